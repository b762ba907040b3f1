import {withoutMarks} from '../exactNumber';
import {toLineColumn, toLineStarts} from '../../diagnostics/lines';
import {quote} from '../../diagnostics/text';
import {LIMITS} from '../limits';
import {toPositions} from '../position/positions';
import type {Position} from '../position/types';
import type {Json} from '../types';
import {countValues} from './countValues';
import {parseJson} from './json';
import {settleYaml} from './settleYaml';
import type {ParsedText, ParseProblem} from './types';
import {parseYaml} from './yaml';
import {isYamlScalar} from './yamlSchema';

/**
 * Parses the text of a file. A name that ends with `.json` requires JSON. Any other file may hold
 * YAML or JSON; if it looks like JSON, JSON is tried first, because that is faster and allows
 * indentation by tabs.
 */
export function parseText(source: string, file: string): ParsedText {
  const text = withoutMarks(source);
  const mustBeJson = /\.json$/i.test(file);
  if (text.trim() === '')
    return toFailure(mustBeJson ? 'json' : 'yaml', {
      code: 'document-empty',
      message: 'The file is empty.',
    });
  if (!mustBeJson && !/^\s*[[{]/.test(text)) return readYaml(text);
  const parsed = parseJson(text);
  if ('value' in parsed) {
    const {values, members} = countValues(parsed.value);
    const halves = replaceHalfPairs(parsed.value, text);
    return {
      format: 'json',
      value: parsed.value,
      values,
      ...(parsed.isMarked && {isMarked: true}),
      problems: [...halves, ...(members < parsed.members ? listRepeatedKeys(text, 'json') : [])],
    };
  }
  return mustBeJson ? toFailure('json', findConflict(text) ?? parsed) : readYaml(text);
}

function readYaml(text: string): ParsedText {
  const parsed = parseYaml(text);
  if (!('value' in parsed)) return toFailure('yaml', findConflict(text) ?? parsed);
  if (parsed.value === undefined || parsed.value === null)
    return toFailure('yaml', {
      code: 'document-empty',
      message: 'The file contains only comments.',
    });
  keepTexts(parsed.value);
  const settled = settleYaml(parsed.value);
  if (!('value' in settled)) return toFailure('yaml', settled);
  return {
    format: 'yaml',
    ...settled,
    ...(parsed.isMarked && {isMarked: true}),
    problems: [
      ...replaceHalfPairs(settled.value, text),
      ...(parsed.repeated ? listRepeatedKeys(text, 'yaml') : []),
    ],
  };
}

/** Finds the start of an unresolved merge conflict: parser messages about it are misleading. */
function findConflict(text: string): ParseProblem | undefined {
  const offset = /^<{7} /m.exec(text)?.index;
  return offset === undefined
    ? undefined
    : {
        code: 'document-syntax',
        message: 'The file has merge conflict markers.',
        help: 'Resolve the conflict: keep one of the two sides, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
        offset,
      };
}

function toFailure(format: ParsedText['format'], problem: ParseProblem): ParsedText {
  return {format, values: 0, problems: [problem]};
}

/**
 * `openapi: 3.0` and `version: 1.10` are meant as strings: as numbers they would lose their zeros.
 */
function keepTexts(root: unknown): void {
  keepText(root, 'openapi');
  keepText(root, 'swagger');
  if (typeof root === 'object' && root !== null && 'info' in root) keepText(root.info, 'version');
}

function keepText(object: unknown, key: string): void {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, key)) return;
  const fields = object as {[key: string]: unknown};
  const value = fields[key];
  if (isYamlScalar(value) && value.value !== null) fields[key] = value.text;
}

/**
 * Lists every key that an object of the text repeats, at its second position. A YAML merge key may
 * be repeated any number of times.
 */
function listRepeatedKeys(text: string, format: 'json' | 'yaml'): ParseProblem[] {
  const starts = toLineStarts(text);
  const problems: ParseProblem[] = [];
  const seen = new Set<Position[]>();
  const pending: Position[] = [toPositions(text, format)];
  for (
    let position = pending.pop();
    position !== undefined && problems.length < LIMITS.findingsPerRule;
    position = pending.pop()
  ) {
    if (typeof position === 'number' || seen.has(position.children)) continue;
    seen.add(position.children);
    for (const child of position.children) pending.push(child);
    const first = new Map<string, number>();
    for (const [index, key] of (position.keys ?? []).entries()) {
      const offset = position.keyOffsets?.[index];
      if (offset === undefined) continue;
      const earlier = first.get(key);
      if (earlier === undefined || key === '<<') first.set(key, offset);
      else
        problems.push({
          code: 'document-duplicate-key',
          message: `The key ${quote(key)} occurs twice in the same object; the first is in line ${toLineColumn(starts, earlier).line}.`,
          help: 'Remove one of them, or merge their values.',
          offset,
        });
    }
  }
  return problems;
}

/** Matches the escape of half a surrogate pair in JSON and YAML. Two halves are one character. */
const ESCAPE =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})/g;
const HALF = /\p{Cs}/gu;

/**
 * Replaces, in place, unpaired halves of surrogate pairs: they cannot be written as UTF-8, so the
 * HTML of a page would differ from its data. Reports whether there were any.
 */
function replaceHalfPairs(root: Json, text: string): ParseProblem[] {
  const escapes = [...text.matchAll(ESCAPE)].filter(([, half]) => half !== undefined);
  const [first] = escapes;
  if (first === undefined || !replaceIn(root)) return [];
  return [
    {
      code: 'document-encoding',
      message: `\`${first[1]}\` is half of a character; it is shown as \uFFFD.`,
      help: 'Write both halves, or the character itself.',
      offset: first.index,
    },
  ];
}

function replaceIn(root: Json): boolean {
  let isReplaced = false;
  const mend = (text: string): string => {
    const mended = text.replace(HALF, '\uFFFD');
    isReplaced ||= mended !== text;
    return mended;
  };
  const pending: Json[] = [root];
  const seen = new Set<Json>();
  for (let holder = pending.pop(); holder !== undefined; holder = pending.pop()) {
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    const entries = Object.entries(holder);
    // The new key takes the position of the old one.
    const isRenamed = !Array.isArray(holder) && entries.some(([key]) => mend(key) !== key);
    if (isRenamed) for (const [key] of entries) delete (holder as {[key: string]: Json})[key];
    for (const [key, value] of entries) {
      const mended = typeof value === 'string' ? mend(value) : value;
      if (isRenamed || mended !== value)
        Object.defineProperty(holder, isRenamed ? mend(key) : key, {
          value: mended,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      pending.push(value);
    }
  }
  return isReplaced;
}
