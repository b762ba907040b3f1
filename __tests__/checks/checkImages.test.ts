import {createTestLoader} from '../support/createTestLoader';
import {type ContentContext} from '../../plugin/content';
import {hasStaticFile} from '../../plugin/site/staticFile';
import {createFolder} from '../support/folder';
import {toDocs, toDocument} from '../support/checkFiles';

const DOCUMENT = toDocument(
  "paths:\n  /a:\n    get:\n      operationId: a\n      description: |\n        ![One](https://img.example.com/1.png)\n        ![Two](https://img.example.com/2.png)\n        ![Three](/img/3.png) ![Four](images/4.png)\n        `![Five](https://code.example.com/5.png)`\n      responses: {'200': {description: OK}}\n",
).replace(
  /^info:.*$/m,
  "info: {title: A, version: '1', x-logo: {url: 'https://cdn.example.com/logo.png'}}",
);

function load(context: Partial<ContentContext>) {
  return createTestLoader(createFolder({'docs.json': toDocs(), 'openapi.yaml': DOCUMENT}), {
    ...context,
  })();
}

async function find(imageHosts?: string[], context: Partial<ContentContext> = {}) {
  const {diagnostics} = await load({imageHosts, ...context});
  return diagnostics
    .filter(({code}) => code === 'image-source')
    .map(({source: {line}, message}) => `${line}: ${message}`);
}

describe('images in a document', () => {
  it('are reported at their lines if they are relative or from other hosts', async () => {
    const line = (text: string) =>
      DOCUMENT.split('\n').findIndex((entry) => entry.includes(text)) + 1;
    expect((await find()).sort()).toEqual(
      [
        `${line('/1.png')}: The pages link to images of \`img.example.com\` instead of loading them.`,
        `${line('/2.png')}: The pages link to images of \`img.example.com\` instead of loading them.`,
        `${line('/4.png')}: The image \`images/4.png\` is relative, so its URL differs from page to page.`,
        `${line('logo.png')}: The pages link to images of \`cdn.example.com\` instead of loading them.`,
      ].sort(),
    );
  });

  it('are not reported if the site allows their hosts', async () => {
    expect(await find(['img.example.com', 'cdn.example.com'])).toHaveLength(1);
  });

  it('are reported as lost if the site has no file for them', async () => {
    const isThere = (url: string) => url === '/img/events.png';
    expect(await find(['*'], {hasStaticFile: isThere})).toContainEqual(
      expect.stringContaining('The site has no file for the image `/img/3.png`.'),
    );
    const {tabs} = await load({hasStaticFile: isThere});
    expect([...tabs[0]!.lostImages!].sort()).toEqual(['/img/3.png', 'images/4.png']);
  });

  it('are not lost outside the base URL, where another server may have them', async () => {
    const {tabs} = await load({baseUrl: '/docs/', hasStaticFile: () => false});
    expect(tabs[0]!.lostImages).toEqual(['images/4.png']);
  });

  it('are looked up in all static folders, without query and percent-encoding', () => {
    const siteDir = createFolder({'static/a.png': '', 'public/ä b.png': ''});
    const site = {
      siteDir,
      baseUrl: '/docs/',
      siteConfig: {staticDirectories: ['static', 'public']},
    };
    const found = ['a.png?v=2', '%C3%A4%20b.png', 'b.png', '%zz.png'].filter((name) =>
      hasStaticFile(site, `/docs/${name}`),
    );
    expect(found).toEqual(['a.png?v=2', '%C3%A4%20b.png']);
  });
});
