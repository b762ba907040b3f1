import {toExcerpt} from '../../model/markdown/excerpt';
import type {Markdown, NamedSchema, SchemaTable} from '../../model/types';
import type {SchemaPage, SchemaPages} from './types';

/** With more schemas than this, the list contains only their names. */
const DESCRIBED_SCHEMAS = 300;

/** What a list of schemas says about each: nothing if there are very many. */
export function describeSchemas(
  {pages}: Pick<SchemaPages, 'pages'>,
  table: SchemaTable,
): (page: SchemaPage) => string | undefined {
  const isDescribed = pages.length <= DESCRIBED_SCHEMAS;
  return ({id}) => (isDescribed ? toSchemaDescription(table[id]) : undefined);
}

/** The beginning of a schema's own description. */
export function toSchemaDescription(named: NamedSchema | undefined): string | undefined {
  const text: Markdown | undefined =
    named && named.schema.kind !== 'unknown' ? named.schema.description : undefined;
  const excerpt = text === undefined ? '' : toExcerpt(text);
  return excerpt === '' ? undefined : excerpt;
}
