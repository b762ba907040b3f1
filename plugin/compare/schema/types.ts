/** The JSON types that a schema allows. */
import {toPlainNumber} from '../../document/exactNumber';
import {childOf, fieldOf, itemsOf, isObjectPlace, refOf} from '../../document/place';
import {pushReversed} from '../../document/pushReversed';
import type {Json, LoadedDocument, Place} from '../../document/types';
import {impliedTypes} from '../../document/vocabulary/impliedTypes';
import {toStaticTarget} from './dynamicTarget';

/** `undefined` if not specified: every type is allowed. */
export type Types = ReadonlySet<string> | undefined;

type Sources = {document: LoadedDocument; hasNullable: (place: Place) => boolean};

/**
 * Returns a function that tells the types that schemas allow together. If none is given, they are
 * inferred from values or keywords: most authors who omit `type: object` mean it.
 */
export function createTypesOf(side: Sources): (schemas: readonly Place[]) => Types {
  const kept: KnownTypes = new Map();
  return (schemas) => {
    const known: KnownTypes = new Map();
    const find: Find = ({value}) => kept.get(value) ?? known.get(value);
    for (const parts of listParts(side, schemas, kept)) {
      // The types of a schema inside itself depend on the schema that was asked for first.
      const isFinal = listInner(parts).every(({value}) => kept.has(value));
      (isFinal ? kept : known).set(parts.place.value, {types: statedTypes(side, parts, find)});
    }
    return toTypes(schemas, find);
  };
}

/** Types by schema. */
type KnownTypes = Map<Json, {types: Types}>;

/** The types of a schema that was read; undefined inside itself. */
type Find = (place: Place) => {types: Types} | undefined;

/** A schema, and the schemas that decide its types. */
type TypeParts = {place: Place; targets: Place[]; all: Place[]; choices: Place[][]};

function listInner({targets, all, choices}: TypeParts): Place[] {
  return [...targets, ...all, ...choices.flat()];
}

/**
 * Lists these schemas and all that decide their types, each once, and parts before wholes; without
 * the known ones.
 */
function listParts(side: Sources, schemas: readonly Place[], known: KnownTypes): TypeParts[] {
  const list: TypeParts[] = [];
  const seen = new Set<Json>();
  const pending: (Place | TypeParts)[] = [];
  pushReversed(pending, schemas);
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('place' in next) list.push(next);
    else if (!seen.has(next.value) && !known.has(next.value)) {
      seen.add(next.value);
      const parts = toParts(side, next);
      pending.push(parts);
      pushReversed(pending, listInner(parts));
    }
  }
  return list;
}

const NONE: never[] = [];

function toParts(side: Sources, place: Place): TypeParts {
  if (!isObjectPlace(place)) return {place, targets: NONE, all: NONE, choices: NONE};
  const ref = refOf(place.value);
  const targets = [
    ref === undefined ? undefined : side.document.resolve(ref, place),
    side.hasNullable(place) ? undefined : toStaticTarget(side, place),
  ];
  return {
    place,
    targets: targets.filter((target) => target !== undefined),
    all: itemsOf(childOf(place, 'allOf')),
    choices: ['oneOf', 'anyOf']
      .map((keyword) => itemsOf(childOf(place, keyword)))
      .filter((variants) => variants.length > 0),
  };
}

function toTypes(schemas: readonly Place[], find: Find): Types {
  const stated = schemas.map((schema) => find(schema)?.types).reduce(intersect, undefined);
  if (stated) return stated;
  const implied = impliedTypes((keyword) =>
    schemas.some(({value}) => fieldOf(value, keyword) !== undefined),
  );
  return implied.length > 0 ? new Set(implied) : undefined;
}

function statedTypes(side: Sources, {place, targets, all, choices}: TypeParts, find: Find): Types {
  if (place.value === false) return new Set();
  if (!isObjectPlace(place)) return undefined;
  const hasNullable = side.hasNullable(place);
  const types = [
    ownTypes(place.value, hasNullable),
    ...targets.map((target) => toTypes([target], find)),
    all.length > 0 ? toTypes(all, find) : undefined,
    ...choices.map((variants) => unite(variants.map((variant) => toTypes([variant], find)))),
  ].reduce(intersect, undefined);
  return types && hasNullable && fieldOf(place.value, 'nullable') === true
    ? new Set([...types, 'null'])
    : types;
}

/** The types that `type`, `enum` and `const` allow. */
function ownTypes(schema: Json, hasNullable: boolean): Types {
  const type = fieldOf(schema, 'type');
  const constant = fieldOf(schema, 'const');
  const values = fieldOf(schema, 'enum') ?? (constant === undefined ? undefined : [constant]);
  const listed = (Array.isArray(type) ? type : [type]).filter((entry) => typeof entry === 'string');
  const ofValues = Array.isArray(values) ? new Set(values.map(typeOfValue)) : undefined;
  if (listed.length === 0) return ofValues;
  const types = withoutInteger(listed);
  // In 3.0, an enum without null often has `nullable` next to it, which is meant to allow null.
  return types.has('null') && ofValues && !ofValues.has('null') && !hasNullable
    ? new Set([...types].filter((entry) => entry !== 'null'))
    : types;
}

/** The type of a JSON value; whole numbers are integers. */
function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const plain = toPlainNumber(value);
  if (typeof plain === 'number') return Number.isInteger(plain) ? 'integer' : 'number';
  return typeof plain;
}

/** Removes integers, which are numbers as well. */
function withoutInteger(types: readonly string[]): Set<string> {
  return new Set(types.filter((type) => type !== 'integer' || !types.includes('number')));
}

function intersect(left: Types, right: Types): Types {
  if (!left || !right) return left ?? right;
  return new Set([...left, ...right].filter((type) => allows(left, type) && allows(right, type)));
}

function unite(list: readonly Types[]): Types {
  const united: string[] = [];
  for (const types of list) {
    if (!types) return undefined;
    for (const item of types) united.push(item);
  }
  return withoutInteger(united);
}

/** The types that both allow; undefined if one of them allows every type. */
export function commonTypes(one: Types, other: Types): string[] | undefined {
  return one && other && [...(intersect(one, other) ?? [])];
}

/** Whether every value of a type is allowed. */
export function allows(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === 'integer' && types.has('number'));
}
