import type {Context} from '../context';
import type {Schema, SchemaId, SchemaTable} from '../types';
import {buildSchema} from './schema';
import {toTypeWords} from './typeLabel';

/**
 * Builds every named schema that something refers to, including those that they refer to. It uses a
 * work list instead of recursion, so that cycles end and no chain is too long. Then it fills in the
 * type of each reference's target.
 */
export function buildNamedSchemas(context: Context): void {
  const {table, references, take} = context.schemas;
  for (let pending = take(); pending; pending = take()) {
    const {id, name, places} = pending;
    table[id] = {name, schema: buildSchema(context, places, {depth: 0, home: id})};
  }
  const known = new Map<SchemaId, string>();
  for (const reference of references) {
    const words = toTargetWords(table, reference.id, known);
    reference.type = reference.nullable ? withNull(words) : words;
  }
}

/**
 * The type of a reference's target, through named schemas that only refer to others. Each is
 * followed once.
 */
function toTargetWords(table: SchemaTable, start: SchemaId, known: Map<SchemaId, string>): string {
  const passed: {id: SchemaId; nullable?: true}[] = [];
  const seen = new Set<SchemaId>();
  let id = start;
  let words = known.get(id);
  while (words === undefined) {
    seen.add(id);
    const schema: Schema | undefined = table[id]?.schema;
    if (schema?.kind !== 'reference') known.set(id, (words = schema ? toTypeWords(schema) : 'any'));
    else if (seen.has(schema.id)) words = 'any';
    else {
      passed.push({id, nullable: schema.nullable});
      id = schema.id;
      words = known.get(id);
    }
  }
  // In reverse order: each may also allow null.
  for (let step = passed.pop(); step; step = passed.pop()) {
    if (step.nullable) words = withNull(words);
    known.set(step.id, words);
  }
  return words;
}

function withNull(words: string): string {
  return /(^|\| )null$/.test(words) ? words : `${words} | null`;
}
