import {ROOT_SHAPE, type Shape, shapeOfEntry, tableOf} from '../objects';
import {appendKey, toKeys} from '../pointer';
import {fieldOf, refOf} from '../place';
import type {Json, SpecVersion} from '../types';
import type {Violation} from './validators';

/** A violation with what is at its place and what belongs there. */
export type Fault = Violation & {
  value: Json | undefined;
  shape: Shape | null;
  /** What belongs where the value is held. */
  owner: Shape | null;
  /** Key of the place in what holds it. */
  key?: string;
  /** Of an object: all fields that it needs and does not have. */
  missing?: string[];
};

/** More are not looked at: the first ones are enough to explain a document with as many. */
const MAX_VIOLATIONS = 5_000;

/** Fields by which one of several schemas is chosen. */
const CHOICES: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['in', ['path', 'query', 'querystring', 'header', 'cookie']],
  ['type', ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect']],
]);

/**
 * Of everything that ajv says about a document, what a person has to mend: one fault for each
 * place. A schema that is chosen by `oneOf` or `if` makes ajv repeat each fault for every schema
 * that was not meant, and for everything around it.
 */
export function reduceViolations(
  violations: readonly Violation[],
  document: Json,
  version?: SpecVersion,
): Fault[] {
  const faults = violations
    .slice(0, MAX_VIOLATIONS)
    .map((violation) => ({...violation, ...readPlace(document, violation.instancePath, version)}));
  const meant = dropOtherChoices(faults.filter((fault) => !isNoise(fault)));
  // A choice fails where one of its schemas fails: that is reported already, or is not a fault at
  // all.
  const explained = new Set(
    meant
      .filter(({keyword}) => !isChoice(keyword))
      .flatMap(({instancePath}) => listAround(instancePath)),
  );
  return joinByPlace(
    meant.filter(
      (fault) =>
        !isExcused(fault) &&
        !(isChoice(fault.keyword) && explained.has(fault.instancePath)) &&
        !isEcho(fault, meant),
    ),
  );
}

/** The first fault of each place; fields that are missing there are reported together. */
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
  }
  return {value, shape, owner, holder, key: keys.at(-1)};
}

/** Fields of which one is needed: the `oneOf` around says so once. */
const ALTERNATIVES = /^(?:schema|content|operationRef|operationId)$/;

/** What only repeats another fault in the way that schemas are written. */
function isNoise({keyword, schemaPath, params, shape, value}: Fault): boolean {
  if (keyword === 'if' || /\/Reference\/|\/propertyNames\/pattern$/.test(schemaPath)) return true;
  if (keyword === 'enum' && schemaPath.endsWith('/simpleTypes/enum')) return Array.isArray(value);
  // Tags that are declared twice have their own rule.
  if (keyword === 'uniqueItems') return shape?.of === 'tag';
  // A field that chooses is missing: a second finding says that it is required.
  if (keyword === 'discriminator') return fieldOf(value, String(params.tag)) === undefined;
  if (keyword !== 'required') return false;
  const missing = params.missingProperty as string;
  if (ALTERNATIVES.test(missing)) return /\/oneOf\/\d+\/required$/.test(schemaPath);
  if (missing === 'required' && shape?.of === 'parameter')
    return (value as {in?: Json}).in !== 'path';
  return missing === 'default' && schemaPath.endsWith('/then/required');
}

/**
 * What is right although the schema of 3.0 does not know it: a reference in place of a header of an
 * encoding, and the name of the scheme `Bearer` in any case (RFC 9110). References are looked at by
 * others.
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
 * When the value of `in` or `type` chooses one schema, the faults that the other ones find mean
 * nothing.
 */
function dropOtherChoices(faults: readonly FaultInHolder[]): FaultInHolder[] {
  const refused = new Map<string, FaultInHolder[]>();
  for (const fault of faults) {
    if (fault.keyword !== 'enum' || !isByChoice(fault)) continue;
    const holder = fault.instancePath.slice(0, fault.instancePath.lastIndexOf('/'));
    refused.set(holder, [...(refused.get(holder) ?? []), fault]);
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
    // No schema is chosen: only that can be told.
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

/** Whether a schema is refused because it is for another value of `in` or `type`. */
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

/** A known field that counts as unknown because something else is wrong with the object. */
function isEcho({keyword, shape, params, instancePath}: Fault, faults: readonly Fault[]): boolean {
  if (
    keyword !== 'unevaluatedProperties' ||
    shape?.form !== 'object' ||
    !Object.hasOwn(tableOf(shape.of).fields, params.unevaluatedProperty as string)
  )
    return false;
  return faults.some(
    (other) =>
      other.keyword !== 'unevaluatedProperties' &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

/** The place itself and everything around it. */
function listAround(pointer: string): string[] {
  const places = [pointer];
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
    places.push(pointer.slice(0, end));
  return places;
}

/** The field that an object has and must not have, when that is the fault. */
export function toForbiddenField({keyword, params}: Violation): string | undefined {
  if (keyword === 'additionalProperties') return params.additionalProperty as string;
  if (keyword === 'unevaluatedProperties') return params.unevaluatedProperty as string;
  return keyword === 'propertyNames' ? (params.propertyName as string) : undefined;
}

/** The field of the object that a fault is about, when it is not about the object as a whole. */
function toSubject(fault: Violation): string | undefined {
  return fault.keyword === 'discriminator' ? (fault.params.tag as string) : toForbiddenField(fault);
}

/** Pointer of what a fault is about. */
export function toPlace(fault: Violation): string {
  const subject = toSubject(fault);
  return subject === undefined ? fault.instancePath : appendKey(fault.instancePath, subject);
}
