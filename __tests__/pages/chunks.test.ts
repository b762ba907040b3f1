import {divide} from '../../plugin/pages/chunks';

type Page = {id: string; operation: {schemas: string[]}};
const page = (id: string, schemas: string[]): Page => ({id, operation: {schemas}});
const toDivision = (pages: Page[], sizes: {[schema: string]: number}) =>
  divide(pages, {page: () => 200, schema: (id) => sizes[id]!});
const toIds = ({pages, schemas}: {pages: Page[]; schemas: string[]}) => [
  pages.map(({id}) => id),
  schemas,
];

describe('the division of page data into files', () => {
  it('puts several operations in one file, with each schema once', () => {
    const {chunks, deferred} = toDivision([page('one', ['A', 'B']), page('two', ['B', 'A'])], {
      A: 10,
      B: 10,
    });
    expect(chunks.map(toIds)).toEqual([
      [
        ['one', 'two'],
        ['A', 'B'],
      ],
    ]);
    expect(deferred).toEqual([]);
  });

  it('starts a new file if a page would have to load too much data that it does not show', () => {
    const {chunks} = toDivision([page('one', ['A']), page('two', ['A']), page('three', ['B'])], {
      A: 60_000,
      B: 60_000,
    });
    expect(chunks.map(({pages}) => pages.map(({id}) => id))).toEqual([['one', 'two'], ['three']]);
  });

  it('does not put a small page in one file with large pages', () => {
    const {chunks} = toDivision(
      [
        page('small', []),
        page('large', ['A']),
        page('as large', ['A', 'B']),
        page('small too', []),
      ],
      {A: 300_000, B: 100},
    );
    expect(chunks.map(({pages}) => pages.map(({id}) => id))).toEqual([
      ['small'],
      ['large', 'as large'],
      ['small too'],
    ]);
  });

  it('makes files larger the more pages there are, up to a limit', () => {
    const toLargest = (count: number) => {
      const pages = Array.from({length: count}, (_, index) => page(`p${index}`, [`S${index}`]));
      return (
        4_200 *
        Math.max(
          ...toDivision(
            pages,
            Object.fromEntries(pages.map((_, index) => [`S${index}`, 4_000])),
          ).chunks.map(({pages: {length}}) => length),
        )
      );
    };
    const [few, many, most] = [20, 500, 20_000].map(toLargest);
    expect(few).toBeLessThan(many!);
    expect(many).toBeLessThan(most!);
    expect(most).toBeLessThan(110_000);
  });

  it('includes all schemas of an operation if they fit the limit of a page', () => {
    const {chunks, deferred} = toDivision([page('one', ['A', 'B', 'C'])], {
      A: 50_000,
      B: 50_000,
      C: 50_000,
    });
    expect([chunks[0]!.schemas, deferred]).toEqual([['A', 'B', 'C'], []]);
  });

  it('includes the nearest schemas of an operation and defers the others', () => {
    const all = Array.from({length: 20}, (_, index) => `S${index}`);
    const {chunks, deferred} = toDivision(
      [page('one', all)],
      Object.fromEntries(all.map((id) => [id, 20_000])),
    );
    const {schemas} = chunks[0]!;
    expect(schemas.length).toBeGreaterThan(0);
    expect([...schemas, ...deferred.flat()]).toEqual(all);
    expect(deferred.length).toBeGreaterThan(1);
  });

  it('includes a schema larger than the limit if it is the only one', () => {
    const {chunks, deferred} = toDivision([page('one', ['A'])], {A: 500_000});
    expect([chunks[0]!.schemas, deferred]).toEqual([['A'], []]);
  });
});
