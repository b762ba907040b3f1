import {shareLlmsTabs, toSiteFiles} from '../../plugin/exports/siteFiles';
import {ALL_FORMATS} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';

const SITE = 'https://docs.example.com';
const PATH = '/.well-known/api-catalog';
const toDocument = (title: string, servers: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\nservers: ${servers}\npaths: {/pets: {get: {responses: {'200': {description: OK}}}}}\n`;

async function read(
  tabs: {[id: string]: [title: string, servers: string]},
  {baseUrl = '/', formats = ALL_FORMATS, taken = ''} = {},
) {
  const {llms} = await loadFormats(
    createFolder({
      'docs.json': JSON.stringify({
        tabs: Object.keys(tabs).map((id) => ({tab: id, api: {id, source: `${id}.yaml`}})),
      }),
      ...Object.fromEntries(
        Object.entries(tabs).map(([id, given]) => [`${id}.yaml`, toDocument(...given)]),
      ),
    }),
  );
  shareLlmsTabs(baseUrl, 'default', formats, llms);
  const files = toSiteFiles(
    baseUrl,
    'default',
    {siteUrl: SITE, baseUrl},
    {title: 'Site'},
    (name) => name === taken,
  );
  const file = files.find(({url}) => url.endsWith('api-catalog'));
  return file && {...file, linkset: (JSON.parse(file.text()) as {linkset: unknown}).linkset};
}

const SHELTER: [string, string] = [
  'Shelter',
  "[{url: 'https://{region}.example.com/v1/', variables: {region: {default: eu}}}]",
];
const toTargets = (id: string, title: string) => ({
  'service-doc': [{href: `${SITE}/api/${id}`, type: 'text/html', title}],
  'service-desc': [
    {
      href: `${SITE}/api/${id}/document/${id}.yaml`,
      type: 'application/vnd.oai.openapi',
      title,
    },
  ],
  'service-meta': [{href: `${SITE}/api/${id}/llms.txt`, type: 'text/plain', title}],
});

describe('the catalog of APIs', () => {
  it('lists each API at its server with its pages and documents', async () => {
    const found = await read({shelter: SHELTER, vets: ['Vets', '[]']});
    expect(found).toMatchObject({
      url: PATH,
      mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    });
    expect(found?.linkset).toEqual([
      {
        anchor: SITE + PATH,
        item: [
          {href: 'https://eu.example.com/v1', title: 'Shelter'},
          {href: `${SITE}/api/vets`, title: 'Vets'},
        ],
      },
      {anchor: 'https://eu.example.com/v1', ...toTargets('shelter', 'Shelter')},
      {anchor: `${SITE}/api/vets`, ...toTargets('vets', 'Vets')},
    ]);
  });

  it('has one entry for APIs at the same server', async () => {
    const found = await read({shelter: SHELTER, vets: ['Vets', SHELTER[1]]});
    const [one, other] = [toTargets('shelter', 'Shelter'), toTargets('vets', 'Vets')];
    expect(found?.linkset).toEqual([
      expect.anything(),
      {
        anchor: 'https://eu.example.com/v1',
        'service-doc': [...one['service-doc'], ...other['service-doc']],
        'service-desc': [...one['service-desc'], ...other['service-desc']],
        'service-meta': [...one['service-meta'], ...other['service-meta']],
      },
    ]);
  });

  it('exists only at the root of a host, and only if the site has no file there', async () => {
    expect(await read({shelter: SHELTER}, {baseUrl: '/docs/'})).toBeUndefined();
    expect(await read({shelter: SHELTER}, {taken: PATH.slice(1)})).toBeUndefined();
  });

  it('can be switched off', async () => {
    const formats = {...ALL_FORMATS, apiCatalog: false};
    expect(await read({shelter: SHELTER}, {formats})).toBeUndefined();
  });
});
