import {divide} from '../plugin/chunks';

type Page = {id: string; operation: {schemas: string[]}};
const page = (id: string, schemas: string[]): Page => ({id, operation: {schemas}});
const toDivision = (groups: Page[][], sizes: {[schema: string]: number}) => divide(groups, {page: () => 200, schema: (id) => sizes[id]!});
const toIds = ({pages, schemas}: {pages: Page[]; schemas: string[]}) => [pages.map(({id}) => id), schemas];

describe('the division of page data', () => {
  it('puts operations together and each schema in a file once', () => {
    const {groups, deferred} = toDivision([[page('one', ['A', 'B']), page('two', ['B', 'A'])]], {A: 10, B: 10});
    expect(groups.map(({chunks}) => chunks.map(toIds))).toEqual([[[['one', 'two'], ['A', 'B']]]]);
    expect(deferred).toEqual([]);
  });

  it('begins a new file when a page would have to load too much', () => {
    const {groups} = toDivision([[page('one', ['A']), page('two', ['A']), page('three', ['B'])]], {A: 60_000, B: 60_000});
    expect(groups[0]!.chunks.map(({pages}) => pages.map(({id}) => id))).toEqual([['one', 'two'], ['three']]);
  });

  it('carries the nearest schemas of an operation and leaves the far ones for later', () => {
    const all = Array.from({length: 20}, (_, index) => `S${index}`);
    const {groups, deferred} = toDivision([[page('one', all)]], Object.fromEntries(all.map((id) => [id, 40_000])));
    const {schemas} = groups[0]!.chunks[0]!;
    expect(schemas.length).toBeGreaterThan(0);
    expect([...schemas, ...deferred.flat()]).toEqual(all);
    expect(deferred.length).toBeGreaterThan(1);
  });

  it('carries a schema that is larger than the limit when it is the only one', () => {
    const {groups, deferred} = toDivision([[page('one', ['A'])]], {A: 500_000});
    expect([groups[0]!.chunks[0]!.schemas, deferred]).toEqual([['A'], []]);
  });

  it('puts what most pages of a group need into one file for all of them, and what few need beside those', () => {
    const sizes = {Common: 20_000, Rare: 1_000, Huge: 80_000};
    const pages = Array.from({length: 40}, (_, index) => page(`p${index}`, ['Common', 'Huge', ...(index === 3 ? ['Rare'] : [])]));
    const [group] = toDivision([pages], sizes).groups;
    expect(group!.shared).toEqual(['Common']);
    expect(new Set(group!.chunks.flatMap(({schemas}) => schemas))).toEqual(new Set(['Huge', 'Rare']));
    expect(group!.chunks.flatMap((chunk) => chunk.pages)).toEqual(pages);
  });

  it('puts small groups into one file', () => {
    const {groups} = toDivision([[page('one', ['A'])], [page('two', ['B'])]], {A: 10, B: 10});
    expect(groups.map(({chunks}) => chunks.map(toIds))).toEqual([[[['one', 'two'], ['A', 'B']]]]);
  });

  it('shares nothing in a small group', () => {
    expect(toDivision([[page('one', ['A']), page('two', ['A'])]], {A: 10}).groups[0]!.shared).toEqual([]);
  });
});
