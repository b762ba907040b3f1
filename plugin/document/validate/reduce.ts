import {ROOT_SHAPE, type Shape, shapeOfEntry, tableOf} from '../objects';
import {appendKey, toKeys} from '../pointer';
import {refOf} from '../reference/resolve';
import type {Json} from '../types';
import type {Violation} from './validators';

/** A violation with what stands at its place and what belongs there. */
export type Fault = Violation & {value: Json | undefined; shape: Shape | null; /** Key of the place in what holds it. */ key?: string};

/** More are not looked at: a document with as many is told apart by the first ones. */
const MAX_VIOLATIONS = 5_000;

/** Fields by which one of several schemas is chosen. */
const CHOICES: {readonly [field: string]: readonly string[]} = {
  in: ['path', 'query', 'querystring', 'header', 'cookie'],
  type: ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'],
};

/**
 * Of everything that ajv says about a document, what a person has to mend: one fault for each place. A schema that is chosen
 * by `oneOf` or `if` makes ajv repeat each fault for every schema that was not meant, and for everything around it.
 */
export function reduceViolations(violations: readonly Violation[], document: Json): Fault[] {
  const faults = violations.slice(0, MAX_VIOLATIONS).map((violation) => ({...violation, ...readPlace(document, violation.instancePath)}));
  const direct = faults.filter((fault) => !isAside(fault));
  const meant = dropOtherChoices(direct);
  const around = new Set(meant.filter(({keyword}) => !isComposite(keyword)).flatMap(({instancePath}) => listAround(instancePath)));
  const kept = meant.filter((fault) => !(isComposite(fault.keyword) && around.has(fault.instancePath)) && !isEcho(fault, meant));
  const places = new Map(kept.map((fault) => [`${fault.instancePath} ${toSubject(fault) ?? ''}`, fault] as const).reverse());
  return [...places.values()].reverse();
}

function readPlace(document: Json, pointer: string): Pick<Fault, 'value' | 'shape' | 'key'> & {holder: Json | undefined} {
  let value: Json | undefined = document;
  let holder: Json | undefined;
  let shape: Shape | null = ROOT_SHAPE;
  const keys = toKeys(pointer);
  for (const key of keys) {
    holder = value;
    shape = shape && shapeOfEntry(shape, key, Array.isArray(value));
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as {[key: string]: Json})[key] : undefined;
  }
  return {value, shape, holder, key: keys.at(-1)};
}

/** Not about this place: the wrapping of an `if`, or what would hold if a reference stood here, or the inside of a reference. */
function isAside({keyword, schemaPath, value, holder, shape, params}: Fault & {holder?: Json}): boolean {
  if (keyword === 'if' || /\/Reference\//.test(schemaPath)) return true;
  if ((value !== undefined && refOf(value) !== undefined) || (holder !== undefined && refOf(holder) !== undefined)) return true;
  // Scheme names are the same in upper and lower case (RFC 9110); the schema of 3.0 knows one spelling.
  if (shape?.of === 'securityScheme' && String((value as {scheme?: Json} | null)?.scheme).toLowerCase() === 'bearer' && keyword !== 'required') return true;
  // Told once, by the `oneOf` around: one of several fields is needed.
  if (keyword === 'required' && /^(?:schema|content)$/.test(params.missingProperty as string)) return /\/oneOf\/\d+\/required$/.test(schemaPath);
  return keyword === 'required' && params.missingProperty === 'default' && schemaPath.endsWith('/then/required');
}

/** When the value of `in` or `type` chooses one schema, the faults that the other ones find mean nothing. */
function dropOtherChoices<T extends Fault>(faults: readonly T[]): T[] {
  const refused = new Map<string, string[]>();
  for (const {instancePath, schemaPath, keyword, key, value} of faults) {
    if (keyword !== 'enum' || key === undefined || !Object.hasOwn(CHOICES, key)) continue;
    const branch = schemaPath.slice(0, -`/properties/${key}/enum`.length);
    const holder = instancePath.slice(0, instancePath.lastIndexOf('/'));
    if (schemaPath.endsWith(`/properties/${key}/enum`) && isChoice(key, value)) refused.set(holder, [...(refused.get(holder) ?? []), branch]);
  }
  return faults.filter(({instancePath, schemaPath}) => !listAround(instancePath).some((place) => refused.get(place)?.some((branch) => isOfBranch(schemaPath, branch))));
}

function isChoice(key: string, value: Json | undefined): boolean {
  return typeof value === 'string' && CHOICES[key]!.includes(value);
}

function isOfBranch(schemaPath: string, branch: string): boolean {
  return schemaPath.startsWith(`${branch}/`) && !(branch === '#' && schemaPath.startsWith('#/definitions/'));
}

function isComposite(keyword: string): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'allOf' || keyword === 'propertyNames';
}

/** A known field that counts as unknown because something else is wrong with the object. */
function isEcho({keyword, shape, params, instancePath}: Fault, faults: readonly Fault[]): boolean {
  if (keyword !== 'unevaluatedProperties' || shape?.form !== 'object' || !Object.hasOwn(tableOf(shape.of).fields, params.unevaluatedProperty as string)) return false;
  return faults.some((other) => other.keyword !== 'unevaluatedProperties' && (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)));
}

/** The place itself and everything around it. */
function listAround(pointer: string): string[] {
  const places = [pointer];
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) places.push(pointer.slice(0, end));
  return places;
}

/** The field of the object that a fault is about, when it is not about the object as a whole. */
export function toSubject({keyword, params}: Violation): string | undefined {
  if (keyword === 'additionalProperties') return params.additionalProperty as string;
  if (keyword === 'unevaluatedProperties') return params.unevaluatedProperty as string;
  return keyword === 'propertyNames' ? (params.propertyName as string) : undefined;
}

/** Pointer of what a fault is about. */
export function toPlace(fault: Violation): string {
  const subject = toSubject(fault);
  return subject === undefined ? fault.instancePath : appendKey(fault.instancePath, subject);
}
