import {toListFiles, toSiteSections} from '../../plugin/exports/llmsLists';
import {PART_SIZE} from '../../plugin/exports/textParts';

const SITE = 'https://docs.example.com';
const items = (count: number, name: string) =>
  Array.from(
    {length: count},
    (_, index) => `- [${name} ${index}](${SITE}/${name}/${index}.md): ${'x'.repeat(60)}`,
  );
const toFiles = (groups: [title: string, count: number][]) =>
  toListFiles(
    {
      heading: 'Shelter',
      summary: 'Animals',
      sections: [
        {heading: 'API', lines: ['- [Shelter](https://docs.example.com/api.md)']},
        ...groups.map(([heading, count]) => ({heading, lines: items(count, heading)})),
      ],
    },
    {url: '/docs/api/llms.txt', index: `${SITE}/docs/api/llms.txt`},
  );

describe('llms.txt', () => {
  it('is one file as long as programs can fetch it whole', () => {
    expect(toFiles([['Pets', 300]]).map(({url}) => url)).toEqual(['/docs/api/llms.txt']);
  });

  it('of many pages is a list of lists, each with its size, none too long', () => {
    const files = toFiles([
      ['Pets', 300],
      ['Größen', 300],
      ['Vets', 900],
      ['vets 2', 1],
    ]);
    expect(files.map(({url}) => url.slice(10))).toEqual([
      'llms.txt',
      'llms/pets.txt',
      'llms/gr%C3%B6%C3%9Fen.txt',
      'llms/vets.txt',
      'llms/vets-2.txt',
      'llms/vets-3.txt',
      'llms/vets-2-2.txt',
    ]);
    const [list, pets] = files;
    expect(list!.text).toContain(`- [Pets](${SITE}/docs/api/llms/pets.txt): 300 pages, 34 KB\n`);
    expect(list!.text).toMatch(/^# Shelter\n\n> Animals\n\n## API\n/);
    expect(pets!.text).toContain(`Part of [Shelter](${SITE}/docs/api/llms.txt).`);
    for (const {text} of files) expect(text.length).toBeLessThan(PART_SIZE);
    const all = files.map(({text}) => text).join('\n');
    expect(items(900, 'Vets').every((item) => all.includes(item))).toBe(true);
  });

  it('of very many groups joins them', () => {
    const groups = Array.from({length: 3000}, (_, index): [string, number] => [
      `Group ${index}`,
      1,
    ]);
    const files = toFiles(groups);
    for (const {text} of files) expect(text.length).toBeLessThan(PART_SIZE);
    expect(files[0]!.text).toContain('[Group 0 – Group ');
  });

  it('of a site with many pages leads to the lists of its tabs', () => {
    const toTab = (name: string, count: number) => ({
      list: `${SITE}/api/${name}/llms.txt`,
      sections: [
        {heading: name, lines: [`- [${name}](${SITE}/${name}.md)`]},
        {heading: 'Pets', lines: items(count, name)},
      ],
    });
    expect(toSiteSections([toTab('a', 2), toTab('b', 2)]).map(({heading}) => heading)).toEqual([
      'a',
      'a: Pets',
      'b',
      'b: Pets',
    ]);
    expect(toSiteSections([toTab('a', 300), toTab('b', 300)])).toEqual([
      {
        heading: 'a',
        lines: [`- [a](${SITE}/a.md)`, `- [All pages](${SITE}/api/a/llms.txt): a list of 300`],
      },
      expect.objectContaining({heading: 'b'}),
    ]);
  });
});
