import {divide} from '../../plugin/pages/chunks';
import {yaml} from '../support/yaml';

type Page = {id: string; operation: {schemas: string[]}};
const page = (id: string, schemas: string[]): Page => ({id, operation: {schemas}});
const toDivision = (pages: Page[], sizes: {[schema: string]: number}) =>
  divide(pages, {page: () => 200, schema: (id) => sizes[id]!});

describe('the division of page data into files', () => {
  it.each<
    [string, {[page: string]: string[]}, {[schema: string]: number}, string[], string[]?]
  >(yaml`
    - [puts several operations in one file and each schema once, {one: [A, B], two: [B, A]}, {A: 10, B: 10}, ['one, two: A, B']]
    - [starts a new file if a page would have to load too much data that it does not show, {one: [A], two: [A], three: [B]},
        {A: 60000, B: 60000}, ['one, two: A', 'three: B']]
    - [does not put a small page in one file with large pages, {small: [], large: [A], as large: [A, B], small too: []},
        {A: 300000, B: 100}, ['small: ', 'large, as large: A', 'small too: '], [B]]
    - [includes all schemas of an operation if they fit the limit of a page, {one: [A, B, C]}, {A: 50000, B: 50000, C: 50000}, ['one: A, B, C']]
    - [includes a schema larger than the limit if it is the only one, {one: [A]}, {A: 500000}, ['one: A']]
  `)('%s', (_what, pages, sizes, files, later = []) => {
    const {chunks, deferred} = toDivision(
      Object.entries(pages).map(([id, schemas]) => page(id, schemas)),
      sizes,
    );
    expect(
      chunks.map(
        (chunk) => `${chunk.pages.map(({id}) => id).join(', ')}: ${chunk.schemas.join(', ')}`,
      ),
    ).toEqual(files);
    expect(deferred.flat()).toEqual(later);
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
});
