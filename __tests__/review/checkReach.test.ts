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
