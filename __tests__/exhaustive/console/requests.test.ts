import {startOpenIdProvider} from '../../browser/support/openIdProvider';
import {useAnswers} from '../../browser/support/answers';
import {useTryIt} from '../../browser/support/tryIt';

const tryIt = useTryIt();
const api = useAnswers(tryIt.sink);

describe('numbers that JavaScript cannot represent exactly', () => {
  it('keep all digits on the page, in the form, in the request, in the response and in a shared link', async () => {
    const {page, context} = tryIt;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await tryIt.open('api/answers/exact/post');
    const body = '{\n  "id": 12345678901234567890,\n  "price": 10.50,\n  "name": "Rex"\n}';
    expect(await page.locator('.theme-api-samples pre').last().textContent()).toContain(body);
    expect(await page.locator('main').textContent()).toContain('9007199254740993');
    await dialog.getByRole('button', {name: 'Form'}).click();
    await dialog.getByLabel('name', {exact: false}).first().fill('Luna');
    await tryIt.send();
    await tryIt.status('200');
    expect(api.requests.map((request) => ({url: request.url, body: request.body}))).toEqual([
      {url: '/exact?after=9007199254740993', body: body.replace('Rex', 'Luna')},
    ]);
    for (const number of ['12345678901234567890', '10.50', '1e400'])
      await dialog.getByRole('region', {name: 'Body of the response'}).getByText(number).waitFor();
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

describe('credentials for basic authentication', () => {
  it('are sent in UTF-8', async () => {
    const dialog = await tryIt.open('api/answers/protected/basic/get');
    await dialog.getByLabel('User name').fill('jürgen');
    await dialog.getByRole('textbox', {name: 'Password'}).fill('gehéim:€ 🔑');
    await tryIt.send();
    await tryIt.status('200');
    expect(api.requests.map(({headers}) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('jürgen:gehéim:€ 🔑').toString('base64')}`,
    ]);
  });
});

describe('tokens of a real authorization server', () => {
  let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
  beforeAll(async () => {
    const {origin, apis} = tryIt.sink;
    const {port} = new URL(apis.issuer!);
    provider = await startOpenIdProvider(Number(port), `${origin}/api/try-it/callback`);
  });
  afterAll(() => provider?.stop());

  it.each([
    ['Client credentials', {}, 'ClientCredentials'],
    ['Password', {'User name': 'reader', Password: 'SECRET of the reader'}, 'ClientCredentials'],
    ['Device authorization', undefined, 'AccessToken'],
  ])(
    'are obtained with the flow %s, and kept out of URLs and storage',
    async (flow, owner, kind) => {
      const dialog = await tryIt.open('api/members/things/get');
      await dialog.getByLabel('Authenticate with').selectOption({label: 'documented'});
      await dialog.getByLabel('Flow').selectOption({label: flow});
      await dialog.getByLabel('Client ID').fill(owner ? 'machine' : 'public');
      const fields: {[label: string]: string} = owner
        ? {'Client secret': 'SECRET of the machine', ...owner}
        : {};
      for (const [label, value] of Object.entries(fields))
        await dialog.getByRole('textbox', {name: label}).fill(value);
      await dialog.getByRole('button', {name: 'Get token'}).click();
      if (!owner) {
        const other = await tryIt.context.newPage();
        await other.goto(
          (await dialog.getByRole('link', {name: /\/device$/}).getAttribute('href'))!,
        );
        await other.getByRole('button', {name: 'Continue'}).click();
        await other.locator('input[name=login]').fill('reader');
        await other.locator('input[name=password]').fill('any');
        await other.locator('button[type=submit]').click();
        await other.getByRole('button', {name: 'Continue'}).click();
      }
      await tryIt.status('Token obtained');
      await tryIt.send();
      await dialog.getByText(`"kind": "${kind}"`).waitFor();
      expect(await tryIt.kept()).not.toContain('SECRET');
      expect(provider.requests.map(({url}) => url).join()).not.toContain('SECRET');
    },
  );
});
