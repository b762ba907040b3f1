import {canHoldData, toMediaKind} from '../mediaKind';
import type {GeneratedExample, Json, MediaType, Schema, SchemaTable} from '../types';
import {type Allowance, isSpent, spend} from './allowance';
import type {Composition, Direction, ExamplePosition} from './composition';
import {composeValue} from './value';

const MAX_SCHEMAS = 1_000;
/** Characters of one value, and of the repeated items in it. */
const MAX_SIZE = 200_000;
const MAX_REPEATED = 20_000;
/** A shape is only displayed, never sent. */
const MAX_SHAPE = 120;

type ExampleOptions = {
  /** Whether a response gets a shape if values are missing. */
  hasShape?: boolean;
  /** What all examples of the page may still add. */
  allowance?: Allowance;
  /** Called if the example, or a part of it, is missing because it would be too large. */
  onCut?: () => void;
};

/**
 * An example for a media type that has none, composed from its schema. If values are missing, a
 * request gets a skeleton to fill in, and a response or the payload of a webhook gets a shape.
 */
export function toGeneratedExample(
  mediaType: MediaType,
  direction: Direction,
  table: SchemaTable,
  {hasShape = false, allowance, onCut = () => {}}: ExampleOptions = {},
): GeneratedExample | undefined {
  if (isSpent(allowance)) {
    if (mediaType.schema && (direction === 'request' || hasShape)) onCut();
    return undefined;
  }
  const example = toExample(mediaType, direction, table, {hasShape, onCut});
  if (example) spend(allowance, example.value);
  return example;
}

function toExample(
  {mediaType, schema}: MediaType,
  direction: Direction,
  table: SchemaTable,
  {hasShape, onCut}: Pick<ExampleOptions, 'hasShape' | 'onCut'>,
): GeneratedExample | undefined {
  if (!schema) return undefined;
  const isData = canHoldData(mediaType);
  // Binary data is chosen as a file; text in the document may be the text of a body.
  if (!isData && toMediaKind(mediaType) === 'binary') return undefined;
  const generated = ofSchema(schema, direction, table, {hasShape, onCut});
  return (!isData && typeof generated?.value === 'object') ||
    (toMediaKind(mediaType) === 'multipart' && isEmpty(generated?.value))
    ? undefined
    : generated;
}

/** No body in parts: it has at least one (RFC 2046 section 5.1). */
function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function ofSchema(
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
  {hasShape, onCut}: Pick<ExampleOptions, 'hasShape' | 'onCut'>,
): GeneratedExample | undefined {
  const whole = findSchemaExample(schema, table);
  if (whole !== undefined) return {value: whole, origin: 'schema-example'};
  const given = compose(schema, 'given', direction, table, {onCut});
  if (given !== undefined) return {value: given, origin: 'property-examples'};
  if (direction === 'response')
    return hasShape
      ? toFilled(compose(schema, 'shape', direction, table, {onCut}), 'shape')
      : undefined;
  return toFilled(compose(schema, 'skeleton', direction, table, {onCut}), 'skeleton');
}

/** Whether a value is uninformative: only a placeholder, or an empty object. */
function toFilled(
  value: Json | undefined,
  origin: 'skeleton' | 'shape',
): GeneratedExample | undefined {
  return typeof value === 'object' &&
    (origin === 'skeleton' || (value !== null && Object.keys(value).length > 0))
    ? {value, origin}
    : undefined;
}

/**
 * A value for a schema, with placeholders for values that the document does not give. Undefined
 * where the schema allows none.
 */
export function composeSkeleton(
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
): Json | undefined {
  return findSchemaExample(schema, table) ?? compose(schema, 'skeleton', direction, table);
}

/** A request value that comes entirely from the document, without placeholders. */
export function composeGiven(schema: Schema, table: SchemaTable): Json | undefined {
  return findSchemaExample(schema, table) ?? compose(schema, 'given', 'request', table);
}

/** The value of a request's property, with all properties that it may have. */
export function composeAll(schema: Schema, name: string, table: SchemaTable): Json | undefined {
  return (
    findSchemaExample(schema, table) ??
    compose(schema, 'skeleton', 'request', table, {include: 'all', name})
  );
}

function compose(
  schema: Schema,
  mode: ExamplePosition['mode'],
  direction: Direction,
  table: SchemaTable,
  {
    include = 'examples',
    name = 'value',
    onCut,
  }: {include?: Composition['include']; name?: string; onCut?: () => void} = {},
): Json | undefined {
  const budget = {
    schemas: mode === 'shape' ? MAX_SHAPE : MAX_SCHEMAS,
    size: MAX_SIZE,
    repeated: MAX_REPEATED,
    isCut: false,
  };
  const value = composeValue(
    {
      table,
      direction,
      include,
      exemplified: new Map(),
      budget,
      compose: composeValue,
    },
    schema,
    {mode, name, path: []},
  );
  if (budget.isCut) onCut?.();
  return value;
}

/** The first example of the whole schema or of the named schema it refers to. */
function findSchemaExample(start: Schema, table: SchemaTable): Json | undefined {
  const seen = new Set<string>();
  for (let schema: Schema | undefined = start; schema && schema.kind !== 'unknown';) {
    if (schema.examples) return schema.examples[0];
    if (schema.kind !== 'reference' || seen.has(schema.id)) return undefined;
    seen.add(schema.id);
    schema = table[schema.id]?.schema;
  }
  return undefined;
}
