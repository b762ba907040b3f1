/** Compares how requests authenticate. */
import {childOf, entriesOf, fieldOf, itemsOf, stringOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import {type Pair, type Side, toFound} from '../side';
import type {FoundChange} from '../types';

/**
 * Schemes that must be satisfied together, with the scopes of each; no scheme means no
 * authentication.
 */
type Alternative = {place: Place; schemes: Map<string, string[]>};

/** Maps the earlier document's names of schemes to the later document's. */
export type SchemeNames = (name: string) => string;

/**
 * Matches schemes by name and definition, or by definition alone. A scheme with a different
 * definition is another scheme, even with the same name.
 */
export function createSchemeNames(sides: Pair<Side>): SchemeNames {
  const before = new Map(listSchemes(sides.before));
  const after = new Map(listSchemes(sides.after));
  return (name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (one === undefined || one === other) return name;
    const same = [...after].filter(([, identity]) => identity === one);
    return same.length === 1 && same[0] ? same[0][0] : `${name} of the earlier document`;
  };
}

/** The schemes that readers can see. */
function schemesOf({document: {root}, follow, hiddenSchemes}: Side): [string, Place][] {
  return entriesOf(childOf(childOf(root, 'components'), 'securitySchemes')).flatMap(
    ([name, place]) => {
      const target = follow(place);
      return target && !hiddenSchemes.has(name) ? [[name, target] as [string, Place]] : [];
    },
  );
}

/** The requirements of a scheme for callers, as one string. */
function listSchemes(side: Side): [name: string, identity: string][] {
  return schemesOf(side).map(([name, {value}]) => {
    const [type, location, key, scheme] = ['type', 'in', 'name', 'scheme'].map((field) =>
      stringOf(value, field),
    );
    // Names of query parameters and cookies depend on their case.
    const sent = location === 'header' ? key?.toLowerCase() : key;
    return [name, JSON.stringify([type, location, sent, scheme?.toLowerCase()])];
  });
}

/** Finds schemes of both documents that describe different ways to get credentials. */
export function compareSchemes(sides: Pair<Side>, names: SchemeNames): FoundChange[] {
  const after = new Map(schemesOf(sides.after));
  return schemesOf(sides.before).flatMap(([name, place]) => {
    const other = after.get(names(name));
    return !other || toWays(place.value) === toWays(other.value)
      ? []
      : [toFound('security-scheme-changed', {before: place, after: other}, {name})];
  });
}

function toWays(scheme: Json): string {
  const flows = Object.entries((fieldOf(scheme, 'flows') ?? {}) as {[name: string]: Json})
    .map(([name, flow]) => [
      name,
      ...['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'].map((field) =>
        fieldOf(flow, field),
      ),
    ])
    .sort();
  return JSON.stringify([
    flows,
    fieldOf(scheme, 'openIdConnectUrl'),
    fieldOf(scheme, 'bearerFormat'),
  ]);
}

/**
 * Finds the changes between two lists of alternatives. Each owner is the operation or the document
 * that has the list; without an owner, requests need no authentication.
 */
export function compareSecurity(owners: Pair<Place>, names: SchemeNames): FoundChange[] {
  const before = toAlternatives(owners.before).map(({place, schemes}) => ({
    place,
    schemes: new Map([...schemes].map(([name, scopes]) => [names(name), scopes])),
  }));
  const after = toAlternatives(owners.after);
  const wasOpen = before.some(({schemes}) => schemes.size === 0);
  const isOpen = after.some(({schemes}) => schemes.size === 0);
  const at = (one: Place | undefined, other: Place | undefined) => ({
    before: one ?? owners.before,
    after: other ?? owners.after,
  });
  if (isOpen)
    return wasOpen ? [] : [toFound('security-lifted', at(before[0]?.place, after[0]?.place))];
  if (wasOpen)
    return [toFound('security-required', at(undefined, after[0]?.place), {name: toNames(after)})];
  const matched = new Set<Alternative>();
  const found = before.flatMap((one) => {
    // Alternatives may differ in nothing but their scopes.
    const other =
      after.find((entry) => isEqual(entry, one)) ??
      after.find((entry) => hasSame(entry, one) && !before.some((own) => isEqual(entry, own))) ??
      after.find((entry) => hasSame(entry, one)) ??
      after.find((entry) => accepts(entry, one));
    if (!other)
      return [toFound('security-removed', at(one.place, undefined), {name: toNames([one])})];
    matched.add(other);
    return compareScopes(one, other);
  });
  const added = after
    .filter((entry) => !matched.has(entry))
    .map((entry) =>
      toFound('security-added', at(undefined, entry.place), {name: toNames([entry])}),
    );
  return [...found, ...added];
}

function toAlternatives(owner: Place): Alternative[] {
  const alternatives = itemsOf(childOf(owner, 'security')).map((place) => ({
    place,
    schemes: new Map(
      entriesOf(place).map(([name, scopes]) => [
        name,
        itemsOf(scopes).flatMap(({value}) => (typeof value === 'string' ? [value] : [])),
      ]),
    ),
  }));
  return alternatives.length > 0 ? alternatives : [{place: owner, schemes: new Map()}];
}

function isEqual(entry: Alternative, one: Alternative): boolean {
  return hasSame(entry, one) && compareScopes(one, entry).length === 0;
}

function hasSame({schemes}: Alternative, one: Alternative): boolean {
  return schemes.size === one.schemes.size && accepts({place: one.place, schemes}, one);
}

/** Whether a request that satisfies the other alternative satisfies this one too. */
function accepts({schemes}: Alternative, one: Alternative): boolean {
  return [...schemes.keys()].every((name) => one.schemes.has(name));
}

function compareScopes(one: Alternative, other: Alternative): FoundChange[] {
  const places = {before: one.place, after: other.place};
  return [...other.schemes].flatMap(([name, scopes]) => {
    const had = one.schemes.get(name) ?? [];
    return [
      ...scopes
        .filter((scope) => !had.includes(scope))
        .map((scope) => toFound('scope-added', places, {name, to: scope})),
      ...had
        .filter((scope) => !scopes.includes(scope))
        .map((scope) => toFound('scope-removed', places, {name, from: scope})),
    ];
  });
}

function toNames(alternatives: readonly Alternative[]): string {
  return alternatives.map(({schemes}) => [...schemes.keys()].join(' + ')).join(' or ');
}
