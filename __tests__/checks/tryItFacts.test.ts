import {toTryItFacts} from '../../plugin/checks/tryItFacts';
import {toDefaultUrl} from '../../plugin/model/operation/serverUrl';
import type {Server, ServerVariable} from '../../plugin/model/types';
import {toOperation} from '../support/reference';

const server = (url: string, variables: ServerVariable[] = []): Server => ({url, variables});
const judge = (...servers: Server[]) =>
  toTryItFacts({servers, operations: []}, false).map(({reachable, why}) => [reachable, why]);

describe('toTryItFacts', () => {
  it.each([
    ['https://api.example.com/v1', true, /^Through the proxy\.$/],
    ['http://api.example.com', true, /unencrypted/],
    ['/v1', true, /site itself/],
    ['v1', true, /site itself/],
    ['http://localhost:8080', true, /Works only in development/],
    ['http://127.0.0.1', true, /Works only in development/],
    ['https://10.0.0.8', false, /private address/],
    ['https://[fd00::1]/', false, /private address/],
    ['https://api.internal', false, /private address/],
    ['wss://api.example.com', false, /not wss/],
    ['https://user:secret@api.example.com', false, /credentials/],
    ['https://{host}/v1', false, /`host` has no default/],
    ['https://', false, /not a URL/],
    ['https://{host}/v1', true, /Works only in development/, 'localhost'],
    ['https://{host}/v1', false, /`host`/, ''],
    ['https://api.example.com/{host}', true, /^Through the proxy\.$/, ''],
    ['https://api.example.com/{host}', true, /^Through the proxy\.$/, '/v1'],
  ])('judges whether Try It reaches %s: %s, %s', (url, reachable, why, ...presets: string[]) => {
    const variables = presets.map((preset) => ({name: 'host', default: preset}));
    expect(judge(server(url, variables))).toEqual([[reachable, expect.stringMatching(why)]]);
  });

  it('never doubles a slash of a default', () => {
    const url = (written: string, value: string) =>
      toDefaultUrl(server(written, [{name: 'base', default: value}]));
    expect([
      url('https://api.example.com/{base}', '/v1'),
      url('https://api.example.com/{base}/pets', '/v1/'),
      url('https://api.example.com{base}', '/v1'),
      url('{base}/v1', 'https://api.example.com/'),
      url('{base}', '//api.example.com'),
    ]).toEqual([
      'https://api.example.com/v1',
      'https://api.example.com/v1/pets',
      'https://api.example.com/v1',
      'https://api.example.com/v1',
      '//api.example.com',
    ]);
  });

  it('says how many combinations of variables are reached', () => {
    const digits = Array.from({length: 40}, (_, index) => String(index));
    const variables: ServerVariable[] = ['a', 'b'].map((name) => ({
      name,
      default: '0',
      enum: digits,
    }));
    expect(judge(server('https://{a}.example.com/{b}', variables))).toEqual([
      [true, 'Through the proxy, the first 1000 of 1600 combinations of its variables.'],
    ]);
    expect(judge(server('https://{a}.example.com', variables))).toEqual([
      [true, 'Through the proxy.'],
    ]);
  });

  it('reports that there is no server', () => {
    expect(judge()).toEqual([[false, expect.stringMatching(/no server/)]]);
  });

  it('says that Try It is off for everything that readers could send', () => {
    const operations = [
      toOperation('GET /a', {page: {tryIt: 'samples'}}),
      toOperation('POST found', {kind: 'webhook'}),
    ];
    const servers = [server('https://api.example.com')];
    expect(toTryItFacts({servers, operations}, false).map(({why}) => why)).toEqual([
      'Switched off for all operations.',
    ]);
  });

  it('judges what a browser reaches where requests go directly', () => {
    const servers = [server('https://api.example.com'), server('http://localhost:3000')];
    expect(
      toTryItFacts(
        {servers: [...servers, server('ftp://b.example.com')], operations: []},
        true,
      ).map(({production, why}) => [production, why]),
    ).toEqual([
      [true, 'Directly from the browser, if the API allows it (CORS).'],
      [true, 'Directly from the browser, if the API allows it (CORS).'],
      [false, 'Try It supports http and https, not ftp.'],
    ]);
  });

  it('includes the servers of operations, each only once', () => {
    const operations = [
      toOperation('GET /a', {servers: [server('https://a.example.com')]}),
      toOperation('GET /b', {
        servers: [server('https://a.example.com'), server('ftp://b.example.com')],
      }),
    ];
    expect(
      toTryItFacts({servers: [server('https://a.example.com')], operations}, false).map(
        (fact) => fact.server,
      ),
    ).toEqual(['https://a.example.com', 'ftp://b.example.com']);
  });
});
