import type {Locator} from 'playwright-core';
import {OPEN, useApi} from './support/api';
import {useTryIt} from './support/tryIt';
import {ANSWERS, LINKS} from './sink/tabs/hostile';

/** Changes the `state` that the authorization server returns. */
let forgeState = (state: string): string => state;

const tryIt = useTryIt();
const api = useApi(
  (response, {url}) => {
    const {pathname, searchParams} = new URL(url, 'http://api');
    if (pathname === '/authorize') {
      const target = new URL(searchParams.get('redirect_uri')!);
      target.search = String(
        new URLSearchParams({code: 'stolen', state: forgeState(searchParams.get('state')!)}),
      );
      response.writeHead(302, {Location: target.href}).end();
      return;
    }
    const {headers, body} = ANSWERS[pathname] ?? {
      headers: {'Content-Type': 'application/json'},
      body: '{"access_token":"token","token_type":"bearer"}',
    };
    response.writeHead(200, headers).end(body);
  },
  () => tryIt.sink.apis.hostile!,
);
/** Allows every origin, and responds to every request. */
const things = useApi(
  (response) => response.writeHead(200, {'Content-Type': 'application/json', ...OPEN}).end('{}'),
  () => tryIt.sink.apis.origins!,
);
beforeEach(() => {
  forgeState = (state) => state;
  tryIt.page.on('dialog', (dialog) => void dialog.dismiss());
});

const pwned = (): Promise<unknown> =>
  tryIt.page.evaluate(() => (window as Window & {pwned?: number}).pwned);

async function send(route: string): Promise<Locator> {
  const dialog = await tryIt.open(`api/hostile/${route}`);
  await tryIt.send();
  await tryIt.status('200');
  return dialog;
}

describe('responses of an API in a browser', () => {
  it('threat 84: the proxy cannot be loaded as a script or image', async () => {
    await tryIt.page.goto(`${tryIt.sink.origin}/api/hostile`);
    const events = await tryIt.page.evaluate(() =>
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
    expect(api.requests).toEqual([]);
  });

  it.each(['line', 'deep', 'odd'])(
    'threat 90: JSON designed to break a viewer is shown with few elements: %s',
    async (name) => {
      const dialog = await send(`json/${name}/get`);
      const region = dialog.getByRole('region', {name: 'Body of the response'});
      await region.waitFor();
      expect(await tryIt.page.evaluate(() => ({} as {polluted?: number}).polluted)).toBeUndefined();
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
    },
  );

  it('threat 91: script URLs in a response do not become links', async () => {
    const dialog = await send('links/get');
    await dialog.getByRole('region', {name: 'Body of the response'}).waitFor();
    expect(
      await tryIt.page
        .locator('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]')
        .count(),
    ).toBe(0);
  });
});

describe('the preview of a hostile response', () => {
  it('threat 169: stays, whatever a reader presses in it', async () => {
    const asked: string[] = [];
    tryIt.context.on('request', (request) => asked.push(request.url()));
    const dialog = await send('html/get');
    await dialog.getByRole('button', {name: 'Preview'}).click();
    const preview = dialog.locator('iframe');
    await preview.scrollIntoViewIfNeeded();
    const {x, y} = (await preview.boundingBox())!;
    for (const index of LINKS.keys()) await tryIt.page.mouse.click(x + 20, y + 20 + 40 * index);
    await preview.focus();
    // Where there are links, this is the first one.
    await tryIt.page.keyboard.press('Tab');
    await tryIt.page.keyboard.press('Enter');
    const [, frame] = tryIt.page.frames();
    expect(frame?.url()).toBe('about:srcdoc');
    expect(await frame?.locator('body > div').count()).toBe(LINKS.length);
    expect(tryIt.context.pages()).toHaveLength(1);
    expect(asked.filter((url) => !url.startsWith(tryIt.sink.origin))).toEqual([]);
  });
});

describe('a hostile document', () => {
  it.each(['described/get', ''])(
    'threat 92: has descriptions that run no code, link to no script and load no foreign file: %s',
    async (route) => {
      const asked: string[] = [];
      tryIt.page.on('request', (request) => asked.push(request.url()));
      await tryIt.page.goto(`${tryIt.sink.origin}/api/hostile/${route}`, {
        waitUntil: 'networkidle',
      });
      await tryIt.page.getByRole('heading', {level: 1}).waitFor();
      const found = await tryIt.page.evaluate(() => {
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
      expect(await tryIt.page.locator('main').textContent()).toContain('{process.env.HOME}');
      expect(await pwned()).toBeUndefined();
      expect(asked.filter((url) => !url.startsWith(tryIt.sink.origin))).toEqual([]);
    },
  );
});

describe('patterns that take too long', () => {
  /** Opens a link that fills in the parameters of an operation. */
  async function openLink(...given: string[]): Promise<Locator> {
    const values = {
      server: {index: 0, variables: []},
      parameters: given.map((value, index) => ({in: 'query', name: `p${index}`, value})),
      security: {},
    };
    await tryIt.page.goto(
      `${tryIt.sink.origin}/api/hostile/patterns/get#try-it=${Buffer.from(JSON.stringify(values)).toString('base64url')}`,
    );
    const dialog = tryIt.page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  }

  it('threat 149: a link with values for them leaves the page responsive, and what a reader types is checked', async () => {
    const dialog = await openLink(`${'a'.repeat(40)}!`, 'x'.repeat(5000));
    const [first, second] = ['p0', 'p1'].map((name) => dialog.getByRole('textbox', {name}));
    await dialog.getByText('was not checked: comparing it with ^((a+))+$').waitFor();
    await dialog.getByText('was not checked: comparing it with ^.*.*.*.*=$').waitFor();
    await first!.fill('b'.repeat(40));
    await dialog.getByText('must match ^((a+))+$').waitFor();
    await second!.fill('x'.repeat(40));
    await dialog.getByText('must match ^.*.*.*.*=$').waitFor();
    await first!.fill('a'.repeat(40));
    await second!.fill(`${'x'.repeat(40)}=`);
    await dialog.getByText('must match').first().waitFor({state: 'detached'});
    expect(await dialog.getByText('was not checked').count()).toBe(0);
    expect(api.requests).toEqual([]);
  });

  it('threat 149: nothing is called wrong where no worker can start', async () => {
    const dialog = await tryIt.open('api/hostile/patterns/get');
    await tryIt.page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
    await dialog.getByRole('textbox', {name: 'p0'}).fill(`${'a'.repeat(40)}b`);
    await dialog.getByText('was not checked: comparing it with ^((a+))+$').waitFor();
    expect(await dialog.getByText('must match').count()).toBe(0);
  });
});

describe('credentials in a browser', () => {
  async function authorize(): Promise<Locator> {
    const dialog = await tryIt.open('api/hostile/authorized/get');
    await dialog.getByLabel('Client ID').fill('client');
    const popup = tryIt.context.waitForEvent('page');
    await dialog.getByRole('button', {name: 'Authorize', exact: true}).click();
    await popup;
    return dialog;
  }

  it('threat 93: an authorization with a forged state is not used', async () => {
    forgeState = () => 'forged';
    const dialog = await authorize();
    await dialog.getByText('does not belong to this request').waitFor();
    expect(api.requests.filter(({url}) => url.startsWith('/token'))).toEqual([]);
    const [asked] = api.requests.filter(({url}) => url.startsWith('/authorize'));
    const query = new URL(asked?.url ?? '', tryIt.sink.origin).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')?.length).toBeGreaterThan(40);
    expect(new URL(query.get('redirect_uri') as string).origin).toBe(tryIt.sink.origin);
  });

  async function fillSecrets(): Promise<Locator> {
    const dialog = await tryIt.open('api/hostile/secret/post');
    await dialog.getByRole('textbox', {name: 'key'}).fill('s3cret-key');
    await dialog.getByRole('textbox', {name: 'bearer'}).fill('s3cret-token');
    return dialog;
  }

  it('threat 100: credentials are not in the storage, cookies, URL or history of the browser', async () => {
    const dialog = await fillSecrets();
    await tryIt.page.keyboard.press('Control+Enter');
    await dialog.getByRole('status').filter({hasText: '200'}).first().waitFor();
    expect(api.requests[0]).toMatchObject({
      url: '/secret?api_key=s3cret-key',
      headers: {authorization: 'Bearer s3cret-token'},
    });
    expect(await tryIt.kept()).not.toContain('s3cret');
    await tryIt.page.reload();
    await tryIt.page.getByRole('button', {name: 'Try it'}).click();
    expect(
      await tryIt.page.getByRole('dialog').getByRole('textbox', {name: 'bearer'}).inputValue(),
    ).toBe('');
  });

  it('threat 101: credentials are not in a copied link, the masked sample or the URL', async () => {
    await tryIt.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await fillSecrets();
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await dialog.getByRole('button', {name: 'Copied'}).waitFor();
    const link = await tryIt.page.evaluate(() => navigator.clipboard.readText());
    expect(
      link + Buffer.from(new URL(link).hash.replace(/^#try-it=/, ''), 'base64url').toString(),
    ).not.toContain('s3cret');
    expect(await dialog.locator('pre').last().textContent()).not.toContain('s3cret');
    expect(tryIt.page.url()).not.toContain('s3cret');
  });

  it('threat 80: no link sends a request or fills in credentials', async () => {
    const planted = {
      server: {index: 0, variables: []},
      parameters: [],
      security: {
        credentials: [{scheme: 'bearer', kind: 'http', token: 'planted', value: 'planted'}],
      },
      send: true,
    };
    for (const tail of [
      '?tryit=1&send=true&authorization=Bearer%20planted#send',
      `#try-it=${Buffer.from(JSON.stringify(planted)).toString('base64url')}`,
    ]) {
      await tryIt.page.goto('about:blank');
      await tryIt.page.goto(`${tryIt.sink.origin}/api/hostile/secret/post${tail}`, {
        waitUntil: 'networkidle',
      });
    }
    // The last link opens the form, but fills in no credentials.
    const dialog = tryIt.page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByLabel('Authenticate with').selectOption({
      label:
        'API key in the api_key query parameter · key + Bearer token in Authorization · bearer',
    });
    expect(await dialog.getByRole('textbox', {name: 'bearer'}).inputValue()).toBe('');
    expect(api.requests).toEqual([]);
  });
});

const keys = () =>
  things.requests.map(({url, headers}) => ({url, key: headers['x-api-key'] as string | undefined}));

describe('a key that the tab remembers', () => {
  it('threats 129 and 130: is sent neither where a link says nor, unless the reader confirms it, to another host', async () => {
    const {page, sink} = tryIt;
    const {port} = new URL(sink.apis.origins!);
    const dialog = await tryIt.open('api/origins/things/get');
    await dialog.getByRole('textbox', {name: 'key'}).fill('SECRET');
    await dialog.getByLabel('Remember in this browser tab').check();

    const values = {
      server: {index: 0, variables: [{name: 'region', value: `x@localhost:${port}/`}]},
      parameters: [{in: 'query', name: 'page', value: 7}],
      security: {alternative: 0},
    };
    await page.goto('about:blank');
    await page.goto(
      `${sink.origin}/api/origins/things/get#try-it=${Buffer.from(JSON.stringify(values)).toString('base64url')}`,
    );
    await dialog
      .getByRole('status')
      .filter({hasText: 'was left out: a link cannot change where requests go.'})
      .waitFor();
    expect(things.requests).toEqual([]);
    await tryIt.send();
    await tryIt.status('200');
    expect(keys()).toEqual([{url: '/v1/things?page=7', key: 'SECRET'}]);

    await dialog.getByLabel('Send to').selectOption('1');
    const send = dialog.getByRole('button', {name: 'Send', exact: true});
    for (const [host, problem] of [
      ['127.1', 'The value of the server variable host is not allowed there.'],
      ['app.localhost', 'Your credentials were entered for another server.'],
    ] as const) {
      await dialog.getByRole('textbox', {name: 'host'}).fill(host);
      await dialog.getByText(problem).waitFor();
      expect(await send.isDisabled()).toBe(true);
      await tryIt.send();
    }
    await dialog.getByRole('button', {name: `Use them for http://app.localhost:${port}`}).click();
    await send.click();
    await dialog
      .getByText(`Your browser can send it directly to http://app.localhost:${port}.`)
      .waitFor();
    expect(things.requests).toHaveLength(1);
    await dialog.getByRole('button', {name: 'Send from the browser'}).click();
    await tryIt.status('200');
    expect(keys()[1]).toEqual({url: '/typed/things?page=7', key: 'SECRET'});
  });

  it('threat 130: is no key of another API on this site, nor of another site on this origin', async () => {
    const {page, sink} = tryIt;
    const keyOf = () => page.getByRole('dialog').getByRole('textbox', {name: 'key'});
    await tryIt.open('api/origins/things/get');
    await keyOf().fill('SECRET');
    await page.getByLabel('Remember in this browser tab').check();
    await tryIt.open('api/neighbour/things/get');
    expect(await keyOf().inputValue()).toBe('');
    const other = await page.context().newPage();
    await other.goto(`${sink.origin}/api/origins/things/get`);
    expect(await other.evaluate(() => JSON.stringify({...sessionStorage}))).not.toContain('SECRET');
    await other.close();

    // A site in another folder of this origin, where a document has the same id.
    await page.evaluate(() => {
      const key = 'api-reference:credentials:';
      sessionStorage.setItem(`${key}neighbour`, sessionStorage.getItem(`${key}origins`)!);
    });
    const dialog = await tryIt.open('api/neighbour/things/get');
    expect(await keyOf().inputValue()).toBe('SECRET');
    await dialog.getByText('Your credentials were entered for another server.').waitFor();
    await tryIt.send();
    expect(await dialog.getByRole('button', {name: 'Send', exact: true}).isDisabled()).toBe(true);
    expect([tryIt.proxied, things.requests]).toEqual([[], []]);
  });
});
