import {
  JSONPathEnvironment,
  JSONPathError,
  type JSONPathNode,
  JSONPathRecursionLimitError,
} from 'json-p3';
import {fieldOf} from '../place';
import {createUnmarked} from '../unmarked';
import {LIMITS} from '../limits';
import {isTimeout, runWithin} from '../runWithin';
import type {Json} from '../types';
import {selectNodes} from './selectNodes';

/** A selected node, as the keys of its path. */
export type NodeMatch = {keys: (string | number)[]; value: Json};

export type QueryResult =
  | {kind: 'matches'; matches: NodeMatch[]}
  | {kind: 'invalid'; reason: string}
  /** Thrown when an expression takes too long or selects too much. */
  | {kind: 'limit'};

export type Query = (expression: string, value: Json) => QueryResult;

class QueryLimitError extends Error {}

/**
 * Evaluates JSONPath expressions of RFC 9535. Every expression terminates: the number of entries it
 * may visit and its time are limited, and so is the number of entries that all of them visit.
 * @param isMarked whether keys of the values may be marked
 */
export function createQuery({
  timeout = LIMITS.queryMilliseconds,
  isMarked = true,
}: {timeout?: number; isMarked?: boolean} = {}): Query {
  const environment = new JSONPathEnvironment({maxRecursionDepth: 2 * LIMITS.depth});
  const toUnmarked = isMarked ? createUnmarked() : (value: Json) => value;
  let steps = 0;
  let all = 0;
  const countSteps = (number: number) => {
    steps += number;
    all += number;
    if (steps > LIMITS.querySteps || all > LIMITS.queriesSteps) throw new QueryLimitError();
  };
  environment.entries = (object) => {
    const entries = Object.entries(object);
    countSteps(entries.length + 1);
    return entries;
  };

  return (expression, value) => {
    steps = 0;
    try {
      const compiled = environment.compile(expression);
      const run = () => toMatches(selectNodes(compiled, toUnmarked(value), countSteps), value);
      // A path to a single node is no longer than the expression; guarding each would take longer.
      const matches = compiled.singularQuery() ? run() : runWithin(timeout, run);
      return {kind: 'matches', matches};
    } catch (error) {
      return toFailure(error);
    }
  };
}

/** Each node once, even if it is selected several times. */
function toMatches(nodes: Iterable<JSONPathNode>, root: Json): NodeMatch[] {
  const matches = new Map<string, NodeMatch>();
  let count = 0;
  for (const {location} of nodes) {
    if (++count > LIMITS.queryNodes) throw new QueryLimitError();
    matches.set(JSON.stringify(location), {keys: location, value: valueAt(root, location)});
  }
  return [...matches.values()];
}

/** The value as it is in the document, with its order. */
function valueAt(root: Json, location: readonly (string | number)[]): Json {
  return location.reduce<Json>(
    (value, key) =>
      (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))) ?? null,
    root,
  );
}

function toFailure(error: unknown): QueryResult {
  if (
    error instanceof QueryLimitError ||
    error instanceof RangeError ||
    error instanceof JSONPathRecursionLimitError ||
    isTimeout(error)
  )
    return {kind: 'limit'};
  if (error instanceof JSONPathError) return {kind: 'invalid', reason: toReason(error)};
  throw error;
}

/** Removes the excerpt and offset at the end of the library's messages. */
function toReason({message}: Error): string {
  return message.replace(/ \('[\s\S]*':\d+\)$/, '');
}
