/** Matches the variants of two choices. */
import {childOf, entriesOf, fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import {toKeys} from '../../document/pointer';
import {type Pair, type Side, toFileName} from '../side';
import {type Choice, type Schemas, toText} from './schemaFacts';
import {typesOf} from './types';

type Named = {name: string; variant: Schemas};

export type VariantMatch = {
  pairs: {name: string; before: Schemas; after: Schemas}[];
  removed: Named[];
  added: Named[];
};

/** Two objects count as the same variant from this share of common properties. */
const ALIKE = 0.6;

type Helpers = {
  isSame: (before: Schemas, after: Schemas) => boolean;
  /** Names of the properties of a variant. */
  namesOf: Pair<(variant: Schemas) => ReadonlySet<string>>;
};

/**
 * Matches variants by name, then because they are equal, then because a property has the same
 * constant value, then by most of their properties, then because they are the only ones left of
 * their type. The order of the variants is ignored.
 */
export function matchVariants(
  sides: Pair<Side>,
  choice: Pair<Choice>,
  {isSame, namesOf}: Helpers,
): VariantMatch {
  const pairs: VariantMatch['pairs'] = [];
  let removed = toNamed(sides.before, choice.before);
  let added = toNamed(sides.after, choice.after);
  const take = (one: Named, other: Named) => {
    pairs.push({name: other.name || one.name, before: one.variant, after: other.variant});
    removed = removed.filter((entry) => entry !== one);
    added = added.filter((entry) => entry !== other);
  };
  const takeByKey = (toKey: (side: Side, entry: Named) => string | undefined) => {
    const [ones, others] = [byKey(sides.before, removed, toKey), byKey(sides.after, added, toKey)];
    for (const [key, one] of ones) {
      const other = others.get(key);
      if (one && other) take(one, other);
    }
  };

  takeByKey((_side, {variant}) => refName(variant));
  for (const one of removed) {
    const other = added.find(({variant}) => isSame(one.variant, variant));
    if (other) take(one, other);
  }
  takeByKey((_side, {variant}) => titleOf(variant));
  takeByKey((side, {variant}) => constantsOf(side, variant));
  for (const one of removed) {
    const names = namesOf.before(one.variant);
    const [best] = added
      .map((other) => ({other, share: toShare(names, namesOf.after(other.variant))}))
      .sort((left, right) => right.share - left.share);
    if (best && best.share >= ALIKE) take(one, best.other);
  }
  takeByKey(toTypesKey);
  for (const one of removed) {
    // If there are as many of a type as before, the order is the last criterion.
    const alike = (side: Side, entry: Named) =>
      toTypesKey(side, entry) === toTypesKey(sides.before, one);
    const others = added.filter((entry) => alike(sides.after, entry));
    const [other] = others;
    if (other && others.length === removed.filter((entry) => alike(sides.before, entry)).length)
      take(one, other);
  }
  return {pairs, removed, added};
}

/** The share of common names among all names of two lists, from 0 to 1. */
function toShare(names: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...names].filter((name) => others.has(name)).length;
  return common === 0 ? 0 : common / (names.size + others.size - common);
}

/** The variants by key; `undefined` for a key that several share. */
function byKey(
  side: Side,
  variants: readonly Named[],
  toKey: (side: Side, entry: Named) => string | undefined,
): Map<string, Named | undefined> {
  const keys = new Map<string, Named | undefined>();
  for (const entry of variants) {
    const key = toKey(side, entry);
    if (key !== undefined) keys.set(key, keys.has(key) ? undefined : entry);
  }
  return keys;
}

function toNamed(side: Side, {variants}: Choice): Named[] {
  return variants.map((variant, index) => ({
    variant,
    name:
      refName(variant) ??
      titleOf(variant) ??
      ([...(typesOf(side, variant) ?? [])].join(' | ') || `option ${index + 1}`),
  }));
}

function toTypesKey(side: Side, {variant}: Named): string {
  return [...(typesOf(side, variant) ?? ['any'])].sort().join(' ');
}

/** The name of the schema that a variant, or each of its items, refers to. */
export function refName([place]: Schemas): string | undefined {
  const ref = fieldOf(place.value, '$ref');
  if (typeof ref !== 'string') {
    const items = childOf(place, 'items');
    const name = items && refName([items]);
    return name === undefined ? undefined : `${name}[]`;
  }
  const [file = '', pointer] = ref.split('#');
  return pointer === undefined || pointer === '' ? toFileName(file) : toKeys(pointer).at(-1);
}

function titleOf([place]: Schemas): string | undefined {
  const title = fieldOf(place.value, 'title');
  return typeof title === 'string' ? title : undefined;
}

/** The constant properties of a variant, which distinguish it from the others. */
function constantsOf(side: Side, [place]: Schemas): string | undefined {
  const target = side.follow(place);
  const constants = entriesOf(childOf(target, 'properties')).flatMap(([name, property]) => {
    const value = constantOf(side.follow(property));
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return constants.length > 0 ? constants.join(' ') : undefined;
}

function constantOf(property: Place | undefined): string | undefined {
  const constant = fieldOf(property?.value, 'const');
  if (constant !== undefined) return toText(constant);
  const values = fieldOf(property?.value, 'enum');
  const [only, ...others] = Array.isArray(values) ? values : [];
  return only === undefined || others.length > 0 ? undefined : toText(only);
}
