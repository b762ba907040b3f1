import path from 'path';
import {createPipeline} from '../../plugin/content';
import {toTranslationFiles, translateContent} from '../../plugin/site/translations';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const toDocument = (title: string, summary: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\npaths: {/pets: {get: {summary: ${summary}, responses: {'200': {description: OK}}}}, /health: {get: {responses: {'200': {description: OK}}}}}\n`;
const docs = {
  tabs: [
    {
      tab: 'Reference',
      api: {
        source: 'openapi.yaml',
        showExtensions: [{name: 'x-a', label: 'Rights'}, 'x-b'],
        overrides: {'GET /health': {title: 'Health', badge: 'Stable'}},
      },
    },
    {
      tab: 'Admin API',
      api: {
        source: 'admin.yaml',
        navigation: [
          {group: 'Guides', pages: [{link: '/x', label: 'More'}]},
          'GET /health',
          {rest: true},
        ],
      },
    },
  ],
};
const site = {baseUrl: '/fr/', routeBasePath: 'api', trailingSlash: undefined};
const I18N = 'i18n/fr/docusaurus-plugin-api-reference';

const FILES = {
  'docs.json': JSON.stringify(docs),
  'openapi.yaml': toDocument('Pets', 'List'),
  'admin.yaml': toDocument('Admin', 'Manage'),
  [`${I18N}/openapi.yaml`]: toDocument('Animaux', 'Lister'),
};

/** A site with these files, whose translations are in a folder. */
function open(
  localizedDir?: string,
  files: {[name: string]: string} = FILES,
  docsJson = 'docs.json',
) {
  const siteDir = createFolder(files);
  return createPipeline({
    ...site,
    siteDir,
    docsJson,
    ...(localizedDir !== undefined && {localizedDir: path.join(siteDir, localizedDir)}),
  });
}
const load = (...args: Parameters<typeof open>) => open(...args).load();
const titlesOf = ({tabs}: Awaited<ReturnType<typeof load>>) =>
  tabs.map(({reference}) => reference!.info.title);

describe('a translated document', () => {
  it('replaces the document that docs.json names; other documents stay the same', async () => {
    expect(titlesOf(await load(I18N))).toEqual(['Animaux', 'Admin']);
    expect(titlesOf(await load())).toEqual(['Pets', 'Admin']);
    expect(titlesOf(await load('i18n/de/docusaurus-plugin-api-reference'))).toEqual([
      'Pets',
      'Admin',
    ]);
  });

  it('is ignored outside the folder of docs.json, with a warning', async () => {
    const files = {
      'api/docs.json':
        '{"tab": "API", "api": {"source": "openapi.yaml", "overlays": ["words.yaml"], "overrides": {"GET /pets": {"before": "notes.md"}}}}',
      'api/openapi.yaml': toDocument('Pets', 'List'),
      'api/words.yaml':
        "overlay: 1.1.0\ninfo: {title: Words, version: '1'}\nactions: [{target: $.info, update: {description: Ours.}}]\n",
      'api/notes.md': 'Ours.',
      [`${I18N}/openapi.yaml`]: toDocument('Animaux', 'Lister'),
      [`${I18N}/words.yaml`]: '',
      [`${I18N}/notes.md`]: '',
    };
    const content = await load(I18N, files, 'api/docs.json');
    expect(titlesOf(content)).toEqual(['Pets']);
    expect(
      content.diagnostics.filter(({code}) => code === 'config-translation-outside'),
    ).toMatchObject([
      {
        severity: 'warning',
        source: {file: 'docs.json', line: 1},
        message: `The translated copy \`../${I18N}/openapi.yaml\` is outside the project root, so it is ignored.`,
        help: expect.stringContaining('i18n.path'),
      },
      {message: expect.stringContaining('words.yaml` is outside the project root')},
      {message: expect.stringContaining('notes.md` is outside the project root')},
    ]);
  });

  it('has the same URLs as the original if another document of its tab is not translated', async () => {
    const toPets = (name: string) =>
      toDocument(name, name)
        .replace('/pets', `/${name}`)
        .replaceAll('{description: OK}', "{$ref: '#/components/responses/OK'}") +
      "components: {responses: {OK: {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}, schemas: {Pet: {type: object}}}\n";
    const files = {
      'docs.json': '{"tab": "API", "api": {"source": ["api/cats.yaml", "api/dogs.yaml"]}}',
      'api/cats.yaml': toPets('cats'),
      'api/dogs.yaml': toPets('dogs').replace('/health', '/state'),
      [`${I18N}/api/cats.yaml`]: toPets('cats'),
    };
    const urlsOf = async (localizedDir?: string) =>
      (await load(localizedDir, files)).tabs.flatMap(({lists}) =>
        lists?.schemaPages?.pages.map(({permalink}) => permalink),
      );
    const urls = await urlsOf();
    expect(urls).toEqual(['/fr/api/default/schemas/cats.Pet', '/fr/api/default/schemas/dogs.Pet']);
    expect(await urlsOf(I18N)).toEqual(urls);
  });

  it('may have a translated overlay for one of several documents, which are not translated', async () => {
    const toOverlay = (words: string) =>
      `overlay: 1.1.0\ninfo: {title: Words, version: '1'}\nextends: cats.yaml\nactions: [{target: $.info, update: {description: ${words}}}]\n`;
    const {tabs, diagnostics} = await load(I18N, {
      'docs.json':
        '{"tab": "API", "api": {"source": ["cats.yaml", "dogs.yaml"], "overlays": ["words.yaml"]}}',
      'cats.yaml': toDocument('Cats', 'List'),
      'dogs.yaml': toDocument('Dogs', 'List')
        .replace('/pets', '/dogs')
        .replace('/health', '/state'),
      'words.yaml': toOverlay('Cats.'),
      [`${I18N}/words.yaml`]: toOverlay('Chats.'),
    });
    expect(diagnostics.map(({code}) => code)).not.toContain('overlay-extends');
    expect(tabs[0]?.reference?.documents?.map(({info}) => info.description)).toEqual([
      expect.stringContaining('Chats.'),
      undefined,
    ]);
  });

  it('has the same changelog as the original document, with its date', async () => {
    const changelog = [
      {date: '2026-05-01', source: './openapi.yaml'},
      {date: '2026-04-01', source: 'april.yaml'},
    ];
    const {tabs} = await load(I18N, {
      ...FILES,
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', changelog}}),
      'april.yaml': toDocument('Pets', 'List'),
    });
    expect(tabs[0]?.reference?.info.title).toBe('Animaux');
    expect(tabs[0]?.lists?.changelog?.sections.map(({id, date}) => [id, date])).toEqual([
      ['2026-05-01', '2026-05-01'],
    ]);
  });

  it('has the same URLs as the original document', async () => {
    const [own, translated] = [await load(), await load(I18N)].map(({tabs}) =>
      tabs.flatMap(({navigation}) => navigation!.pages.map(({permalink}) => permalink)),
    );
    expect(translated).toEqual(own);
  });
});

describe('texts of docs.json', () => {
  it('are included in the translation files', async () => {
    const [file] = toTranslationFiles(await load());
    expect(Object.entries(file!.content).map(([id, {message}]) => `${id}: ${message}`)).toEqual(
      expect.arrayContaining(yaml<unknown[]>`
        ['default.label: Reference', 'default.defaultGroup: Endpoints', 'default.webhookGroup: Webhooks', 'default.extension.x-a: Rights',
          'default.override.GET /health.title: Health', 'default.override.GET /health.badge: Stable', 'admin-api.label: Admin API',
          'admin-api.navigation.Guides: Guides', 'admin-api.navigation.More: More']
      `),
    );
  });

  it('are translated if there is a translation; URLs stay the same', async () => {
    const {load: loadContent, remake} = open();
    const content = await loadContent();
    const files = [
      {
        path: 'labels',
        content: {
          'default.label': {message: 'Référence'},
          'default.override.GET /health.title': {message: 'Santé'},
          'default.extension.x-a': {message: 'Droits'},
          'admin-api.label': {message: 'Administration'},
          'admin-api.navigation.Guides': {message: 'Manuel'},
        },
      },
    ];
    const {tabs} = translateContent(content, files, remake);
    expect(tabs.map(({config: tab}) => [tab.tabId, tab.label])).toEqual([
      ['default', 'Référence'],
      ['admin-api', 'Administration'],
    ]);
    expect(tabs[0]!.config.showExtensions).toEqual([{name: 'x-a', label: 'Droits'}, {name: 'x-b'}]);
    const {groups} = tabs[1]!.navigation!;
    expect(groups.slice(0, 2)).toMatchObject([{label: 'Administration'}, {label: 'Manuel'}]);
    expect(groups.map(({id}) => id)).toEqual(content.tabs[1]!.navigation!.groups.map(({id}) => id));
    const health = tabs[0]!.navigation!.pages.find(
      ({operation}) => operation.key === 'GET /health',
    )!;
    expect([health.title, health.override.badge, health.permalink]).toEqual([
      'Santé',
      'Stable',
      '/fr/api/default/health/get',
    ]);
  });

  it('keep their translations when a tab gets an id', async () => {
    const {load: loadContent, remake} = open(undefined, {
      ...FILES,
      'docs.json': '{"tab": "API", "api": {"id": "store", "source": "openapi.yaml"}}',
    });
    const content = await loadContent();
    const [own] = toTranslationFiles(content);
    const labelWith = (translations: {[id: string]: string}) => {
      const given = Object.entries(translations).map(([id, message]) => [id, {message}]);
      const files = [{...own!, content: {...own!.content, ...Object.fromEntries(given)}}];
      return translateContent(content, files, remake).tabs[0]?.config.label;
    };
    expect(labelWith({'default.label': 'Référence'})).toBe('Référence');
    expect(labelWith({'default.label': 'Référence', 'store.label': 'Boutique'})).toBe('Boutique');
    expect(labelWith({'other.label': 'Référence'})).toBe('API');
  });

  it('name groups, which other settings and the routes name as docs.json does', async () => {
    const {load: loadContent, remake} = open(undefined, {
      'docs.json': JSON.stringify({
        tab: 'API',
        api: {
          source: 'openapi.yaml',
          defaultGroup: 'Service',
          tagsOrder: ['Hooks', 'Service'],
          webhookGroup: 'Hooks',
          navigation: [{tag: 'Service'}, {rest: true}],
          tags: {Service: {page: 'index'}},
        },
      }),
      'openapi.yaml': `${toDocument('Pets', 'List')}webhooks: {a: {post: {responses: {'200': {description: OK}}}}}\n`,
    });
    const own = await loadContent();
    const translated = translateContent(
      own,
      [{path: 'labels', content: {'default.defaultGroup': {message: 'Divers'}}}],
      remake,
    );
    const toLabels = ({tabs}: typeof own) => tabs[0]!.navigation!.groups.map(({label}) => label);
    expect([toLabels(own), toLabels(translated)]).toEqual([
      ['Service', 'Hooks'],
      ['Divers', 'Hooks'],
    ]);
    const [first, second] = [own, translated].map(({tabs}) => tabs[0]!.navigation!.tagPages);
    expect(first?.map(({permalink}) => permalink)).toEqual(['/fr/api/default/tags/service']);
    expect(second?.map(({permalink}) => permalink)).toEqual(['/fr/api/default/tags/service']);
  });
});
