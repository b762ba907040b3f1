/**
 * A comparison as a graph of the compared parts, from which the changes of each operation are
 * collected.
 */
import {judge} from './judge';
import type {Change, ChangeUse, FoundChange} from './types';

/**
 * Two parts that were compared. A shared part of the documents is one node, however many nodes link
 * to it; recursive schemas form cycles.
 */
export type Node = {
  found: FoundChange[];
  children: Child[];
};

type Child = {
  /**
   * The step from the node to the child, as worded in {@link Change}. Empty: not a step.
   */
  step: string;
  node: Node;
  /** Replaces all changes in the child, if its effect cannot be derived. */
  instead?: FoundChange;
};

export function createNode(): Node {
  return {found: [], children: []};
}

/** Whether all nodes reachable from a node are unchanged. Unfinished nodes count as equal. */
export function isUnchanged(start: Node): boolean {
  const reached = new Set([start]);
  for (const node of reached) {
    if (node.found.length > 0) return false;
    for (const child of node.children) reached.add(child.node);
  }
  return true;
}

/** Whether no change reachable from a node can break a caller. */
export function isCompatible(start: Node): boolean {
  const reached = new Set([start]);
  for (const {found, children} of reached) {
    if (found.some(({effect}) => effect !== 'compatible')) return false;
    for (const {node, instead} of children)
      if (!instead) reached.add(node);
      else if (!isUnchanged(node)) return false;
  }
  return true;
}

/**
 * Collects the changes below the nodes of operations, each once, with the shortest path from each
 * operation in each direction. The nodes without an operation concern the document as a whole.
 */
export function collectChanges(roots: readonly {operation?: string; node: Node}[]): Change[] {
  const changed = findChanged(roots.map(({node}) => node));
  const changes = new Map<string, {found: FoundChange; uses: ChangeUse[]}>();
  for (const {operation, node} of roots) {
    if (!changed.has(node)) continue;
    for (const {found, at} of listFound(node, changed)) {
      const {uses} = getOrAdd(changes, found);
      const {effect, direction} = found;
      // The uses of one operation follow each other: one for each direction, or one without.
      const isKnown = uses
        .slice(-2)
        .some((use) => use.operation === operation && use.direction === direction);
      if (operation !== undefined && !isKnown)
        uses.push({operation, at, effect, ...(direction && {direction})});
    }
  }
  return [...changes.values()].map(({found, uses}) => {
    const {identity: _, direction: __, ...change} = found;
    return {...change, ...judge(found.kind, uses)};
  });
}

function getOrAdd(
  changes: Map<string, {found: FoundChange; uses: ChangeUse[]}>,
  found: FoundChange,
) {
  const change = changes.get(found.identity) ?? {found, uses: []};
  changes.set(found.identity, change);
  return change;
}

/** Lists the changes reachable through changed nodes, nearest first. */
function listFound(
  root: Node,
  changed: ReadonlySet<Node>,
): {found: FoundChange; at: ChangeUse['at']}[] {
  const list: {found: FoundChange; at: ChangeUse['at']}[] = [];
  const ways = new Map<Node, string[]>([[root, []]]);
  for (const [node, at] of ways) {
    for (const found of node.found) list.push({found, at});
    for (const {step, node: child, instead} of node.children) {
      if (!changed.has(child)) continue;
      const way = step === '' ? at : [...at, step];
      if (instead) list.push({found: instead, at: way});
      else if (!ways.has(child)) ways.set(child, way);
    }
  }
  return list;
}

/** Finds the nodes from which a change is reachable. */
function findChanged(roots: readonly Node[]): Set<Node> {
  const parents = new Map<Node, Node[]>(roots.map((root) => [root, []]));
  for (const [node] of parents) {
    for (const {node: child} of node.children) {
      const known = parents.get(child);
      if (known) known.push(node);
      else parents.set(child, [node]);
    }
  }
  const changed = new Set([...parents.keys()].filter(({found}) => found.length > 0));
  for (const node of changed) for (const parent of parents.get(node) ?? []) changed.add(parent);
  return changed;
}
