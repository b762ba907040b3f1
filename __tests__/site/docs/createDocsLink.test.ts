import fs from 'fs';
import path from 'path';
import {createPipeline} from '../../../plugin/content';
import {createDocsLink} from '../../../plugin/site/docs/createDocsLink';
import {createFolder} from '../../support/folder';

const pages = {baseUrl: '/', routeBasePath: 'api', trailingSlash: undefined};
const DOCUMENT =
  "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths: {/pets: {get: {summary: List, responses: {'200': {description: OK}}}, post: {summary: Add, responses: {'200': {description: OK}}}}}\n";

function load(navigation: unknown, files: {[name: string]: string} = {}) {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', navigation}}, null, 1),
    'openapi.yaml': DOCUMENT,
    ...files,
  });
  return {siteDir, ...createPipeline({...pages, siteDir, docsJson: 'docs.json'})};
}

const toAll = (sidebars: object, more: object = {}) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          isLast: true,
          docs: [{id: 'intro', title: 'Introduction', permalink: '/docs/intro', frontMatter: {}}],
          drafts: [{id: 'coming'}],
          sidebars,
          ...more,
        },
      ],
    },
  },
});
const LINK = {
  type: 'link',
  label: 'List',
  href: '/api/default/pets/get',
  customProps: {api: 'default', method: 'GET'},
};

/** Links the pages of a site with this `navigation` to its docs. */
async function link(navigation: unknown, docs: ReturnType<typeof toAll>, development = false) {
  const {load: loadContent, remake} = load(navigation);
  const docsLink = createDocsLink({development, pages, remake});
  return {docsLink, linked: docsLink.link(await loadContent(), docs)};
}

describe('pages of an API in a site with docs', () => {
  let print: jest.SpyInstance;
  beforeEach(() => {
    print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => print.mockRestore());

  it('are not linked to docs if their tab has its own sidebar', async () => {
    const {docsLink, linked} = await link(true, toAll({docs: [LINK]}));
    expect(linked).toBeUndefined();
    expect(docsLink.hasGuides()).toBe(true);
  });

  it('link to the docs that `navigation` names', async () => {
    const {linked} = await link(['intro', 'coming', {rest: true}], toAll({}));
    const {items, pages: made} = linked!.tabs[0]!.navigation!;
    expect(items?.[0]).toMatchObject({link: {title: 'Introduction', permalink: '/docs/intro'}});
    expect(made[0]?.previous?.permalink).toBe('/docs/intro');
  });

  it('stop the build if `navigation` names an unknown doc, with its place and the nearest id', async () => {
    await expect(link(['intr', {rest: true}], toAll({}))).rejects.toThrow(
      'The API reference cannot be built: 1 configuration error, listed above.',
    );
    expect(print.mock.calls.join('\n')).toContain('docs.json:6:4  The site has no doc `intr`.');
    expect(print.mock.calls.join('\n')).toContain('Did you mean `intro`?');
  });

  it('stop the build if a doc has a path below theirs', async () => {
    const lost = {id: 'a', title: 'A', permalink: '/api/intro', frontMatter: {}};
    await expect(link(true, toAll({}, {path: '/', docs: [lost]}))).rejects.toThrow(
      '`/api/intro`. Each would be "Page Not Found".',
    );
  });

  it('have a finding instead of an error for an unknown doc in development', async () => {
    const {linked} = await link(['intr', {rest: true}], toAll({}), true);
    expect(linked?.diagnostics.at(-1)?.code).toBe('config-navigation-unmatched');
  });

  it('take their place from a docs sidebar if their tab does not list them', async () => {
    const docs = [{type: 'doc', id: 'intro'}, LINK];
    const {linked} = await link(['POST /pets'], toAll({docs}));
    const [list, add] = linked!.tabs[0]!.navigation!.pages;
    expect([list?.docsSidebar, list?.previous?.permalink]).toEqual([0, '/docs/intro']);
    expect([add?.docsSidebar, add?.previous]).toEqual([undefined, undefined]);
  });

  it('make the docs reload their sidebars after operations have changed, and only then', async () => {
    const {siteDir, load: loadContent, remake} = load(true, {'sidebars.js': 'text'});
    const sidebarFilePath = path.join(siteDir, 'sidebars.js');
    const timeOf = () => fs.statSync(sidebarFilePath).mtimeMs;
    const before = timeOf();
    fs.utimesSync(sidebarFilePath, 1e9, 1e9);
    const docs = createDocsLink({development: true, pages, remake});
    const all = toAll({docs: [LINK]}, {sidebarFilePath});
    docs.link(await loadContent(), all);
    docs.link(await loadContent(), all);
    await docs.refreshSidebars(Date.now());
    expect(timeOf()).toBe(1e12);
    fs.writeFileSync(path.join(siteDir, 'openapi.yaml'), DOCUMENT.replace('List', 'List all'));
    docs.link(await loadContent(), all);
    expect(timeOf()).toBe(1e12);
    await docs.refreshSidebars(Date.now());
    expect(timeOf()).toBeGreaterThanOrEqual(before);
    expect(fs.readFileSync(sidebarFilePath, 'utf8')).toBe('text');

    // The next document waits until the docs have loaded and the result is built; an earlier build
    // does not count.
    const order: string[] = [];
    const settled = docs.settled().then(() => order.push('settled'));
    await docs.refreshSidebars(Date.now());
    order.push('built before');
    docs.link(await loadContent(), all);
    await new Promise(setImmediate);
    order.push('loaded');
    await docs.refreshSidebars(Date.now());
    await settled;
    expect(order).toEqual(['built before', 'loaded', 'settled']);
  });
});
