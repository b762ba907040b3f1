/**
 * A comparison as a graph of the compared parts, from which the changes of each operation are
 * collected.
 */
import {LIMITS} from '../document/limits';
import {createBudget, type Take} from './budget';
import {judge} from './judge';
import type {Step} from './steps';
import type {Change, ChangeUse, FoundChange} from './types';

/**
 * Two parts that were compared. A shared part of the documents is one node, however many nodes link
 * to it; recursive schemas form cycles.
 */
export type Node = {
  found: FoundChange[];
  children: Child[];
  /** Not compared yet, and nothing is known about it. */
  isWaiting?: true;
};

type Child = {
  /** Absent for a child at the same place, such as the schema of a parameter. */
  step?: Step;
  node: Node;
  /** Replaces all changes in the child, if its effect cannot be derived. */
  instead?: FoundChange;
};

/** An operation of either document, or without one, what concerns the document as a whole. */
export type Compared = {
  operation?: string;
  node: Node;
  /** Replaces the changes that are too many to be listed. */
  limit?: FoundChange;
};

export function createNode(): Node {
  return {found: [], children: []};
}

/** Whether all nodes reachable from a node are unchanged. Unfinished nodes count as equal. */
export function isUnchanged(start: Node, take: Take): boolean {
  const reached = new Set([start]);
  for (const {found, children, isWaiting} of reached) {
    if (found.length > 0 || isWaiting || !take(1)) return false;
    for (const {node} of children) reached.add(node);
  }
  return true;
}

/** Whether no change reachable from a node can break a caller. */
export function isCompatible(start: Node, take: Take): boolean {
  const reached = new Set([start]);
  for (const {found, children, isWaiting} of reached) {
    if (found.some(({effect}) => effect !== 'compatible') || isWaiting || !take(1)) return false;
    for (const {node, instead} of children)
      if (!instead) reached.add(node);
      else if (!isUnchanged(node, take)) return false;
  }
  return true;
}

/**
 * Collects the changes below the nodes of operations, each once, with the shortest path from each
 * operation in each direction. The nodes without an operation concern the document as a whole.
 */
export function collectChanges(roots: readonly Compared[]): Change[] {
  const changed = findChanged(roots.map(({node}) => node));
  const budget = createBudget({total: LIMITS.listedChanges, least: LIMITS.listedChangesOfPlace});
  const changes = new Map<string, {found: FoundChange; uses: ChangeUse[]}>();
  for (const {operation, node, limit} of roots) {
    if (!changed.has(node)) continue;
    budget.renew();
    for (const {found, steps} of listFound({node, limit}, changed, budget.take)) {
      const {uses} = getOrAdd(changes, found);
      const {effect, direction} = found;
      // The uses of one operation follow each other: one for each direction, or one without.
      const isKnown = uses
        .slice(-2)
        .some((use) => use.operation === operation && use.direction === direction);
      if (operation !== undefined && !isKnown)
        uses.push({operation, steps, effect, ...(direction && {direction})});
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
  {node: root, limit}: Pick<Compared, 'node' | 'limit'>,
  changed: ReadonlySet<Node>,
  take: Take,
): {found: FoundChange; steps: Step[]}[] {
  const list: {found: FoundChange; steps: Step[]}[] = [];
  const ways = new Map<Node, Step[]>([[root, []]]);
  let hasXml = false;
  for (const [node, steps] of ways) {
    if (!take(1 + node.found.length)) {
      if (limit) list.push({found: limit, steps: []});
      break;
    }
    for (const found of node.found) list.push({found, steps});
    for (const {step, node: child, instead} of node.children) {
      if (!changed.has(child)) continue;
      hasXml ||= step?.of === 'mediaType' && /xml|\*/.test(step.name);
      const way = step ? toWay(steps, step) : steps;
      if (instead) list.push({found: instead, steps: way});
      else if (!ways.has(child)) ways.set(child, way);
    }
  }
  // Nothing else has a form in XML.
  return hasXml ? list : list.filter(({found}) => found.kind !== 'xml-changed');
}

/** Nobody reads a longer way. */
const MAX_STEPS = 50;

/** Long ways are shortened in the middle, because recursive schemas can make them endless. */
function toWay(steps: readonly Step[], step: Step): Step[] {
  const half = MAX_STEPS / 2;
  return steps.length < MAX_STEPS
    ? [...steps, step]
    : [
        ...steps.slice(0, half),
        {of: 'omitted'},
        ...steps.slice(half + (steps.length > MAX_STEPS ? 2 : 1)),
        step,
      ];
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
