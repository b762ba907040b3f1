import type {LoadContext} from '@docusaurus/types';
import pluginApiReference from '../../plugin';
import {validateOptions} from '../../plugin/options';
import {findDoubleDocs, findLostDocs, findRouteClash} from '../../plugin/site/routeClash';
import {standIn} from '../support/standIn';

const NAME = 'docusaurus-plugin-api-reference';
const find = (plugins: unknown[], presets: unknown[] = [], path = 'api') =>
  findRouteClash({plugins, presets} as Parameters<typeof findRouteClash>[0], path);

describe('the `routeBasePath` of the plugin', () => {
  it('must differ from that of the docs plugin, wherever the site lists the docs plugin', () => {
    for (const clash of [
      find([NAME, ['content-docs', {routeBasePath: 'api'}]]),
      find([NAME, '@docusaurus/plugin-content-docs'], [], 'docs'),
      find([NAME], [['classic', {docs: {routeBasePath: '/api'}}]]),
      find([NAME], ['@docusaurus/preset-classic'], 'docs'),
      find([NAME], ['@docusaurus/classic'], 'docs'),
      find([NAME], ['/site/node_modules/@docusaurus/preset-classic/lib/index.js'], 'docs'),
      find([NAME], [['classic', {docs: {routeBasePath: '/'}}]], ''),
    ])
      expect(clash).toContain('the same `routeBasePath`');
  });

  it('must differ between two instances', () => {
    const two = [NAME, ['api-reference', {id: 'two', routeBasePath: '/api/'}]];
    expect(find(two)).toContain(
      `Two instances of ${NAME} have the same \`routeBasePath\`, \`/api\``,
    );
    expect(find([NAME, `../node_modules/${NAME}/lib/index.js`])).toContain('Two instances');
    expect(find([NAME, pluginApiReference])).toContain('Two instances');
    expect(
      find([...two, [NAME, {id: 'three', routeBasePath: 'three'}]], [], 'three'),
    ).toBeUndefined();
  });

  it('may be above or below that of the docs plugin, or equal that of a disabled one', () => {
    expect(
      find(
        [NAME, false, null, () => ({}), ['content-docs', {routeBasePath: 'api/guides'}]],
        [['classic', {docs: {routeBasePath: '/'}}]],
      ),
    ).toBeUndefined();
    expect(find([NAME], [['classic', {docs: false}]], 'docs')).toBeUndefined();
    expect(find([], ['classic'])).toBeUndefined();
  });

  it('makes the plugin throw if it equals that of the docs plugin', async () => {
    const context = standIn<LoadContext>({
      siteDir: '/site',
      baseUrl: '/',
      generatedFilesDir: '/site/.docusaurus',
      siteConfig: {plugins: [], presets: [['classic', {docs: {routeBasePath: 'api'}}]]},
    });
    await expect(pluginApiReference(context, validateOptions({options: {}}))).rejects.toThrow(
      'the same `routeBasePath`, `/api`',
    );
  });
});

it('names docs with the URLs of pages, and how to be rid of generated ones', () => {
  const toVersion = (...files: string[]) => ({
    isLast: true,
    sidebars: {},
    docs: files.map((file) => ({
      id: file,
      title: '',
      permalink: `/docs/${file.replace(/\..*/, '')}/`,
      source: `@site/docs/${file}`,
      frontMatter: {},
    })),
  });
  const find = (...files: string[]) => findDoubleDocs([toVersion(...files)], ['/docs/add-pet']);
  expect(find('guide.md')).toBeUndefined();
  expect(find('guide.md', 'add-pet.api.mdx')).toMatch(
    /`\/docs\/add-pet\/ \(docs\/add-pet\.api\.mdx\)`\. docusaurus-openapi-docs has generated/,
  );
  expect(find('add-pet.md')).toContain('another `slug`');
});

describe('docs with paths below that of the pages', () => {
  const docs = (path: string, ...permalinks: string[]) =>
    permalinks.map((permalink) => ({
      path,
      docs: [{id: permalink, title: '', permalink, frontMatter: {}}],
      isLast: true,
      sidebars: {},
    }));
  const list = (path: string, ...permalinks: string[]) =>
    findLostDocs(docs(path, ...permalinks), {baseUrl: '/en/', routeBasePath: 'api'});

  it('are named where the router does not find them', () => {
    expect(list('/en/', '/en/api/intro/', '/en/apis', '/en/api', '/en/guide')).toContain(
      "below that of the API's pages, `/en/api`: `/en/api/intro/` and `/en/api`.",
    );
  });

  it('may be there if the docs plugin has a longer path, or the pages are at the root', () => {
    expect(list('/en/api/guides', '/en/api/guides/intro')).toBeUndefined();
    expect(
      findLostDocs(docs('/docs', '/docs/intro'), {baseUrl: '/', routeBasePath: ''}),
    ).toBeUndefined();
  });
});
