import type {Context} from '../context';
import type {Schema, SchemaTable} from '../types';
import {buildSchema} from './schema';
import {toTypeWords} from './typeLabel';

/**
 * Builds every named schema that something refers to, and those they refer to in turn: a list of work and not a recursion,
 * so that cycles end and no chain is too long. Then fills in the words for the target of each reference.
 */
export function buildNamedSchemas(context: Context): void {
  const {table, references, take} = context.schemas;
  for (let pending = take(); pending; pending = take()) {
    const {id, name, places} = pending;
    table[id] = {name, schema: buildSchema(context, places, {depth: 0, home: id})};
  }
  for (const reference of references) {
    const words = toTargetWords(table, reference);
    reference.type = reference.nullable && !words.endsWith('null') ? `${words} | null` : words;
  }
}

/** The type of what a reference leads to, through named schemas that only refer to others. */
function toTargetWords(table: SchemaTable, reference: Schema): string {
  const seen = new Set<string>();
  let schema: Schema | undefined = reference;
  while (schema?.kind === 'reference') {
    if (seen.has(schema.id)) return 'any';
    seen.add(schema.id);
    schema = table[schema.id]?.schema;
  }
  return schema ? toTypeWords(schema) : 'any';
}
