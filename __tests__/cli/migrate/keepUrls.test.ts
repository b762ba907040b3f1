import {createTestLoader} from '../../support/createTestLoader';
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
