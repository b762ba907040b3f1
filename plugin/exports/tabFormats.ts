import type {FormatUrls} from '../types';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {SchemaId} from '../model/types';
import type {SchemaPages} from '../schemaPages/types';
import type {ApiReference} from '../model/types';
import {chooseDocuments, chooseSchemas} from './chooseDocuments';
import type {Formats} from './types';
import {toFormatUrls} from './urls';

/** Nothing but pages. */
const NONE: Formats = {markdown: false, openapi: false, llms: false, llmsFull: false};

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
