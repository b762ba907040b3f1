/** Compares two documents as the programs that call the API see them. */
import {placeKey} from '../document/place';
import type {OperationPlace} from '../document/rules/context';
import type {LoadedDocument} from '../document/types';
import {collectChanges, createNode, type Node} from './graph';
import {matchOperations, toOperationKey} from './matchOperations';
import {compareOperation, listCallbacks} from './operation/compareOperation';
import type {Compare} from './operation/content';
import {compareSchemes, createSchemeNames, type SchemeNames} from './operation/security';
import {createSchemaComparison} from './schema/compareSchemas';
import {createSide, type Pair, type Side, toFound} from './side';
import type {Change, Effect} from './types';

const EFFECTS: readonly Effect[] = ['breaking', 'uncertain', 'compatible'];

/**
 * The changes from one document to another: breaking ones first, then in the order of the earlier
 * document's operations. Texts and examples are not compared, and neither is what `x-internal`
 * hides. Writing the same in another way is no change: references, files, YAML, order, an `allOf` of
 * one schema, `nullable` in place of the type `null`.
 * @param renames ids or keys (`GET /pets`) of earlier operations, and what they are called later
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

/** A node for each operation of either document. */
function compareOperations(
  compare: Comparison,
  renames?: ReadonlyMap<string, string>,
): {operation: string; node: Node}[] {
  const {before, after} = compare.sides;
  return matchOperations(
    before.operations.filter(isListed),
    after.operations.filter(isListed),
    renames,
  ).map(({before: one, after: other}) => {
    const node = createNode();
    if (one && other) compareMatched(compare, {before: one, after: other}, node);
    else {
      const name = one ? toOperationKey(one) : other ? toOperationKey(other) : '';
      const at = {
        before: one?.place ?? before.document.root,
        after: other?.place ?? after.document.root,
      };
      node.found.push(toFound(one ? 'operation-removed' : 'operation-added', at, {name}));
    }
    return {operation: other ? toOperationKey(other) : one ? toOperationKey(one) : '', node};
  });
}

function compareMatched(compare: Comparison, operations: Pair<OperationPlace>, node: Node): void {
  const {before, after} = operations;
  if (isMoved(before, after))
    node.found.push(
      toFound(
        'operation-moved',
        {before: before.place, after: after.place},
        {from: toOperationKey(before), to: toOperationKey(after)},
      ),
    );
  compareOperation(compare, operations, node);
  compareCallbacks(compare, operations, node);
}

/** Operations of callbacks are compared with the operation that has them. */
function isListed({kind}: OperationPlace): boolean {
  return kind !== 'callback';
}

function isMoved(one: OperationPlace, other: OperationPlace): boolean {
  return one.method !== other.method || withoutNames(one.path) !== withoutNames(other.path);
}

function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
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
