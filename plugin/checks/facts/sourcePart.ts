import type {Json, Place, OpenApiVersion} from '../../document/types';
import {childOf, entriesOf, itemsOf, refOf} from '../../document/place';
import {SCHEMA_MAPS} from '../../document/vocabulary/applicators';

/** Where a part begins, and how it is reached. */
export type PartStart = {
  place: Place;
  /** Inside a Schema Object, where the fields beside a `$ref` count. */
  schema?: boolean;
  /** The reference that leads here has its own description, which is shown instead. */
  overridden?: boolean;
};

/** The content of a part of a document, without what its references point to. */
export type SourcePart = {
  descriptions: Place<string>[];
  examples: Place[];
  /** Example Objects, which may be references. */
  namedExamples: Place[];
  /** Of schemas, without those that are `false`. */
  properties: {name: string; place: Place}[];
  enumValues: Place[];
  references: {ref: string; from: Place; schema?: boolean; overridden: boolean}[];
};

/** The keys of an object that a field of `NAMED` holds are names. */
type PendingValue = PartStart & {named?: string};

/** Fields whose keys are names of the document rather than keywords. */
const NAMED = new Set([...SCHEMA_MAPS, 'responses', 'headers', 'content', 'callbacks', 'encoding']);
/** Fields that hold data, or whose content is not compared. */
const DATA = new Set([
  'default',
  'enum',
  'const',
  'mapping',
  'links',
  'security',
  'required',
  'dependentRequired',
  'tags',
  'servers',
  'externalDocs',
  'xml',
]);

/**
 * Walks all values in a place, each once, without recursion, since documents may be deep.
 * @param seen values to skip; the walk adds its own
 */
export function readPart(version: OpenApiVersion, start: PartStart, seen: Set<Json>): SourcePart {
  const part: SourcePart = {
    descriptions: [],
    examples: [],
    namedExamples: [],
    properties: [],
    enumValues: [],
    references: [],
  };
  const pending: PendingValue[] = [start];
  for (let step = pending.pop(); step; step = pending.pop()) {
    const {value} = step.place;
    if (typeof value !== 'object' || value === null || (seen.has(value) && !step.overridden))
      continue;
    seen.add(value);
    readStep(version, step, part, pending);
  }
  return part;
}

function readStep(
  version: OpenApiVersion,
  step: PendingValue,
  part: SourcePart,
  pending: PendingValue[],
): void {
  const {place, named, schema} = step;
  if (Array.isArray(place.value)) {
    place.value.forEach(
      (value, index) =>
        isContainer(value) &&
        pending.push({place: {...place, value, pointer: `${place.pointer}/${index}`}, schema}),
    );
    return;
  }
  const ref = named === undefined ? refOf(place.value) : undefined;
  if (ref === undefined) {
    readFields(step, part, pending);
    return;
  }
  if (version !== '3.0' && schema) readFields(step, part, pending);
  const description = version === '3.0' || schema ? undefined : childOf(place, 'description');
  if (description) noteDescription(description, part);
  part.references.push({ref, from: place, schema, overridden: description !== undefined});
}

function readFields(
  {place, named, schema, overridden}: PendingValue,
  part: SourcePart,
  pending: PendingValue[],
): void {
  for (const [key, field] of entriesOf(place)) {
    const isScalar = !isContainer(field.value);
    if (named !== undefined) {
      if (named === 'properties' && schema && field.value !== false)
        part.properties.push({name: key, place: field});
      if (!isScalar) pending.push({place: field, schema});
    } else if (key === 'example') part.examples.push(field);
    else if (key === 'examples') noteExamples(field, part);
    else if (key === 'description' && !overridden) noteDescription(field, part);
    else if (key === 'enum' && schema)
      for (const value of itemsOf(field)) part.enumValues.push(value);
    else if (!isScalar && !key.startsWith('x-') && !DATA.has(key))
      pending.push({
        place: field,
        named: NAMED.has(key) ? key : undefined,
        schema: schema || key === 'schema' || key === 'itemSchema',
      });
  }
}

function noteDescription(field: Place, {descriptions}: SourcePart): void {
  if (typeof field.value === 'string' && field.value.trim() !== '')
    descriptions.push({...field, value: field.value});
}

/** Values of `examples`: a list of values in a schema, Example Objects by name elsewhere. */
function noteExamples(field: Place, {examples, namedExamples}: SourcePart): void {
  if (Array.isArray(field.value))
    field.value.forEach((value, index) =>
      examples.push({...field, value, pointer: `${field.pointer}/${index}`}),
    );
  else for (const [, example] of entriesOf(field)) namedExamples.push(example);
}

function isContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}
