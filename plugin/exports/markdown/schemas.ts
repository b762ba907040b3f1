import type {Schema, SchemaId} from '../../model/types';
import {toSchemaBlocks, toSchemaHead} from './schema';
import {joinBlocks, toCode} from './text';
import type {SchemaWriting} from './types';

/** A section for a named schema, made once however many pages show it. */
export type SchemaSections = (id: SchemaId) => string;

export function createSchemaSections(writing: SchemaWriting): SchemaSections {
  const known = new Map<SchemaId, string>();
  return (id) => {
    let section = known.get(id);
    if (section === undefined) known.set(id, (section = toSection(id, writing)));
    return section;
  };
}

function toSection(id: SchemaId, writing: SchemaWriting): string {
  const {table} = writing;
  const named = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!named) return '';
  const title = named.name === id ? toCode(named.name) : `${toCode(named.name)} (id ${toCode(id)})`;
  return toSchemaSections([{title, path: named.name, schema: named.schema}], writing);
}

export type Aside = {title: string; path: string; schema: Schema};

/**
 * Writes sections for schemas, followed by sections for the nested schemas that do not fit into
 * their tables.
 * @param level of the first heading
 */
export function toSchemaSections(
  schemas: readonly Aside[],
  writing: SchemaWriting,
  level = 3,
): string {
  const blocks: string[] = [];
  const pending = [...schemas];
  for (let next = pending.shift(); next; next = pending.shift()) {
    const putAside = (path: string, schema: Schema) =>
      pending.push({title: toCode(path), path, schema});
    blocks.push(
      `${'#'.repeat(blocks.length === 0 ? level : 3)} ${next.title}`,
      toSchemaHead(next.schema, writing),
      ...toSchemaBlocks(next.schema, {...writing, putAside}, {path: next.path, depth: 0}),
    );
  }
  return joinBlocks(blocks);
}
