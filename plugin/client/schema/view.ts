import {isSaidBy} from '../../model/sameText';
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

/** Finds a named schema among those at hand. */
export type SchemaLookup = (id: SchemaId) => NamedSchema | undefined;

/**
 * A schema as a page shows it: what a reference says beside its target goes before what the target
 * says.
 */
export type SchemaView = {
  /** Words for a row. */
  type: string;
  /** The name it goes by, when it is a named one. */
  name?: string;
  id?: SchemaId;
  recursive?: true;
  dynamic?: true;
  annotations: SchemaAnnotations;
  /** What the target says of itself, where the reference says something else. */
  targetDescription?: Markdown;
  /** Absent: not at hand; it may be loaded by its id. */
  target?: NodeSchema | BooleanSchema | UnknownSchema;
};

/**
 * A page asks for the view of a schema several times: to plan, for its row, for what is inside.
 */
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
  while (target?.kind === 'reference' && !passed.has(target.id)) {
    passed.add(target.id);
    target = lookup(target.id)?.schema;
    if (target && target.kind !== 'unknown')
      annotations = {...pickAnnotations(target), ...annotations};
  }
  const {type, name, id, recursive, dynamic} = schema;
  const said = target && target.kind !== 'unknown' ? target.description : undefined;
  // Of two texts that say the same, the one that says more.
  if (said !== undefined && annotations.description !== undefined)
    if (isSaidBy(annotations.description, said)) annotations = {...annotations, description: said};
  const isRepeated = said === undefined || isSaidBy(said, annotations.description);
  return {
    type,
    // The name of schemas that were merged is made up, and tells a reader nothing.
    ...(!name.includes(' & ') && {name}),
    id,
    ...(recursive && {recursive}),
    ...(dynamic !== undefined && {dynamic: true as const}),
    annotations,
    ...(!isRepeated && {targetDescription: said}),
    ...(target && target.kind !== 'reference' && {target}),
  };
}

function toType(schema: NodeSchema | BooleanSchema | UnknownSchema): string {
  if (schema.kind === 'schema') return schema.type;
  return schema.kind === 'boolean' && !schema.value ? 'never' : 'any';
}

/** The view of a schema whose description is beside it already. */
export function withoutDescription(view: SchemaView): SchemaView {
  const {description: _, ...annotations} = view.annotations;
  return {...view, annotations};
}

/** TypeScript refuses this list when an annotation is missing. */
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
