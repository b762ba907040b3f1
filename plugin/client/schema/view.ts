import {isSaidBy} from '../../model/text/sameText';
import {isMergedName} from '../../model/schema/typeWords';
import type {
  BooleanSchema,
  Markdown,
  NamedSchema,
  NodeSchema,
  Schema,
  SchemaAnnotations,
  SchemaId,
  UnknownSchema,
} from '../../model/types';

/** Finds a named schema among those that are loaded. */
export type SchemaLookup = (id: SchemaId) => NamedSchema | undefined;

/** A schema as a page shows it: what a reference says beside its target overrides the target. */
export type SchemaView = {
  /** The type, worded for a row. */
  type: string;
  /** The name of a named schema. */
  name?: string;
  id?: SchemaId;
  recursive?: true;
  dynamic?: true;
  annotations: SchemaAnnotations;
  /** Names of the further schemas that the reference passes: a named schema may only be another. */
  via?: readonly string[];
  /** The target's own description, if the reference has a different one. */
  targetDescription?: Markdown;
  /** Absent when not loaded; it can be loaded by its id. */
  target?: NodeSchema | BooleanSchema | UnknownSchema;
};

/** A page needs the view of a schema several times: to plan, for its row, for its content. */
const views = new WeakMap<SchemaLookup, Map<Schema, SchemaView>>();

export function toSchemaView(schema: Schema, lookup: SchemaLookup): SchemaView {
  let known = views.get(lookup);
  if (!known) {
    known = new Map();
    views.set(lookup, known);
  }
  let view = known.get(schema);
  if (!view) known.set(schema, (view = createView(schema, lookup)));
  return view;
}

function createView(schema: Schema, lookup: SchemaLookup): SchemaView {
  if (schema.kind !== 'reference')
    return {
      type: toType(schema),
      annotations: schema.kind === 'unknown' ? {} : pickAnnotations(schema),
      target: schema,
    };
  let annotations = pickAnnotations(schema);
  let target: Schema | undefined = schema;
  const passed = new Set<SchemaId>();
  const via: string[] = [];
  while (target?.kind === 'reference' && !passed.has(target.id)) {
    passed.add(target.id);
    target = lookup(target.id)?.schema;
    if (target?.kind === 'reference' && !isMergedName(target.name)) via.push(target.name);
    if (target && target.kind !== 'unknown')
      annotations = {...pickAnnotations(target), ...annotations};
  }
  const {type, name, id, recursive, dynamic} = schema;
  const said = target && target.kind !== 'unknown' ? target.description : undefined;
  // Of two descriptions that say the same, use the longer one.
  if (said !== undefined && annotations.description !== undefined)
    if (isSaidBy(annotations.description, said)) annotations = {...annotations, description: said};
  const isRepeated = said === undefined || isSaidBy(said, annotations.description);
  return {
    type,
    ...(!isMergedName(name) && {name}),
    id,
    ...(recursive && {recursive}),
    ...(dynamic !== undefined && {dynamic: true as const}),
    annotations,
    ...(via.length > 0 && {via}),
    ...(!isRepeated && {targetDescription: said}),
    ...(target && target.kind !== 'reference' && {target}),
  };
}

function toType(schema: NodeSchema | BooleanSchema | UnknownSchema): string {
  if (schema.kind === 'schema') return schema.type;
  return schema.kind === 'boolean' && !schema.value ? 'never' : 'any';
}

/** The view of a schema next to which something of it is already shown. */
export function without(view: SchemaView, shown: 'description' | 'examples'): SchemaView {
  const {[shown]: _, ...annotations} = view.annotations;
  return {...view, annotations};
}

/** The view of a named schema next to which its variants are already shown. */
export function withoutVariants(view: SchemaView): SchemaView {
  const {name, target} = view;
  if (name === undefined || target?.kind !== 'schema' || target.properties) return view;
  const {variants, types} = target;
  if (variants?.length !== 1) return view;
  return {...view, type: types?.includes('null') ? `${name} | null` : name};
}

/** TypeScript rejects this list when an annotation is missing. */
const ANNOTATIONS: {readonly [name in keyof SchemaAnnotations]-?: true} = {
  title: true,
  description: true,
  default: true,
  examples: true,
  readOnly: true,
  writeOnly: true,
  deprecated: true,
  externalDocs: true,
  xml: true,
  badges: true,
  extensions: true,
};
const ANNOTATION_NAMES = Object.keys(ANNOTATIONS) as (keyof SchemaAnnotations)[];

function pickAnnotations(schema: SchemaAnnotations): SchemaAnnotations {
  const picked: {[name in keyof SchemaAnnotations]?: unknown} = {};
  for (const name of ANNOTATION_NAMES) if (schema[name] !== undefined) picked[name] = schema[name];
  return picked as SchemaAnnotations;
}
