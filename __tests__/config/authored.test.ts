import fs from 'fs';
import path from 'path';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {toDocs, toDocument} from '../support/checkFiles';

const I18N = 'i18n/fr/docusaurus-plugin-api-reference';

async function load(
  override: object,
  files: {[name: string]: string},
  localizedDir?: string,
  key = 'GET /pets',
) {
  const siteDir = createFolder({
    'docs.json': toDocs({overrides: {[key]: override}}),
    'openapi.yaml': toDocument(),
    ...files,
  });
  const content = await createTestLoader(siteDir, {
    ...(localizedDir !== undefined && {localizedDir: path.join(siteDir, localizedDir)}),
  })();
  return {...content, siteDir, codes: content.diagnostics.map(({code}) => code)};
}

describe('authored texts before and after an operation', () => {
  it('are read from any folder of the project', async () => {
    const {authored, codes} = await load(
      {before: './notes/a.mdx', after: 'b.md'},
      {'notes/a.mdx': 'Before.', 'b.md': 'After.'},
    );
    expect([codes, [...authored!.values()]]).toEqual([[], ['Before.', 'After.']]);
  });

  it.each<[string, Parameters<typeof load>, object]>([
    [
      'a missing file, where docs.json names it, with the closest name',
      [{before: 'notes/pet.mdx'}, {'notes/pets.mdx': ''}],
      {
        code: 'config-authored-missing',
        area: 'configuration',
        severity: 'error',
        source: {file: 'docs.json', line: 9, pointer: '/tabs/0/api/overrides/GET ~1pets/before'},
        help: 'Did you mean `notes/pets.mdx`?',
      },
    ],
    [
      'an unknown operation, with the closest one',
      [{before: 'a.md'}, {'a.md': ''}, undefined, 'GET /pet'],
      {code: 'config-override-unmatched', help: 'Did you mean `GET /pets`?'},
    ],
    [
      'a file that is neither .md nor .mdx',
      [{before: 'notes.txt'}, {'notes.txt': ''}],
      {code: 'config-type', message: '`notes.txt` has none of the extensions .mdx and .md.'},
    ],
  ])('are reported for %s', async (_what, args, finding) => {
    const {diagnostics, authored} = await load(...args);
    expect(diagnostics).toMatchObject([finding]);
    expect([...authored!.keys()]).not.toContain('notes/pet.mdx');
  });

  it.each<[string, boolean, string[]]>([
    ['---\na: 1\n---\n\n:::tip Photos\n\nAdd one.\n\n:::', true, ['5:1 :::tip[Photos]']],
    ['> ::::danger Two *words*\n> a\n> ::::', true, ['1:3 ::::danger[Two *words*]']],
    ['- a\n\n  :::note [Label]\n  b\n  :::', true, ['3:3 :::note[Label]']],
    ['::: info', false, ['1:1 :::info']],
    ['::: info Two\n\n:::tip Three', false, ['1:1 :::info[Two]']],
    ['::: info Two\n\n:::tip Three', true, ['1:1 :::info[Two]', '3:1 :::tip[Three]']],
    [
      ':::tip[Photos]\na\n:::\n\n:::note\na\n:::\n\n:::tips Photos\n\n`:::tip a`\n\n```\n:::tip Photos\n```',
      true,
      [],
    ],
  ])(
    'are reported where Docusaurus shows an admonition as text: %j, labels alone: %s',
    async (mdx, needsLabel, expected) => {
      const siteDir = createFolder({
        'docs.json': toDocs({overrides: {'GET /pets': {before: 'a.mdx'}}}),
        'openapi.yaml': toDocument(),
        'a.mdx': mdx,
      });
      const {diagnostics} = await createTestLoader(siteDir, {needsLabel})();
      const found = diagnostics.map(
        ({code, source, help}) =>
          `${code} ${source.file} ${source.line}:${source.column} ${/`(.*)`/.exec(help ?? '')?.[1]}`,
      );
      expect(found).toEqual(expected.map((one) => `config-authored-admonition a.mdx ${one}`));
    },
  );

  it('are never read from outside the project, not even through a symbolic link', async () => {
    const outside = createFolder({'secret.md': 'Secret.'});
    const siteDir = createFolder({
      'docs.json': toDocs({
        overrides: {'GET /pets': {before: 'link.md', after: path.join(outside, 'secret.md')}},
      }),
      'openapi.yaml': toDocument(),
    });
    fs.symlinkSync(path.join(outside, 'secret.md'), path.join(siteDir, 'link.md'));
    const {authored, diagnostics} = await createTestLoader(siteDir)();
    expect([authored!.size, diagnostics.map(({code}) => code)]).toEqual([
      0,
      ['config-authored-outside', 'config-authored-outside'],
    ]);
  });

  it('come from the translations of the site language, if they exist', async () => {
    const files = {'a.md': 'English.', 'b.md': 'English.', [`${I18N}/a.md`]: 'Français.'};
    expect([...(await load({before: 'a.md', after: 'b.md'}, files, I18N)).authored!]).toEqual([
      [`${I18N}/a.md`, 'Français.'],
      ['b.md', 'English.'],
    ]);
  });
});
