import type {Context} from '../context';
import type {Schema, SchemaId, SchemaTable} from '../types';
import {buildSchema} from './schema';
import {toTypeWords} from './typeLabel';

/**
 * Builds every named schema that something refers to, and those they refer to in turn: a list of
 * work and not a recursion, so that cycles end and no chain is too long. Then fills in the words
 * for the target of each reference.
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
 * The type of what a reference points to, through named schemas that only refer to others. Each is
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
  // From the last one back: each may allow null besides.
  for (let step = passed.pop(); step; step = passed.pop()) {
    if (step.nullable) words = withNull(words);
    known.set(step.id, words);
  }
  return words;
}

function withNull(words: string): string {
  return /(^|\| )null$/.test(words) ? words : `${words} | null`;
}
