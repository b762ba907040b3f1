import type {ApiReference, SchemaId} from '../model/types';
import type {SchemaPages} from '../schemaPages/types';
import {toObjectText, type Texts} from './jsonText';

/** The named schemas of a tab as JSON, for the data of its pages. */
export type SchemaTexts = {
  schema: (id: SchemaId) => string;
  /** The JSON of a table of schemas. */
  schemas: (ids: readonly SchemaId[]) => string;
};

/** Adds the permalink to a schema that has a page: the name in each reference links to it. */
export function createSchemaTexts(
  {schemas}: Pick<ApiReference, 'schemas'>,
  schemaPages: SchemaPages | undefined,
  texts: Texts,
): SchemaTexts {
  const schema = (id: SchemaId) => {
    const page = schemaPages?.byId.get(id)?.permalink.replace(/\/$/, '').split('/').at(-1);
    return texts.keep(
      schemas[id],
      () => [page],
      () => JSON.stringify(page === undefined ? schemas[id] : {...schemas[id], page}),
    );
  };
  return {schema, schemas: (ids) => toObjectText(ids.map((id) => [id, schema(id)]))};
}
