import {LIMITS} from '../limits';
import {keepsSiblings, type Shape, shapeOfEntry} from '../objects';
import {appendKey} from '../pointer';
import type {Json, JsonObject, Located, OpenApiVersion} from '../types';
import {isSchemaMap} from '../validate/refAsName';
import {refOf} from './resolve';
import type {Scopes} from './scopes';
import type {Expected, Findings} from './types';

export type Walk = {
  /** Looks at places and at everything in them, each once. */
  visit(places: readonly Expected[]): Findings;
  /** How many values are misplaced; the findings have the first of them. */
  misplaced(): number;
  /** Places that only references point to: no other place that was visited holds them. */
  detached(): Expected[];
};

/**
 * Walks the objects of a document, knowing what is where: a `$ref` in an example, a default, an
 * extension or a property called `$ref` is data and passed over. Values that are shared (YAML
 * aliases) are walked once for each shape.
 */
export function createWalk(version: OpenApiVersion, scopes: Scopes): Walk {
  const seenAs = createPerShape(() => new Set<object>());
  const roots: Map<object, Expected>[] = [];
  const rootsOf = createPerShape(() => {
    const places = new Map<object, Expected>();
    roots.push(places);
    return places;
  });
  let misplaced = 0;

  return {
    visit(places) {
      const findings: Findings = {references: [], misplaced: [], itemless: []};
      const pending: Expected[] = [];
      for (const place of places) {
        if (isNew(place)) rootsOf(place.shape).set(place.place.value as object, place);
        enter(place, pending, findings);
      }
      for (let next = pending.pop(); next; next = pending.pop()) {
        rootsOf(next.shape).delete(next.place.value as object);
        enter(next, pending, findings);
      }
      return findings;
    },
    misplaced: () => misplaced,
    detached: () => roots.flatMap((places) => [...places.values()]),
  };

  function enter(expected: Expected, pending: Expected[], findings: Findings): void {
    const {shape, place} = expected;
    const {value} = place;
    if (!hasForm(shape, value)) misplace(expected, findings);
    if (typeof value !== 'object' || value === null || !isNew(expected)) return;
    seenAs(shape).add(value);
    if (Array.isArray(value)) {
      if (shape.form !== 'object') enterEntries(expected, value.keys(), pending, findings);
      return;
    }
    const holder = place as Located<JsonObject>;
    readNames(shape, holder);
    if (shape.form === 'object') readOwnReferences(shape, holder, findings);
    if (
      version === '3.0' &&
      shape.form === 'object' &&
      shape.of === 'schema' &&
      lacksItems(holder.value)
    )
      findings.itemless.push(holder);
    const ref =
      shape.form === 'map' && shape.of === 'schema' && isSchemaMap(place.pointer)
        ? undefined
        : refOf(value);
    if (ref !== undefined) findings.references.push({ref, holder, field: '$ref', shape});
    else if (shape.form === 'object' && Object.hasOwn(value, '$ref')) misplace(expected, findings);
    if (ref === undefined || (shape.form === 'object' && keepsSiblings(shape.of, version)))
      enterEntries(expected, Object.keys(value), pending, findings);
  }

  function enterEntries(
    {shape, place}: Expected,
    keys: Iterable<string | number>,
    pending: Expected[],
    findings: Findings,
  ): void {
    const isList = Array.isArray(place.value);
    const inside: Expected[] = [];
    for (const key of keys) {
      const inner = shapeOfEntry(shape, String(key), isList);
      if (!inner) continue;
      const value = (place.value as {[key: string | number]: Json})[key]!;
      const isContainer = typeof value === 'object' && value !== null;
      if (!isContainer && hasForm(inner, value)) continue;
      const entry = {
        shape: inner,
        place: {value, file: place.file, pointer: appendKey(place.pointer, key)},
      };
      if (isContainer) inside.push(entry);
      else misplace(entry, findings);
    }
    // The last one is put aside first, so that places are visited in the order of the text.
    for (let entry = inside.pop(); entry; entry = inside.pop()) pending.push(entry);
  }

  function readNames({form, of}: Shape, holder: Located<JsonObject>): void {
    if (form !== 'object' || version === '3.0') return;
    if (of === 'openapi' && version === '3.2') readName('$self', holder);
    if (of === 'schema')
      for (const field of ['$id', '$anchor', '$dynamicAnchor'] as const) readName(field, holder);
  }

  function readName(
    field: '$self' | '$id' | '$anchor' | '$dynamicAnchor',
    holder: Located<JsonObject>,
  ): void {
    const name = textOf(holder.value, field);
    if (name === undefined) return;
    if (field === '$self' || field === '$id') scopes.addResource(holder, name);
    else scopes.addAnchor(holder, name);
  }

  /** References that are not called `$ref`. */
  function readOwnReferences(
    shape: Shape,
    holder: Located<JsonObject>,
    {references}: Findings,
  ): void {
    const {value} = holder;
    const dynamic = shape.of === 'schema' ? textOf(value, '$dynamicRef') : undefined;
    if (dynamic !== undefined) references.push({ref: dynamic, holder, field: '$dynamicRef', shape});
    const operation = shape.of === 'link' ? textOf(value, 'operationRef') : undefined;
    if (operation !== undefined)
      references.push({
        ref: operation,
        holder,
        field: 'operationRef',
        shape: {form: 'object', of: 'operation'},
      });
    if (shape.of !== 'discriminator' || !Object.hasOwn(value, 'mapping')) return;
    const {mapping} = value;
    for (const ref of typeof mapping === 'object' && mapping !== null
      ? Object.values(mapping)
      : []) {
      // A name without any of these is the name of a schema and no reference.
      if (typeof ref === 'string' && /[#./]/.test(ref))
        references.push({ref, holder, field: 'mapping', shape: {form: 'object', of: 'schema'}});
    }
  }

  /** Beyond a limit only their number matters. */
  function misplace(expected: Expected, findings: Findings): void {
    misplaced += 1;
    if (misplaced <= LIMITS.misplacedValues) findings.misplaced.push(expected);
  }

  function isNew({shape, place}: Expected): boolean {
    return (
      typeof place.value === 'object' && place.value !== null && !seenAs(shape).has(place.value)
    );
  }
}

/**
 * Something for each shape, made when it is first asked for. It is asked for each value of a
 * document.
 */
function createPerShape<T>(make: () => T): (shape: Shape) => T {
  const byForm = {
    object: new Map<string, T>(),
    list: new Map<string, T>(),
    map: new Map<string, T>(),
    either: new Map<string, T>(),
  } satisfies {[form in Shape['form']]: Map<string, T>};
  return ({form, of}) => {
    const known = byForm[form].get(of);
    if (known !== undefined) return known;
    const made = make();
    byForm[form].set(of, made);
    return made;
  };
}

/** A list where a list belongs, an object where one belongs; a schema may also be true or false. */
function hasForm({form, of}: Shape, value: Json): boolean {
  if (typeof value === 'boolean') return of === 'schema' && form !== 'list' && form !== 'map';
  if (typeof value !== 'object' || value === null) return false;
  if (form === 'either') return true;
  return Array.isArray(value) ? form === 'list' : form !== 'list' || refOf(value) !== undefined;
}

/** The parts of a composition may say it, or the `$ref` beside. */
function lacksItems(value: JsonObject): boolean {
  return (
    value.type === 'array' &&
    !['items', '$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => Object.hasOwn(value, key))
  );
}

function textOf(value: JsonObject, key: string): string | undefined {
  const text = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}
