/** Matches the variants of two choices. */
import {childOf, entriesOf, fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import {toKeys} from '../../document/pointer';
import type {Take} from '../budget';
import {groupBy} from '../groupBy';
import {type Pair, type Side, toFileName} from '../side';
import {type SchemaChoice, type Schemas, toText} from './schemaFacts';

type NamedVariant = {name: string; variant: Schemas};

export type VariantMatch = {
  pairs: {name: string; before: Schemas; after: Schemas}[];
  removed: NamedVariant[];
  added: NamedVariant[];
};

/** Two objects count as the same variant from this share of common properties. */
const ALIKE = 0.6;

type Helpers = {
  isSame: (before: Schemas, after: Schemas) => boolean;
  /** Variants whose strings differ are not the same. */
  fingerprintOf: Pair<(variant: Schemas) => string>;
  /** Names of the properties of a variant. */
  namesOf: Pair<(variant: Schemas) => ReadonlySet<string>>;
  take: Take;
};

/**
 * Matches variants by name, then because they are equal, then because a property has the same
 * constant value, then by most of their properties, then because they are the only ones left of
 * their type. The order of the variants is ignored. There may be thousands, so that no step
 * compares each with all others.
 */
export function matchVariants(
  sides: Pair<Side>,
  choice: Pair<SchemaChoice>,
  {isSame, fingerprintOf, namesOf, take}: Helpers,
): VariantMatch {
  const pairs: VariantMatch['pairs'] = [];
  const removed = new Set(toNamed(sides.before, choice.before));
  const added = new Set(toNamed(sides.after, choice.after));
  const match = (one: NamedVariant, other: NamedVariant) => {
    pairs.push({name: other.name || one.name, before: one.variant, after: other.variant});
    removed.delete(one);
    added.delete(other);
  };
  type Keys = Pair<(variant: Schemas) => string | undefined>;
  const group = (keysOf: Keys) => {
    const isOver = removed.size === 0 || added.size === 0;
    return {
      before: groupBy(isOver ? [] : removed, ({variant}) => keysOf.before(variant)),
      after: groupBy(isOver ? [] : added, ({variant}) => keysOf.after(variant)),
    };
  };
  const matchSingles = (keysOf: Keys) => {
    const {before, after} = group(keysOf);
    for (const [key, [one, ...ones]] of before) {
      const [other, ...others] = after.get(key) ?? [];
      if (one && other && ones.length + others.length === 0) match(one, other);
    }
  };
  /** Matches variants with the same key. */
  const matchGroups = (
    keysOf: Keys,
    choose: (one: NamedVariant, groups: Pair<NamedVariant[]>) => NamedVariant | undefined,
  ) => {
    const {before, after} = group(keysOf);
    const keys = new Map([...before].flatMap(([key, ones]) => ones.map((one) => [one, key])));
    for (const one of [...removed]) {
      const key = keys.get(one) ?? '';
      const [ones, others] = [before.get(key) ?? [], after.get(key) ?? []];
      const other = choose(one, {before: ones, after: others});
      if (!other) continue;
      match(one, other);
      ones.splice(ones.indexOf(one), 1);
      others.splice(others.indexOf(other), 1);
    }
  };
  const constants = {
    before: (variant: Schemas) => constantsOf(sides.before, variant),
    after: (variant: Schemas) => constantsOf(sides.after, variant),
  };
  const types = {
    before: (variant: Schemas) => toTypesKey(sides.before, variant),
    after: (variant: Schemas) => toTypesKey(sides.after, variant),
  };

  matchSingles({before: refName, after: refName});
  matchGroups(fingerprintOf, (one, {after}) =>
    after.find((other) => isSame(one.variant, other.variant)),
  );
  matchSingles({before: titleOf, after: titleOf});
  matchSingles(constants);
  const findAlike = createFindAlike(added, namesOf.after, take);
  for (const one of added.size > 0 ? [...removed] : []) {
    const other = findAlike(namesOf.before(one.variant));
    if (other) match(one, other);
  }
  matchSingles(types);
  // If there are as many of a type as before, the order is the last criterion.
  matchGroups(types, (_one, {before, after}) =>
    before.length === after.length ? after[0] : undefined,
  );
  return {pairs, removed: [...removed], added: [...added]};
}

/** Finds the variant with the greatest share of common properties, of those that are left. */
function createFindAlike(
  variants: Iterable<NamedVariant>,
  namesOf: (variant: Schemas) => ReadonlySet<string>,
  take: Take,
): (names: ReadonlySet<string>) => NamedVariant | undefined {
  const entries = [...variants].map((entry, index) => {
    const names = namesOf(entry.variant);
    return {entry, index, names, key: JSON.stringify([...names].sort())};
  });
  const groups = [...groupBy(entries, ({key}) => key).values()];
  const byName = groupBy(
    groups.flatMap((group) => [...(group[0]?.names ?? [])].map((name) => ({name, group}))),
    ({name}) => name,
  );
  const countOf = (name: string) => byName.get(name)?.length ?? 0;
  return (names) => {
    // Of so many names, a variant that is alike has at least one: the rarest are enough.
    const needed = names.size - Math.ceil(names.size * ALIKE) + 1;
    const rarest = [...names].sort((one, other) => countOf(one) - countOf(other));
    const candidates = new Set(
      rarest.slice(0, needed).flatMap((name) => (byName.get(name) ?? []).map(({group}) => group)),
    );
    let best: {group: typeof entries; index: number; share: number} | undefined;
    for (const group of candidates) {
      const [first] = group;
      if (!first || !take(1)) continue;
      const share = toShare(names, first.names);
      const {index} = first;
      if (
        share >= ALIKE &&
        (!best || share > best.share || (share === best.share && index < best.index))
      )
        best = {group, index, share};
    }
    return best?.group.shift()?.entry;
  };
}

/** The share of common names among all names of two lists, from 0 to 1. */
function toShare(names: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...names].filter((name) => others.has(name)).length;
  return common === 0 ? 0 : common / (names.size + others.size - common);
}

function toNamed(side: Side, {variants}: SchemaChoice): NamedVariant[] {
  return variants.map((variant, index) => ({
    variant,
    name:
      refName(variant) ??
      titleOf(variant) ??
      ([...(side.typesOf(variant) ?? [])].join(' | ') || `option ${index + 1}`),
  }));
}

function toTypesKey(side: Side, variant: Schemas): string {
  return [...(side.typesOf(variant) ?? ['any'])].sort().join(' ');
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
