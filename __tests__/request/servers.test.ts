import type {Server} from '../../plugin/model/types';
import {buildRequest, listNamedOrigins, type ServerValues} from '../../plugin/request';
import {makeContext, makeValues} from './support/operation';

const REGIONS: Server = {
  url: 'https://{region}.example.com/{version}/',
  variables: [
    {name: 'region', default: 'eu', enum: ['eu', 'us']},
    {name: 'version', default: 'v1'},
  ],
};

function build(servers: Server[], server: Partial<ServerValues> = {}, siteUrl?: string) {
  return buildRequest(
    makeContext({}, {servers, siteUrl}),
    makeValues({server: {index: 0, variables: [], ...server}}),
  );
}

const server = (url: string): Server => ({url, variables: []});
const SITE = 'https://docs.example.com';

describe('servers', () => {
  it("fill their variables with the defaults or the reader's choice", () => {
    expect(build([REGIONS]).url).toBe('https://eu.example.com/v1/things');
    expect(build([REGIONS], {variables: [{name: 'region', value: 'us'}]}).url).toBe(
      'https://us.example.com/v1/things',
    );
  });

  it('of the operation take precedence over those of the document', () => {
    const context = makeContext({servers: [server('https://own.example.com')]});
    expect(buildRequest(context, makeValues()).url).toBe('https://own.example.com/things');
  });

  it('are chosen by their index', () => {
    expect(
      build([server('https://a.example.com'), server('https://b.example.com/')], {index: 1}).url,
    ).toBe('https://b.example.com/things');
  });

  it.each([
    [server('wss://events.example.com')],
    [server('mqtt://events.example.com')],
    [{url: '{scheme}://events.example.com', variables: [{name: 'scheme', default: 'ws'}]}],
  ])('that HTTP cannot call come last: %j', (other) => {
    expect(build([other, server('https://a.example.com')]).url).toBe(
      'https://a.example.com/things',
    );
    expect(build([other, server('/v1')], {}, SITE).url).toBe(`${SITE}/v1/things`);
    expect(build([other, other])).toMatchObject({sendable: false});
  });

  it.each([
    ['/v1', '/base/', `${SITE}/v1/things`],
    ['../v1', '/base/docs/', `${SITE}/base/v1/things`],
    ['//api.example.com', '/', 'https://api.example.com/things'],
  ])('with the relative URL %s on a site at %s are at %s', (url, base, sent) => {
    expect(build([server(url)], {}, SITE + base).url).toBe(sent);
  });

  it.each<[Server[], string, object]>([
    [[], '{baseUrl}/things', {kind: 'no-server'}],
    [[server('/v1')], '{baseUrl}/v1/things', {kind: 'relative-server', url: '/v1'}],
    [
      [server('https://{host}/')],
      'https://{host}/things',
      {kind: 'missing-server-variable', name: 'host'},
    ],
  ])(
    'that are missing or unresolved leave a placeholder in the URL and block the request: %j',
    (servers, url, problem) => {
      expect(build(servers)).toMatchObject({
        url,
        sendable: false,
        problems: [{...problem, blocking: true}],
      });
    },
  );

  it.each([
    'ftp://example.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:secret@example.com',
    'http://',
    'https://exa mple.com',
    'https:/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\@api.example.com',
    'https://a\tb.example.com',
  ])('with the URL %j are refused', (url) => {
    expect(build([server(url)], {}, SITE)).toMatchObject({
      sendable: false,
      problems: [{kind: 'invalid-server', url, blocking: true}],
    });
  });

  it.each([
    ['https://example.com/{base}', '/dev', 'https://example.com/dev/things'],
    ['https://example.com/{base}', '/', 'https://example.com/things'],
    ['https://example.com{base}', '/dev', 'https://example.com/dev/things'],
    ['https://example.com/{base}/v1', '/dev/', 'https://example.com/dev/v1/things'],
    ['/{base}', '/dev', 'https://docs.example.com/dev/things'],
    ['https://example.com/{base}', 'a/b', 'https://example.com/a/b/things'],
    ['https://{base}', '/dev', 'https:///dev/things'],
  ])('have one slash between %s and the value %s', (url, preset, sent) => {
    const chosen = {url, variables: [{name: 'base', default: preset}]};
    expect(build([chosen], {}, 'https://docs.example.com').url).toBe(sent);
  });
});

describe('the value of a server variable', () => {
  const free = (url: string, name: string, preset = 'preset'): Server => ({
    url,
    variables: [{name, default: preset}],
  });
  const filled = (chosen: Server, name: string, value: string) =>
    build([chosen], {variables: [{name, value}]}, SITE);
  /** A variable whose value is refused leaves the URL as it is written. */
  const expectRefused = (url: string, name: string, value: string, preset?: string) =>
    expect(filled(free(url, name, preset), name, value)).toMatchObject({
      url: expect.stringContaining(`{${name}}`),
      sendable: false,
      problems: [{kind: 'invalid-server-variable', name, blocking: true}],
    });
  /** Values that would change the host, port or path, or that parsers read differently. */
  const HOSTILE = [
    ...'evil.example/ evil.example/? a@b @evil.example/ x# x? x:80 :80 \\\\ evil.example\\ a\\@b'.split(
      ' ',
    ),
    ...'ａ １２７.0.0.1 evil。example a%2f evil%2eexample %40 % .. . - -a a- a..b .a xn--e1afmkfd é'.split(
      ' ',
    ),
    ...'{x} [::1] 127.0.0.1:1/ evil.example //evil.example https://evil.example 0x7f.1/'.split(' '),
    ...['a b', ' a', 'a\tb', 'a\nb', 'a\rb', 'a\0b', 'a\u0085b', 'a\u200bb'],
    ...['javascript:alert(1)', 'a'.repeat(64)],
  ];

  it.each(HOSTILE)(
    'threat 129: is refused if it does not fit into one label of the host name: %j',
    (value) => expectRefused('https://{tenant}.api.example.com/v1', 'tenant', value),
  );

  it.each([
    ...HOSTILE.filter((value) => !['evil.example', '[::1]'].includes(value)),
    // Numbers that parsers may read as another host.
    ...'2130706433 0x7f000001 0x7f.1 127.1 0177.0.0.1 1.2.3.4.5 256.256.256.256'.split(' '),
  ])('threat 129: is refused if it is not a valid host: %j', (value) =>
    expectRefused('https://{host}/v1', 'host', value),
  );

  it.each([...HOSTILE, '0', '65536', '99999', '443a'])(
    'is refused if it is not a valid port: %j',
    (value) => expectRefused('https://api.example.com:{port}/v1', 'port', value, '443'),
  );

  it.each([...HOSTILE, 'ftp', 'file', 'javascript', 'http:', 'https://evil.example/?'])(
    'is refused if it is not a valid scheme: %j',
    (value) => expectRefused('{scheme}://api.example.com/v1', 'scheme', value, 'https'),
  );

  it.each([
    ...'.. . ... a/b /evil.example //evil.example a\\b %2e%2e a%2fb a%5cb %252f ?x #x a\tb é ..;'.split(
      ' ',
    ),
    ...['a b'],
  ])('is refused if it does not fit into one segment of the base path: %j', (value) => {
    for (const url of ['https://api.example.com/{version}', '/{version}/pets', 'v1/{version}'])
      expectRefused(url, 'version', value);
  });

  it.each([
    ...'//evil.example https:evil.example https:/evil.example https://a@b https://evil.example\\'.split(
      ' ',
    ),
    ...'https://evil.example/?x https://evil.example/../x javascript:alert(1) https://0x7f.1 evil.example'.split(
      ' ',
    ),
  ])('is refused at the start of the URL if it is neither an origin nor a path: %j', (value) => {
    expectRefused('{server}/v1', 'server', value, 'https://api.example.com');
  });

  it('threat 129: is refused if the document lists other values', () => {
    expect(filled(REGIONS, 'region', 'zz')).toMatchObject({
      url: 'https://{region}.example.com/v1/things',
      sendable: false,
      problems: [{kind: 'invalid-server-variable', name: 'region', blocking: true}],
    });
  });

  it.each<[string, Server, string, string]>([
    ['the document does not define it', server('https://{host}/v1'), 'host', 'evil.example'],
    ['the host would be empty', free('https://{host}/v1', 'host'), 'host', ''],
    ['its default is empty, too', free('https://{host}/v1', 'host', ''), 'other', 'x'],
  ])('is reported as missing if %s', (_what, chosen, name, value) => {
    expect(filled(chosen, name, value)).toMatchObject({
      sendable: false,
      problems: [{kind: 'missing-server-variable', name: 'host'}],
    });
  });

  it.each(
    `https://{tenant}.example.com acme-1 https://acme-1.example.com
    https://{tenant}-api.example.com acme https://acme-api.example.com
    https://{host}/v1 api.other.example https://api.other.example/v1
    https://{host}/v1 192.0.2.7 https://192.0.2.7/v1
    https://{host}/v1 [2001:db8::1] https://[2001:db8::1]/v1
    https://{host}:8443/v1 localhost https://localhost:8443/v1
    https://eu.{domain}/v1 other.example https://eu.other.example/v1
    http://localhost:{port} 4010 http://localhost:4010
    {scheme}://api.example.com http http://api.example.com
    https://api.example.com/{version} v2.1 https://api.example.com/v2.1
    /{version} v2 https://docs.example.com/v2
    {server}/v1 http://localhost:4010/api http://localhost:4010/api/v1
    {server}/v1 /api https://docs.example.com/api/v1`
      .split('\n')
      .map((row) => row.trim().split(' ') as [string, string, string]),
  )('is used if it fits its place in the URL: %s with %s', (url, value, result) => {
    const name = /\{(\w+)\}/.exec(url)![1]!;
    expect(filled(free(url, name), name, value)).toMatchObject({
      url: `${result}/things`,
      sendable: true,
      problems: [],
    });
  });

  it('is used as written if it comes from the document', () => {
    const values = ['https://api.example.com:8443/base', 'https://eu.example.com'];
    const variables = [{name: 'server', default: values[0]!, enum: values}];
    const whole: Server = {url: '{server}/v1', variables};
    expect(build([whole]).url).toBe('https://api.example.com:8443/base/v1/things');
    expect(filled(whole, 'server', 'https://eu.example.com').url).toBe(
      'https://eu.example.com/v1/things',
    );
  });
});

describe('the URL of a server', () => {
  it('keeps its host if the path begins without a slash', () => {
    for (const path of ['{x}', '@evil.example', '.evil.example']) {
      const context = makeContext({path}, {servers: [server('https://api.example.com')]});
      const parameters = [{in: 'path', name: 'x', value: '.evil.example'} as const];
      const {url} = buildRequest(context, makeValues({parameters}));
      expect(new URL(url).host).toBe('api.example.com');
    }
  });
});

describe('the origins that a document names', () => {
  const named = (...servers: Server[]) => listNamedOrigins(servers, 'https://docs.example.com');

  it('are those of its servers, with the listed values and defaults of their variables', () => {
    const urls = ['https://api.example.com/v1', 'https://api.example.com:443/v2', '/v3'];
    expect(named(...urls.map(server), REGIONS)).toEqual(
      ['api', 'docs', 'eu', 'us'].map((host) => `https://${host}.example.com`),
    );
    expect(
      named({url: 'https://{host}', variables: [{name: 'host', default: 'demo.example.com'}]}),
    ).toEqual(['https://demo.example.com']);
  });

  it('do not include unusable server URLs', () => {
    const urls = ['https://{undefined}.example.com', 'javascript:alert(1)', 'https://a@b'];
    expect(named(...urls.map(server))).toEqual([]);
  });

  it('are not multiplied by variables in the path', () => {
    const many = Array.from({length: 5000}, (_, index) => `v${index}`);
    expect(
      named({
        url: 'https://{region}.example.com/{version}',
        variables: [
          {name: 'version', default: 'v0', enum: many},
          {name: 'region', default: 'eu', enum: ['eu', 'us']},
        ],
      }),
    ).toEqual(['https://eu.example.com', 'https://us.example.com']);
  });
});

describe('webhooks and callbacks', () => {
  it.each([
    ['webhook', 'newPet', '{webhookUrl}'],
    ['callback', '{$request.body#/callbackUrl}', '{$request.body#/callbackUrl}'],
  ] as const)('have no URL that a request can be sent to: a %s', (kind, path, url) => {
    const request = buildRequest(makeContext({kind, path, method: 'POST'}), makeValues());
    expect(request).toMatchObject({url, sendable: false});
  });
});

describe('the Accept header', () => {
  const response = (status: string, ...mediaTypes: string[]) => ({
    status,
    headers: [],
    links: [],
    content: mediaTypes.map((mediaType) => ({mediaType, examples: []})),
  });
  const accept = (...responses: ReturnType<typeof response>[]) =>
    buildRequest(makeContext({responses}), makeValues()).headers;

  it('lists the media types of the successful responses', () => {
    expect(
      accept(
        response('200', 'application/json', 'text/csv'),
        response('2XX', 'application/json'),
        response('404', 'application/problem+json'),
      ),
    ).toEqual([['Accept', 'application/json, text/csv']]);
  });

  it.each([
    [[response('204'), response('default', 'application/problem+json')]],
    [[response('204'), response('404', 'application/problem+json')]],
    [[response('4XX', 'application/problem+json'), response('500', 'text/html')]],
  ])('never lists the media types of errors alone', (responses) => {
    expect(accept(...responses)).toEqual([]);
  });

  it('lists the media types of `default` if no successful response is described', () => {
    expect(
      accept(response('404', 'application/problem+json'), response('default', 'application/json')),
    ).toEqual([['Accept', 'application/json']]);
  });
});

describe('methods', () => {
  it.each([
    ['GET', 'GET'],
    ['QUERY', 'QUERY'],
    ['link', 'link'],
    ['A / HTTP/1.1\r\nX: y', 'AHTTP1.1Xy'],
    ['\n', 'GET'],
  ])('are sent as written in the document, as far as HTTP allows: %j', (method, sent) => {
    expect(buildRequest(makeContext({method}), makeValues()).method).toBe(sent);
  });
});
