import type {AllContent, LoadContext} from '@docusaurus/types';
import pluginApiReference from '../../plugin';
import {validateOptions} from '../../plugin/options';
import {listDocsVersions} from '../../plugin/site/docs/docsContent';
import {listOtherPages} from '../../plugin/site/docs/otherPages';
import {findDoublePages, findLostDocs, findRouteClash} from '../../plugin/site/routeClash';
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

describe('other pages of the site with the URLs of pages', () => {
  const toDocs = (...files: string[]) => ({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            isLast: true,
            sidebars: {},
            docs: files.map((file) => ({
              permalink: `/docs/${file.replace(/\..*/, '')}/`,
              source: `@site/docs/${file}`,
            })),
          },
        ],
      },
    },
  });
  const list = (content: AllContent) =>
    findDoublePages(listOtherPages(listDocsVersions(content), content), ['/docs/add-pet', '/news']);

  it('are named, and how to be rid of generated ones', () => {
    expect(list(toDocs('guide.md'))).toBeUndefined();
    expect(list(toDocs('guide.md', 'add-pet.api.mdx'))).toMatch(
      /`\/docs\/add-pet\/ \(docs\/add-pet\.api\.mdx\)`\. docusaurus-openapi-docs has generated/,
    );
    expect(list(toDocs('add-pet.md'))).toContain('another `slug`');
  });

  it('may be pages, posts and lists of posts', () => {
    const post = (permalink: string) => ({metadata: {permalink, source: '@site/blog/a.md'}});
    const toBlog = (...posts: string[]) => ({
      'docusaurus-plugin-content-blog': {
        default: {
          blogPosts: posts.map(post),
          blogListPaginated: [{metadata: {permalink: '/blog'}}],
          blogTags: {'/blog/tags/a': {}},
        },
      },
    });
    expect(list(toBlog('/blog/news'))).toBeUndefined();
    expect(list(toBlog('/news/'))).toContain('`/news/ (blog/a.md)`');
    // Of folders that a site does not have.
    expect(
      list({
        'docusaurus-plugin-content-blog': {default: {blogPosts: [], blogTags: {}}},
        'docusaurus-plugin-content-pages': {
          default: undefined,
          more: [{permalink: '/News', source: '@site/src/pages/News.tsx'}],
        },
      }),
    ).toContain('`/News (src/pages/News.tsx)`');
    expect(findDoublePages(listOtherPages([], toBlog()), ['/blog', '/blog/tags/a'])).toContain(
      '`/blog` and `/blog/tags/a`',
    );
  });
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
