import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';
import type {BrowserContext, Locator, Page} from 'playwright-core';
import {createSite, createTryItServer, readManifest} from '../../plugin/proxy';
import type {RunningServer} from '../../plugin/proxy';
import {useSharedPage, waitForFrame} from '../support/browser';
import {buildSite, removeSite} from '../support/site';

/** The script in every hostile value: it leaves a mark on the page if it runs. */
const RUN = 'window.top.pwned=1;window.pwned=1';
const HTML = `<script>${RUN}</script><img src=x onerror="${RUN}"><svg onload="${RUN}"></svg><form action="/x"><button autofocus onfocus="${RUN}">x</button></form><iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="${RUN}"><script>${RUN}</script><rect width="10" height="10"/></svg>`;

/** Responses of a hostile API that tries to act with the rights of the documentation site. */
const ANSWERS: {
  [path: string]: {status?: number; headers: http.OutgoingHttpHeaders; body: string | Buffer};
} = {
  '/html': {headers: {'Content-Type': 'text/html'}, body: HTML},
  '/svg': {headers: {'Content-Type': 'image/svg+xml'}, body: SVG},
  '/script': {headers: {'Content-Type': 'text/javascript'}, body: RUN},
  '/headers': {
    headers: {
      'Content-Type': 'text/plain',
      'Set-Cookie': ['session=evil; Path=/', 'other=evil'],
      'Clear-Site-Data': '"*"',
      Refresh: '0; url=/elsewhere',
      Location: '/elsewhere',
    },
    body: 'headers',
  },
  '/password': {
    status: 401,
    headers: {'Content-Type': 'text/plain', 'WWW-Authenticate': 'Basic realm="docs login"'},
    body: 'who?',
  },
  '/links': {
    headers: {'Content-Type': 'application/json', Location: 'javascript:alert(1)'},
    body: JSON.stringify({
      a: 'javascript:alert(1)',
      b: 'data:text/html,<script>1</script>',
      c: '<a href="javascript:alert(1)">x</a>',
    }),
  },
  '/redirect': {status: 302, headers: {Location: 'javascript:alert(1)'}, body: ''},
  '/json/line': {
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify('x'.repeat(5_000_000)),
  },
  '/json/deep': {
    headers: {'Content-Type': 'application/json'},
    body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  },
  '/json/odd': {
    headers: {'Content-Type': 'application/json'},
    body: '{"__proto__":{"polluted":1},"n":1e400,"big":12345678901234567890,"a":1,"a":2,"s":"\\ud800"}',
  },
  '/json/broken': {
    headers: {'Content-Type': 'application/json'},
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  },
};

/**
 * Descriptions that run code or load files if they are rendered as HTML, MDX or unchecked links.
 */
const DESCRIPTIONS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '[x](javascript:window.pwned=1)',
  '[x](JaVaScRiPt:window.pwned=1)',
  '[x](java\nscript:window.pwned=1)',
  '[x](&#106;avascript:window.pwned=1)',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '![x](javascript:window.pwned=1)',
  '<javascript:window.pwned=1>',
  `<a href="javascript:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="&#x6a;avascript:${RUN}">x</a>`,
  '[x]: javascript:window.pwned=1\n\n[x]',
  `<details open ontoggle=${RUN}>x</details>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<math href="javascript:${RUN}">x</math>`,
  '<form action="javascript:window.pwned=1"><button>x</button></form>',
  '<object data="javascript:window.pwned=1"></object>',
  '<embed src="javascript:window.pwned=1">',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<style>body{display:none}</style>',
  '<div style="position:fixed;inset:0">x</div>',
  '{process.env.HOME}',
  '{(() => { window.pwned = 1 })()}',
  'import x from "https://evil.test/x.js"',
  '<Foo bar={window.pwned=1} />',
  '</script><script>window.pwned=1</script>',
  '\u2028window.pwned=1',
  '`</code><script>window.pwned=1</script>`',
  '<!--><script>window.pwned=1</script>-->',
  '<template><script>window.pwned=1</script></template>',
];

function toDocument(origin: string): string {
  const operation = (route: string) => ({
    get: {
      operationId: route.slice(1).replaceAll('/', '-'),
      summary: route,
      responses: {200: {description: 'OK'}},
    },
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Hostile',
      version: '1',
      description: DESCRIPTIONS.join('\n\n'),
      contact: {name: 'x', url: 'javascript:window.pwned=1'},
      license: {name: 'x', url: 'javascript:window.pwned=1'},
      termsOfService: 'javascript:window.pwned=1',
    },
    externalDocs: {url: 'javascript:window.pwned=1', description: DESCRIPTIONS[0]},
    servers: [{url: origin, description: DESCRIPTIONS[1]}],
    paths: {
      ...Object.fromEntries(Object.keys(ANSWERS).map((route) => [route, operation(route)])),
      '/described': {
        get: {
          summary: DESCRIPTIONS[0],
          description: DESCRIPTIONS.join('\n\n'),
          externalDocs: {url: 'javascript:window.pwned=1'},
          parameters: DESCRIPTIONS.map((description, index) => ({
            name: `p${index}`,
            in: 'query',
            description,
            schema: {type: 'string', title: description, description, default: description},
          })),
          responses: {200: {description: DESCRIPTIONS.join('\n\n')}},
        },
      },
      '/secret': {
        post: {
          summary: 'Secret',
          security: [{key: [], bearer: []}],
          responses: {200: {description: 'OK'}},
        },
      },
      '/authorized': {
        get: {
          summary: 'Authorized',
          security: [{oauth: []}],
          responses: {200: {description: 'OK'}},
        },
      },
    },
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'query', name: 'api_key'},
        bearer: {type: 'http', scheme: 'bearer'},
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: `${origin}/authorize`,
              tokenUrl: `${origin}/token`,
              scopes: {},
            },
          },
        },
      },
    },
  });
}

let dir: string;
let api: http.Server;
let received: {method: string; url: string; headers: http.IncomingHttpHeaders}[];
let forgeState: (state: string) => string;
let server: RunningServer;
let origin: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  api = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test');
    received.push({method: request.method ?? '', url: request.url ?? '', headers: request.headers});
    if (url.pathname === '/authorize') {
      const target = new URL(url.searchParams.get('redirect_uri') as string);
      target.search = String(
        new URLSearchParams({
          code: 'stolen',
          state: forgeState(url.searchParams.get('state') as string),
        }),
      );
      return void response.writeHead(302, {Location: target.href}).end();
    }
    const {
      status = 200,
      headers,
      body,
    } = ANSWERS[url.pathname] ?? {
      headers: {'Content-Type': 'application/json'},
      body: '{"access_token":"token","token_type":"bearer"}',
    };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  dir = await buildSite({
    docs: {tab: 'Hostile', api: {source: 'openapi.json'}},
    files: {'openapi.json': toDocument(apiOrigin)},
    config: {onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'},
  });
  const folder = path.join(dir, 'build');
  const manifest = readManifest(path.join(folder, 'try-it.json'));
  // The proxy must know its origin before it starts, so a first server finds a free port.
  const origins = ['http://127.0.0.1:1'];
  const probe = createTryItServer({proxy: {manifest, origins}});
  const {port} = await probe.listen(0, '127.0.0.1');
  await probe.close();
  origin = `http://127.0.0.1:${port}`;
  server = createTryItServer({
    proxy: {
      manifest,
      origins: [origin],
      allowPrivateTargets: [new URL(apiOrigin).host],
      limits: {ratePerClient: 0, ratePerTarget: 0},
    },
    site: createSite({folder, baseUrl: '/'}),
    shutdownTimeoutMs: 100,
  });
  await server.listen(port, '127.0.0.1');
}, 300_000);
afterAll(async () => {
  await server?.close();
  api?.closeAllConnections();
  api?.close();
  removeSite(dir);
});
const shared = useSharedPage(() => origin);
beforeEach(() => {
  ({context, page} = shared);
  received = [];
  forgeState = (state) => state;
  page.on('dialog', (dialog) => void dialog.dismiss());
});

const pwned = (): Promise<unknown> =>
  page.evaluate(() => (window as Window & {pwned?: number}).pwned);

async function open(route: string): Promise<Locator> {
  await page.goto(`${origin}/api/default/${route}`);
  await page.getByRole('button', {name: 'Try it'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function send(route: string, status = '200'): Promise<Locator> {
  const dialog = await open(route);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('status').filter({hasText: status}).first().waitFor();
  return dialog;
}

/**
 * Makes the browser open the response of the proxy with a form post. The test adds the headers that
 * the proxy requires, which a page could not set.
 */
async function goToAnswer(route: string): Promise<void> {
  await page.goto(`${origin}/`);
  const envelope = {
    v: 1,
    document: 'default',
    operation: `GET ${route}`,
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}${route}`,
    method: 'GET',
    headers: [],
    cookies: [],
    body: {kind: 'none'},
  };
  await page.route('**/api/try-it', (given) =>
    given.continue({
      headers: {
        ...given.request().headers(),
        'content-type': 'application/vnd.try-it+json',
        'x-try-it': '1',
      },
      postData: JSON.stringify(envelope),
    }),
  );
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/api/try-it',
      enctype: 'text/plain',
    });
    document.body.append(form);
    form.submit();
  });
  expect((await download).suggestedFilename()).toBe('response.bin');
}

describe('responses of an API in a browser', () => {
  it.each(['/html', '/svg', '/script'])(
    'threat 81: a response that the browser is made to open is downloaded and runs nothing: %s',
    async (route) => {
      await goToAnswer(route);
      expect(received).toHaveLength(1);
      expect(page.url()).toBe(`${origin}/`);
      expect(await pwned()).toBeUndefined();
    },
  );

  it('threat 81: HTML is shown as text', async () => {
    const dialog = await send('html/get');
    await dialog.getByText('<script>', {exact: false}).first().waitFor();
    expect(await pwned()).toBeUndefined();
  });

  it('threat 82: an SVG with a script is shown as an image and runs nothing', async () => {
    const dialog = await send('svg/get');
    const image = dialog.getByRole('img', {name: 'The body of the response'});
    expect(
      await image.evaluate((element: HTMLImageElement) =>
        element.decode().then(() => element.naturalWidth),
      ),
    ).toBe(10);
    expect(await pwned()).toBeUndefined();
  });

  it('threat 83: an HTML preview is sandboxed and runs nothing', async () => {
    const dialog = await send('html/get');
    await dialog.getByRole('button', {name: 'Preview'}).click();
    const frame = dialog.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('');
    expect(
      await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument),
    ).toBeNull();
    await waitForFrame(frame);
    expect(await pwned()).toBeUndefined();
  });

  it('threat 84: the proxy cannot be loaded as a script or image', async () => {
    await page.goto(`${origin}/`);
    const events = await page.evaluate(() =>
      Promise.all(
        ['script', 'img'].map(
          (tag) =>
            new Promise<string>((resolve) => {
              const element = document.createElement(tag) as HTMLScriptElement | HTMLImageElement;
              for (const event of ['load', 'error'])
                element.addEventListener(event, () => resolve(`${tag} ${event}`));
              element.src = '/api/try-it';
              document.body.append(element);
            }),
        ),
      ),
    );
    expect(events).toEqual(['script error', 'img error']);
    expect(received).toEqual([]);
  });

  it('threat 85: cookies of an API are shown but not set, and cookies and storage of the site are kept', async () => {
    await page.goto(`${origin}/`);
    await page.evaluate(() => {
      document.cookie = 'docs=1; path=/';
      localStorage.setItem('own', '1');
    });
    const dialog = await send('headers/get');
    await dialog.getByText('session=evil; Path=/').waitFor();
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('own')])).toEqual([
      'docs=1',
      '1',
    ]);
    expect((await context.cookies()).map(({name}) => name)).toEqual(['docs']);
    expect(new URL(page.url()).pathname).toBe('/api/default/headers/get');
  });

  it('threat 87: an API that asks for a password opens no browser prompt', async () => {
    const dialog = await send('password/get', '401');
    await dialog.getByText('docs login', {exact: false}).first().waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
  });

  it('threat 94: cookies of the site are not sent to the API', async () => {
    await context.addCookies([
      {name: 'session', value: 'docs', url: origin},
      {name: 'hidden', value: 'docs', url: origin, httpOnly: true},
    ]);
    await send('html/get');
    expect(received).toHaveLength(1);
    expect(received[0]?.headers.cookie).toBeUndefined();
    expect(Object.keys(received[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
      'via',
    ]);
  });

  it.each(['line', 'deep', 'odd', 'broken'])(
    'threat 90: JSON designed to break a viewer is shown with few elements: %s',
    async (name) => {
      const dialog = await send(`json/${name}/get`);
      const region = dialog.getByRole('region', {name: 'Body of the response'});
      await region.waitFor();
      expect(await page.evaluate(() => (({}) as {polluted?: number}).polluted)).toBeUndefined();
      const text = (await region.textContent()) ?? '';
      // However long the response is, only the lines on the screen are in the page.
      expect(text.trim()).not.toBe('');
      expect(text.length).toBeLessThan(200_000);
      expect(await region.locator('*').count()).toBeLessThan(500);
      if (name === 'odd') {
        for (const piece of [
          '1e400',
          '12345678901234567890',
          '"a": 1',
          '"a": 2',
          '\\ud800',
          '__proto__',
        ])
          expect(text).toContain(piece);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'hidden'});
    },
  );

  it('threat 91: script URLs in a response do not become links', async () => {
    const dialog = await send('links/get');
    await dialog.getByRole('region', {name: 'Body of the response'}).waitFor();
    expect(
      await page
        .locator('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]')
        .count(),
    ).toBe(0);
  });

  it('threat 66: a redirect to a script URL does not become a link', async () => {
    await send('redirect/get', '302');
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
  });
});

describe('a hostile document', () => {
  it.each(['described/get', ''])(
    'threat 92: has descriptions that run no code, link to no script and load no foreign file: %s',
    async (route) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${origin}/api/default/${route}`, {waitUntil: 'networkidle'});
      await page.getByRole('heading', {level: 1}).waitFor();
      const found = await page.evaluate(() => {
        const area = document.querySelector('main') as HTMLElement;
        const attributes = [...area.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({name, value}) => ({tag: element.tagName, name, value})),
        );
        return {
          handlers: attributes.filter(({name}) => name.startsWith('on')),
          links: attributes.filter(
            ({name, value}) =>
              ['href', 'src', 'action', 'data', 'srcdoc', 'formaction'].includes(name) &&
              /^\s*(javascript|vbscript|data:text)/i.test(value),
          ),
          tags: [
            ...area.querySelectorAll(
              'script, iframe, object, embed, base, meta, link, style, form[action], template',
            ),
          ].map(({tagName}) => tagName),
        };
      });
      expect(found).toEqual({handlers: [], links: [], tags: []});
      expect(DESCRIPTIONS).toHaveLength(40);
      expect(await pwned()).toBeUndefined();
      expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    },
  );
});

describe('credentials in a browser', () => {
  async function authorize(): Promise<Locator> {
    const dialog = await open('authorized/get');
    await dialog.getByLabel('Client ID').fill('client');
    const popup = context.waitForEvent('page');
    await dialog.getByRole('button', {name: 'Authorize', exact: true}).click();
    await popup;
    return dialog;
  }

  it('threat 93: an authorization with a forged state is not used', async () => {
    forgeState = () => 'forged';
    const dialog = await authorize();
    await dialog.getByText('does not belong to this request').waitFor();
    expect(received.filter(({url}) => url.startsWith('/token'))).toEqual([]);
    const [asked] = received.filter(({url}) => url.startsWith('/authorize'));
    const query = new URL(asked?.url ?? '', origin).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')?.length).toBeGreaterThan(40);
    expect(new URL(query.get('redirect_uri') as string).origin).toBe(origin);
  });

  it('threat 93: an authorization with the right state is used, and its token is not in the URL', async () => {
    const dialog = await authorize();
    await dialog.getByRole('status').filter({hasText: 'Token obtained'}).waitFor();
    expect(received.filter(({url}) => url.startsWith('/token'))).toHaveLength(1);
    expect(page.url()).not.toContain('token=');
  });

  async function fillSecrets(): Promise<Locator> {
    const dialog = await open('secret/post');
    await dialog.getByRole('textbox', {name: 'key'}).fill('s3cret-key');
    await dialog.getByRole('textbox', {name: 'bearer'}).fill('s3cret-token');
    return dialog;
  }

  it('threat 100: credentials are not in the storage, cookies, URL or history of the browser', async () => {
    const dialog = await fillSecrets();
    await page.keyboard.press('Control+Enter');
    await dialog.getByRole('status').filter({hasText: '200'}).first().waitFor();
    expect(received[0]).toMatchObject({
      url: '/secret?api_key=s3cret-key',
      headers: {authorization: 'Bearer s3cret-token'},
    });
    const kept = await page.evaluate(() =>
      JSON.stringify([
        {...sessionStorage},
        {...localStorage},
        document.cookie,
        location.href,
        history.state,
      ]),
    );
    expect(kept).not.toContain('s3cret');
    await page.reload();
    await page.getByRole('button', {name: 'Try it'}).click();
    expect(await page.getByRole('dialog').getByRole('textbox', {name: 'bearer'}).inputValue()).toBe(
      '',
    );
  });

  it('threat 101: credentials are not in a copied link, the masked sample or the URL', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin});
    const dialog = await fillSecrets();
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await dialog.getByRole('button', {name: 'Copied'}).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(
      link + Buffer.from(new URL(link).hash.replace(/^#try-it=/, ''), 'base64url').toString(),
    ).not.toContain('s3cret');
    expect(await dialog.locator('pre').last().textContent()).not.toContain('s3cret');
    expect(page.url()).not.toContain('s3cret');
  });

  it('threat 80: no link sends a request or fills in credentials', async () => {
    for (const tail of [
      '?send=1',
      '?tryit=1&send=true&authorization=Bearer%20planted',
      '#try-it=e30',
      '#send',
      `#try-it=${Buffer.from(JSON.stringify({server: {index: 0, variables: []}, parameters: [], security: {credentials: [{scheme: 'bearer', kind: 'http', token: 'planted', value: 'planted'}]}, send: true})).toString('base64url')}`,
    ]) {
      await page.goto('about:blank');
      await page.goto(`${origin}/api/default/secret/post${tail}`, {waitUntil: 'networkidle'});
    }
    // The last link opens the form, but fills in no credentials.
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByLabel('Authenticate with').selectOption({label: 'key + bearer'});
    expect(await dialog.getByRole('textbox', {name: 'bearer'}).inputValue()).toBe('');
    expect(received).toEqual([]);
  });
});
