import {toChunks, toDeferredSchemas} from '../plugin/chunks';
import type {Operation, SchemaTable} from '../plugin/model/types';

const schema = (size: number): SchemaTable[string] => ({name: 'Thing', schema: {kind: 'schema', type: 'string', title: 'x'.repeat(size)}});
const operation = (id: string, schemas: string[]): Operation => ({id, kind: 'operation', key: `GET /${id}`, method: 'GET', path: `/${id}`, tags: [], parameters: [], responses: [], callbacks: [], codeSamples: [], schemas});
const toPages = (operations: Operation[]) => operations.map((one) => ({operation: one}));

describe('chunks', () => {
  it('puts operations together and each schema in a chunk once', () => {
    const table = {A: schema(10), B: schema(10)};
    const chunks = toChunks(toPages([operation('one', ['A', 'B']), operation('two', ['B', 'A'])]), table);
    expect(chunks.map(({pages, schemas}) => [pages.map((page) => page.operation.id), schemas])).toEqual([[['one', 'two'], ['A', 'B']]]);
  });

  it('begins a new chunk when a page would have to load too much', () => {
    const table = {A: schema(60_000), B: schema(60_000)};
    const chunks = toChunks(toPages([operation('one', ['A']), operation('two', ['A']), operation('three', ['B'])]), table);
    expect(chunks.map(({pages}) => pages.map((page) => page.operation.id))).toEqual([['one', 'two'], ['three']]);
  });

  it('carries the nearest schemas of an operation and leaves the far ones for later', () => {
    const table = Object.fromEntries(Array.from({length: 20}, (_, index) => [`S${index}`, schema(40_000)]));
    const all = Object.keys(table);
    const one = operation('one', all);
    const [chunk] = toChunks(toPages([one]), table);
    const deferred = toDeferredSchemas([one], table).flat();
    expect(chunk!.schemas.length).toBeGreaterThan(0);
    expect(chunk!.schemas).toEqual(all.slice(0, chunk!.schemas.length));
    expect([...chunk!.schemas, ...deferred]).toEqual(all);
  });

  it('carries a schema that is larger than the limit when it is the only one', () => {
    const [chunk] = toChunks(toPages([operation('one', ['A'])]), {A: schema(500_000)});
    expect(chunk!.schemas).toEqual(['A']);
  });

  it('has nothing to defer for small documents', () => {
    expect(toDeferredSchemas([operation('one', ['A'])], {A: schema(10)})).toEqual([]);
  });
});
