import vm from 'node:vm';
import {
  JSONPathEnvironment,
  JSONPathError,
  JSONPathNode,
  type JSONPathQuery,
  JSONPathRecursionLimitError,
  type jsonpath,
} from 'json-p3';
import {LIMITS} from '../limits';
import type {Json} from '../types';

/** A selected node by the keys on the way to it. */
export type Match = {keys: (string | number)[]; value: Json};

export type QueryResult =
  | {kind: 'matches'; matches: Match[]}
  | {kind: 'invalid'; reason: string}
  /** It takes too long, or selects too much. */
  | {kind: 'limit'};

export type Query = (expression: string, value: Json) => QueryResult;

type JSONPathSegment = jsonpath.JSONPathSegment;

class QueryLimitError extends Error {}

/** A regular expression can be stopped from outside only. */
const RUN = new vm.Script('run()');

/**
 * Evaluates JSONPath expressions of RFC 9535. Whatever an expression is, it ends: it may look at so
 * many entries and take so long.
 */
export function createQuery(timeout: number = LIMITS.queryMilliseconds): Query {
  const environment = new JSONPathEnvironment({maxRecursionDepth: 2 * LIMITS.depth});
  let steps = 0;
  const countSteps = (number: number) => {
    steps += number;
    if (steps > LIMITS.querySteps) throw new QueryLimitError();
  };
  environment.entries = (object) => {
    const entries = Object.entries(object);
    countSteps(entries.length + 1);
    return entries;
  };
  const scope = {run: (): Match[] => []};
  const context = vm.createContext(scope);

  return (expression, value) => {
    steps = 0;
    try {
      const compiled = environment.compile(expression);
      scope.run = () => toMatches(selectNodes(compiled, value, countSteps));
      // The way to one node is as long as the expression; a guard for each would take longer.
      const matches = compiled.singularQuery()
        ? scope.run()
        : (RUN.runInContext(context, {timeout}) as Match[]);
      return {kind: 'matches', matches};
    } catch (error) {
      return toFailure(error);
    }
  };
}

/** Each node once, however often it is selected. */
function toMatches(nodes: Iterable<JSONPathNode>): Match[] {
  const matches = new Map<string, Match>();
  let count = 0;
  for (const {location, value} of nodes) {
    if (++count > LIMITS.queryNodes) throw new QueryLimitError();
    matches.set(JSON.stringify(location), {keys: location, value: value as Json});
  }
  return [...matches.values()];
}

/**
 * The library's own way, with a descent that passes over single values, which contain nothing to
 * select: most values of a document are single ones.
 */
function selectNodes(
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
  selectors: JSONPathSegment['selectors'],
  countSteps: (number: number) => void,
): Generator<JSONPathNode> {
  for (const start of starts) {
    const pending = [start];
    for (let node = pending.pop(); node; node = pending.pop()) {
      for (const selector of selectors) yield* selector.lazyResolve(node);
      const {value, location, root} = node;
      if (!isContainer(value)) continue;
      const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
      const inside: JSONPathNode[] = [];
      for (const key of keys) {
        countSteps(1);
        const entry = (value as {[key: string | number]: unknown})[key];
        if (isContainer(entry)) inside.push(new JSONPathNode(entry, [...location, key], root));
      }
      // The last one is put aside first, so that nodes are found in the order of the text.
      for (let next = inside.pop(); next; next = inside.pop()) pending.push(next);
    }
  }
}

function isContainer(value: unknown): value is Json[] | {[key: string]: Json} {
  return typeof value === 'object' && value !== null;
}

function toFailure(error: unknown): QueryResult {
  if (
    error instanceof QueryLimitError ||
    error instanceof RangeError ||
    error instanceof JSONPathRecursionLimitError ||
    (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
    return {kind: 'limit'};
  if (error instanceof JSONPathError) return {kind: 'invalid', reason: toReason(error)};
  throw error;
}

/** The library ends its messages with an excerpt and an offset. */
function toReason({message}: Error): string {
  return message.replace(/ \('[\s\S]*':\d+\)$/, '');
}
