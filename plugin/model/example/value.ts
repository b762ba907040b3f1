import type {Json, NodeSchema, Schema} from '../types';
import type {Composition, Position} from './composition';
import {composeObject} from './object';

const MAX_DEPTH = 12;

/** A value for a schema: what it states itself, else what its parts make together. */
export function composeValue(composition: Composition, schema: Schema, position: Position): Json | undefined {
  if (composition.budget.left-- <= 0 || schema.kind === 'unknown') return undefined;
  const stated = toStatedValue(schema);
  if (stated !== undefined) return stated;
  switch (schema.kind) {
    case 'reference': {
      const {path} = position;
      const target = path.includes(schema.id) || path.length > MAX_DEPTH ? undefined : composition.table[schema.id];
      return target && composeValue(composition, target.schema, {...position, path: [...path, schema.id]});
    }
    case 'boolean':
      return schema.value ? toPlaceholder(position) : undefined;
    case 'schema':
      return composeNode(composition, schema, position);
  }
}

/** The value that the schema itself gives: example, constant, default, first of an enumeration. */
function toStatedValue(schema: Exclude<Schema, {kind: 'unknown'}>): Json | undefined {
  if (schema.examples) return schema.examples[0];
  if (schema.kind === 'schema' && schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  return schema.kind === 'schema' ? schema.enum?.find(({value}) => value !== null)?.value : undefined;
}

function composeNode(composition: Composition, schema: NodeSchema, position: Position): Json | undefined {
  const type = schema.types?.find((entry) => entry !== 'null');
  if (type === 'object' || (type === undefined && (schema.properties || schema.variants || schema.additionalProperties))) {
    return composeObject(composition, schema, position);
  }
  if (type === 'array' || (type === undefined && schema.items)) return composeArray(composition, schema, position);
  return type === undefined && schema.types ? null : toPlaceholder(position, type);
}

function composeArray(composition: Composition, {prefixItems, items}: NodeSchema, position: Position): Json | undefined {
  const composed = (prefixItems ?? (items ? [items] : [])).map((item) => composeValue(composition, item, position));
  const values = composed.filter((value) => value !== undefined);
  if (position.mode === 'skeleton') return values;
  return values.length > 0 && values.length === composed.length ? values : undefined;
}

/** Plainly no value of anybody's: `<name>`, 0 or false. */
function toPlaceholder({mode, name}: Position, type?: string): Json | undefined {
  if (mode === 'given') return undefined;
  if (type === 'integer' || type === 'number') return 0;
  return type === 'boolean' ? false : `<${name}>`;
}
