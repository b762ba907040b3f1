import type {Operation, SchemaId} from './model/types';

/** How many characters of JSON a page may load, before compression; chosen so that it stays near 10 KB on the wire. */
const PAGE_SIZE = 90_000;
/** How much of that the schemas may take that the pages of a group share; the rest is room for the pages themselves. */
const SHARED_SIZE = 50_000;
/** In a group of fewer pages there is little to win. */
const MIN_SHARING_PAGES = 12;
/** Schemas that this part of a group's pages carry are shared by all of them. */
const SHARED_BY = 0.6;
/** How many characters of schemas one operation may bring along; the rest is loaded when a reader expands it. */
export const MAX_CARRIED_SIZE = 480_000;

/** Operations of a file, and the schemas that they need beyond those that their group shares. */
export type Chunk<T> = {pages: T[]; schemas: SchemaId[]};
export type ChunkGroup<T> = {shared: SchemaId[]; chunks: Chunk<T>[]};
/** Which file holds what: each page loads its chunk and what its group shares; `deferred` files come when a reader asks. */
export type Division<T> = {groups: ChunkGroup<T>[]; deferred: SchemaId[][]};

type Page = {operation: Pick<Operation, 'schemas'>};
/** Characters of JSON. */
type Sizes<T> = {page: (page: T) => number; schema: (id: SchemaId) => number};

/**
 * Divides the data of all pages among files: operations that stand together share a file, and a group's common schemas are
 * in one of their own. Few, larger files keep the registry small that Docusaurus puts on every page; the caps keep each
 * page light.
 * @param groups pages in reading order, by group
 */
export function divide<T extends Page>(groups: readonly (readonly T[])[], sizeOf: Sizes<T>): Division<T> {
  const deferred = new Set<SchemaId>();
  const carriedBy = new Map<T, SchemaId[]>();
  for (const page of groups.flat()) {
    const ids = toCarriedSchemas(page.operation.schemas, sizeOf.schema);
    carriedBy.set(page, ids);
    const known = new Set(ids);
    for (const id of page.operation.schemas) if (!known.has(id)) deferred.add(id);
  }
  const carried = (page: T) => carriedBy.get(page)!;
  return {
    groups: toSharingGroups(groups, (pages) => toSharedSchemas(pages.map(carried), sizeOf.schema)).map(({shared, pages}) => ({shared, chunks: toChunks(pages, new Set(shared), carried, sizeOf)})),
    deferred: toFiles([...deferred], sizeOf.schema),
  };
}

/** Groups that share nothing are one: their pages may stand in one file. */
function toSharingGroups<T>(groups: readonly (readonly T[])[], toShared: (pages: readonly T[]) => SchemaId[]): {shared: SchemaId[]; pages: T[]}[] {
  const sharing: {shared: SchemaId[]; pages: T[]}[] = [];
  for (const pages of groups) {
    const shared = toShared(pages);
    const last = sharing.at(-1);
    if (last && last.shared.length === 0 && shared.length === 0) for (const page of pages) last.pages.push(page);
    else sharing.push({shared, pages: [...pages]});
  }
  return sharing;
}

/** The schemas that come along with an operation: nearest first, as many as fit. A large one does not keep small ones out. */
function toCarriedSchemas(nearestFirst: readonly SchemaId[], sizeOf: (id: SchemaId) => number): SchemaId[] {
  let size = 0;
  return nearestFirst.filter((id, index) => {
    const fits = index === 0 || size + sizeOf(id) <= MAX_CARRIED_SIZE;
    if (fits) size += sizeOf(id);
    return fits;
  });
}

/** What most pages of a group carry, the most carried first, as much as fits. */
function toSharedSchemas(carried: readonly SchemaId[][], sizeOf: (id: SchemaId) => number): SchemaId[] {
  if (carried.length < MIN_SHARING_PAGES) return [];
  const counts = new Map<SchemaId, number>();
  for (const ids of carried) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= carried.length * SHARED_BY).sort(([, a], [, b]) => b - a);
  let size = 0;
  return common.flatMap(([id]) => {
    if (size + sizeOf(id) > SHARED_SIZE) return [];
    size += sizeOf(id);
    return [id];
  });
}

function toChunks<T extends Page>(pages: readonly T[], shared: ReadonlySet<SchemaId>, carriedBy: (page: T) => SchemaId[], sizeOf: Sizes<T>): Chunk<T>[] {
  const sharedSize = [...shared].reduce((sum, id) => sum + sizeOf.schema(id), 0);
  const chunks: Chunk<T>[] = [];
  let current: {pages: T[]; schemas: Set<SchemaId>; size: number} | undefined;
  for (const page of pages) {
    const own = carriedBy(page).filter((id) => !shared.has(id));
    const added = (seen: ReadonlySet<SchemaId>) => own.reduce((sum, id) => (seen.has(id) ? sum : sum + sizeOf.schema(id)), sizeOf.page(page));
    if (!current || current.size + added(current.schemas) > PAGE_SIZE) {
      current = {pages: [], schemas: new Set(), size: sharedSize};
      chunks.push({pages: current.pages, schemas: []});
    }
    current.size += added(current.schemas);
    current.pages.push(page);
    for (const id of own) current.schemas.add(id);
    chunks[chunks.length - 1]!.schemas = [...current.schemas];
  }
  return chunks;
}

function toFiles(ids: readonly SchemaId[], sizeOf: (id: SchemaId) => number): SchemaId[][] {
  const files: SchemaId[][] = [];
  let size = Infinity;
  for (const id of ids) {
    if (size + sizeOf(id) > PAGE_SIZE) {
      files.push([]);
      size = 0;
    }
    files[files.length - 1]!.push(id);
    size += sizeOf(id);
  }
  return files;
}
