import {performance} from 'perf_hooks';
import {findSecrets} from '../../plugin/document/secrets/secrets';

// Joined from parts so that no secret scanner reports this file.
const TOKEN = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');
const PASSWORD_URL = ['https://admin', 'hunter22pass@api.acme-shop.com'].join(':');

const find = async (text: string) => (await findSecrets(new Map([['docs.json', text]]))).found;

describe('findSecrets', () => {
  it('finds a token of a known service and its position', async () => {
    expect(await find(`{\n  "a": "${TOKEN}"\n}`)).toMatchObject([
      {source: {file: 'docs.json', line: 2, column: 9}, message: expect.stringContaining('GitHub')},
    ]);
  });

  it('does not repeat the secret in its findings', async () => {
    const found = await find(`{"a": "${TOKEN}", "b": "${PASSWORD_URL}"}`);
    expect(found).toHaveLength(2);
    expect(JSON.stringify(found)).not.toMatch(/abcdefghij|hunter22/);
    expect(found[0]!.frame).toContain('"a": "****');
  });

  it.each([
    '0123456789abcdef',
    'YOUR_TOKEN',
    'https://api.example.com',
    'https://user:passwd@192.168.1.20/api',
    'https://admin:password@api.acme-shop.com',
    'postgres://postgres:postgres@localhost:5432/pets',
    ['sk_live', 'xxxxxxxxxxxxxxxxxxxxxxxx'].join('_'),
    ['ghp', `<${'your_token_of_thirty_six_characters_'.slice(0, 36)}>`].join('_'),
    ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
    // The example token of jwt.io.
    [
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
      'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ',
      'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    ].join('.'),
  ])('does not mistake the placeholder %s for a secret', async (placeholder) => {
    expect(await find(`{"a": "${placeholder}"}`)).toEqual([]);
  });

  it('accepts the access key ID in a signed URL, but reports the same key elsewhere', async () => {
    const key = ['AKIA', 'Z7Q4N2M6K8W1P5T3'].join('');
    expect(
      await find(
        `{"a": "https://files.s3.amazonaws.com/a.png?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${key}%2F20260919%2Fus-east-1%2Fs3%2Faws4_request", "b": "https://files.s3.amazonaws.com/a.png?AWSAccessKeyId=${key}&Expires=1"}`,
      ),
    ).toEqual([]);
    expect(await find(`{"a": "X-Amz-Credential=${key}", "b": "${key}"}`)).toHaveLength(1);
  });

  const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['a live Stripe key', ['sk_live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')],
    ['an AWS access key ID', ['AKIA', 'Z7Q4N2M6K8W1P5T3'].join('')],
    [
      'a signed token',
      [
        toPart({alg: 'HS256', typ: 'JWT'}),
        toPart({sub: 'c0ffee77', iat: 1712345678}),
        'Kq8vX2sM9tR4wY7zB1nC5dF6gH3jL0pQ',
      ].join('.'),
    ],
  ])('reports %s as a definite secret and masks it', async (_name, secret) => {
    const text = `{"a": "${secret}"}`;
    const {found, textOf, hide} = await findSecrets(new Map([['docs.json', text]]));
    expect(found).toMatchObject([
      {severity: 'error', message: expect.stringMatching(/^This is a secret/)},
    ]);
    expect(textOf('docs.json')).toBe(`{"a": "${'*'.repeat(secret.length)}"}`);
    expect(hide(`It is ${secret}.`)).not.toContain(secret.slice(8));
  });

  it('finds secrets in the right files among many', async () => {
    const texts = new Map(
      Array.from({length: 1500}, (_, index) => [
        `file-${index}.yaml`,
        `title: File ${index}\n${index === 700 || index === 1499 ? `token: ${TOKEN}\n` : ''}`,
      ]),
    );
    expect((await findSecrets(texts)).found.map(({source}) => source)).toEqual([
      {file: 'file-700.yaml', line: 2, column: 8},
      {file: 'file-1499.yaml', line: 2, column: 8},
    ]);
  });

  it('leaves no measurements behind, which would slow down every later search', async () => {
    const marks = () => performance.getEntriesByType('mark').length;
    const before = marks();
    await find('title: Pets');
    expect(marks()).toBe(before);
  });

  it('masks secrets in findings about other faults', async () => {
    const text = `{\n  "a": "${TOKEN}",\n  "b": 1\n}`;
    const {conceal} = await findSecrets(new Map([['docs.json', text]]));
    const finding = {
      code: 'config-type',
      area: 'configuration',
      severity: 'error',
      source: {file: 'docs.json', line: 3, column: 3},
      message: `\`${TOKEN}\` or \`${TOKEN.slice(0, 20)}…\``,
      help: `Not ${TOKEN}.`,
      frame: text,
    } as const;
    const safe = conceal(finding);
    expect(JSON.stringify(safe)).not.toContain('abcdefgh');
    expect(safe.message).toMatch(/^`\*+` or `\*+…`$/);
    expect(safe.frame).toContain('> 3 |   "b": 1');
  });
});
