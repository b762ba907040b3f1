import fs from 'fs';
import path from 'path';
import type {Locator} from 'playwright-core';
import {startAnswers, type Answers} from '../support/answers';
import {findViolations} from '../support/axe';
import {waitForFrame} from '../support/browser';
import {ROOT} from '../support/site';
import {findFreePort} from '../support/staticServer';
import {useTryIt} from '../support/tryIt';

const DOCUMENT = fs.readFileSync(
  path.join(ROOT, '__tests__/__fixtures__/try-it/answers.yaml'),
  'utf8',
);

let api: Answers;
const tryIt = useTryIt(
  async () => {
    api = await startAnswers();
    return {
      Answers: DOCUMENT.replaceAll('API', api.origin).replaceAll(
        'CLOSED',
        `http://127.0.0.1:${await findFreePort()}`,
      ),
    };
  },
  {withDirectTwin: true, limits: {idleTimeoutMs: 5000}},
);
afterAll(() => api?.stop());
beforeEach(() => {
  api.requests.length = 0;
});

/** Opens the console of an operation and sends the prefilled request. */
async function ask(name: string): Promise<Locator> {
  const dialog = await tryIt.open(`default/${name}/get`);
  await tryIt.send();
  return dialog;
}
const bodyOf = (dialog: Locator) => dialog.getByRole('region', {name: 'Body of the response'});
const title = () => tryIt.page.title();
const checkAccessibility = async () =>
  expect(await findViolations(tryIt.page, 'dialog')).toEqual([]);

describe('a response', () => {
  it('of HTML is shown as text; its sandboxed preview runs no script and loads nothing', async () => {
    const dialog = await ask('html');
    const loaded: string[] = [];
    tryIt.page.on('requestfinished', (request) => loaded.push(request.url()));
    await tryIt.status('200');
    const before = await title();
    await bodyOf(dialog).getByText('<script>').first().waitFor();
    await dialog.getByRole('button', {name: 'Preview'}).click();
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('');
    expect(await frame.contentFrame().locator('h1').textContent()).toBe('A page');
    await waitForFrame(frame);
    expect(await title()).toBe(before);
    expect(api.requests.map(({url}) => url)).toEqual(['/html']);
    expect(loaded.filter((url) => url.includes('never'))).toEqual([]);
    await checkAccessibility();
  });

  it('of SVG is shown as an image that runs no script, and as text under Raw', async () => {
    const dialog = await ask('drawing');
    await dialog.getByRole('img', {name: 'The body of the response'}).waitFor();
    expect(await title()).not.toBe('taken');
    await dialog.getByRole('button', {name: 'Raw'}).click();
    await bodyOf(dialog).getByText('onload').first().waitFor();
  });

  it('of audio can be played; a video that cannot be played shows a message', async () => {
    const dialog = await ask('sound');
    const sound = dialog.locator('audio');
    await sound.waitFor();
    expect(
      await sound.evaluate(
        (audio: HTMLAudioElement) =>
          new Promise((resolve) =>
            audio.readyState > 0
              ? resolve(true)
              : audio.addEventListener('loadedmetadata', () => resolve(true)),
          ),
      ),
    ).toBe(true);
    await checkAccessibility();
    const film = await ask('film');
    await film.getByText('The browser cannot show this.').waitFor();
    await checkAccessibility();
  });

  it('of PDF is embedded with a fallback text, and can be downloaded as a file', async () => {
    const dialog = await ask('pdf');
    const preview = dialog.locator('object[type="application/pdf"]');
    await preview.waitFor();
    expect(await preview.getAttribute('data')).toMatch(/^blob:/);
    // The text inside is a fallback for browsers without a PDF viewer.
    expect(await preview.textContent()).toContain('This browser does not show PDF inside pages.');
    expect(await preview.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
    expect(await dialog.getByRole('link', {name: 'Download'}).getAttribute('download')).toBe(
      'pdf.pdf',
    );
    await checkAccessibility();
  });

  it('of binary data can be downloaded under a safe file name', async () => {
    const dialog = await ask('bytes');
    await dialog.getByText('Binary content.').waitFor();
    const downloaded = tryIt.page.waitForEvent('download');
    await dialog.getByRole('link', {name: 'Download'}).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('résumé_.exe');
    expect([...fs.readFileSync(await download.path())]).toEqual([0, 1, 2, 255]);
    await checkAccessibility();
  });

  it('of JSON keeps every digit and shows markup in strings as text', async () => {
    const dialog = await ask('numbers');
    await bodyOf(dialog).getByText('12345678901234567890').waitFor();
    await bodyOf(dialog).getByText('"<b>bold</b>"').waitFor();
    await bodyOf(dialog).getByText('1.0').waitFor();
  });

  it('of NDJSON is listed line by line as it arrives, until the reader stops it', async () => {
    const dialog = await ask('lines');
    const list = dialog.getByRole('list', {name: 'Items of the stream'});
    await list.getByText('{"line": 3}', {exact: true}).waitFor();
    await checkAccessibility();
    await dialog.getByRole('button', {name: 'Stop'}).click();
    await tryIt.status('Stopped');
    await checkAccessibility();
  });

  it('is shown with all headers, including repeated ones and `Set-Cookie`, and sets no cookie', async () => {
    const dialog = await ask('cookies');
    await tryIt.status('200');
    const headers = await dialog.locator('details dl > div').allTextContents();
    expect(
      headers
        .filter((text) => /^(set-cookie|x-twice)/i.test(text))
        .map((text) => text.toLowerCase()),
    ).toEqual(['set-cookiea=1; path=/', 'set-cookieb=2', 'x-twiceone', 'x-twicetwo']);
    expect(await tryIt.context.cookies()).toEqual([]);
  });

  it('is compared with the documented response, and the differences are listed', async () => {
    const dialog = await ask('promises');
    const differences = dialog.getByRole('group').filter({hasText: 'Not as documented'}).last();
    await differences.waitFor();
    const text = await differences.textContent();
    for (const part of ['The header X-Count is missing.', 'id', 'name'])
      expect(text).toContain(part);
    await checkAccessibility();
  });

  it('of 5 MB is shown with fewer than 1,500 elements, and can be searched and copied', async () => {
    const {page, context} = tryIt;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await tryIt.open('default/big/get');
    await tryIt.send();
    await bodyOf(dialog).getByText('Thing number 0').waitFor();
    await dialog.getByLabel('Search').fill('Thing number 43999');
    await dialog.getByText('1 of 1 lines').waitFor();
    await bodyOf(dialog).locator('mark').first().waitFor();
    expect(await dialog.locator('*').count()).toBeLessThan(1500);
    expect(await dialog.locator('dd').filter({hasText: / MB$/}).textContent()).toMatch(
      /^[5-6]\.\d MB$/,
    );
    await dialog.getByRole('button', {name: 'Copy the body'}).click();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(
      5 * 1000 * 1000,
    );
  });
});

describe('a redirect', () => {
  it('is shown, and followed only when the reader clicks', async () => {
    const dialog = await ask('moved');
    await tryIt.status('302');
    await checkAccessibility();
    expect(api.requests.map(({url}) => url)).toEqual(['/moved']);
    await dialog.getByRole('button', {name: 'Follow'}).click();
    await tryIt.status('200');
    await bodyOf(dialog).getByText('arrived with own').waitFor();
    expect(api.requests.map(({url}) => url)).toEqual(['/moved', '/target']);
  });

  it('to another origin is refused by the proxy when the reader follows it', async () => {
    const dialog = await ask('away');
    await dialog.getByText('http://elsewhere.example/').first().waitFor();
    await dialog.getByRole('button', {name: 'Follow'}).click();
    await dialog
      .getByRole('alert')
      .filter({hasText: 'forwards requests only to URLs in the document'})
      .waitFor();
    await checkAccessibility();
  });
});

describe('a request without a response', () => {
  it('is explained if no server listens', async () => {
    const dialog = await ask('closed');
    await dialog.getByRole('alert').filter({hasText: 'The API could not be reached'}).waitFor();
    await checkAccessibility();
  });

  it('is explained if the connection breaks', async () => {
    const dialog = await ask('broken');
    await dialog.getByRole('alert').filter({hasText: 'The API could not be reached'}).waitFor();
  });

  it('is explained if the proxy times out', async () => {
    const dialog = await ask('slow');
    await dialog.getByRole('alert').filter({hasText: 'The API did not respond in time.'}).waitFor();
    await checkAccessibility();
  });

  it('is explained if the browser times out', async () => {
    const {page} = tryIt;
    await page.clock.install();
    const dialog = await tryIt.open('direct/default/slow/get');
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/slow')),
      tryIt.send(),
    ]);
    await page.clock.fastForward('02:00');
    await dialog.getByRole('alert').filter({hasText: 'No response in time.'}).waitFor();
    await checkAccessibility();
    // The fake clock cannot be removed from this page.
    await tryIt.renew();
  });

  it('is explained if the document leaves the host open, and can be sent from the browser instead', async () => {
    const dialog = await tryIt.open('default/anywhere/get');
    await dialog.getByLabel('host').fill('127.0.0.9');
    await tryIt.send();
    await dialog
      .getByRole('alert')
      .filter({hasText: 'leaves the host of the server open'})
      .waitFor();
    await checkAccessibility();
    await dialog.getByRole('button', {name: 'Send from the browser'}).click();
    await dialog.getByRole('alert').filter({hasText: 'through CORS'}).waitFor();
  });

  it('is explained if the site cannot be reached', async () => {
    const dialog = await tryIt.open('default/numbers/get');
    await tryIt.context.setOffline(true);
    await tryIt.send();
    await dialog.getByRole('alert').filter({hasText: 'No connection to this site'}).waitFor();
    await checkAccessibility();
  });
});

describe('numbers that JavaScript cannot represent exactly', () => {
  it('keep all digits on the page, in the form, in the request, in the response and in a shared link', async () => {
    const {page, context} = tryIt;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await tryIt.open('default/exact/post');
    const body = '{\n  "id": 12345678901234567890,\n  "price": 10.50,\n  "name": "Rex"\n}';
    expect(await page.locator('.theme-api-samples pre').last().textContent()).toContain(body);
    expect(await page.locator('main').textContent()).toContain('9007199254740993');
    await dialog.getByRole('button', {name: 'Text'}).click();
    expect(await dialog.getByLabel('Body as application/json').inputValue()).toBe(body);
    expect(await dialog.getByLabel('after').inputValue()).toBe('9007199254740993');
    await dialog.getByRole('button', {name: 'Form'}).click();
    expect(await dialog.getByLabel('id', {exact: false}).first().inputValue()).toBe(
      '12345678901234567890',
    );
    await dialog.getByLabel('name', {exact: false}).first().fill('Luna');
    expect(await dialog.locator('.theme-api-code').last().textContent()).toContain(
      body.replace('Rex', 'Luna'),
    );
    await tryIt.send();
    await tryIt.status('200');
    expect(api.requests.map((request) => ({url: request.url, body: request.body}))).toEqual([
      {url: '/exact?after=9007199254740993', body: body.replace('Rex', 'Luna')},
    ]);
    for (const number of ['12345678901234567890', '10.50', '1e400'])
      await bodyOf(dialog).getByText(number).waitFor();
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await dialog.getByRole('button', {name: 'Copied'}).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await dialog.getByRole('button', {name: 'Text'}).click();
    expect(await dialog.getByLabel('Body as application/json').inputValue()).toBe(
      body.replace('Rex', 'Luna'),
    );
    expect(await dialog.getByLabel('after').inputValue()).toBe('9007199254740993');
  });
});

describe('credentials', () => {
  it('for basic authentication are sent in UTF-8', async () => {
    const dialog = await ask('protected/basic');
    await tryIt.status('401');
    await dialog.getByLabel('User name').fill('jürgen');
    await dialog.getByRole('textbox', {name: 'Password'}).fill('gehéim:€ 🔑');
    await tryIt.send();
    await tryIt.status('200');
    expect(api.requests.map(({headers}) => headers.authorization)).toEqual([
      undefined,
      `Basic ${Buffer.from('jürgen:gehéim:€ 🔑').toString('base64')}`,
    ]);
    await checkAccessibility();
  });

  it('for mutual TLS cannot be sent by a page: the console says so, and the sample has options for them', async () => {
    const dialog = await tryIt.open('default/protected/certificate/get');
    await dialog
      .getByText('the API requires a TLS client certificate, which no page can send')
      .waitFor();
    const sample = await dialog.locator('.theme-api-code').last().textContent();
    expect(sample).toContain("--cert '<client_certificate>'");
    expect(sample).toContain("--key '<private_key>'");
    await checkAccessibility();
    await tryIt.send();
    await tryIt.status('200');
  });
});

describe('a server that is the site itself', () => {
  it('receives requests directly from the browser, and the console says so before sending', async () => {
    const {site} = tryIt;
    const dialog = await tryIt.open('default/here/get');
    await dialog
      .getByText('The server is this site itself: your browser sends requests to it directly.')
      .waitFor();
    await checkAccessibility();
    const before = site.proxied();
    const [request] = await Promise.all([
      tryIt.page.waitForRequest(`${site.origin}/here`),
      tryIt.send(),
    ]);
    expect(await request.headerValue('cookie')).toBeNull();
    await tryIt.status('404');
    expect(site.proxied()).toBe(before);
  });
});

describe('a form', () => {
  it('starts with the values of the document, including 0 and false, and has fields for times and null', async () => {
    const dialog = await tryIt.open('default/forms/post');
    await tryIt.send();
    await tryIt.status('200');
    const [{url, headers, body}] = api.requests as [Answers['requests'][number]];
    expect(url).toBe('/forms?since=2026-01-15T09%3A30%3A00Z&zero=0&no=false');
    expect(headers.cookie).toBe('session=s');
    expect(JSON.parse(body)).toMatchObject({name: 'Rex', bornOn: '2022-04-01'});
    await dialog.getByLabel('since').fill('2026-02-03T04:05:06');
    const since = await tryIt.page.evaluate(() =>
      new Date('2026-02-03T04:05:06').toISOString().replace('.000Z', 'Z'),
    );
    await dialog.getByText(`Sent as ${since}`).waitFor();
    await dialog.getByLabel('day').fill('2026-02-03');
    await dialog.getByLabel('Send empty').check();
    await dialog.getByRole('button', {name: 'Form'}).click();
    await dialog.getByRole('button', {name: 'null for bornOn'}).click();
    await checkAccessibility();
    await tryIt.send();
    await dialog.getByText('blank=').first().waitFor();
    await until(() => api.requests.length === 2);
    expect(api.requests[1]!.url).toBe(
      `/forms?since=${encodeURIComponent(since)}&zero=0&no=false&day=2026-02-03&blank=`,
    );
    expect(JSON.parse(api.requests[1]!.body)).toEqual({name: 'Rex', bornOn: null, count: 0});
    await dialog.getByRole('button', {name: 'null for bornOn'}).click();
    await dialog.getByLabel('bornOn', {exact: false}).first().fill('2020-02-02');
  });
});

describe('a site without a proxy', () => {
  it('says before sending that requests go directly to the API and that browsers cannot send `Cookie`', async () => {
    const {site} = tryIt;
    const dialog = await tryIt.open('direct/default/forms/post');
    await dialog.getByText('Requests go directly from your browser to').waitFor();
    await dialog.getByText('Browsers do not let pages send these: Cookie.').waitFor();
    await checkAccessibility();
    const before = site.proxied();
    await tryIt.send();
    await tryIt.status('200');
    await dialog.getByText('directly from the browser', {exact: true}).waitFor();
    await dialog.getByText('The browser hides headers').waitFor();
    expect(site.proxied()).toBe(before);
    const sent = api.requests.at(-1)!;
    expect(sent.headers.referer).toBeUndefined();
    expect(sent.headers.cookie).toBeUndefined();
  });

  it('explains CORS if a request to an API of another origin fails', async () => {
    const {page} = tryIt;
    await tryIt.open('direct/default/numbers/get');
    await tryIt.send();
    await page.getByRole('alert').filter({hasText: 'through CORS'}).waitFor();
    await checkAccessibility();
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries++) await tryIt.page.waitForTimeout(100);
}
