/** The JSON types that a schema allows. */
import {toPlainNumber} from '../../document/exactNumber';
import {childOf, fieldOf, itemsOf, isObjectPlace, placeKey} from '../../document/place';
import type {Json, Place} from '../../document/types';
import type {Side} from '../side';
import {toStaticTarget} from './dynamicTarget';

/** `undefined` if not specified: every type is allowed. */
export type Types = ReadonlySet<string> | undefined;

const IMPLIED: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required']],
  ['array', ['items', 'prefixItems']],
];

/**
 * The types that all of these schemas allow together. If none is given, they are inferred from
 * values or keywords: most authors who omit `type: object` mean it.
 */
export function typesOf(side: Side, schemas: readonly Place[]): Types {
  return toTypes(side, schemas, new Set());
}

function toTypes(side: Side, schemas: readonly Place[], seen: Set<string>): Types {
  const stated = schemas
    .map((schema) => statedTypes(side, schema, seen))
    .reduce(intersect, undefined);
  if (stated) return stated;
  for (const [type, keywords] of IMPLIED)
    if (
      schemas.some(({value}) => keywords.some((keyword) => fieldOf(value, keyword) !== undefined))
    )
      return new Set([type]);
  return undefined;
}

function statedTypes(side: Side, place: Place, seen: Set<string>): Types {
  const key = placeKey(place);
  if (seen.has(key)) return undefined;
  if (place.value === false) return new Set();
  if (!isObjectPlace(place)) return undefined;
  const inner = new Set(seen).add(key);
  const hasNullable = side.hasNullable(place);
  const ref = fieldOf(place.value, '$ref');
  const targets = [
    typeof ref === 'string' ? side.document.resolve(ref, place) : undefined,
    hasNullable ? undefined : toStaticTarget(side, place),
  ];
  const choices = ['oneOf', 'anyOf']
    .map((keyword) => itemsOf(childOf(place, keyword)))
    .filter((variants) => variants.length > 0)
    .map((variants) => unite(variants.map((variant) => toTypes(side, [variant], inner))));
  const parts = itemsOf(childOf(place, 'allOf'));
  const types = [
    ownTypes(place.value, hasNullable),
    ...targets.map((target) => target && toTypes(side, [target], inner)),
    parts.length > 0 ? toTypes(side, parts, inner) : undefined,
    ...choices,
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
