import {findSecrets} from '../../plugin/config/secrets';

// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');
const PASSWORD_URL = ['https://admin', 'hunter22pass@api.acme-shop.com'].join(':');

const find = async (text: string) => (await findSecrets(new Map([['docs.json', text]]))).found;

describe('findSecrets', () => {
  it('finds a token of a known service, with its place', async () => {
    expect(await find(`{\n  "a": "${TOKEN}"\n}`)).toMatchObject([{source: {file: 'docs.json', line: 2, column: 9}, message: expect.stringContaining('GitHub')}]);
  });

  it('repeats the secret nowhere', async () => {
    const found = await find(`{"a": "${TOKEN}", "b": "${PASSWORD_URL}"}`);
    expect(found).toHaveLength(2);
    expect(JSON.stringify(found)).not.toMatch(/abcdefghij|hunter22/);
    expect(found[0]!.frame).toContain('"a": "****');
  });

  it('leaves placeholders and ordinary text alone', async () => {
    expect(await find('{"token": "YOUR_TOKEN", "url": "https://api.example.com", "id": "0123456789abcdef"}')).toEqual([]);
  });

  it('says in which of many files a secret is', async () => {
    const texts = new Map(Array.from({length: 1500}, (_, index) => [`file-${index}.yaml`, `title: File ${index}\n${index === 700 || index === 1499 ? `token: ${TOKEN}\n` : ''}`]));
    expect((await findSecrets(texts)).found.map(({source}) => source)).toEqual([
      {file: 'file-700.yaml', line: 2, column: 8},
      {file: 'file-1499.yaml', line: 2, column: 8},
    ]);
  });

  it('takes secrets out of findings about something else', async () => {
    const text = `{\n  "a": "${TOKEN}",\n  "b": 1\n}`;
    const {conceal} = await findSecrets(new Map([['docs.json', text]]));
    const finding = {code: 'config-type', area: 'configuration', severity: 'error', source: {file: 'docs.json', line: 3, column: 3}, message: `\`${TOKEN}\` or \`${TOKEN.slice(0, 20)}…\``, help: `Not ${TOKEN}.`, frame: text} as const;
    const safe = conceal(finding);
    expect(JSON.stringify(safe)).not.toContain('abcdefgh');
    expect(safe.message).toMatch(/^`\*+` or `\*+…`$/);
    expect(safe.frame).toContain('> 3 |   "b": 1');
  });
});
