import {createTestLoader} from '../../support/createTestLoader';
import {yaml} from '../../support/yaml';
import {migrate, toDocument, toGeneratedFile} from './support';

const toConfig = (versions = '') => `module.exports = {
  title: 'T', url: 'https://docs.example.com', baseUrl: '/',
  presets: [['classic', {docs: {docItemComponent: '@theme/ApiItem'}}]],
  plugins: [['docusaurus-plugin-openapi-docs', {id: 'openapi', docsPluginId: 'classic', config: {
    pets: {specPath: 'pets.yaml', outputDir: 'docs/pets', sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'}${versions}},
  }}]],
  themes: ['docusaurus-theme-openapi-docs'],
};
`;
const PETS = toDocument(
  'Pet Store',
  `  /pets:
    get: {operationId: listPets, tags: [Pet Care], responses: {}}
    post: {summary: "Add a pet", tags: [Pet Care], responses: {}}
  /hush:
    get: {operationId: hush, x-internal: true, responses: {}}
`,
);
const SITE = {'docusaurus.config.js': toConfig(), 'pets.yaml': PETS};

/** A site with a Redoc page at `url`, and the file. */
function toTakenSite(file: string, matter: string, url: string) {
  return {
    'docusaurus.config.js': `module.exports = {
      title: 'T', url: 'https://docs.example.com', baseUrl: '/',
      presets: [
        'classic',
        ['redocusaurus', {specs: [{spec: 'pets.yaml', route: '${url}/'}]}],
      ],
      plugins: [
        ['content-pages', {id: 'site', path: 'site', exclude: ['**/drafts/**']}],
        ['@docusaurus/plugin-content-blog', {id: 'notes', path: './notes', routeBasePath: '/notes'}],
        ['content-docs', {id: 'more', path: 'guides', routeBasePath: 'more'}],
      ],
    };`,
    'pets.yaml': PETS,
    [file]: `---\n${matter}\n---\n`,
  };
}

describe('migrate --keep-urls', () => {
  it('gives the pages the URLs of the old ones, also in the site that it writes', async () => {
    const {code, folder, redirects, output} = await migrate(SITE, '--keep-urls', '--yes');
    expect(code).toBe(0);
    const {tabs, former, diagnostics} = await createTestLoader(folder)();
    const [{navigation} = {}] = tabs;
    expect(navigation?.overview).toBe('/docs/pets/pet-store');
    expect(navigation?.pages.map(({permalink}) => permalink)).toEqual([
      '/docs/pets/list-pets',
      '/docs/pets/add-a-pet',
    ]);
    expect(navigation?.tagPages).toMatchObject([{permalink: '/docs/pets/pet-care'}]);
    expect(former?.redirects).toEqual([]);
    expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    // A page that no longer exists has no URL to keep.
    expect(redirects()).toEqual(['/docs/pets/hush /docs/pets/pet-store']);
    expect(output).toContain('4 pages keep their URLs');
  });

  it('continues their pattern, version by version', async () => {
    const versions = `, version: '2', label: 'v2', baseUrl: '/pets', versions: {'1': {specPath: 'old.yaml', outputDir: 'docs/pets/1', label: 'v1', baseUrl: '/pets/1'}}`;
    const {json} = await migrate(
      {...SITE, 'docusaurus.config.js': toConfig(versions), 'old.yaml': PETS},
      '--keep-urls',
      '--yes',
    );
    expect(json('routes.lock.json')).toMatchObject({
      patterns: [
        {tab: 'default', address: '/docs/pets/{name}'},
        {tab: 'default', version: '1', address: '/docs/pets/1/{name}'},
      ],
    });
  });

  it('takes them from generated files, even for a document that is not pulled yet', async () => {
    const {json} = await migrate(
      {
        'docusaurus.config.js': toConfig().replace('pets.yaml', 'https://api.example.com/x.yaml'),
        'docs/pets/list.api.mdx': toGeneratedFile('list', 'get', '/pets'),
      },
      '--keep-urls',
      '--yes',
    );
    expect(json('routes.lock.json')).toMatchObject({
      addresses: [{address: '/docs/pets/list', kind: 'operation', operation: 'GET /pets'}],
    });
  });

  it('names the docs that have such URLs, and writes nothing', async () => {
    const {code, errors, files} = await migrate(
      {
        ...SITE,
        'docs/pets/01-list-pets.md': '# Ours\n',
        'docs/elsewhere.md': '---\nslug: /pets/pet-care\n---\n',
        'docs/pets/add-a-pet.api.mdx': toGeneratedFile('add-a-pet', 'post', '/pets'),
        'docs/pets/list-pets.api.mdx': toGeneratedFile('list-pets', 'get', '/pets'),
        'docs/pets/pet-care.tag.mdx': '---\nid: pet-care\n---\n',
        'docs/pets/other.md': '# Other\n',
      },
      '--keep-urls',
      '--yes',
    );
    expect(code).toBe(2);
    expect(errors).toContain('- `/docs/pets/list-pets` is the URL of `docs/pets/01-list-pets.md`.');
    expect(errors).toContain('- `/docs/pets/pet-care` is the URL of `docs/elsewhere.md`.');
    expect(errors.match(/^- /gm)).toHaveLength(2);
    expect(files()).not.toContain('docs.json');
  });

  it.each<[string, string, string, string]>(yaml`
    - [a page, src/pages/list-pets.tsx, '', /list-pets]
    - [the page of a folder, src/pages/list-pets/index.md, '', /list-pets]
    - [a page with a slug, src/pages/other.mdx, 'slug: /list-pets', /list-pets]
    - [a page in another folder, site/list-pets.js, '', /list-pets]
    - [a post, blog/list-pets.md, '', /blog/list-pets]
    - [a post with a date, blog/2026-11-30-list-pets/index.mdx, '', /blog/2026/11/30/list-pets]
    - [a post with a slug, blog/2026/11-30-news.md, 'slug: list-pets', /blog/list-pets]
    - [a post of another blog, notes/list-pets.md, '', /notes/list-pets]
    - [a doc of another instance, guides/1-pets/2-list-pets.md, '', /more/pets/list-pets]
    - [the list of posts, blog/news.md, '', /blog]
    - [the archive, blog/news.md, '', /blog/archive]
    - [the list of tags, blog/news.md, 'tags: [a]', /blog/tags]
  `)('names %s that has such a URL', async (_what, file, matter, url) => {
    const {code, errors} = await migrate(toTakenSite(file, matter, url), '--keep-urls', '--yes');
    const place = /^\/blog(?:\/(?:archive|tags))?$/.test(url) ? 'blog/' : file;
    expect([code, errors]).toEqual([
      2,
      expect.stringContaining(`- \`${url}\` is the URL of \`${place}\`.\n`),
    ]);
  });

  it.each<[string, string, string, string]>(yaml`
    - [a part of a page, src/pages/_list-pets.tsx, '', /list-pets]
    - [a part in a folder of parts, src/pages/_parts/list-pets.tsx, '', /_parts/list-pets]
    - [a test, src/pages/list-pets.test.tsx, '', /list-pets.test]
    - [a style, src/pages/list-pets.module.css, '', /list-pets]
    - [an excluded page, site/drafts/list-pets.md, '', /drafts/list-pets]
    - [the archive of an empty blog, blog/_news.md, '', /blog/archive]
  `)('does not take %s for a page', async (_what, file, matter, url) => {
    const {output} = await migrate(toTakenSite(file, matter, url), '--keep-urls', '--yes');
    expect(output).toContain('1 page keeps its URL.');
  });

  it('names a page of the preset that Docusaurus’s own replaces', async () => {
    const {errors} = await migrate(
      {
        'docusaurus.config.js': `module.exports = {
          title: 'T', url: 'https://docs.example.com', baseUrl: '/',
          presets: [['docusaurus-preset-openapi', {docs: false, api: {path: 'pets.json', routeBasePath: '/pets'}}]],
        };`,
        'pets.json': JSON.stringify({
          openapi: '3.0.3',
          info: {title: 'Pets', version: '1'},
          paths: {'/pets': {get: {summary: 'List pets', responses: {}}}},
        }),
        'src/pages/pets/list-pets.js': '',
      },
      '--keep-urls',
      '--yes',
    );
    expect(errors).toContain('- `/pets/list-pets` is the URL of `src/pages/pets/list-pets.js`.');
  });

  it.each([
    ['the only page', ['/api/pets']],
    ['the second page', ['/api', '/api/pets/']],
  ])(
    'keeps %s of redocusaurus below the usual root, which others then have',
    async (_what, routes) => {
      const specs = routes.map(
        (route, index) => `{id: 'pets${index}', spec: 'pets.yaml', route: '${route}'}`,
      );
      const {json, files, read} = await migrate(
        {
          'docusaurus.config.js': `module.exports = {
          title: 'T', url: 'https://docs.example.com', baseUrl: '/',
          presets: [['redocusaurus', {specs: [${specs.join()}]}]],
        };`,
          'pets.yaml': PETS,
        },
        '--keep-urls',
        '--yes',
      );
      expect(json('routes.lock.json')).toMatchObject({
        addresses: routes.map((route) => ({address: route.replace(/\/$/, ''), kind: 'overview'})),
      });
      expect(files()).not.toContain('api-redirects.json');
      expect(read('docusaurus.config.js')).toContain("routeBasePath: 'api-reference'");
    },
  );

  it('keeps the only page of redocusaurus, even at the root of the new pages', async () => {
    const {json, files} = await migrate(
      {
        'docusaurus.config.js': `module.exports = {
          title: 'T', url: 'https://docs.example.com', baseUrl: '/',
          presets: [['redocusaurus', {specs: [{spec: 'pets.yaml', route: '/api/'}]}]],
        };`,
        'pets.yaml': PETS,
      },
      '--keep-urls',
      '--yes',
    );
    expect(json('routes.lock.json')).toMatchObject({
      addresses: [{address: '/api', kind: 'overview', tab: 'default'}],
    });
    expect(files()).not.toContain('api-redirects.json');
  });
});
