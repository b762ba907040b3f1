import fs from 'fs';
import path from 'path';
import type {Locator, Page} from 'playwright-core';
import {findViolations} from '../support/axe';
import {startOpenIdProvider} from '../support/openIdProvider';
import {ROOT} from '../support/site';
import {findFreePort} from '../support/staticServer';
import {useTryIt} from '../support/tryIt';

const DOCUMENT = fs.readFileSync(
  path.join(ROOT, '__tests__/__fixtures__/try-it/oauth.yaml'),
  'utf8',
);
const ROUTE = 'default/things/get';

let port: number;
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
const tryIt = useTryIt(async () => {
  port = await findFreePort();
  return {Members: DOCUMENT.replaceAll('ISSUER', `http://127.0.0.1:${port}`)};
});
beforeAll(async () => {
  provider = await startOpenIdProvider(port, `${tryIt.site.origin}/api/try-it/callback`);
});
afterAll(() => provider?.stop());
beforeEach(() => {
  provider.requests.length = 0;
});

const since = (prefix: string) =>
  provider.requests.filter(({method, url}) => `${method} ${url}`.startsWith(prefix));
const tokenOf = (dialog: Locator) =>
  dialog.getByRole('textbox', {name: /^(provider|documented)/}).inputValue();
/** Reads everything that persists after the page is closed or is visible outside it. */
const kept = () =>
  tryIt.page.evaluate(() =>
    JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      location.href,
      document.cookie,
      history.state,
    ]),
  );

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries++) await tryIt.page.waitForTimeout(100);
}

/** Opens the console, discovers the endpoints of the provider, and opens its sign-in page. */
async function authorize(): Promise<{dialog: Locator; popup: Page}> {
  const dialog = await tryIt.open(ROUTE);
  await dialog.getByRole('button', {name: 'Ask the authorization server'}).click();
  await dialog.getByLabel('Flow').selectOption({label: 'Authorization code with PKCE'});
  await dialog.getByLabel('Client ID').fill('public');
  const opened = tryIt.context.waitForEvent('page');
  await dialog.getByRole('button', {name: 'Authorize'}).click();
  return {dialog, popup: await opened};
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=login]').fill('reader');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', {name: 'Continue'}).click();
}

describe('the authorization code flow with PKCE and discovered endpoints', () => {
  it('gets a token through the callback page, uses it and refreshes it', async () => {
    const {dialog, popup} = await authorize();
    const closed = popup.waitForEvent('close');
    await signIn(popup);
    await closed;
    await tryIt.status('Token obtained, valid until');
    expect(await findViolations(tryIt.page, 'dialog')).toEqual([]);
    await tryIt.send();
    await tryIt.status('200');
    await dialog
      .getByRole('region', {name: 'Body of the response'})
      .getByText('"pets:read"')
      .or(dialog.getByText('openid pets:read'))
      .first()
      .waitFor();
    const first = await tokenOf(dialog);
    await dialog.getByRole('button', {name: 'Refresh'}).click();
    await until(async () => (await tokenOf(dialog)) !== first);
    const second = await tokenOf(dialog);

    // No request URL and no storage contains a secret, and only the proxy has requested tokens.
    const authorization = new URL(since('GET /auth?')[0]!.url, 'http://provider').searchParams;
    expect(authorization.get('code_challenge_method')).toBe('S256');
    expect(authorization.get('state')!.length).toBeGreaterThan(40);
    const urls = provider.requests.map(({url}) => url).join('\n');
    for (const secret of [first, second, 'code_verifier', 'refresh_token', 'access_token']) {
      expect(urls).not.toContain(secret);
      expect(await kept()).not.toContain(secret);
    }
    expect(await kept()).not.toContain('oauth-state');
    expect(since('POST /token').length).toBe(2);
    for (const {agent, origin} of since('POST /token'))
      expect({agent, origin}).toEqual({
        agent: 'docusaurus-plugin-api-reference',
        origin: undefined,
      });
  });

  it('keeps the token in the tab if the reader asks, and never in local storage', async () => {
    const {dialog, popup} = await authorize();
    await signIn(popup);
    await tryIt.status('Token obtained');
    const token = await tokenOf(dialog);
    await dialog.getByLabel('Remember in this browser tab').check();
    expect(await tryIt.page.evaluate(() => JSON.stringify({...sessionStorage}))).toContain(token);
    expect(await tryIt.page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain(token);
    await tryIt.page.reload();
    await tryIt.page.getByRole('button', {name: 'Try it'}).click();
    expect(await tokenOf(dialog)).toBe(token);
    await dialog.getByRole('button', {name: 'Clear all credentials'}).click();
    expect(await kept()).not.toContain(token);
  });

  it('rejects a response with a forged state', async () => {
    const {dialog, popup} = await authorize();
    await popup.locator('input[name=login]').waitFor();
    await popup
      .goto(`${tryIt.site.origin}/api/try-it/callback?code=stolen&state=forged`)
      .catch(() => undefined);
    await dialog.getByRole('alert').filter({hasText: 'does not belong to this request'}).waitFor();
    expect(await findViolations(tryIt.page, 'dialog')).toEqual([]);
    expect(since('POST /token')).toEqual([]);
    expect(await tokenOf(dialog)).toBe('');
  });

  it('rejects a response that names another authorization server', async () => {
    const {dialog, popup} = await authorize();
    await popup.locator('input[name=login]').waitFor();
    const state = new URL(since('GET /auth?')[0]!.url, 'http://provider').searchParams.get(
      'state',
    )!;
    await popup
      .goto(
        `${tryIt.site.origin}/api/try-it/callback?code=stolen&state=${state}&iss=${encodeURIComponent('http://evil.example')}`,
      )
      .catch(() => undefined);
    await dialog
      .getByRole('alert')
      .filter({hasText: 'names another authorization server'})
      .waitFor();
    expect(since('POST /token')).toEqual([]);
    expect(await tokenOf(dialog)).toBe('');
  });

  it('ignores a callback in another tab, and continues with the right response', async () => {
    const {popup} = await authorize();
    await popup.locator('input[name=login]').waitFor();
    const other = await tryIt.context.newPage();
    await other.goto(`${tryIt.site.origin}/api/try-it/callback?code=stolen&state=forged`);
    await other.getByRole('heading', {name: 'Back from the authorization server'}).waitFor();
    await other.waitForURL(/\/callback\/?$/);
    await signIn(popup);
    await tryIt.status('Token obtained');
    expect(since('POST /token').length).toBe(1);
  });

  it('shows that the reader denied access', async () => {
    const {dialog, popup} = await authorize();
    await popup.getByRole('link', {name: /cancel/i}).click();
    await dialog.getByRole('alert').filter({hasText: 'access_denied'}).waitFor();
    expect(await tokenOf(dialog)).toBe('');
  });

  it('requests no token after the reader cancels', async () => {
    const {dialog, popup} = await authorize();
    await popup.locator('input[name=login]').waitFor();
    await dialog.getByRole('button', {name: 'Cancel', exact: true}).click();
    await dialog.getByRole('alert').filter({hasText: 'Cancelled'}).waitFor();
    if (!popup.isClosed()) await signIn(popup);
    expect(await tokenOf(dialog)).toBe('');
    expect(since('POST /token')).toEqual([]);
  });
});

describe('a flow that the document describes', () => {
  async function choose(flow: string): Promise<Locator> {
    const dialog = await tryIt.open(ROUTE);
    await dialog.getByLabel('Authenticate with').selectOption({label: 'documented'});
    await dialog.getByLabel('Flow').selectOption({label: flow});
    return dialog;
  }
  const send = async (kind: string | null) => {
    await tryIt.send();
    await tryIt.status('200');
    await tryIt.page
      .getByRole('region', {name: 'Body of the response'})
      .getByText(`"kind": ${JSON.stringify(kind)}`)
      .waitFor();
  };

  it('with client credentials gets a token with the chosen scopes', async () => {
    const dialog = await choose('Client credentials');
    await dialog.getByLabel('Client ID').fill('machine');
    await dialog.getByRole('textbox', {name: 'Client secret'}).fill('wrong');
    await dialog.getByRole('button', {name: 'Get token'}).click();
    await dialog.getByRole('alert').filter({hasText: 'invalid_client'}).waitFor();
    await dialog.getByRole('textbox', {name: 'Client secret'}).fill('SECRET of the machine');
    await dialog.getByRole('checkbox', {name: 'pets:write'}).check();
    await dialog.getByRole('button', {name: 'Get token'}).click();
    await tryIt.status('Token obtained');
    await send('ClientCredentials');
    await dialog.getByText('"pets:read pets:write"').waitFor();
    expect(await kept()).not.toContain('SECRET');
  });

  it('with a password gets a token, and keeps secrets out of URLs and storage', async () => {
    const dialog = await choose('Password');
    await dialog.getByLabel('Client ID').fill('machine');
    await dialog.getByRole('textbox', {name: 'Client secret'}).fill('SECRET of the machine');
    await dialog.getByLabel('User name').fill('reader');
    await dialog.getByRole('textbox', {name: 'Password'}).fill('SECRET of the reader');
    await dialog.getByRole('button', {name: 'Get token'}).click();
    await tryIt.status('Token obtained');
    await send('ClientCredentials');
    expect(await kept()).not.toContain('SECRET');
    expect(provider.requests.map(({url}) => url).join()).not.toContain('SECRET');
  });

  it('of the implicit type gets a token, and keeps it out of the URL and storage', async () => {
    const dialog = await choose('Implicit');
    await dialog.getByLabel('Client ID').fill('public');
    await dialog.getByRole('button', {name: 'Authorize'}).click();
    await tryIt.status('Token obtained');
    expect(await tokenOf(dialog)).toBe('IMPLICIT-SECRET');
    await send(null);
    expect(await kept()).not.toContain('SECRET');
  });

  it('with device authorization gets a token after the reader confirms on another page', async () => {
    const dialog = await choose('Device authorization');
    await dialog.getByLabel('Client ID').fill('public');
    await dialog.getByRole('button', {name: 'Get token'}).click();
    const link = dialog.getByRole('link', {name: /\/device$/});
    await link.waitFor();
    expect(await findViolations(tryIt.page, 'dialog')).toEqual([]);
    const other = await tryIt.context.newPage();
    await other.goto((await link.getAttribute('href'))!);
    await other.getByRole('button', {name: 'Continue'}).click();
    await signIn(other);
    await tryIt.status('Token obtained');
    await send('AccessToken');
  });
});

describe('the callback page', () => {
  it.each(['light', 'dark'] as const)(
    'removes the response from its URL and has no accessibility violations in %s mode',
    async (colorScheme) => {
      const {page, site} = tryIt;
      await page.emulateMedia({colorScheme});
      await page.goto(`${site.origin}/api/try-it/callback?code=SECRET&state=x`);
      await page.getByRole('heading', {name: 'Back from the authorization server'}).waitFor();
      await page.waitForURL(/\/callback\/?$/);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
      expect(await kept()).not.toContain('SECRET');
    },
  );
});
