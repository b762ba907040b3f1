/** Compares two states of an API from the view of programs that call it. */
import {withoutNames} from '../document/template';
import {placeKey} from '../document/place';
import type {LoadedDocument, OperationPlace} from '../document/types';
import {collectChanges, type Compared, createNode, type Node} from './graph';
import {worstFirst} from './judge';
import {completeMatches, type Matches, matchRenamed} from './matchOperations';
import {compareOperation, listCallbacks} from './operation/compareOperation';
import type {Compare} from './operation/content';
import {compareSchemes, createSchemeNames, type SchemeNames} from './operation/security';
import {createSchemaComparison} from './schema/compareSchemas';
import {createSide, type Pair, type Side, toFound} from './side';
import type {Change, FoundChange} from './types';

/**
 * Lists the changes from one state of an API to another, each of which may have several documents:
 * breaking ones first, then in the order of the earlier operations. Descriptions, examples and
 * parts hidden by `x-internal` are not compared. Equivalent notations are not changes: references,
 * files, YAML, order, an `allOf` of one schema, `nullable` in place of the type `null`.
 * @param renames ids or keys (`GET /pets`) of earlier operations, with their later names
 */
export function compareDocuments(
  before: readonly LoadedDocument[],
  after: readonly LoadedDocument[],
  renames?: ReadonlyMap<string, string>,
): Change[] {
  const sides = {before: before.map(createSide), after: after.map(createSide)};
  const comparisonOf = createComparisons();
  const roots = compareOperations(sides, comparisonOf, renames);
  const pairs = sides.before.flatMap((one) => {
    const other = findPartner(one, sides);
    return other ? [{before: one, after: other}] : [];
  });
  const schemes = pairs.map((pair): Compared => {
    const node = createNode();
    for (const item of compareSchemes(pair, comparisonOf(pair).names)) node.found.push(item);
    return {node};
  });
  return worstFirst(collectChanges([...schemes, ...roots]));
}

type Sides = Pair<readonly Side[]>;

/** The operations of an earlier state, by the keys that they have in the later one. */
export function matchStates(
  before: readonly LoadedDocument[],
  after: readonly LoadedDocument[],
  renames?: ReadonlyMap<string, string>,
): Map<string, string> {
  const sides = {before: before.map(createSide), after: after.map(createSide)};
  const list = (all: readonly Side[]) => all.flatMap(({operations}) => operations);
  const matches = matchAll(sides, list(sides.before), list(sides.after), renames);
  return new Map([...matches].map(([one, other]) => [other.key, one.key]));
}

/** The document with the same file, or the only one. */
function findPartner(one: Side, {before, after}: Sides): Side | undefined {
  const same = after.find(({document}) => document.root.file === one.document.root.file);
  return same ?? (before.length === 1 && after.length === 1 ? after[0] : undefined);
}

type DocumentComparison = Compare & {names: SchemeNames};

/** Each pair of documents has one comparison, so that shared parts are compared once. */
function createComparisons(): (sides: Pair<Side>) => DocumentComparison {
  const comparisons = new Map<Side, Map<Side, DocumentComparison>>();
  return (sides) => {
    const others = comparisons.get(sides.before) ?? new Map<Side, DocumentComparison>();
    comparisons.set(sides.before, others);
    const comparison = others.get(sides.after) ?? createComparison(sides);
    others.set(sides.after, comparison);
    return comparison;
  };
}

function createComparison(sides: Pair<Side>): DocumentComparison {
  const nodes = new Map<string, Node>();
  return {
    sides,
    schemas: createSchemaComparison(sides),
    names: createSchemeNames(sides),
    nodeOf: (name, {before, after}, make) => {
      const key = [name, before && placeKey(before), after && placeKey(after)].join('\n');
      const known = nodes.get(key);
      if (known) return known;
      const node = createNode();
      nodes.set(key, node);
      make(node);
      return node;
    },
  };
}

/** Creates a node for each operation of either state. */
function compareOperations(
  sides: Sides,
  comparisonOf: (sides: Pair<Side>) => DocumentComparison,
  renames?: ReadonlyMap<string, string>,
): Compared[] {
  const owners = {before: listOwners(sides.before), after: listOwners(sides.after)};
  const [before, after] = [[...owners.before.keys()], [...owners.after.keys()]];
  const matches = matchAll(sides, before, after, renames);
  const matched = new Set(matches.values());
  const targets = new Set(after.map(toTarget));
  return [
    ...before.map((one): Compared => {
      const other = matches.get(one);
      const [side, otherSide] = [owners.before.get(one), other && owners.after.get(other)];
      if (side && other && otherSide)
        return compareMatched(
          comparisonOf({before: side, after: otherSide}),
          {before: one, after: other},
          targets,
        );
      const at = {before: one.place, after: side && findPartner(side, sides)?.document.root};
      return toCompared(one, toFound('operation-removed', at, {name: one.key}));
    }),
    ...after
      .filter((other) => !matched.has(other))
      .map((other) => {
        const at = {before: sides.before[0]?.document.root, after: other.place};
        return toCompared(other, toFound('operation-added', at, {name: other.key}));
      }),
  ];
}

/** Operations stay in their document, unless they are only in another one. */
function matchAll(
  sides: Sides,
  before: readonly OperationPlace[],
  after: readonly OperationPlace[],
  renames?: ReadonlyMap<string, string>,
): Matches<OperationPlace> {
  let matches = matchRenamed(before, after, renames);
  if (sides.before.length > 1 || sides.after.length > 1)
    for (const one of sides.before)
      matches = completeMatches(matches, one.operations, findPartner(one, sides)?.operations ?? []);
  return completeMatches(matches, before, after);
}

function listOwners(sides: readonly Side[]): Map<OperationPlace, Side> {
  return new Map(sides.flatMap((side) => side.operations.map((one) => [one, side] as const)));
}

function toCompared({key}: OperationPlace, found: FoundChange): Compared {
  const node = createNode();
  node.found.push(found);
  return {operation: key, node};
}

/** One entry for all operations with too many changes. */
const LIMIT = 'comparison-limit';

/** @param targets of the later operations */
function compareMatched(
  compare: DocumentComparison,
  operations: Pair<OperationPlace>,
  targets: ReadonlySet<string>,
): Compared {
  const {before, after} = operations;
  const node = createNode();
  const at = {before: before.place, after: after.place};
  if (toTarget(before) !== toTarget(after))
    node.found.push(
      toFound(targets.has(toTarget(before)) ? 'operation-replaced' : 'operation-moved', at, {
        from: before.key,
        to: after.key,
      }),
    );
  compareOperation(compare, operations, node);
  compareCallbacks(compare, operations, node);
  return {operation: after.key, node, limit: {...toFound(LIMIT, at), identity: LIMIT}};
}

/** Identifies the target of requests; names of variables are omitted because they are not sent. */
function toTarget({kind, method, path}: OperationPlace): string {
  return `${kind} ${method} ${withoutNames(path)}`;
}

function compareCallbacks(
  compare: DocumentComparison,
  operations: Pair<OperationPlace>,
  node: Node,
): void {
  const [before, after] = [
    listCallbacks(compare.sides.before, operations.before),
    listCallbacks(compare.sides.after, operations.after),
  ];
  for (const [name, {operation: one}] of before) {
    const found = after.get(name);
    if (!found) {
      node.found.push(
        toFound('callback-removed', {before: one.place, after: operations.after.place}, {name}),
      );
      continue;
    }
    const {operation: other, step} = found;
    const pair = {before: one.place, after: other.place};
    const child = compare.nodeOf('callback', pair, (callback) =>
      compareOperation(compare, {before: one, after: other}, callback),
    );
    node.children.push({step, node: child});
  }
  for (const [name, {operation: other}] of after)
    if (!before.has(name))
      node.found.push(
        toFound('callback-added', {before: operations.before.place, after: other.place}, {name}),
      );
}
