import {isRecord} from '../document/isObject';
import type {Json} from '../document/types';
import {quoteValue} from '../diagnostics/text';
import {parseExactJson} from '../model/text/parseExactJson';
import {DEFAULT_BUDGET, MOST_BUDGET} from './budget';
import {AgentError} from './library';

/** Longer names are not names, in characters. */
const MOST_TEXT = 2000;
/** With fewer tokens, an answer could not say what it lacks. */
const LEAST_BUDGET = 200;

/** Reads the arguments of a call. A wrong one is an error that says what to write. */
export type Args = {
  text: (name: string) => string | undefined;
  need: (name: string) => string;
  oneOf: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  whole: (name: string, least: number, most: number) => number | undefined;
  names: (name: string) => string[];
  object: (name: string) => {[key: string]: Json};
  json: (name: string) => Json | undefined;
  budget: () => number;
};

export function createArgs(given: unknown): Args {
  // Written and read again: what no JSON has is gone, and nothing looks like a mark of ours.
  const clean = isRecord(given) ? parseExactJson(JSON.stringify(given))?.value : {};
  const values = isRecord(clean) ? clean : {};
  const json = (name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined;
  const fail = (name: string, expected: string): never => {
    throw new AgentError(
      `\`${name}\` must be ${expected}, but is ${quoteValue(JSON.stringify(json(name)) ?? 'missing')}.`,
    );
  };
  const text = (name: string) => {
    const value = json(name);
    if (value === undefined) return undefined;
    return typeof value === 'string' && value.length <= MOST_TEXT
      ? value
      : fail(name, `a string of at most ${MOST_TEXT} characters`);
  };
  const whole: Args['whole'] = (name, least, most) => {
    const value = json(name);
    if (value === undefined) return undefined;
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : fail(name, `a whole number from ${least} to ${most}`);
  };
  return {
    json,
    text,
    whole,
    need: (name) => text(name) ?? fail(name, 'a string'),
    oneOf: (name, allowed) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return allowed.find((one) => one === value) ?? fail(name, `one of ${allowed.join(', ')}`);
    },
    names: (name) => {
      const value = json(name) ?? [];
      const isNames =
        Array.isArray(value) && value.every((one): one is string => typeof one === 'string');
      return isNames ? value : fail(name, 'a list of names');
    },
    object: (name) => {
      const value = json(name);
      if (value === undefined) return {};
      return isRecord(value) ? value : fail(name, 'an object');
    },
    budget: () => whole('budget', LEAST_BUDGET, MOST_BUDGET) ?? DEFAULT_BUDGET,
  };
}
