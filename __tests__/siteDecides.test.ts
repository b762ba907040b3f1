import {toTryItDocuments} from '../plugin/exports/manifest';
import {toOwnServer} from '../plugin/exports/ownServer';
import {toFormatFiles} from '../plugin/exports/formatFiles';
import {listSamples} from '../plugin/client/samples/listSamples';
import {present} from '../plugin/document/present';
import type {SiteSettings} from '../plugin/config/siteSettings';
import type {PageRule} from '../plugin/model/page/pageSettings';
import {createTestLoader} from './support/createTestLoader';
import {createFolder} from './support/folder';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/pets': {
      get: {summary: 'List', tags: ['Pets'], responses: {'200': {description: 'OK'}}},
      post: {summary: 'Add', tags: ['Pets'], responses: {'200': {description: 'OK'}}},
    },
    '/admin': {
      get: {summary: 'Look', tags: ['Admin', 'Pets'], responses: {'200': {description: 'OK'}}},
    },
  },
};

type Setting = {
  api?: object;
  document?: object;
  pageRule?: PageRule;
  tryIt?: SiteSettings['tryIt'];
};

async function load({api = {}, document = {}, pageRule, tryIt}: Setting) {
  const folder = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json', ...api}}),
    'openapi.json': JSON.stringify({...DOCUMENT, ...document}),
  });
  const site = await createTestLoader(folder, present({pageRule, tryIt}))();
  const [tab] = site.tabs;
  const operations = tab?.reference?.operations ?? [];
  const findings = site.diagnostics.filter(({code}) => code.startsWith('config'));
  return {site, operations, findings};
}

describe('the way of requests to the API', () => {
  it('is that of the tab, else that of the site; without a proxy, none reaches the API', async () => {
    const wayOf = async (setting: Setting) => {
      const {site, findings} = await load(setting);
      expect(findings).toEqual([]);
      const [tab] = site.tabs;
      return [tab?.config.tryIt?.proxy, toTryItDocuments(site.tabs, 'default').length];
    };
    expect(await wayOf({tryIt: {proxy: true}})).toEqual([true, 1]);
    expect(await wayOf({tryIt: {proxy: false}})).toEqual([false, 0]);
    expect(await wayOf({tryIt: {proxy: true}, api: {tryIt: {proxy: false}}})).toEqual([false, 0]);
    expect(await wayOf({tryIt: {proxy: false}, api: {tryIt: {proxy: '/other'}}})).toEqual([
      '/other',
      1,
    ]);
  });
});

describe("a reader's own server", () => {
  it('is offered by the tab, else by the site; the proxy takes one whose domain is fixed', async () => {
    const ownOf = async (setting: Setting) => {
      const {site, findings} = await load(setting);
      expect(findings).toEqual([]);
      const own = toOwnServer(site.tabs[0]?.config.tryIt);
      const reached = toTryItDocuments(site.tabs, 'default')[0]?.servers.map(({url}) => url);
      return [own?.server.url, own?.isProxied, reached?.slice(1)];
    };
    const pattern = 'https://{tenant}.example.com';
    expect(await ownOf({})).toEqual([undefined, undefined, []]);
    expect(await ownOf({tryIt: {ownServer: true}})).toEqual(['{baseUrl}', false, []]);
    expect(await ownOf({tryIt: {ownServer: true}, api: {tryIt: {ownServer: false}}})).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await ownOf({api: {tryIt: {ownServer: pattern}}})).toEqual([pattern, true, [pattern]]);
    for (const open of ['https://{host}/v1', 'https://{id}.lambda-url.{region}.on.aws'])
      expect(await ownOf({api: {tryIt: {ownServer: open}}})).toEqual([open, false, []]);
  });
});

describe('the environments of a tab', () => {
  const servers = [
    {
      url: 'https://{region}.example.com',
      description: 'Live.',
      variables: {region: {default: 'us', enum: ['us', 'eu']}},
    },
  ];
  const load1 = (environments: object[]) => load({document: {servers}, api: {environments}});

  it('are the servers that readers choose from, with their values and banners', async () => {
    const {site, findings} = await load1([
      {
        name: 'Sandbox',
        server: 'https://{host}.example.net/v1',
        variables: {host: 'sandbox'},
        banner: 'Nothing here is charged.',
      },
      {name: 'Europe', server: 'https://{region}.example.com', variables: {region: 'eu'}},
    ]);
    expect(findings).toEqual([]);
    expect(site.tabs[0]?.reference?.servers).toEqual([
      {
        name: 'Sandbox',
        url: 'https://{host}.example.net/v1',
        variables: [{name: 'host', default: 'sandbox'}],
        description: 'Nothing here is charged.',
        isBanner: true,
      },
      {
        name: 'Europe',
        url: 'https://{region}.example.com',
        variables: [{name: 'region', default: 'eu', enum: ['us', 'eu']}],
        description: 'Live.',
      },
    ]);
    expect(toTryItDocuments(site.tabs, 'default')[0]?.servers.map(({url}) => url)).toEqual([
      'https://{host}.example.net/v1',
      'https://{region}.example.com',
    ]);
  });

  it.each([
    [{name: 'A'}, '/api/environments/0', /needs|requires|server/],
    [{name: 'A', server: 'nowhere'}, '/api/environments/0/server', /the URL of a server/],
    [{name: 'A', server: 'https://u:p@example.com'}, '/api/environments/0/server', /credentials/],
    [
      {name: 'A', server: 'https://{region}.example.com', variables: {region: 7}},
      '/api/environments/0/variables/region',
      /must be a string/,
    ],
    [
      {name: 'A', server: 'https://{region}.example.com', variables: {region: 'as'}},
      '/api/environments/0/variables/region',
      /`as` is not among the values/,
    ],
  ])('that are wrong are reported with their place: %j', async (environment, pointer, message) => {
    const {findings} = await load1([environment]);
    expect(findings).toMatchObject([{source: {pointer}, message: expect.stringMatching(message)}]);
    expect(findings[0]?.help).toBeTruthy();
  });
});

/** The modes of GET /pets, POST /pets and GET /admin. */
async function modesOf(setting: Setting) {
  const {operations, findings} = await load(setting);
  expect(findings).toEqual([]);
  return operations.map(({page}) => page?.tryIt ?? 'full').join(' ');
}

const mode = (value: unknown) => ({tryIt: {mode: value}});

describe('the mode of Try It', () => {
  it('is that of the nearest setting: operation, tag, API, option', async () => {
    expect(await modesOf({})).toBe('full full full');
    expect(await modesOf({pageRule: {tryIt: {mode: 'samples'}}})).toBe('samples samples samples');
    const pageRule: PageRule = {tryIt: {mode: 'none'}};
    const api = mode('samples');
    expect(await modesOf({pageRule, api})).toBe('samples samples samples');
    const tags = {Pets: mode('none'), Admin: mode('full')};
    expect(await modesOf({pageRule, api: {...api, tags}})).toBe('none none full');
    const overrides = {'GET /pets': mode('full')};
    expect(await modesOf({pageRule, api: {...api, tags, overrides}})).toBe('full none full');
  });

  it('may depend on the method; for others, the next setting decides', async () => {
    expect(await modesOf({api: mode({GET: 'full', '*': 'samples'})})).toBe('full samples full');
    const pageRule: PageRule = {tryIt: {mode: {POST: 'none'}}};
    expect(await modesOf({pageRule})).toBe('full none full');
    expect(await modesOf({pageRule, api: mode({GET: 'samples'})})).toBe('samples none samples');
  });

  it('of a document is weaker than docs.json, and raises nothing that the site switches off', async () => {
    const document = {'x-hideTryItPanel': true};
    expect(await modesOf({document})).toBe('samples samples samples');
    expect(await modesOf({document, api: mode('full')})).toBe('full full full');
    expect(await modesOf({document, pageRule: {tryIt: {mode: 'none'}}})).toBe('none none none');
    const raised = {'x-try-it': 'full'};
    expect(await modesOf({document: raised, pageRule: {tryIt: {mode: 'samples'}}})).toBe(
      'samples samples samples',
    );
    expect(await modesOf({document: raised, api: mode('none')})).toBe('none none none');
  });

  it('of a version takes precedence over that of its tab', async () => {
    const versions = [
      {version: '2', source: 'openapi.json', ...mode('full')},
      {version: '1', source: 'openapi.json'},
    ];
    const {site} = await load({api: {source: undefined, versions, ...mode('none')}});
    expect(
      site.tabs.map(({reference}) => reference?.operations.map(({page}) => page?.tryIt ?? 'full')),
    ).toEqual([
      ['full', 'full', 'full'],
      ['none', 'none', 'none'],
    ]);
  });

  it('other than full keeps an operation out of the manifest of the proxy', async () => {
    const {site} = await load({api: mode({GET: 'full', '*': 'samples'})});
    expect(toTryItDocuments(site.tabs, 'default')[0]?.operations).toEqual([
      {key: 'GET /pets'},
      {key: 'GET /admin'},
    ]);
    const off = await load({api: mode('none')});
    expect(toTryItDocuments(off.site.tabs, 'default')).toEqual([
      {id: 'default', servers: [], operations: [], auth: []},
    ]);
  });

  it.each([
    [
      'a server without a variable',
      {tryIt: {ownServer: 'https://api.example.com'}},
      '/api/tryIt/ownServer',
      /a URL with variables/,
    ],
    ['a proxy', {tryIt: {proxy: 'try it'}}, '/api/tryIt/proxy', /true, false, or the path or URL/],
    [
      'a proxy of a tag',
      {tags: {Pets: {tryIt: {proxy: false}}}},
      '/api/tags/Pets/tryIt/proxy',
      /no field `proxy`/,
    ],
    ['/tab', {tryIt: {mode: 'on'}}, '/api/tryIt/mode', /must be "full", "samples", "none", or/],
    ['a tag', {tags: {Pets: mode('of')}}, '/api/tags/Pets/tryIt/mode', /but is "of"/],
    ['a method', mode({get: 'full'}), '/api/tryIt/mode/get', /no field `get`/],
    [
      'an operation',
      {overrides: {'GET /pets': {tryIt: 'none'}}},
      '/api/overrides/GET ~1pets/tryIt',
      /must be an object/,
    ],
    ['an unknown tag', {tags: {Pest: mode('none')}}, '/api/tags/Pest', /has no effect|no effect/],
  ])('that is wrong is reported with what to write: %s', async (_what, api, pointer, message) => {
    const {findings} = await load({api});
    expect(findings).toMatchObject([{source: {pointer}, message: expect.stringMatching(message)}]);
    expect(findings[0]?.help).toMatch(/Write|Did you mean|Known fields/);
  });

  it('that is wrong switches everything off', async () => {
    const {operations} = await load({api: mode({get: 'full'})});
    expect(operations.map(({page}) => page?.tryIt)).toEqual(['none', 'none', 'none']);
  });
});

/** The labels of the samples of GET /pets. */
async function labelsOf(setting: Setting) {
  const {operations, findings} = await load(setting);
  expect(findings).toEqual([]);
  return operations
    .slice(0, 1)
    .flatMap((operation) => listSamples(operation).map((one) => one.label));
}

describe('the languages of samples', () => {
  const samples = ['go', {id: 'python', label: 'Snake', variant: 'httpx'}, 'typescript'];

  it('are those of the nearest setting, in its order', async () => {
    const pageRule: PageRule = {samples: [{id: 'ruby'}, {id: 'curl'}]};
    expect(await labelsOf({pageRule})).toEqual(['Ruby', 'cURL']);
    expect(await labelsOf({pageRule, api: {samples}})).toEqual(['Go', 'Snake', 'TypeScript']);
    expect(await labelsOf({api: {samples, tags: {Pets: {samples: ['php']}}}})).toEqual(['PHP']);
    const overrides = {'GET /pets': {samples: [{id: 'javascript', variant: 'axios'}]}};
    expect(await labelsOf({api: {samples, overrides}})).toEqual(['JavaScript (axios)']);
  });

  it('of a document reorder those of the option, and add none', async () => {
    const document = {'x-samples-languages': ['python', 'curl', 'java']};
    const pageRule: PageRule = {samples: [{id: 'ruby'}, {id: 'curl'}]};
    expect(await labelsOf({document, pageRule})).toEqual(['cURL', 'Ruby']);
    expect(await labelsOf({document, api: {samples}})).toEqual(['Go', 'Snake', 'TypeScript']);
  });

  it('decide the sample of Markdown files, which have no other', async () => {
    const {site} = await load({api: {samples, overrides: {'POST /pets': mode('none')}}});
    const context = {
      siteUrl: 'https://docs.example.com',
      baseUrl: '/',
      search: true,
      pluginId: 'default',
    };
    const {files} = await toFormatFiles(site, context);
    const read = async (name: string) => files.find(({url}) => url.endsWith(name))?.text() ?? '';
    const listed = await read('/pets/get.md');
    expect(listed).toContain('```go\npackage main');
    expect(listed).not.toContain('curl');
    expect(await read('/pets/post.md')).not.toContain('Sample request');
  });

  it.each([
    [['cobol'], '/0', 'There are no samples in `cobol`.', /curl/],
    [['pyton'], '/0', 'There are no samples in `pyton`.', /Did you mean "python"/],
    [['go', 'go'], '/1', '`samples` lists `go` twice.', /Remove/],
    [
      [{id: 'python', variant: 'axios'}],
      '/0/variant',
      'no variant `axios`',
      /"requests" or "httpx"/,
    ],
    [[{id: 'go', variant: 'axios'}], '/0/variant', 'no variant `axios`', /Remove/],
    [[{id: 'python', lable: 'P'}], '/0/lable', 'no field `lable`', /label/],
    [[1], '/0', 'must be a string or an object', /Write/],
    [[], '', 'must be a list of languages', /Write/],
  ])('that are wrong are reported with what to write: %j', async (list, place, message, help) => {
    const {findings} = await load({api: {samples: list}});
    expect(findings).toMatchObject([
      {
        source: {pointer: `/api/samples${place}`},
        message: expect.stringContaining(message),
        help: expect.stringMatching(help),
      },
    ]);
  });
});
