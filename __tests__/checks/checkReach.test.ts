import {checkFiles, toDocument} from '../support/checkFiles';
import {yaml} from '../support/yaml';

const OK = "responses: {'200': {description: OK}}";

describe('servers that Try It cannot reach', () => {
  it('are reported at their lines, with the reason', async () => {
    const found = await checkFiles({
      'openapi.yaml': toDocument(
        `paths:\n  /pets:\n    servers:\n      - url: ftp://files.swagger.io\n    get:\n      operationId: listPets\n      ${OK}\n`,
        {
          servers:
            'servers:\n  - url: http://localhost:8080\n  - url: https://api.swagger.io\n  - url: http://192.168.1.7\n',
        },
      ),
    });
    expect(
      found.map(({code, source: {line}, message}) => `${code} ${line}: ${message}`).sort(),
    ).toEqual([
      'server-unreachable 10: Try It does not reach `ftp://files.swagger.io` on a published site. Try It supports http and https, not ftp.',
      'server-unreachable 4: Try It does not reach `http://localhost:8080` on a published site. Works only in development. In production the proxy refuses addresses of the machine it runs on, unless you allow them with `--allow-private-targets`.',
      'server-unreachable 6: Try It does not reach `http://192.168.1.7` on a published site. In production the proxy refuses private addresses, unless you allow them with `--allow-private-targets`.',
    ]);
  });

  it('are not reported if another rule reports them', async () => {
    const found = await checkFiles({
      'openapi.yaml': toDocument(`paths: {/pets: {get: {operationId: listPets, ${OK}}}}`, {
        servers: "servers: [{url: 'http://ann@10.0.0.1'}, {url: 'http://{host}'}]\n",
      }),
    });
    expect(found.map(({code}) => code).sort()).toEqual(['server-credentials', 'server-variable']);
  });
});

describe('a server URL with variables', () => {
  const find = async (url: string, variables: string): Promise<string[]> => {
    const findings = await checkFiles({
      'openapi.yaml': toDocument(undefined, {
        servers: `servers: [{url: '${url}', variables: {${variables}}}]\n`,
      }),
    });
    return findings
      .filter(({code}) => code.startsWith('server-'))
      .map(({code, severity}) => `${severity} ${code}`);
  };

  it.each<[string, string]>(yaml`
    - ['https://{bucket}.s3.{region}.amazonaws.com', 'bucket: {default: docs}, region: {default: eu-west-1, enum: [eu-west-1]}']
    - ['https://{name}.{region}.cloudapp.azure.com', 'name: {default: api}, region: {default: westeurope}']
    - ['https://{host}/v1', 'host: {default: api.swagger.io}']
    - ['{url}/v1', "url: {default: 'https://api.swagger.io'}"]
    - ['https://{tenant}.{domain}', 'tenant: {default: a}, domain: {default: swagger.io, enum: [swagger.io, github.io]}']
  `)('is reported if its variables allow hosts of other owners: %s', async (url, variables) =>
    expect(await find(url, variables)).toEqual(['warning server-open']),
  );

  it.each<[string, string]>(yaml`
    - ['https://api.swagger.io:{port}', "port: {default: '8443'}"]
    - ['https://{tenant}.swagger.io:{port}/v1', "tenant: {default: a}, port: {default: '443'}"]
    - ['{scheme}://api.swagger.io', 'scheme: {default: https}']
  `)('is not reported as open if only its scheme or port is: %s', async (url, variables) =>
    expect(await find(url, variables)).toEqual(['info server-unreachable']),
  );

  it.each([
    ['https://{tenant}.swagger.io', 'tenant: {default: acme}'],
    ['https://{tenant}.{region}.swagger.io', 'tenant: {default: acme}, region: {default: eu}'],
    ['https://{region}.api.cognitive.microsoft.com', 'region: {default: westeurope}'],
    ['https://{bucket}.s3.amazonaws.com', 'bucket: {default: docs, enum: [docs, media]}'],
    ['https://api.swagger.io/{version}', 'version: {default: v1}'],
  ])('is not reported if its variables allow only hosts of one owner: %s', async (url, variables) =>
    expect(await find(url, variables)).toEqual([]),
  );
});

/** The findings for a server whose variables, `a` and `b`, have this many values each. */
const messagesFor = async (url: string, values: number): Promise<string[]> => {
  const variable = `{default: 'v0', enum: [${Array.from({length: values}, (_, index) => `v${index}`).join(', ')}]}`;
  const findings = await checkFiles({
    'openapi.yaml': toDocument(undefined, {
      servers: `servers: [{url: '${url}', variables: {a: ${variable}, b: ${variable}}}]\n`,
    }),
  });
  return findings.filter(({code}) => code === 'server-unreachable').map(({message}) => message);
};

describe('servers whose variables have many values', () => {
  it('are reported if the proxy reaches only the first 1000 combinations', async () => {
    expect(await messagesFor('https://{a}.swagger.io/{b}', 32)).toEqual([
      'The variables of `https://{a}.swagger.io/{b}` have 1024 combinations; Try It reaches only the first 1000.',
    ]);
  });

  it('are not reported for fewer combinations; unused variables do not count', async () => {
    expect(await messagesFor('https://{a}.swagger.io/{b}', 31)).toEqual([]);
    expect(await messagesFor('https://{a}.swagger.io', 1024)).toEqual([
      'The variables of `https://{a}.swagger.io` have 1024 combinations; Try It reaches only the first 1000.',
    ]);
  });
});
