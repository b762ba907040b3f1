import {sizeOfSchema} from '../model/schemaSize';
import type {ApiReference, OperationId, SchemaId, SchemaTable} from '../model/types';

/** One document, in characters. Where everything refers to everything, each would be the whole. */
const DOCUMENT_SIZE = 300_000;
/** All of them together. */
const TOTAL_SIZE = 40_000_000;

/**
 * The operations that get an OpenAPI document of their own: those that need little, and of very
 * many the ones that need least. The model says what they need, so that pages know of it
 * without the documents being made.
 */
export function chooseDocuments({
  operations,
  schemas,
}: Pick<ApiReference, 'operations' | 'schemas'>): ReadonlySet<OperationId> {
  return choose(operations, schemas);
}

/** The same for named schemas with what they reach. */
export function chooseSchemas(
  pages: readonly {id: SchemaId; schemas: readonly SchemaId[]}[],
  table: SchemaTable,
): ReadonlySet<SchemaId> {
  return choose(pages, table);
}

function choose(
  all: readonly {id: string; schemas: readonly SchemaId[]}[],
  table: SchemaTable,
): Set<string> {
  const sized = all.map(({id, schemas: reached}) => {
    let size = 0;
    for (const schema of reached) size += sizeOfSchema(table, schema);
    return {id, size};
  });
  const chosen = new Set<string>();
  let total = 0;
  for (const {id, size} of sized
    .filter((entry) => entry.size <= DOCUMENT_SIZE)
    .sort((one, other) => one.size - other.size)) {
    total += size;
    if (total > TOTAL_SIZE) break;
    chosen.add(id);
  }
  return chosen;
}
