import type {Locator, Page} from 'playwright-core';
import {startOpenIdProvider} from './support/openIdProvider';
import {useTryIt} from './support/tryIt';

const ROUTE = 'api/members/things/get';

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
const tryIt = useTryIt();
beforeAll(async () => {
  const {origin, apis} = tryIt.sink;
  provider = await startOpenIdProvider(
    Number(new URL(apis.issuer!).port),
    `${origin}/api/try-it/callback`,
  );
});
afterAll(() => provider?.stop());
beforeEach(() => {
  provider.requests.length = 0;
});

const since = (prefix: string) =>
  provider.requests.filter(({method, url}) => `${method} ${url}`.startsWith(prefix));
const tokenOf = (dialog: Locator) =>
  dialog.getByRole('textbox', {name: /(provider|documented)$/}).inputValue();

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
  it('gets a token through the callback page, uses it, refreshes it, and keeps it only in the tab if asked', async () => {
    const {page} = tryIt;
    const {dialog, popup} = await authorize();
    const closed = popup.waitForEvent('close');
    await signIn(popup);
    await closed;
    await tryIt.status('Token obtained, valid until');
    await tryIt.send();
    await tryIt.status('200');
    await dialog.getByText('openid pets:read').first().waitFor();
    const first = await tokenOf(dialog);
    await dialog.getByRole('button', {name: 'Refresh'}).click();
    await page.waitForFunction(
      (token) =>
        ![...document.querySelectorAll('dialog input')].some(
          (input) => (input as HTMLInputElement).value === token,
        ),
      first,
    );
    const second = await tokenOf(dialog);

    // No request URL and no storage contains a secret, and only the proxy has requested tokens.
    const authorization = new URL(since('GET /auth?')[0]!.url, 'http://provider').searchParams;
    expect(authorization.get('code_challenge_method')).toBe('S256');
    expect(authorization.get('state')!.length).toBeGreaterThan(40);
    const urls = provider.requests.map(({url}) => url).join('\n');
    for (const secret of [first, second, 'code_verifier', 'refresh_token', 'access_token']) {
      expect(urls).not.toContain(secret);
      expect(await tryIt.kept()).not.toContain(secret);
    }
    expect(await tryIt.kept()).not.toContain('oauth-state');
    expect(since('POST /token').map(({agent, origin}) => ({agent, origin}))).toEqual(
      Array(2).fill({agent: 'docusaurus-plugin-api-reference', origin: undefined}),
    );

    await dialog.getByLabel('Remember in this browser tab').check();
    expect(await page.evaluate(() => JSON.stringify({...sessionStorage}))).toContain(second);
    expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain(second);
    await page.reload();
    await page.getByRole('button', {name: 'Try it'}).click();
    expect(await tokenOf(dialog)).toBe(second);
    await dialog.getByRole('button', {name: 'Clear all credentials'}).click();
    expect(await tryIt.kept()).not.toContain(second);
  });

  it('ignores a callback in another tab, whose address it clears, and continues with the right response', async () => {
    const {popup} = await authorize();
    await popup.locator('input[name=login]').waitFor();
    const other = await tryIt.context.newPage();
    await other.goto(`${tryIt.sink.origin}/api/try-it/callback?code=stolen&state=forged`);
    await other.getByRole('heading', {name: 'Back from the authorization server'}).waitFor();
    await other.waitForURL(/\/callback\/?$/);
    expect(await other.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
    await signIn(popup);
    await tryIt.status('Token obtained');
    expect(since('POST /token')).toHaveLength(1);
  });

  it('requests no token if the reader denies access, cancels, or the response names another server', async () => {
    const {dialog, popup} = await authorize();
    await popup.getByRole('link', {name: /cancel/i}).click();
    await dialog.getByRole('alert').filter({hasText: 'access_denied'}).waitFor();
    const again = async () => {
      // The provider remembers what the reader did.
      await tryIt.context.clearCookies();
      const opened = tryIt.context.waitForEvent('page');
      await dialog.getByRole('button', {name: 'Authorize'}).click();
      const page = await opened;
      await page.locator('input[name=login]').waitFor();
      return page;
    };
    const second = await again();
    await dialog.getByRole('button', {name: 'Cancel', exact: true}).click();
    await dialog.getByRole('alert').filter({hasText: 'Cancelled'}).waitFor();
    if (!second.isClosed()) await signIn(second);
    const third = await again();
    const {searchParams} = new URL(since('GET /auth?').at(-1)!.url, 'http://provider');
    await third
      .goto(
        `${tryIt.sink.origin}/api/try-it/callback?code=stolen&state=${searchParams.get('state')}&iss=http://evil.example`,
      )
      .catch(() => undefined);
    await dialog
      .getByRole('alert')
      .filter({hasText: 'names another authorization server'})
      .waitFor();
    expect(await tokenOf(dialog)).toBe('');
    expect(since('POST /token')).toEqual([]);
  });
});

describe('the implicit flow', () => {
  it('gets a token, and keeps it out of the URL and storage', async () => {
    const dialog = await tryIt.open(ROUTE);
    await dialog.getByLabel('Authenticate with').selectOption({label: 'OAuth 2.0 · documented'});
    await dialog.getByLabel('Flow').selectOption({label: 'Implicit'});
    await dialog.getByLabel('Client ID').fill('public');
    await dialog.getByRole('button', {name: 'Authorize'}).click();
    await tryIt.status('Token obtained');
    expect(await tokenOf(dialog)).toBe('IMPLICIT-SECRET');
    await tryIt.send();
    await tryIt.status('200');
    expect(await tryIt.kept()).not.toContain('SECRET');
  });
});
