import type {FormatUrls} from '../types';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {SchemaId, ApiReference, OperationId, SchemaTable} from '../model/types';
import type {SchemaPages} from '../lists/schemaPages/types';
import {sizeOfSchema} from '../model/page/schemaSize';
import type {Formats} from './types';
import {toFormatUrls} from './urls';

/** Nothing but pages. */
const NONE: Formats = {
  markdown: false,
  openapi: false,
  llms: false,
  llmsFull: false,
  apiCatalog: false,
};

/** Where the other forms of a tab's pages are. */
export function toTabFormats(
  {
    reference,
    navigation,
    schemaPages,
  }: {reference: ApiReference; navigation: TabNavigation; schemaPages: SchemaPages | undefined},
  formats = NONE,
): FormatUrls {
  const chosen = formats.openapi ? chooseDocuments(reference) : new Set<string>();
  const schemas = formats.openapi
    ? chooseSchemas(schemaPages?.pages ?? [], reference.schemas)
    : new Set<SchemaId>();
  return toFormatUrls(navigation, formats, {
    hasDocument: ({operation}: OperationPage) => chosen.has(operation.id),
    hasJsonSchema: ({id}) => schemas.has(id),
  });
}

/**
 * Limit of one document, in characters. Where everything refers to everything, each would contain
 * nearly all schemas.
 */
const DOCUMENT_SIZE = 300_000;
/** Limit of all of them together, in characters. */
const TOTAL_SIZE = 40_000_000;

/**
 * Chooses the operations that get an OpenAPI document: those whose schemas are not too large
 * together and, if there are very many, the smallest. The sizes come from the model, so that pages
 * need not create the documents.
 */
function chooseDocuments({
  operations,
  schemas,
}: Pick<ApiReference, 'operations' | 'schemas'>): ReadonlySet<OperationId> {
  return choose(operations, schemas);
}

/** Chooses named schemas in the same way, each with the schemas it reaches. */
function chooseSchemas(
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
