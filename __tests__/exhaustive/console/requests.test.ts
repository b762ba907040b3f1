import {startOpenIdProvider} from '../../browser/support/openIdProvider';
import {useAnswers} from '../../browser/support/answers';
import {useTryIt} from '../../browser/support/tryIt';

const tryIt = useTryIt();
useAnswers(tryIt.sink);

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
      await dialog.getByLabel('Authenticate with').selectOption({label: 'OAuth 2.0 · documented'});
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
