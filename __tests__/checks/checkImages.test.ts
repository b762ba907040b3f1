import {createContentLoader} from '../../plugin/content';
import {createFolder} from '../support/folder';
import {toDocs, toDocument} from '../support/checkFiles';

const DOCUMENT = toDocument(
  "paths:\n  /a:\n    get:\n      operationId: a\n      description: |\n        ![One](https://img.example.com/1.png)\n        ![Two](https://img.example.com/2.png)\n        ![Three](/img/3.png) ![Four](images/4.png)\n        `![Five](https://code.example.com/5.png)`\n      responses: {'200': {description: OK}}\n",
).replace(
  /^info:.*$/m,
  "info: {title: A, version: '1', x-logo: {url: 'https://cdn.example.com/logo.png'}}",
);

async function find(imageHosts?: string[]) {
  const siteDir = createFolder({'docs.json': toDocs(), 'openapi.yaml': DOCUMENT});
  const {diagnostics} = await createContentLoader({
    siteDir,
    docsJson: 'docs.json',
    baseUrl: '/',
    routeBasePath: 'api',
    trailingSlash: undefined,
    imageHosts,
  })();
  return diagnostics
    .filter(({code}) => code === 'image-source')
    .map(({source: {line}, message}) => `${line}: ${message}`);
}

describe('images of a document', () => {
  it('of other hosts are told of at their lines, with the host, and so are relative ones', async () => {
    const line = (text: string) =>
      DOCUMENT.split('\n').findIndex((entry) => entry.includes(text)) + 1;
    expect((await find()).sort()).toEqual(
      [
        `${line('/1.png')}: The pages link to images of \`img.example.com\` instead of loading them.`,
        `${line('/2.png')}: The pages link to images of \`img.example.com\` instead of loading them.`,
        `${line('/4.png')}: The image \`images/4.png\` is relative, so its address differs from page to page.`,
        `${line('logo.png')}: The pages link to images of \`cdn.example.com\` instead of loading them.`,
      ].sort(),
    );
  });

  it('of hosts that the site allows are passed over', async () => {
    expect(await find(['img.example.com', 'cdn.example.com'])).toHaveLength(1);
  });
});
