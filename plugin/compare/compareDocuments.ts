/** Compares two documents from the view of programs that call the API. */
import {placeKey} from '../document/place';
import type {LoadedDocument, OperationPlace} from '../document/types';
import {collectChanges, createNode, type Node} from './graph';
import {matchOperations} from './matchOperations';
import {compareOperation, listCallbacks} from './operation/compareOperation';
import type {Compare} from './operation/content';
import {compareSchemes, createSchemeNames, type SchemeNames} from './operation/security';
import {createSchemaComparison} from './schema/compareSchemas';
import {createSide, type Pair, type Side, toFound} from './side';
import type {Change, Effect, Found} from './types';

const EFFECTS: readonly Effect[] = ['breaking', 'uncertain', 'compatible'];

/**
 * Lists the changes from one document to another: breaking ones first, then in the order of the
 * earlier document's operations. Descriptions, examples and parts hidden by `x-internal` are not
 * compared. Equivalent notations are not changes: references, files, YAML, order, an `allOf` of one
 * schema, `nullable` in place of the type `null`.
 * @param renames ids or keys (`GET /pets`) of earlier operations, with their later names
 */
export function compareDocuments(
  before: LoadedDocument,
  after: LoadedDocument,
  renames?: ReadonlyMap<string, string>,
): Change[] {
  const sides = {before: createSide(before), after: createSide(after)};
  const compare = createComparison(sides);
  const roots = compareOperations(compare, renames);
  const changes = [
    ...compareSchemes(sides, compare.names).map((found) => ({...found, uses: []})),
    ...collectChanges(roots),
  ];
  return EFFECTS.flatMap((effect) => changes.filter((change) => change.effect === effect));
}

type Comparison = Compare & {names: SchemeNames};

function createComparison(sides: Pair<Side>): Comparison {
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

type Compared = {operation: string; node: Node};

/** Creates a node for each operation of either document. */
function compareOperations(compare: Comparison, renames?: ReadonlyMap<string, string>): Compared[] {
  const {before, after} = compare.sides;
  const matches = matchOperations(before.operations, after.operations, renames);
  const matched = new Set(matches.values());
  return [
    ...before.operations.map((one): Compared => {
      const other = matches.get(one);
      if (other) return compareMatched(compare, {before: one, after: other});
      const at = {before: one.place, after: after.document.root};
      return toCompared(one, toFound('operation-removed', at, {name: one.key}));
    }),
    ...after.operations
      .filter((other) => !matched.has(other))
      .map((other) => {
        const at = {before: before.document.root, after: other.place};
        return toCompared(other, toFound('operation-added', at, {name: other.key}));
      }),
  ];
}

function toCompared({key}: OperationPlace, found: Found): Compared {
  const node = createNode();
  node.found.push(found);
  return {operation: key, node};
}

function compareMatched(compare: Comparison, operations: Pair<OperationPlace>): Compared {
  const {before, after} = operations;
  const node = createNode();
  if (toTarget(before) !== toTarget(after)) {
    const isReused = compare.sides.after.operations.some(
      (other) => toTarget(other) === toTarget(before),
    );
    node.found.push(
      toFound(
        isReused ? 'operation-replaced' : 'operation-moved',
        {before: before.place, after: after.place},
        {from: before.key, to: after.key},
      ),
    );
  }
  compareOperation(compare, operations, node);
  compareCallbacks(compare, operations, node);
  return {operation: after.key, node};
}

/** Identifies the target of requests; names of variables are omitted because they are not sent. */
function toTarget({kind, method, path}: OperationPlace): string {
  return `${kind} ${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
}

function compareCallbacks(compare: Comparison, operations: Pair<OperationPlace>, node: Node): void {
  const [before, after] = [
    listCallbacks(compare.sides.before, operations.before),
    listCallbacks(compare.sides.after, operations.after),
  ];
  for (const [name, one] of before) {
    const other = after.get(name);
    if (!other) {
      node.found.push(
        toFound('callback-removed', {before: one.place, after: operations.after.place}, {name}),
      );
      continue;
    }
    const pair = {before: one.place, after: other.place};
    const child = compare.nodeOf('callback', pair, (callback) =>
      compareOperation(compare, {before: one, after: other}, callback),
    );
    node.children.push({step: `callback ${name}`, node: child});
  }
  for (const [name, other] of after)
    if (!before.has(name))
      node.found.push(
        toFound('callback-added', {before: operations.before.place, after: other.place}, {name}),
      );
}
