import type {Operation, SchemaId, SchemaTable} from './model/types';

/** How many characters of JSON a page may load, before compression; chosen so that a chunk stays near 10 KB on the wire. */
const CHUNK_SIZE = 90_000;
/** How many characters of schemas one operation may bring along; the rest is loaded when a reader expands it. */
const CLOSURE_SIZE = 480_000;

export type Chunk<T> = {pages: T[]; schemas: SchemaId[]};

/**
 * Puts operations that stand together into chunks that share their schemas, each schema once per chunk. Fewer, larger
 * chunks keep the registry small that Docusaurus puts on every page; the size cap keeps each page light.
 */
export function toChunks<T extends {operation: Operation}>(pages: readonly T[], table: SchemaTable): Chunk<T>[] {
  const sizeOf = createSizes(table);
  const chunks: Chunk<T>[] = [];
  let current: {pages: T[]; schemas: Set<SchemaId>; size: number} | undefined;
  for (const page of pages) {
    const carried = toCarriedSchemas(page.operation.schemas, sizeOf);
    const own = JSON.stringify(page).length;
    const added = (seen: ReadonlySet<SchemaId>) => carried.reduce((sum, id) => (seen.has(id) ? sum : sum + sizeOf(id)), own);
    if (!current || current.size + added(current.schemas) > CHUNK_SIZE) {
      current = {pages: [], schemas: new Set(), size: 0};
      chunks.push({pages: current.pages, schemas: []});
    }
    current.size += added(current.schemas);
    current.pages.push(page);
    for (const id of carried) current.schemas.add(id);
    chunks[chunks.length - 1]!.schemas = [...current.schemas];
  }
  return chunks;
}

/** The schemas that come along with an operation: nearest first, as many as fit. A large one does not keep small ones out. */
function toCarriedSchemas(nearestFirst: readonly SchemaId[], sizeOf: (id: SchemaId) => number): SchemaId[] {
  let size = 0;
  return nearestFirst.filter((id, index) => {
    const fits = index === 0 || size + sizeOf(id) <= CLOSURE_SIZE;
    if (fits) size += sizeOf(id);
    return fits;
  });
}

/**
 * The schemas that some operation of the document reaches but does not carry, in files of about a chunk's size.
 */
export function toDeferredSchemas(operations: readonly Operation[], table: SchemaTable): SchemaId[][] {
  const sizeOf = createSizes(table);
  const deferred = new Set<SchemaId>();
  for (const operation of operations) {
    const carried = new Set(toCarriedSchemas(operation.schemas, sizeOf));
    for (const id of operation.schemas) if (!carried.has(id)) deferred.add(id);
  }
  const files: SchemaId[][] = [];
  let size = Infinity;
  for (const id of deferred) {
    if (size + sizeOf(id) > CHUNK_SIZE) {
      files.push([]);
      size = 0;
    }
    files[files.length - 1]!.push(id);
    size += sizeOf(id);
  }
  return files;
}

function createSizes(table: SchemaTable): (id: SchemaId) => number {
  const sizes = new Map<SchemaId, number>();
  return (id) => {
    let size = sizes.get(id);
    if (size === undefined) sizes.set(id, (size = JSON.stringify(table[id]).length));
    return size;
  };
}
