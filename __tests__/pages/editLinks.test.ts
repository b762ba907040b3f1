import path from 'path';
import {toEditUrl, type EditSource} from '../../plugin/config/editUrl';
import type {PropOperationChunk, PropOverview} from '../../plugin/pages/props';
import {buildRoutes} from '../../plugin/pages/routes';
import {createTestLoader} from '../support/createTestLoader';
import {readDataModule} from '../support/dataModule';
import {createFolder} from '../support/folder';
import {routeContext} from '../support/routeContext';

const FILES = {
  'openapi.yaml': `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get: {responses: {'200': {description: OK}}}
  /parts:
    $ref: 'paths/a part.yaml'
`,
  'paths/a part.yaml': "summary: A part\nget: {responses: {'200': {description: OK}}}\n",
};
const BASE = 'https://github.com/acme/docs/edit/main/site';

/** What the pages say about their files; the site is in the folder of docs.json. */
async function show(api: object, options: Parameters<typeof createTestLoader>[1] = {}) {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', ...api}}),
    ...FILES,
  });
  const updates = new Map([[path.join(siteDir, 'openapi.yaml'), 1_700_000_000_000]]);
  const site = await createTestLoader(siteDir, options)();
  const context = {...routeContext, siteDir, locale: 'en', updates};
  const {files} = buildRoutes(site, context, (name) => name);
  const read = <T>(name: string) =>
    readDataModule(files.find((file) => file.name === `default/${name}`)!.text) as T;
  const {operations} = read<PropOperationChunk>('operations-0.mjs');
  return {
    overview: read<PropOverview>('overview.mjs').edit,
    pets: operations['/api/default/pets/get']!.edit,
    parts: operations['/api/default/parts/get']!.edit,
  };
}

describe('edit links', () => {
  it('lead to the line of the operation, also in another file', async () => {
    expect(await show({}, {editUrl: BASE})).toEqual({
      overview: {url: `${BASE}/openapi.yaml`},
      pets: {url: `${BASE}/openapi.yaml#L5`},
      parts: {url: `${BASE}/paths/a%20part.yaml#L2`},
    });
  });

  it('are those of the tab if it has its own, or none', async () => {
    const {pets} = await show({editUrl: 'https://git.example.com/x/'}, {editUrl: BASE});
    expect(pets).toEqual({url: 'https://git.example.com/x/openapi.yaml'});
    const none = {overview: undefined, pets: undefined, parts: undefined};
    expect(await show({editUrl: false}, {editUrl: BASE})).toEqual(none);
    expect(await show({})).toEqual(none);
  });

  it('can be made by a function, which may leave some out', async () => {
    const editUrl = ({line, documentPath, permalink, tab}: EditSource) =>
      line === undefined
        ? undefined
        : `https://x.example/${[tab, documentPath, line, permalink].join()}`;
    expect(await show({}, {editUrl})).toEqual({
      overview: undefined,
      pets: {url: 'https://x.example/default,openapi.yaml,5,/api/default/pets/get'},
      parts: {url: 'https://x.example/default,paths/a part.yaml,2,/api/default/parts/get'},
    });
    await expect(show({}, {editUrl: (() => 7) as never})).rejects.toThrow(
      'The function in the option `editUrl` must return a URL or undefined, but returned a value of type number for openapi.yaml.',
    );
  });

  it.each([
    ['https://github.com/a/b/blob/main', '/api/x.yaml#L7'],
    ['https://gitlab.com/a/b/c/-/edit/main/', 'api/x.yaml#L7'],
    ['https://bitbucket.org/a/b/src/main', '/api/x.yaml#lines-7'],
    ['https://codeberg.org/a/b/src/branch/main', '/api/x.yaml#L7'],
    ['https://codeberg.org/a/b/_edit/branch/main', '/api/x.yaml'],
    ['https://git.example.com/a/b/edit/main', '/api/x.yaml'],
    ['https://dev.example.com/r?path=', '/api/x.yaml'],
  ])('have a line only where the host knows it: %s', (base, rest) => {
    const source = {
      documentPath: 'api/x.yaml',
      line: 7,
      permalink: '/',
      locale: 'en',
      tab: 'default',
    };
    expect(toEditUrl(base, source)).toBe(base + rest);
  });

  it('leave the folder of the site for a file outside', () => {
    const source = {documentPath: '../api/x.yaml', permalink: '/', locale: 'en', tab: 'default'};
    expect(toEditUrl(BASE, source)).toBe('https://github.com/acme/docs/edit/main/api/x.yaml');
  });
});

describe('`showLastUpdateTime`', () => {
  it('shows when the file of the page was last changed; the setting of a tab replaces that of the site', async () => {
    const shown = {lastUpdatedAt: 1_700_000_000_000};
    const {overview, pets, parts} = await show({}, {showLastUpdateTime: true});
    expect([overview, pets, parts]).toEqual([shown, shown, undefined]);
    expect((await show({showLastUpdateTime: true})).pets).toEqual(shown);
    expect(
      (await show({showLastUpdateTime: false}, {showLastUpdateTime: true})).pets,
    ).toBeUndefined();
  });
});
