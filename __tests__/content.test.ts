import {createTestLoader} from './support/createTestLoader';
import {createFolder} from './support/folder';

const load = (files: {[name: string]: string}) => createTestLoader(createFolder(files))();

const DOCS = '{"tab": "API", "api": {"source": "openapi.yaml"}}';
// Joined here, so that no scanner reports this file as a leak.
const TOKEN = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');

/**
 * A link that does not resolve is found while the model is built, not while the document is loaded.
 */
const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.petstore.swagger.io'}]
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: Pets.
          links:
            next: {operationId: nowhere}
`;

describe('the findings of a document', () => {
  it('show the lines of the file, even if they are found while the model is built', async () => {
    const {diagnostics} = await load({'docs.json': DOCS, 'openapi.yaml': DOCUMENT});
    expect(diagnostics).toMatchObject([
      {code: 'link-target', tabId: 'default', source: {file: 'openapi.yaml', line: 12}},
    ]);
    expect(diagnostics[0]!.frame).toContain('> 12 |             next: {operationId: nowhere}');
  });

  it('report a mistake only once, even if two checks find it', async () => {
    const {diagnostics} = await load({
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT.replace('{operationId: nowhere}', '{description: More.}'),
    });
    expect(diagnostics.map(({code}) => code)).toEqual(['link-target']);
  });

  it.each([
    [
      'next to another finding',
      {'openapi.yaml': `${DOCUMENT}            # ${TOKEN}\n`},
      'link-target',
    ],
    [
      'in the message of another finding',
      {'openapi.yaml': DOCUMENT.replace('nowhere', TOKEN)},
      'link-target',
    ],
    [
      'in the pointer of another finding',
      {'openapi.yaml': DOCUMENT.replace('next:', `a/${TOKEN}:`)},
      'link-target',
    ],
    [
      'next to a syntax error',
      {'openapi.yaml': `openapi: 3.1.0\ninfo: {description: ${TOKEN}}\npaths: [\n`},
      'document-syntax',
    ],
    [
      'next to an error in docs.json',
      {
        'docs.json': `{"tab": "API", "note": "${TOKEN}",\n"api": {"source": "openapi.yaml", "sources": 1}}`,
      },
      'config-unknown-key',
    ],
    [
      'next to a syntax error in docs.json',
      {'docs.json': `{"tab": "${TOKEN}",\n"api": }`},
      'config-syntax',
    ],
  ])('mask a likely secret %s', async (_where, files, code) => {
    const {diagnostics} = await load({'docs.json': DOCS, 'openapi.yaml': DOCUMENT, ...files});
    expect(diagnostics.find((diagnostic) => diagnostic.code === code)?.frame).toContain('****');
    expect(JSON.stringify(diagnostics)).not.toContain('abcdefghij');
  });

  it('name the new URL of the document if an operation takes its URL', async () => {
    const {diagnostics, tabs} = await load({
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT.replace('/pets:', '/document/openapi.yaml:').replace(
        'nowhere',
        'listPets',
      ),
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'route-collision',
        severity: 'warning',
        message: expect.stringContaining('`/api/default/document-2/openapi.yaml`'),
      },
    ]);
    expect(tabs[0]!.navigation!.pages.map(({permalink}) => permalink)).toEqual([
      '/api/default/document/openapi.yaml/get',
    ]);
  });
});

it.each([
  ['/', 'api', '/api/default/document/openapi.yaml'],
  ['/', '', '/default/document/openapi.yaml'],
  ['/docs/', '', '/docs/default/document/openapi.yaml'],
])(
  'a site at %s with pages at "%s" has the download at %s',
  async (baseUrl, routeBasePath, url) => {
    const siteDir = createFolder({'docs.json': DOCS, 'openapi.yaml': DOCUMENT});
    const {tabs, diagnostics} = await createTestLoader(siteDir, {baseUrl, routeBasePath})();
    expect(tabs[0]?.downloads).toMatchObject([{url}]);
    expect(diagnostics.map(({code}) => code)).toEqual(['link-target']);
  },
);
