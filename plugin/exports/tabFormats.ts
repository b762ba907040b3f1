import type {OperationPage} from '../navigation/types';
import type {SchemaId} from '../model/types';
import {findSchemaPages} from '../schemaPages/findSchemaPages';
import {chooseDocuments, chooseSchemas} from './chooseDocuments';
import type {CompleteTab} from './pageFiles';
import type {Formats} from './types';
import {type FormatUrls, toFormatUrls} from './urls';

/** Where the other forms of a tab's pages are; found once for each state of its content. */
export function toTabFormats(
  {reference, navigation}: Pick<CompleteTab, 'reference' | 'navigation'>,
  formats: Formats,
): FormatUrls {
  const chosen = formats.openapi ? chooseDocuments(reference) : new Set<string>();
  const schemas = formats.openapi
    ? chooseSchemas(findSchemaPages({reference, navigation})?.pages ?? [], reference.schemas)
    : new Set<SchemaId>();
  return toFormatUrls(navigation, formats, {
    hasDocument: ({operation}: OperationPage) => chosen.has(operation.id),
    hasJsonSchema: ({id}) => schemas.has(id),
  });
}
