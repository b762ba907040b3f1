import {ROOT_SHAPE, type Shape, shapeOfEntry, tableOf, toKnownForm} from '../objects';
import {appendKey, toKeys} from '../pointer';
import {fieldOf, refOf} from '../place';
import type {Json, SpecVersion} from '../types';
import type {Violation} from './validators';

/** A violation with the value at its place and the expected kind of object. */
export type Fault = Violation & {
  value: Json | undefined;
  shape: Shape | null;
  /** The kind of object expected in the container. */
  owner: Shape | null;
  /** Key of the place in its container. */
  key?: string;
  /** For an object: all required fields that it lacks. */
  missing?: string[];
};

/** Later violations are ignored: the first ones explain a document that has so many. */
const MAX_VIOLATIONS = 5_000;

/** Fields that choose one of several schemas. */
const CHOICES: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['in', ['path', 'query', 'querystring', 'header', 'cookie']],
  ['type', ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect']],
]);

/**
 * Reduces ajv's errors about a document to what a person has to fix: one fault for each place. With
 * `oneOf` or `if`, ajv repeats each fault for every schema that was not meant, and for every
 * enclosing value.
 */
export function reduceViolations(
  violations: readonly Violation[],
  document: Json,
  version?: SpecVersion,
): Fault[] {
  const faults = violations
    .slice(0, MAX_VIOLATIONS)
    .map((violation) => ({...violation, ...readPlace(document, violation.instancePath, version)}));
  const chosen = dropOtherChoices(faults.filter((fault) => !isNoise(fault)));
  const faulty = listFaulty(chosen);
  const meant = chosen.filter((fault) => !isEcho(fault, faulty));
  // A choice fails where one of its schemas fails: that fault is already reported, or is not a
  // fault.
  const explained = new Set(
    meant
      .filter(({keyword}) => !isChoice(keyword))
      .flatMap(({instancePath}) => listAround(instancePath)),
  );
  return joinByPlace(
    meant.filter(
      (fault) =>
        !isExcused(fault) && !(isChoice(fault.keyword) && explained.has(fault.instancePath)),
    ),
  );
}

/** The first fault of each place; missing fields are reported together. */
function joinByPlace(faults: readonly Fault[]): Fault[] {
  const places = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${fault.instancePath} ${toSubject(fault) ?? ''}`;
    const first = places.get(key);
    if (!first)
      places.set(
        key,
        fault.keyword === 'required'
          ? {...fault, missing: [fault.params.missingProperty as string]}
          : fault,
      );
    else if (fault.keyword === 'required')
      first.missing?.push(fault.params.missingProperty as string);
  }
  return [...places.values()];
}

type FaultInHolder = Fault & {/** What holds the value. */ holder: Json | undefined};

function readPlace(
  document: Json,
  pointer: string,
  version: SpecVersion | undefined,
): Pick<FaultInHolder, 'value' | 'shape' | 'owner' | 'key' | 'holder'> {
  let value: Json | undefined = document;
  let owner: Shape | null = null;
  let holder: Json | undefined;
  let shape: Shape | null = ROOT_SHAPE;
  const keys = toKeys(pointer);
  for (const key of keys) {
    holder = value;
    owner = shape;
    shape = shape && shapeOfEntry(shape, key, Array.isArray(value), version);
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as {[key: string]: Json})[key]
        : undefined;
    shape = shape && toKnownForm(shape, value ?? null);
  }
  return {value, shape, owner, holder, key: keys.at(-1)};
}

/** Skips alternatives of which one is required: the enclosing `oneOf` reports them once. */
const ALTERNATIVES = /^(?:schema|content|operationRef|operationId)$/;

/** Whether a fault only repeats another one because of how the schemas are written. */
function isNoise({keyword, schemaPath, params, shape, value, propertyName}: Fault): boolean {
  if (keyword === 'if' || schemaPath.includes('/Reference/')) return true;
  // Details of a wrong name: `propertyNames` reports the name itself.
  if (propertyName !== undefined && keyword !== 'propertyNames') return true;
  // Parameters that exclude each other have their own rule, which follows references.
  if (schemaPath.startsWith('#/contains') || (keyword === 'not' && shape?.form === 'list'))
    return true;
  if (keyword === 'enum' && schemaPath.includes('/HTTPSecurityScheme/oneOf/')) return true;
  if (keyword === 'enum' && schemaPath.endsWith('/simpleTypes/enum')) return Array.isArray(value);
  // Tags that are declared twice have their own rule.
  if (keyword === 'uniqueItems') return shape?.of === 'tag';
  // A deciding field is missing: a second finding reports it as required.
  if (keyword === 'discriminator') return fieldOf(value, String(params.tag)) === undefined;
  if (keyword !== 'required') return false;
  const missing = params.missingProperty as string;
  if (ALTERNATIVES.test(missing)) return /\/oneOf\/\d+\/required$/.test(schemaPath);
  if (missing === 'required' && shape?.of === 'parameter')
    return (value as {in?: Json}).in !== 'path';
  return missing === 'default' && schemaPath.endsWith('/then/required');
}

/**
 * Whether a value is valid although the schema of 3.0 rejects it: a reference in place of an
 * encoding's header, or the scheme name `Bearer` in any case (RFC 9110). References are checked
 * elsewhere.
 */
function isExcused({value, holder, key, keyword}: FaultInHolder): boolean {
  if (
    (value !== undefined && refOf(value) !== undefined) ||
    (holder !== undefined && refOf(holder) !== undefined)
  )
    return true;
  return (
    (key === 'scheme' && isBearer(value)) ||
    (keyword === 'not' && isBearer((value as {scheme?: Json} | null)?.scheme))
  );
}

function isBearer(scheme: Json | undefined): boolean {
  return typeof scheme === 'string' && scheme.toLowerCase() === 'bearer';
}

/**
 * When the value of `in` or `type` chooses one schema, the faults of the other schemas are
 * meaningless.
 */
function dropOtherChoices(faults: readonly FaultInHolder[]): FaultInHolder[] {
  const refused = new Map<string, FaultInHolder[]>();
  for (const fault of faults) {
    if (fault.keyword !== 'enum' || !isByChoice(fault)) continue;
    const holder = fault.instancePath.slice(0, fault.instancePath.lastIndexOf('/'));
    const others = refused.get(holder);
    if (others) others.push(fault);
    else refused.set(holder, [fault]);
  }
  return faults.flatMap((fault) => {
    const choices =
      listAround(fault.instancePath)
        .map((place) => refused.get(place))
        .find((choice) => choice !== undefined) ?? [];
    const [first] = choices;
    if (!first) return [fault];
    if (isKnownChoice(first))
      return choices.some((choice) => isOfBranch(fault, choice)) ? [] : [fault];
    // No schema is chosen: only that can be reported.
    return fault === first
      ? [
          {
            ...fault,
            params: {allowedValues: choices.flatMap(({params}) => params.allowedValues as Json[])},
          },
        ]
      : [];
  });
}

/** Whether a schema is rejected because it is for another value of `in` or `type`. */
function isByChoice({key, schemaPath, params}: Fault): boolean {
  return (
    CHOICES.has(key) &&
    (params.allowedValues as Json[]).length === 1 &&
    schemaPath.endsWith(`/properties/${key}/enum`)
  );
}

function isKnownChoice({key, value}: Fault): boolean {
  return typeof value === 'string' && CHOICES.get(key)?.includes(value) === true;
}

function isOfBranch({schemaPath}: Fault, choice: Fault): boolean {
  const branch = choice.schemaPath.slice(0, -`/properties/${choice.key}/enum`.length);
  return (
    schemaPath.startsWith(`${branch}/`) &&
    !(branch === '#' && schemaPath.startsWith('#/definitions/'))
  );
}

function isChoice(keyword: string): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'allOf';
}

/** The places that have a fault other than an unknown field, and all places around them. */
function listFaulty(faults: readonly Fault[]): Set<string> {
  return new Set(
    faults.flatMap(({keyword, instancePath}) =>
      keyword === 'unevaluatedProperties' ? [] : ['', ...listAround(instancePath)],
    ),
  );
}

/** A known field that is reported as unknown because of another fault of the object. */
function isEcho({keyword, shape, params, instancePath}: Fault, faulty: Set<string>): boolean {
  return (
    keyword === 'unevaluatedProperties' &&
    shape?.form === 'object' &&
    Object.hasOwn(tableOf(shape.of).fields, params.unevaluatedProperty as string) &&
    faulty.has(instancePath)
  );
}

/** The place itself and all enclosing places. */
function listAround(pointer: string): string[] {
  const places = [pointer];
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
    places.push(pointer.slice(0, end));
  return places;
}

/** The forbidden field of an object, if that is the fault. */
export function toForbiddenField({keyword, params}: Violation): string | undefined {
  if (keyword === 'additionalProperties') return params.additionalProperty as string;
  if (keyword === 'unevaluatedProperties') return params.unevaluatedProperty as string;
  return keyword === 'propertyNames' ? (params.propertyName as string) : undefined;
}

/** The field of the object that a fault concerns, unless it concerns the whole object. */
function toSubject(fault: Violation): string | undefined {
  return fault.keyword === 'discriminator' ? (fault.params.tag as string) : toForbiddenField(fault);
}

/** Pointer of the value that a fault concerns. */
export function toPlace(fault: Violation): string {
  const subject = toSubject(fault);
  return subject === undefined ? fault.instancePath : appendKey(fault.instancePath, subject);
}
