import type {Schema, SchemaId, SchemaTable} from '../../model/types';
import type {Prose} from './prose';
import {toSchemaBlocks, toSchemaHead} from './schema';
import {joinBlocks, toCode} from './text';

/** A section for a named schema, made once however many pages show it. */
export type SchemaSections = (id: SchemaId) => string;

export function createSchemaSections(table: SchemaTable, prose: Prose): SchemaSections {
  const known = new Map<SchemaId, string>();
  return (id) => {
    let section = known.get(id);
    if (section === undefined) known.set(id, (section = toSection(id, table, prose)));
    return section;
  };
}

function toSection(id: SchemaId, table: SchemaTable, prose: Prose): string {
  const named = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!named) return '';
  const title = named.name === id ? toCode(named.name) : `${toCode(named.name)} (id ${toCode(id)})`;
  return toSchemaSections([{title, path: named.name, schema: named.schema}], table, prose);
}

export type Aside = {title: string; path: string; schema: Schema};

/** Sections for schemas and for what they put aside, one after the other. */
export function toSchemaSections(
  schemas: readonly Aside[],
  table: SchemaTable,
  prose: Prose,
): string {
  const blocks: string[] = [];
  const pending = [...schemas];
  for (let next = pending.shift(); next; next = pending.shift()) {
    const putAside = (path: string, schema: Schema) =>
      pending.push({title: toCode(path), path, schema});
    blocks.push(
      `### ${next.title}`,
      toSchemaHead(next.schema),
      ...toSchemaBlocks(next.schema, {prose, table, putAside}, {path: next.path, depth: 0}),
    );
  }
  return joinBlocks(blocks);
}
