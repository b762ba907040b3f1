import {findSchema} from '../schema/findNode';
import type {MediaType, Operation, Schema, SchemaId, SchemaTable} from '../types';

/**
 * The named schemas whose properties are the first level of a body: the schemas of the bodies, or
 * of the items of a body that is a list.
 */
export function listFirstLevel(operation: Operation, table: SchemaTable): Set<SchemaId> {
  const ids = new Set<SchemaId>();
  for (const start of listBodies(operation)) {
    const passed = new Set<Schema>();
    for (let schema: Schema | undefined = start; schema && !passed.has(schema);) {
      passed.add(schema);
      if (schema.kind === 'reference') {
        ids.add(schema.id);
        schema = findSchema(table, schema.id);
      } else schema = schema.kind === 'schema' && !schema.properties ? schema.items : undefined;
    }
  }
  return ids;
}

function listBodies({requestBody, responses, callbacks}: Operation): Schema[] {
  const inContent = ({schema, itemSchema}: MediaType) => [
    ...(schema ? [schema] : []),
    ...(itemSchema ? [itemSchema] : []),
  ];
  return [
    ...(requestBody?.content ?? []).flatMap(inContent),
    ...responses.flatMap(({content}) => content.flatMap(inContent)),
    ...callbacks.flatMap(({operations}) => operations.flatMap(listBodies)),
  ];
}
