import {checkFiles, toDocument} from '../support/checkFiles';

const OK = "responses: {'200': {description: OK}}";

describe('servers that Try It does not reach', () => {
  it('are told of where they are named, with the reason', async () => {
    const found = await checkFiles({
      'openapi.yaml': toDocument(`paths:\n  /pets:\n    servers:\n      - url: ftp://files.example.com\n    get:\n      operationId: listPets\n      ${OK}\n`, {servers: "servers:\n  - url: http://localhost:8080\n  - url: https://api.example.com\n  - url: http://192.168.1.7\n"}),
    });
    expect(found.map(({code, source: {line}, message}) => `${code} ${line}: ${message}`).sort()).toEqual([
      'server-unreachable 10: Try It does not reach `ftp://files.example.com` on a published site. Try It speaks http and https, not ftp.',
      'server-unreachable 4: Try It does not reach `http://localhost:8080` on a published site. Only while developing: in production the proxy reaches no address of its own machine.',
      'server-unreachable 6: Try It does not reach `http://192.168.1.7` on a published site. In production the proxy reaches no private address unless it is told to (`--allow-private-targets`).',
    ]);
  });

  it('are not told of again where another rule has told of them', async () => {
    const found = await checkFiles({'openapi.yaml': toDocument(`paths: {/pets: {get: {operationId: listPets, ${OK}}}}`, {servers: "servers: [{url: 'http://ann@10.0.0.1'}, {url: 'http://{host}'}]\n"})});
    expect(found.map(({code}) => code).sort()).toEqual(['server-credentials', 'server-variable']);
  });
});

/** A server with as many values for each of two variables, `a` and `b`. */
const messagesFor = async (url: string, values: number): Promise<string[]> => {
  const variable = `{default: 'v0', enum: [${Array.from({length: values}, (_, index) => `v${index}`).join(', ')}]}`;
  const findings = await checkFiles({'openapi.yaml': toDocument(undefined, {servers: `servers: [{url: '${url}', variables: {a: ${variable}, b: ${variable}}}]\n`})});
  return findings.filter(({code}) => code === 'server-unreachable').map(({message}) => message);
};

describe('servers with many values', () => {
  it('are told of when the proxy reaches the first ones only', async () => {
    expect(await messagesFor('https://{a}.example.com/{b}', 32)).toEqual(['The variables of `https://{a}.example.com/{b}` have 1024 combinations, and Try It reaches the first 1000.']);
  });

  it('are not told of when it reaches all', async () => {
    expect(await messagesFor('https://{a}.example.com/{b}', 31)).toEqual([]);
    expect(await messagesFor('https://{a}.example.com', 1024)).toEqual(['The variables of `https://{a}.example.com` have 1024 combinations, and Try It reaches the first 1000.']);
  });
});
