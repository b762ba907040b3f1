import {findSecrets} from '../../plugin/config/secrets';

// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');
const PASSWORD_URL = ['https://admin', 'hunter22pass@api.acme-shop.com'].join(':');

describe('findSecrets', () => {
  it('finds a token of a known service, with its place', async () => {
    expect(await findSecrets(`{\n  "a": "${TOKEN}"\n}`, 'docs.json')).toMatchObject([{source: {file: 'docs.json', line: 2, column: 9}, message: expect.stringContaining('GitHub')}]);
  });

  it('repeats the secret nowhere', async () => {
    const found = await findSecrets(`{"a": "${TOKEN}", "b": "${PASSWORD_URL}"}`, 'docs.json');
    expect(found).toHaveLength(2);
    expect(JSON.stringify(found)).not.toMatch(/abcdefghij|hunter22/);
    expect(found[0]!.frame).toContain('"a": "****');
  });

  it('leaves placeholders and ordinary text alone', async () => {
    expect(await findSecrets('{"token": "YOUR_TOKEN", "url": "https://api.example.com", "id": "0123456789abcdef"}', 'docs.json')).toEqual([]);
  });
});
