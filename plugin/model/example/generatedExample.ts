import {listPassed} from '../schema/findNode';
import {canHoldData, toMediaKind, type MediaKind} from '../operation/mediaKind';
import type {GeneratedExample, Json, MediaType, Schema, SchemaTable} from '../types';
import type {MatchPattern} from '../validation/matchPattern';
import {type Allowance, isSpent, spend} from './allowance';
import type {Budget, Composition, Direction, ExamplePosition} from './composition';
import {keepSent} from './dropProperties';
import {composeValue} from './value';

const MAX_SCHEMAS = 1_000;
const MAX_CHECKS = 200;
/** Characters of one value, and of the repeated items in it. */
const MAX_SIZE = 200_000;
const MAX_REPEATED = 20_000;
/** Schemas that a shape shows with all their parts: it is only displayed, never sent. */
const MAX_WHOLE = 120;

type ExampleRules = {
  /** Whether a response gets a shape if values are missing. */
  hasShape?: boolean;
  /** Whether it is the body of a request, which shows optional fields if it requires none. */
  isBody?: boolean;
  /** Compares the names of properties with patterns; without it, none is known to match. */
  match?: MatchPattern;
  /** Called if the example, or a part of it, is missing because it would be too large. */
  onCut?: () => void;
};

type ExampleOptions = ExampleRules & {
  /** What all examples of the page may still add. */
  allowance?: Allowance;
};

/**
 * An example for a media type that has none, composed from its schema. If values are missing, a
 * request gets a skeleton to fill in, and a response or the payload of a webhook gets a shape.
 */
export function toGeneratedExample(
  mediaType: MediaType,
  direction: Direction,
  table: SchemaTable,
  {allowance, ...rules}: ExampleOptions = {},
): GeneratedExample | undefined {
  if (isSpent(allowance)) {
    if (toWholeSchema(mediaType) && (direction === 'request' || rules.hasShape)) rules.onCut?.();
    return undefined;
  }
  const example = toExample(mediaType, direction, table, rules);
  if (example) spend(allowance, example.value);
  return example;
}

function toExample(
  media: MediaType,
  direction: Direction,
  table: SchemaTable,
  options: ExampleRules,
): GeneratedExample | undefined {
  const {mediaType} = media;
  const schema = toWholeSchema(media);
  if (!schema) return undefined;
  const isData = canHoldData(mediaType);
  // Binary data is chosen as a file; text in the document may be the text of a body.
  if (!isData && toMediaKind(mediaType) === 'binary') return undefined;
  const generated = ofSchema(schema, direction, table, options);
  return (!isData && typeof generated?.value === 'object') ||
    (toMediaKind(mediaType) === 'multipart' && isEmpty(generated?.value))
    ? undefined
    : generated;
}

const SEQUENTIAL: ReadonlySet<MediaKind> = new Set<MediaKind>([
  'json-lines',
  'json-seq',
  'event-stream',
  'multipart',
]);

/** The schema of a whole body: of a sequence that describes only its items, a list of them. */
function toWholeSchema({mediaType, schema, itemSchema}: MediaType): Schema | undefined {
  return (
    schema ??
    (itemSchema && SEQUENTIAL.has(toMediaKind(mediaType))
      ? {kind: 'schema', type: 'array', types: ['array'], items: itemSchema}
      : undefined)
  );
}

/** No body in parts: it has at least one (RFC 2046 section 5.1). */
function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function ofSchema(
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
  {hasShape, isBody, match, onCut}: ExampleRules,
): GeneratedExample | undefined {
  const whole = findSchemaExample(schema, direction, table);
  if (whole !== undefined) return {value: whole, origin: 'schema-example'};
  const options = {isBody, match, onCut};
  const given = compose(schema, 'given', direction, table, options);
  if (given.value !== undefined && !given.budget.unmet)
    return toGenerated(given, 'property-examples');
  const origin = direction === 'request' ? 'skeleton' : hasShape ? 'shape' : undefined;
  if (!origin) return undefined;
  const filled = compose(schema, origin, direction, table, options);
  return isInformative(filled.value, origin) ? toGenerated(filled, origin) : undefined;
}

function toGenerated(
  {value, budget}: {value: Json | undefined; budget: Budget},
  origin: GeneratedExample['origin'],
): GeneratedExample | undefined {
  if (value === undefined) return undefined;
  return {
    value,
    origin,
    ...(budget.isOptional && {optional: true as const}),
    ...(budget.isShortened && {shortened: true as const}),
    ...(budget.unmet && {incomplete: budget.unmet}),
  };
}

/** Whether a value is more than a placeholder or an empty object. */
function isInformative(value: Json | undefined, origin: 'skeleton' | 'shape'): boolean {
  return (
    typeof value === 'object' &&
    (origin === 'skeleton' || (value !== null && Object.keys(value).length > 0))
  );
}

/**
 * A value for a schema, with placeholders for values that the document does not give. Undefined
 * where the schema allows none.
 * @param isBody whether it is a whole body, which shows optional fields if it requires none
 */
export function composeSkeleton(
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
  isBody = false,
): Json | undefined {
  return (
    findSchemaExample(schema, direction, table) ??
    compose(schema, 'skeleton', direction, table, {isBody}).value
  );
}

/** A request value that comes entirely from the document, without placeholders. */
export function composeGiven(schema: Schema, table: SchemaTable): Json | undefined {
  return (
    findSchemaExample(schema, 'request', table) ?? compose(schema, 'given', 'request', table).value
  );
}

/** The value of a request's property, with all properties that it may have. */
export function composeAll(schema: Schema, name: string, table: SchemaTable): Json | undefined {
  return (
    findSchemaExample(schema, 'request', table) ??
    compose(schema, 'skeleton', 'request', table, {include: 'all', name}).value
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
    isBody = false,
    match = () => 'pending',
    onCut,
  }: {
    include?: Composition['include'];
    name?: string;
  } & Pick<ExampleRules, 'isBody' | 'match' | 'onCut'> = {},
): {value: Json | undefined; budget: Budget} {
  const budget: Budget = {
    schemas: MAX_SCHEMAS,
    whole: MAX_WHOLE,
    size: MAX_SIZE,
    repeated: MAX_REPEATED,
    depth: 0,
    isCut: false,
    isShortened: false,
    isOptional: false,
    checks: MAX_CHECKS,
  };
  const value = composeValue(
    {
      table,
      direction,
      include,
      exemplified: new Map(),
      valued: new Map(),
      match,
      budget,
      compose: composeValue,
    },
    schema,
    {mode, name, pointer: '', path: [], isBody},
  );
  if (budget.isCut) onCut?.();
  return {value, budget};
}

/** The first example of the whole schema or of the named schema it refers to, as it is sent. */
function findSchemaExample(
  start: Schema,
  direction: Direction,
  table: SchemaTable,
): Json | undefined {
  for (const schema of listPassed(start, table))
    if (schema.kind !== 'unknown' && schema.examples?.[0] !== undefined)
      return keepSent(start, schema.examples[0], direction, table);
  return undefined;
}
