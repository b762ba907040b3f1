import {JSONPathNode, type JSONPathQuery, type jsonpath} from 'json-p3';
import type {Json} from '../types';

type Selector = jsonpath.JSONPathSegment['selectors'][number];

/**
 * Selects nodes as the library does, except that descents skip scalar values, which contain nothing
 * to select: most values of a document are scalars.
 */
export function selectNodes(
  {segments}: JSONPathQuery,
  value: Json,
  countSteps: (number: number) => void,
): Iterable<JSONPathNode> {
  let nodes: Iterable<JSONPathNode> = [new JSONPathNode(value, [], value)];
  for (const segment of segments)
    nodes = segment.toString().startsWith('..')
      ? descend(nodes, segment.selectors, countSteps)
      : segment.lazyResolve(nodes);
  return nodes;
}

function* descend(
  starts: Iterable<JSONPathNode>,
  selectors: readonly Selector[],
  countSteps: (number: number) => void,
): Generator<JSONPathNode> {
  const resolvers = selectors.map(toResolver);
  for (const start of starts) {
    const pending = [start];
    for (let node = pending.pop(); node; node = pending.pop()) {
      for (const resolve of resolvers) yield* resolve(node);
      const {value, location, root} = node;
      if (!isContainer(value)) continue;
      const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
      const inside: JSONPathNode[] = [];
      for (const key of keys) {
        countSteps(1);
        const entry = (value as {[key: string | number]: unknown})[key];
        if (isContainer(entry)) inside.push(new JSONPathNode(entry, [...location, key], root));
      }
      // The last one is pushed first, so that nodes are found in document order.
      for (let next = inside.pop(); next; next = inside.pop()) pending.push(next);
    }
  }
}

/**
 * Building a list at once takes half the time, and is as safe where a selector lists everything
 * that it visits. Nested `*`, `..`, slices or filters could build endless lists.
 */
function toResolver(selector: Selector): (node: JSONPathNode) => Iterable<JSONPathNode> {
  return /[*:]|\.\.|\?.*\?/s.test(selector.toString())
    ? (node) => selector.lazyResolve(node)
    : (node) => selector.resolve(node);
}

function isContainer(value: unknown): value is Json[] | {[key: string]: Json} {
  return typeof value === 'object' && value !== null;
}
