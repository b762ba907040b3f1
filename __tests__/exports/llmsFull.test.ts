import {FULL_SIZE, toFullFile, toSiteFullFile} from '../../plugin/exports/llmsFull';
import {findTextPart, toTextParts} from '../../plugin/exports/textParts';
import {toDocs} from '../support/checkFiles';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';

const SITE = 'https://docs.example.com';
const toFile = (url: string) => ({url, index: SITE + url});
const toPage = (name: string) => `# ${name}\n\n${`${name} has a line.\n`.repeat(3000)}`;
const toTab = (name: string, groups: [heading: string, pages: number][]) => {
  const sections = groups.map(([heading, pages]) => ({
    heading,
    lines: Array.from({length: pages}, (_, index) => toPage(`${name} ${heading} ${index}`)),
  }));
  return {
    heading: name,
    summary: undefined,
    texts: () => sections.flatMap(({lines}) => lines),
    groups: () => sections,
    full: toFile(`/api/${name}/llms-full.txt`),
  };
};
const BIG = toTab('big', [
  ['Pets', 3],
  ['Größen', 9],
]);
const read = (tab: typeof BIG, file = tab.full) => toTextParts(toFullFile(tab, file), SITE);
const linesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');

describe('llms-full.txt', () => {
  it('is one file as long as models can read it whole', () => {
    const small = toTab('small', [['Pets', 2]]);
    expect(read(small)).toEqual([
      {url: '/api/small/llms-full.txt', text: `${small.texts().join('\n\n')}\n`},
    ]);
  });

  it('of a long document lists a file for each group with its size, and loses no line', () => {
    const [list, ...parts] = read(BIG);
    expect(parts.map(({url}) => url)).toEqual([
      '/api/big/llms-full/pets.txt',
      '/api/big/llms-full/gr%C3%B6%C3%9Fen.txt',
      '/api/big/llms-full/gr%C3%B6%C3%9Fen-2.txt',
    ]);
    expect(list!.text).toContain(`- [Pets](${SITE}/api/big/llms-full/pets.txt): 208 KB\n`);
    expect(list!.text.length).toBeLessThan(1000);
    expect(parts[0]!.text).toMatch(
      /^# big: Pets\n\nPart of \[big\]\(https:\/\/docs\.example\.com\/api\/big\/llms-full\.txt\)\.\n\n# big Pets 0\n/,
    );
    for (const {text} of parts) expect(text.length).toBeLessThan(FULL_SIZE);
    const lines = linesOf(parts.map(({text}) => text));
    expect(lines.filter((line) => !/^# big: |^Part of /.test(line))).toEqual(linesOf(BIG.texts()));
  });

  it('serves a part at its address while pages are written', () => {
    const find = (url: string) => findTextPart([toFullFile(BIG, BIG.full)], SITE, url);
    expect(find('/api/big/llms-full/pets.txt')?.text).toContain('big Pets 2 has a line.');
    expect(find('/api/big/llms-full/cats.txt')).toBeUndefined();
  });

  it('of a site with one long document links to its parts instead of repeating them', () => {
    const [list, ...others] = toTextParts(
      toSiteFullFile({heading: 'Site', summary: 'Words'}, [BIG], toFile('/llms-full.txt')),
      SITE,
    );
    expect(others).toEqual([]);
    expect(list!.text).toMatch(/^# Site\n\n> Words\n/);
    expect(list!.text).toContain(`(${SITE}/api/big/llms-full/pets.txt)`);
  });

  it('of a site with several tabs lists their files, and writes those that have none', () => {
    const small = toTab('small', [['Pets', 1]]);
    const {full: _, ...bare} = toTab('bare', [['Pets', 2]]);
    const files = toTextParts(
      toSiteFullFile(
        {heading: 'Site', summary: undefined},
        [BIG, small, bare],
        toFile('/llms-full.txt'),
      ),
      SITE,
    );
    expect(files.map(({url}) => url)).toEqual(['/llms-full.txt', '/llms-full/bare-pets.txt']);
    expect(files[0]!.text).toContain(`- [big](${SITE}/api/big/llms-full.txt): `);
    expect(files[0]!.text).toContain(`- [small](${SITE}/api/small/llms-full.txt): 76 KB`);
    expect(files[1]!.text).toContain('bare Pets 1 has a line.');
  });
});

it('the groups of a document have each line of its full text, and each schema once', async () => {
  const json = (name: string) =>
    `content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}`;
  const operation = (tag: string, name: string) =>
    `{tags: [${tag}], summary: ${tag} of ${name}, responses: {'200': {description: OK, ${json(name)}}}}`;
  const {llms} = await loadFormats(
    createFolder({
      'docs.json': toDocs({}),
      'openapi.yaml': `openapi: 3.1.0
info: {title: Shelter, version: '1', description: All about it.}
tags: [{name: Pets, description: All animals.}, {name: Empty, description: Without operations.}]
paths:
  /pets: {get: ${operation('Pets', 'Pet')}, put: ${operation('Pets', 'Home')}}
  /vets: {get: ${operation('Vets', 'Home')}}
components:
  schemas:
    Pet: {type: object, description: An animal., properties: {name: {type: string}}}
    Home: {type: object, description: A place., properties: {town: {type: string}}}
`,
    }),
  );
  const [tab] = llms;
  const groups = tab!.groups();
  expect(groups.map(({heading}) => heading)).toEqual([
    'Overview',
    'Pets',
    'Vets',
    'Shared schemas',
  ]);
  const lines = linesOf(groups.flatMap(({lines: own}) => own));
  expect(lines).toEqual(expect.arrayContaining(linesOf([...tab!.texts()])));
  expect(lines.filter((line) => line === 'A place.')).toHaveLength(1);
  expect(groups[1]!.lines.join('\n')).toContain('An animal.');
});
