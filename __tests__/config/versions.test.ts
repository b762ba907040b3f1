import {apiNavbarItems} from '../../plugin/routes/navbar';
import {loadDocs} from './support/load';
import {yaml} from '../support/yaml';

const FILES = Object.fromEntries(['v1', 'v2', 'v3'].map((name) => [`${name}.yaml`, name]));
const version = (name: string, more: object = {}) => ({
  version: name,
  source: `v${name.slice(0, 1)}.yaml`,
  ...more,
});

async function load(versions: unknown, api: object = {}, others: object[] = []) {
  const docs = {tabs: [{tab: 'API', api: {versions, ...api}}, ...others]};
  const {siteDir, tabs, diagnostics} = await loadDocs(docs, FILES);
  const findings = diagnostics.map(({code, message, help, source: {pointer}}) => ({
    code,
    message,
    help,
    pointer,
  }));
  return {siteDir, tabs, findings};
}

describe('versions of a tab', () => {
  it('have pages at the URL of the tab for the first version, and below it for the others', async () => {
    const {tabs, findings} = await load([
      version('3.0'),
      version('2.0', {path: 'v2'}),
      version('1.0', {label: 'One', banner: 'unmaintained', badge: false, noIndex: true}),
    ]);
    expect(findings).toEqual([]);
    expect(tabs.map(({tabId, sources}) => [tabId, ...sources])).toEqual([
      ['default', 'v3.yaml'],
      ['default/v2', 'v2.yaml'],
      ['default/1.0', 'v1.yaml'],
    ]);
    expect(tabs.map(({version: own}) => [own?.family, own?.isCurrent, own?.label])).toEqual([
      ['default', true, '3.0'],
      ['default', false, '2.0'],
      ['default', false, 'One'],
    ]);
    expect(tabs[2]?.version).toMatchObject({banner: 'unmaintained', badge: false, noIndex: true});
  });

  it('of a second tab have pages at and below the URL of that tab', async () => {
    const {tabs} = await load([version('1.0')], {}, [
      {tab: 'Admin API', api: {versions: [version('3.0'), version('2.0')]}},
    ]);
    expect(tabs.map(({tabId}) => tabId)).toEqual(['default', 'admin-api', 'admin-api/2.0']);
  });

  it('include a current version: the first that is not unreleased', async () => {
    const {tabs} = await load([
      version('3.0', {banner: 'unreleased', path: 'next'}),
      version('2.0'),
      version('1.0'),
    ]);
    expect(tabs.map(({tabId}) => tabId)).toEqual(['default/next', 'default', 'default/1.0']);
  });

  it('share one link in the navbar', async () => {
    const {siteDir} = await load([version('3.0', {banner: 'unreleased'}), version('2.0')]);
    expect(apiNavbarItems({siteDir})).toEqual([{label: 'API', to: '/api/default'}]);
  });

  it('inherit the settings of their tab and can override them', async () => {
    const OWN = {
      defaultGroup: 'Others',
      webhookGroup: 'Events',
      untagged: 'path',
      schemas: false,
      errors: false,
    };
    const {tabs} = await load(
      [
        version('2.0'),
        version('1.0', {
          tagsOrder: ['Old'],
          navigation: false,
          overrides: {'GET /pets': {title: 'Old pets'}, 'GET /old': {badge: 'Old'}},
          rules: {'tag-parent': 'off'},
          tags: {Old: {page: 'index'}},
          include: [{tag: 'Old'}],
          exclude: [{path: '/debug'}],
          remote: {url: 'https://api.example.com/v1.yaml'},
          showExtensions: ['x-old'],
          schemaDepth: 2,
          editUrl: false,
          showLastUpdateTime: true,
          ...OWN,
        }),
      ],
      {
        tagsOrder: ['Pets'],
        overrides: {'GET /pets': {title: 'Pets', badge: 'Stable'}},
        rules: {'path-ambiguous': 'off'},
        defaultGroup: 'Rest',
        errors: true,
        exclude: [{tag: 'Internal'}],
        showExtensions: ['x-a', {name: 'x-b', as: 'line'}],
      },
    );
    expect(tabs.map(({defaultGroup, errors}) => [defaultGroup, errors])).toEqual([
      ['Rest', true],
      ['Others', false],
    ]);
    expect(tabs[1]).toMatchObject({
      ...OWN,
      tags: new Map([['Old', {page: 'index'}]]),
      showExtensions: [{name: 'x-old'}],
      schemaDepth: 2,
      editUrl: false,
      showLastUpdateTime: true,
      audience: {include: [{tag: ['Old']}], exclude: [{tag: ['Internal']}, {path: ['/debug']}]},
      remote: {url: 'https://api.example.com/v1.yaml'},
    });
    expect(
      tabs.map(({tagsOrder, navigation, overrides, rules}) => ({
        tagsOrder,
        navigation,
        overrides: Object.fromEntries(overrides),
        rules: Object.fromEntries(rules),
      })),
    ).toEqual(yaml`
      - {tagsOrder: [Pets], navigation: true, overrides: {GET /pets: {title: Pets, badge: Stable}}, rules: {path-ambiguous: off}}
      - {tagsOrder: [Old], navigation: false, overrides: {GET /pets: {title: Old pets, badge: Stable}, GET /old: {badge: Old}},
          rules: {path-ambiguous: off, tag-parent: off}}
    `);
  });

  it('must have unique names and paths, regardless of case', async () => {
    const {tabs, findings} = await load([
      version('3.0'),
      version('2.0', {path: 'Old'}),
      version('1.0', {path: 'old'}),
      version('3.0', {path: 'x'}),
    ]);
    expect(tabs.map(({tabId}) => tabId)).toEqual(['default', 'default/Old']);
    expect(findings).toEqual(yaml`
      - {code: config-version, message: 'Two versions have the path \`old\`.', help: 'Give each version its own \`path\`.',
          pointer: /tabs/0/api/versions/2/path}
      - {code: config-version, message: 'Two versions have the name \`3.0\`.', help: 'Give each version its own \`version\`.',
          pointer: /tabs/0/api/versions/3/version}
    `);
  });

  it.each([
    ['1.0 (old)', '`1.0 (old)` is not one segment of a URL.', 'Add "path": "1-0-old".'],
    ['Document', '`Document` is the path of other files of the tab.', 'Add "path": "v-document".'],
    [
      'search-index',
      '`search-index` is the path of other files of the tab.',
      'Add "path": "v-search-index".',
    ],
    ['404', '`404` is the path of other files of the tab.', 'Add "path": "v-404".'],
    ['llms.txt', '`llms.txt` is the path of other files of the tab.', 'Add "path": "v-llms-txt".'],
  ])('with the name %s are reported, with a valid `path`', async (name, message, help) => {
    const {tabs, findings} = await load([version('3.0'), {version: name, source: 'v1.yaml'}]);
    expect(tabs).toHaveLength(1);
    expect(findings).toEqual([
      {code: 'config-version', message, help, pointer: '/tabs/0/api/versions/1/version'},
    ]);
  });

  it('may have any name if they are the current version', async () => {
    const {tabs, findings} = await load([{version: '3.0 (2026)', source: 'v3.yaml'}]);
    expect(findings).toEqual([]);
    expect(tabs[0]?.tabId).toBe('default');
  });

  it.each<[string, object[], object, object]>(yaml`
    - ['beside \`source\`', [{version: '1.0', source: v1.yaml}], {source: v2.yaml},
        {code: config-type, message: '\`api\` has both \`source\` and \`versions\`.', help: 'Remove \`source\`: each version has its own.', pointer: /tabs/0/api/source}]
    - [with the same document, [{version: '3.0', source: v3.yaml}, {version: '2.0', source: v3.yaml}], {},
        {code: config-source-twice, message: '\`v3.yaml\` is also the document of the version "3.0" of the tab "API".',
          help: Each operation then has two pages. Remove one of the versions if that is not meant., pointer: /tabs/0/api/versions/1/source}]
  `)('are reported %s', async (_what, versions, api, finding) => {
    expect((await load(versions, api)).findings).toEqual([finding]);
  });
});
