/** Compares what dynamic references can lead to. */
import {entriesOf, isObjectPlace, itemsOf, placeKey, refOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Take} from '../budget';
import type {Side} from '../side';
import type {SchemaComparison} from './comparison';
import {toAnchor, toStaticTarget} from './dynamicTarget';
import type {SchemaFacts} from './schemaFacts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Reports other schemas behind anchors that dynamic references below can reach. Their effect
 * depends on where these references are, and is not derived.
 */
export function compareDynamic(comparison: SchemaComparison): void {
  const {before, after, sides, node, add, compare, toFound, take, rest} = comparison;
  for (const anchor of new Set([...before.dynamic.keys(), ...after.dynamic.keys()])) {
    const [one, other] = [before.dynamic.get(anchor), after.dynamic.get(anchor)];
    if (!one || !other)
      add(
        'not-compared',
        {name: '$dynamicRef'},
        {before: one ?? before.at, after: other ?? after.at},
      );
  }
  if (before.anchors.size + after.anchors.size === 0) return;
  const [earlier, later] = [
    listTargets(sides.before, before, take),
    listTargets(sides.after, after, take),
  ];
  if (!earlier || !later) {
    node.children.push({node: rest()});
    return;
  }
  const layers = {before: new Set(before.layers), after: new Set(after.layers)};
  for (const anchor of new Set([...earlier.keys(), ...later.keys()])) {
    const [one, other] = [before.anchors.get(anchor), after.anchors.get(anchor)];
    if (!one && !other) continue;
    const [ones, others] = [earlier.get(anchor) ?? NONE, later.get(anchor) ?? NONE];
    const [wasStatic, isStatic] = [isOnlyTarget(one, ones), isOnlyTarget(other, others)];
    if (wasStatic && isStatic) continue;
    // The schemas themselves are compared anyway.
    const isOwn = one && other && layers.before.has(one) && layers.after.has(other);
    if (isOwn && wasStatic === isStatic) continue;
    const name = `$dynamicAnchor ${anchor}`;
    const at = {before: one ?? before.at, after: other ?? after.at};
    if (one && other)
      node.children.push({
        node: compare([one], [other]),
        instead: toFound('not-compared', {name}, at),
      });
    else add('not-compared', {name}, at);
  }
}

/** Whether an anchor changes nothing: all references lead to it anyway, or there are none. */
function isOnlyTarget(place: Place | undefined, targets: ReadonlySet<string>): boolean {
  return place ? targets.size === 1 && targets.has(placeKey(place)) : targets.size === 0;
}

/**
 * The static targets of the dynamic references in a schema and all below it, by anchor. Undefined if
 * the budget is spent.
 */
function listTargets(
  side: Side,
  {layers}: SchemaFacts,
  take: Take,
): Map<string, Set<string>> | undefined {
  const targets = new Map<string, Set<string>>();
  const reached = new Map(layers.map((place) => [placeKey(place), place]));
  for (const place of reached.values()) {
    if (!take(1)) return undefined;
    const {next, dynamic} = listReferences(side, place);
    for (const target of next) {
      const key = placeKey(target);
      if (!reached.has(key)) reached.set(key, target);
    }
    for (const [anchor, key] of dynamic)
      targets.set(anchor, (targets.get(anchor) ?? new Set<string>()).add(key));
  }
  return targets;
}

/** What a schema refers to, and the anchors and targets of its dynamic references. */
type References = {next: Place[]; dynamic: [anchor: string, target: string][]};

/** Many schemas can reach the same one, which is read once. */
const known = new WeakMap<object, References>();

function listReferences(side: Side, schema: Place): References {
  const references: References = {next: [], dynamic: []};
  if (!isObjectPlace(schema)) return references;
  const read = known.get(schema.value);
  if (read) return read;
  known.set(schema.value, references);
  const {next, dynamic} = references;
  const pending: Place[] = [schema];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const ref = refOf(place.value);
    const target = ref === undefined ? undefined : side.document.resolve(ref, place);
    const inner = toStaticTarget(side, place);
    const anchor = toAnchor(inner, place);
    for (const one of [target, inner]) if (one) next.push(one);
    if (anchor !== undefined) dynamic.push([anchor, inner ? placeKey(inner) : '']);
    for (const item of itemsOf(place)) pending.push(item);
    for (const [, entry] of entriesOf(place)) pending.push(entry);
  }
  return references;
}
