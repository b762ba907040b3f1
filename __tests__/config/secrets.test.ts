import type {SecretMemory} from '../../plugin/config/secretMatches';
import {findSecrets} from '../../plugin/config/secrets';
import {createRandom} from '../support/numbers';

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

  it('finds the same after edits as when it is asked for the first time', async () => {
    const random = createRandom(1);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const pieces = [TOKEN, PASSWORD_URL, TOKEN.slice(0, 20), 'word', '\n', '"', '@', 'secretlint-disable', `_authToken=${'x'.repeat(20)}`, '-----BEGIN RSA PRIVATE KEY-----\n'];
    const write = () => Array.from({length: 4000}, (_, index) => `line ${index} of a text that says nothing`).join('\n');
    const memory: SecretMemory = {};
    let texts = new Map([['a.yaml', write()], ['b.yaml', write()]]);
    const results = new Set<number>();
    for (let round = 0; round < 80; round++) {
      const file = pick([...texts.keys()]);
      const text = texts.get(file)!;
      // Near the middle, so that edits meet what earlier ones left.
      const from = random(4) === 0 ? random(text.length) : 60_000 + random(3) * 20_000 + random(60);
      texts = new Map(texts).set(file, round % 20 === 0 ? write() : text.slice(0, from) + pick(pieces) + text.slice(from + pick([0, 0, 1, 30])));
      const [again, anew] = [await findSecrets(texts, memory), await findSecrets(texts)];
      expect(again.found).toEqual(anew.found);
      expect(again.textOf(file)).toBe(anew.textOf(file));
      results.add(anew.found.length);
    }
    expect(results.size).toBeGreaterThan(3);
  });

  it('finds where a long secret ends after an edit far behind its beginning', async () => {
    const memory: SecretMemory = {};
    const find = async (line: string) => {
      const texts = new Map([['a.yaml', `${'Nothing here.\n'.repeat(20_000)}_authToken=${line}\nNothing`]]);
      return [(await findSecrets(texts, memory)).textOf('a.yaml'), (await findSecrets(texts)).textOf('a.yaml')];
    };
    for (const line of ['x'.repeat(40_000), `${'x'.repeat(39_000)}\n${'x'.repeat(1000)}`]) {
      const [again, anew] = await find(line);
      expect(again).toBe(anew);
    }
  });
});
