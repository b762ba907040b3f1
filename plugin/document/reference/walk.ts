import {namesOf} from '../keyOrder';
import {LIMITS} from '../limits';
import {keepsSiblings, type ObjectName, type Shape, shapeOfEntry, toKnownForm} from '../objects';
import {fieldOf, refOf, stringOf} from '../place';
import {appendKey} from '../pointer';
import type {Json, JsonObject, Place, SpecVersion} from '../types';
import {isSchemaMap} from '../validate/refAsName';
import type {Scopes} from './scopes';
import type {Expected, WalkResult} from './types';

/** The version of OpenAPI of a file: it may be a document of another version itself. */
export type VersionOf = (file: string) => SpecVersion;

export type Walk = {
  /** Visits places and everything in them, each once. */
  visit(places: readonly Expected[]): WalkResult;
  /** Notes the names in a place. It does not count as visited: nothing else in it has an effect. */
  noteNames(place: Expected): void;
  /** Number of misplaced values; the findings contain only the first ones. */
  misplaced(): number;
  /** Places that are reached only by references: no other visited place contains them. */
  detached(): Expected[];
};

/** State that a walk keeps between visits. */
type WalkState = {
  versionOf: VersionOf;
  scopes: Scopes;
  seen: PerShape<Set<object>>;
  /** Places that visits started from and that have not been reached in another way so far. */
  roots: PerShape<Map<object, Expected>>;
  misplaced: number;
};

/** One visit: the remaining places, and the results. */
type PlaceVisit = {state: WalkState; pending: Expected[]; findings: WalkResult};

/**
 * Walks the objects of a document and knows the kind of each: a `$ref` in an example, a default, an
 * extension or a property called `$ref` is data and is skipped. Shared values (YAML aliases) are
 * walked once for each shape.
 */
export function createWalk(versionOf: VersionOf, scopes: Scopes): Walk {
  const createState = (): WalkState => ({
    versionOf,
    scopes,
    seen: createPerShape(() => new Set()),
    roots: createPerShape(() => new Map()),
    misplaced: 0,
  });
  const state = createState();
  return {
    visit: (places) => visitAll(places, state),
    noteNames(place) {
      visitAll([place], createState());
    },
    misplaced: () => state.misplaced,
    detached: () => state.roots.all.flatMap((places) => [...places.values()]),
  };
}

function visitAll(places: readonly Expected[], state: WalkState): WalkResult {
  const findings: WalkResult = {references: [], misplaced: [], itemless: [], unquoted: []};
  const visit: PlaceVisit = {state, pending: [], findings};
  for (const place of places) {
    const {value} = place.place;
    if (isNew(place.shape, value, state)) state.roots.of(place.shape).set(value, place);
    enter(place, visit);
  }
  for (let next = visit.pending.pop(); next; next = visit.pending.pop()) {
    state.roots.of(next.shape).delete(next.place.value as object);
    enter(next, visit);
  }
  return findings;
}

function enter(expected: Expected, visit: PlaceVisit): void {
  const {shape, place} = expected;
  const {value} = place;
  if (!hasForm(shape, value)) misplace(expected, visit);
  if (!isNew(shape, value, visit.state)) return;
  visit.state.seen.of(shape).add(value);
  if (!Array.isArray(value)) enterObject(expected, place as Place<JsonObject>, visit);
  else if (shape.form !== 'object') enterEntries(expected, value.keys(), visit);
}

function enterObject(expected: Expected, holder: Place<JsonObject>, visit: PlaceVisit): void {
  const {shape} = expected;
  const {form, of} = shape;
  const {findings, state} = visit;
  const {value, pointer, file} = holder;
  const version = state.versionOf(file);
  if (form === 'object') {
    noteNames(of, holder, version, state.scopes);
    noteOwnReferences(shape, holder, version, findings);
    if (version <= '3.0' && of === 'schema' && lacksItems(value)) findings.itemless.push(holder);
    if (of === 'schema' && namesNull(value)) findings.unquoted.push(holder);
  }
  const ref = form === 'map' && of === 'schema' && isSchemaMap(pointer) ? undefined : refOf(value);
  if (ref !== undefined) findings.references.push({ref, holder, field: '$ref', shape});
  else if (form === 'object' && Object.hasOwn(value, '$ref')) misplace(expected, visit);
  if (ref === undefined || (form === 'object' && keepsSiblings(of, version)))
    enterEntries(expected, Object.keys(value), visit);
}

function enterEntries(
  {shape, place}: Expected,
  keys: Iterable<string | number>,
  visit: PlaceVisit,
): void {
  const isList = Array.isArray(place.value);
  const version = visit.state.versionOf(place.file);
  const holder = place.value as {[key: string | number]: Json};
  const inside: Expected[] = [];
  for (const key of keys) {
    const inner = shapeOfEntry(shape, String(key), isList, version);
    if (!inner) continue;
    const value = holder[key] as Json;
    const isContainer = typeof value === 'object' && value !== null;
    if (!isContainer && hasForm(inner, value)) continue;
    const entry = {
      shape: toKnownForm(inner, value),
      place: {value, file: place.file, pointer: appendKey(place.pointer, key)},
    };
    if (isContainer) inside.push(entry);
    else misplace(entry, visit);
  }
  // The last one is pushed first, so that places are visited in document order.
  for (let entry = inside.pop(); entry; entry = inside.pop()) visit.pending.push(entry);
}

/** Beyond a limit, values are only counted. */
function misplace(expected: Expected, {state, findings}: PlaceVisit): void {
  state.misplaced += 1;
  if (state.misplaced <= LIMITS.misplacedValues) findings.misplaced.push(expected);
}

function isNew(shape: Shape, value: Json, {seen}: WalkState): value is JsonObject | Json[] {
  return typeof value === 'object' && value !== null && !seen.of(shape).has(value);
}

function noteNames(
  of: ObjectName,
  holder: Place<JsonObject>,
  version: SpecVersion,
  scopes: Scopes,
): void {
  if (version <= '3.0') return;
  if (of === 'openapi' && version === '3.2') {
    const self = stringOf(holder.value, '$self');
    if (self !== undefined) scopes.addResource(holder, self);
  }
  if (of !== 'schema') return;
  const id = stringOf(holder.value, '$id');
  if (id !== undefined) scopes.addResource(holder, id);
  for (const field of ['$anchor', '$dynamicAnchor']) {
    const name = stringOf(holder.value, field);
    if (name !== undefined) scopes.addAnchor(holder, name);
  }
}

const SCHEME: Shape = {form: 'object', of: 'securityScheme'};

/** References in fields other than `$ref`. */
function noteOwnReferences(
  shape: Shape,
  holder: Place<JsonObject>,
  version: SpecVersion,
  {references}: WalkResult,
): void {
  const {value} = holder;
  if (shape.of === 'securityRequirement' && version === '3.2')
    for (const ref of namesOf(value)) {
      // No component has a name with these characters.
      if (/[#/]/.test(ref)) references.push({ref, holder, field: 'security', shape: SCHEME});
    }
  const dynamic = shape.of === 'schema' ? stringOf(value, '$dynamicRef') : undefined;
  if (dynamic !== undefined) references.push({ref: dynamic, holder, field: '$dynamicRef', shape});
  const operation = shape.of === 'link' ? stringOf(value, 'operationRef') : undefined;
  if (operation !== undefined)
    references.push({
      ref: operation,
      holder,
      field: 'operationRef',
      shape: {form: 'object', of: 'operation'},
    });
  const mapping = shape.of === 'discriminator' ? fieldOf(value, 'mapping') : undefined;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const ref of Object.values(mapping)) {
    // A name without any of these characters is a schema name, not a reference.
    if (typeof ref === 'string' && /[#./]/.test(ref))
      references.push({ref, holder, field: 'mapping', shape: {form: 'object', of: 'schema'}});
  }
}

/** A value for each shape, created on first use; `all` lists them in the order of creation. */
type PerShape<T> = {of: (shape: Shape) => T; all: readonly T[]};

/** Called for each value of a document, so the two parts of a shape are not joined to a string. */
function createPerShape<T>(make: () => T): PerShape<T> {
  const all: T[] = [];
  const byForm = {
    object: new Map<string, T>(),
    list: new Map<string, T>(),
    map: new Map<string, T>(),
    either: new Map<string, T>(),
  } satisfies {[form in Shape['form']]: Map<string, T>};
  return {
    all,
    of({form, of}) {
      const known = byForm[form].get(of);
      if (known !== undefined) return known;
      const made = make();
      byForm[form].set(of, made);
      all.push(made);
      return made;
    },
  };
}

/**
 * Whether a value has the form of its shape: a list, or an object. A schema may also be a boolean.
 */
function hasForm({form, of}: Shape, value: Json): boolean {
  if (typeof value === 'boolean') return of === 'schema' && form !== 'list' && form !== 'map';
  if (typeof value !== 'object' || value === null) return false;
  if (form === 'either') return true;
  return Array.isArray(value) ? form === 'list' : form !== 'list' || refOf(value) !== undefined;
}

/** The type may also be in the parts of a composition or beside the `$ref`. */
function lacksItems(value: JsonObject): boolean {
  return (
    value.type === 'array' &&
    !['items', '$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => Object.hasOwn(value, key))
  );
}

/** What may be beside a `type` that is only null. Beside others, generators write it for “no type”. */
const ABOUT_NULL = /^(?:type|title|description|deprecated|x-.*)$/;

function namesNull(value: JsonObject): boolean {
  const {type} = value;
  return Array.isArray(type)
    ? type.includes(null)
    : type === null && Object.keys(value).every((key) => ABOUT_NULL.test(key));
}
