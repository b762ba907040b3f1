import vm from 'node:vm';
import {JSONPathEnvironment, JSONPathError, JSONPathRecursionLimitError} from 'json-p3';
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

class QueryLimitError extends Error {}

/** Machine code of a regular expression can be stopped from outside only. */
const RUN = new vm.Script('run()');

/**
 * Evaluates JSONPath expressions of RFC 9535. Whatever an expression is, it ends: it may look at so
 * many entries and take so long.
 */
export function createQuery(timeout: number = LIMITS.queryMilliseconds): Query {
  const environment = new JSONPathEnvironment({maxRecursionDepth: 2 * LIMITS.depth});
  let steps = 0;
  environment.entries = (object) => {
    const entries = Object.entries(object);
    steps += entries.length + 1;
    if (steps > LIMITS.querySteps) throw new QueryLimitError();
    return entries;
  };

  const select = (expression: string, value: Json) => {
    steps = 0;
    const matches = new Map<string, Match>();
    let count = 0;
    for (const node of environment.lazyQuery(expression, value)) {
      if (++count > LIMITS.queryNodes) throw new QueryLimitError();
      matches.set(JSON.stringify(node.location), {
        keys: node.location,
        value: node.value as Json,
      });
    }
    return [...matches.values()];
  };

  return (expression, value) => {
    try {
      const run = () => select(expression, value);
      const matches = RUN.runInNewContext({run}, {timeout}) as Match[];
      return {kind: 'matches', matches};
    } catch (error) {
      return toFailure(error);
    }
  };
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
