import type {Segment} from './readSegments';
import {
  compileSegment,
  decodeLiteral,
  hasVariable,
  matchesSegment,
  type Exceptions,
  type SegmentPattern,
} from './segmentPattern';

export type IndexedTemplate = Exceptions & {template: string};

/**
 * Finds templates by walking along the path, so that a thousand templates cost no more than those
 * that begin like it.
 */
export type PathIndex = {
  /**
   * The first template, in the given order, that matches the segments after one of these positions.
   */
  find: (segments: Segment[], starts: ReadonlySet<number>) => number | undefined;
};

type PathNode = {
  literals: Map<string, PathNode>;
  patterns: Map<string, {pattern: SegmentPattern; node: PathNode}>;
  /** Reached by a variable that may span several segments, and so may take the next one too. */
  repeats: boolean;
  /** The first template that ends here. */
  first?: number;
};

/** A variable with `allowReserved` that fills a whole segment may span several. */
const WHOLE = /^\{([^{}]*)\}$/;

export function createPathIndex(templates: readonly IndexedTemplate[]): PathIndex {
  const root = createNode(false);
  const toEdge = createEdges();
  for (const [index, {template, ...exceptions}] of templates.entries()) {
    const [path = ''] = template.split(/[?#]/, 1);
    const end = path
      .split('/')
      .slice(1)
      .reduce((node, segment) => descend(node, segment, toEdge(segment, exceptions)), root);
    end.first ??= index;
  }
  return {
    find(segments, starts) {
      let active = new Set<PathNode>();
      for (const [place, segment] of segments.entries()) {
        if (starts.has(place)) active.add(root);
        const next = new Set<PathNode>();
        for (const node of active) for (const reached of step(node, segment)) next.add(reached);
        active = next;
      }
      const found = [...active].flatMap(({first}) => first ?? []);
      return found.length > 0 ? found.reduce((one, other) => Math.min(one, other)) : undefined;
    },
  };
}

function createNode(repeats: boolean): PathNode {
  return {literals: new Map(), patterns: new Map(), repeats};
}

type Edge = {key: string; pattern: SegmentPattern; repeats: boolean};

/**
 * Compiles segments with variables. Many templates differ only in the names of their variables and
 * share the compiled segment.
 */
function createEdges(): (segment: string, exceptions: Exceptions) => Edge | undefined {
  const known = new Map<string, Edge>();
  return (segment, exceptions) => {
    if (!segment.includes('{') || !hasVariable(segment)) return undefined;
    return getOrAdd(known, JSON.stringify([segment, exceptions]), () =>
      createEdge(segment, exceptions),
    );
  };
}

function createEdge(segment: string, exceptions: Exceptions): Edge {
  const pattern = compileSegment(segment, exceptions);
  const repeats = pattern.reserved && WHOLE.test(segment);
  return {key: JSON.stringify([pattern, repeats]), pattern, repeats};
}

/** The node after a segment of a template. Segments that match the same values share a node. */
function descend(node: PathNode, segment: string, edge: Edge | undefined): PathNode {
  if (!edge) return getOrAdd(node.literals, decodeLiteral(segment), () => createNode(false));
  return getOrAdd(node.patterns, edge.key, () => ({
    pattern: edge.pattern,
    node: createNode(edge.repeats),
  })).node;
}

function* step(node: PathNode, segment: Segment): Generator<PathNode> {
  const literal = node.literals.get(segment.text);
  if (literal) yield literal;
  for (const {pattern, node: after} of node.patterns.values())
    if (after.repeats || matchesSegment(pattern, segment)) yield after;
  if (node.repeats) yield node;
}

/** Returns the value of a key, creating and storing a missing one. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
