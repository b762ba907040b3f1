import {isExactNumber, isJsonNumber, toExactNumber} from '../exactNumber';
import {LIMITS} from '../limits';
import {toPointer} from '../pointer';
import type {Json} from '../types';
import {toDepthProblem} from './json';
import type {ParseProblem} from './types';
import {isYamlScalar, type YamlScalar} from './yamlSchema';

type Raw = null | boolean | number | string | YamlScalar | RawContainer;
type RawContainer = Raw[] | {[key: string]: Raw};

/** Measures of a list or map, known once its content has been processed. */
type Measure = {
  /** Number of values in it when every alias is replaced by its value. */
  size: number;
  /** Number of levels below it. */
  height: number;
};

type Level = {container: RawContainer; keys: string[]; next: number; size: number; height: number};

/**
 * Turns the result of the YAML parser into plain values, in place: scalars lose their text. Aliases
 * stay shared objects, so the work is linear in the length of the text. Reports a value that
 * contains itself or is too deep, and aliases that expand to too much.
 */
export function settleYaml(
  root: unknown,
): {value: Json; values: number; isMarked?: true} | ParseProblem {
  const value = root as Raw;
  if (!isContainer(value)) return {value: toValue(value), values: 1};
  const measures = new Map<RawContainer, Measure>();
  const open = new Set<RawContainer>([value]);
  const stack: Level[] = [toLevel(value)];
  let values = 1;
  let isMarked = false;
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const key = level.keys[level.next];
    if (key === undefined) {
      stack.pop();
      open.delete(level.container);
      measures.set(level.container, level);
      const parent = stack.at(-1);
      if (parent) add(parent, level);
      else if (level.size - values > LIMITS.aliasedValues) return toExpansionProblem(level.size);
      continue;
    }
    level.next += 1;
    const child = (level.container as {[key: string]: Raw})[key];
    if (!isContainer(child)) {
      values += 1;
      level.size += 1;
      if (isYamlScalar(child)) {
        const scalar = toScalarValue(child);
        isMarked ||= isExactNumber(scalar);
        setOwn(level.container, key, scalar);
      }
      continue;
    }
    const known = measures.get(child);
    if (known) {
      add(level, known);
    } else if (open.has(child)) return toCircleProblem(stack);
    else {
      values += 1;
      open.add(child);
      stack.push(toLevel(child));
      if (stack.length > LIMITS.depth) return toDepthProblem();
    }
    if (level.height > LIMITS.depth) return toDepthProblem();
  }
  return {
    value: value as Json,
    values,
    ...(isMarked && {isMarked}),
  };
}

function toLevel(container: RawContainer): Level {
  return {container, keys: Object.keys(container), next: 0, size: 1, height: 1};
}

function add(level: Level, {size, height}: Measure): void {
  level.size += size;
  level.height = Math.max(level.height, height + 1);
}

function isContainer(value: Raw | undefined): value is RawContainer {
  return typeof value === 'object' && value !== null && !isYamlScalar(value);
}

function toValue(value: Exclude<Raw, RawContainer>): Json {
  return isYamlScalar(value) ? toScalarValue(value) : value;
}

/**
 * Numbers that are valid JSON stay as written; others keep their digits (`+1`,
 * `0xFFFFFFFFFFFFFFFF`).
 */
function toScalarValue({value, text}: YamlScalar): Json {
  if (typeof value !== 'number' || isJsonNumber(text))
    return typeof value === 'number' ? toExactNumber(text) : value;
  return Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    /^(?:[-+]?\d+|0x[\da-f]+|0o[0-7]+)$/i.test(text)
    ? toExactNumber(String(BigInt(text.replace(/^\+/, ''))))
    : value;
}

/** Assigning to `__proto__` would set the prototype. */
function setOwn(container: RawContainer, key: string, value: Raw): void {
  if (key === '__proto__')
    Object.defineProperty(container, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  else (container as {[key: string]: Raw})[key] = value;
}

function toExpansionProblem(size: number): ParseProblem {
  return {
    code: 'document-limit',
    message: `YAML aliases expand this file to ${size < 1e15 ? Math.round(size).toLocaleString('en') : 'countless'} values.`,
    help: 'Use `$ref` instead of aliases: a reference is not copied.',
  };
}

function toCircleProblem(stack: readonly Level[]): ParseProblem {
  const keys = stack.flatMap((level) => level.keys.slice(level.next - 1, level.next));
  return {
    code: 'document-limit',
    message: 'A YAML alias is inside the value that it names, so the value never ends.',
    help: 'Use `$ref` for schemas that contain themselves.',
    pointer: toPointer(...keys),
  };
}
