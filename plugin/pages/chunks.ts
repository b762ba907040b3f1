import {type Room, takeNearest} from '../model/page/nearest';
import type {Operation, SchemaId} from '../model/types';

/**
 * The cost of one more file, in characters of JSON that a page could load instead: Docusaurus puts
 * its name, and the name of its module, on every page of the site. That is about 58 bytes after
 * compression, which shrinks data to a ninth.
 */
const COST_OF_FILE = 520;
/** The same for files that readers seldom load, although every page pays for them. */
export const COST_OF_RARE_FILE = 4 * COST_OF_FILE;
/**
 * However many files there are, a page loads no more unneeded data than this: about 10 KB on the
 * wire.
 */
const MAX_SURPLUS = 95_000;
/** Size of a file of schemas that are loaded when a reader asks, in characters of JSON. */
const DEFERRED_SIZE = 90_000;
/**
 * Characters of schemas that an operation contains: all of them take about 20 KB on the wire. If
 * most operations reach more, the schemas are densely connected; those farther away load when a
 * reader expands them.
 */
export const CARRIED_SIZE: Room = {whole: 150_000, nearest: 50_000};

/** Operations of a file, and the schemas that they need. */
export type Chunk<T> = {pages: T[]; schemas: SchemaId[]};
/** Which file contains what: each page loads its chunk; `deferred` files load on demand. */
export type Division<T> = {chunks: Chunk<T>[]; deferred: SchemaId[][]};

type Page = {operation: Pick<Operation, 'schemas'>};
/** Characters of JSON. */
type Sizes<T> = {page: (page: T) => number; schema: (id: SchemaId) => number};
type Options<T> = {
  /** The schemas that a page cannot do without. */
  listFirst?: (page: T) => ReadonlySet<SchemaId>;
  costOfFile?: number;
  /** Schemas that other pages need and do not carry. */
  deferredToo?: readonly SchemaId[];
};

/**
 * Divides the data of all pages among files: neighbouring operations share a file. With fewer
 * files, a page loads more data that it does not show; with more files, the list of them on every
 * page is longer. The sum is smallest where that surplus is the square root of the size of all
 * files times the cost of one file.
 * @param pages in reading order
 */
export function divide<T extends Page>(
  pages: readonly T[],
  sizeOf: Sizes<T>,
  {listFirst, costOfFile = COST_OF_FILE, deferredToo = []}: Options<T> = {},
): Division<T> {
  const needs = pages.map((page) => ({
    page,
    own: takeNearest(page.operation.schemas, sizeOf.schema, CARRIED_SIZE, listFirst?.(page)),
  }));
  const [carried, deferred] = [new Set<SchemaId>(), new Set(deferredToo)];
  for (const {page, own} of needs)
    for (const id of page.operation.schemas) (own.has(id) ? carried : deferred).add(id);
  const surplus = Math.min(
    MAX_SURPLUS,
    Math.sqrt(costOfFile * (sum(pages, sizeOf.page) + sum(carried, sizeOf.schema))),
  );
  return {
    chunks: toChunks(needs, surplus, sizeOf),
    deferred: toFiles(deferred, sizeOf.schema),
  };
}

function sum<T>(values: Iterable<T>, sizeOf: (value: T) => number): number {
  let size = 0;
  for (const value of values) size += sizeOf(value);
  return size;
}

/** @param surplus how much of a file a page may not need */
function toChunks<T>(
  needs: readonly {page: T; own: ReadonlySet<SchemaId>}[],
  surplus: number,
  sizeOf: Sizes<T>,
): Chunk<T>[] {
  const chunks: {pages: T[]; schemas: Set<SchemaId>; size: number; leastNeed: number}[] = [];
  for (const {page, own} of needs) {
    const need = sizeOf.page(page) + sum(own, sizeOf.schema);
    const last = chunks.at(-1);
    const size = last
      ? last.size +
        sizeOf.page(page) +
        sum(own, (id) => (last.schemas.has(id) ? 0 : sizeOf.schema(id)))
      : 0;
    if (!last || size - Math.min(last.leastNeed, need) > surplus)
      chunks.push({pages: [page], schemas: new Set(own), size: need, leastNeed: need});
    else {
      last.pages.push(page);
      for (const id of own) last.schemas.add(id);
      last.size = size;
      last.leastNeed = Math.min(last.leastNeed, need);
    }
  }
  return chunks.map((chunk) => ({pages: chunk.pages, schemas: [...chunk.schemas]}));
}

function toFiles(ids: Iterable<SchemaId>, sizeOf: (id: SchemaId) => number): SchemaId[][] {
  const files: SchemaId[][] = [];
  let file: SchemaId[] = [];
  let size = Infinity;
  for (const id of ids) {
    if (size + sizeOf(id) > DEFERRED_SIZE) {
      file = [];
      files.push(file);
      size = 0;
    }
    file.push(id);
    size += sizeOf(id);
  }
  return files;
}
