import {toSchemaDescription} from '../../model/schema/annotations';
import type {SchemaTable} from '../../model/types';
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
