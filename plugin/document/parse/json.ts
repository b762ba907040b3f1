import {visit} from 'jsonc-parser';
import {present} from '../present';
import {escapeControls} from '../../diagnostics/text';
import {toExactNumber} from '../exactNumber';
import {toMarkedKey} from '../keyOrder';
import {LIMITS} from '../limits';
import type {Json} from '../types';
import {measureJson, type JsonMeasure} from './measureJson';
import type {ParseProblem} from './types';

export type ParsedJson = {
  value: Json;
  /** Number of members in the text: higher than in the value when a key is repeated. */
  members: number;
  isMarked?: true;
};

/** Parses JSON, or reports what is wrong with it. */
export function parseJson(text: string): ParsedJson | ParseProblem {
  const {tooDeepAt, members, numbers, keys} = measureJson(text);
  const isMarked = numbers.length > 0 || keys.length > 0;
  if (tooDeepAt !== undefined) return toDepthProblem(tooDeepAt);
  try {
    return {
      value: JSON.parse(isMarked ? markText(text, numbers, keys) : text) as Json,
      members,
      ...(isMarked && {isMarked}),
    };
  } catch {
    return findSyntaxProblem(text);
  }
}

/**
 * The text with its inexact numbers replaced by the strings that represent them, and the keys that
 * JavaScript would move by those that stay.
 */
function markText(
  text: string,
  numbers: JsonMeasure['numbers'],
  keys: JsonMeasure['keys'],
): string {
  const replaced = [
    ...numbers.map(({start, end}) => ({start, end, to: toExactNumber(text.slice(start, end))})),
    ...keys.map(({start, end}) => ({start, end, to: toMarkedKey(text.slice(start + 1, end - 1))})),
  ].sort((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let end = 0;
  for (const piece of replaced) {
    pieces.push(text.slice(end, piece.start), JSON.stringify(piece.to));
    end = piece.end;
  }
  return pieces.join('') + text.slice(end);
}

/** Uses the original text, so that places are those of the file. */
function findSyntaxProblem(text: string): ParseProblem {
  try {
    JSON.parse(text);
    throw new Error('JSON that was refused can be read after all.');
  } catch (error) {
    return toSyntaxProblem(text, error instanceof Error ? error.message : String(error));
  }
}

function toSyntaxProblem(text: string, message: string): ParseProblem {
  const offset = findOffset(text, message);
  const help = toHelp(text, offset);
  return present({
    code: 'document-syntax',
    message: `The file is not valid JSON: ${toReason(message)}.`,
    offset,
    help,
  });
}

/** The position in V8's message, else the first error that jsonc-parser finds. */
function findOffset(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  let first = text.trimEnd().length;
  visit(
    text,
    {onError: (_error, offset) => void (first = Math.min(first, offset))},
    {disallowComments: true},
  );
  return first;
}

/** V8's message without the position and the excerpt of the text. */
function toReason(message: string): string {
  const token = /^Unexpected token '?(.+?)'?(?:, | in JSON)/su.exec(message)?.[1];
  if (token !== undefined) return `unexpected \`${escapeControls(token)}\``;
  if (message.startsWith('Unexpected end'))
    return 'it ends too early; a closing bracket, brace or quote is missing';
  const words = message
    .replace(/ in JSON at position .*$/s, '')
    .replace(/, .* is not valid JSON$/s, '');
  return escapeControls(words.charAt(0).toLowerCase() + words.slice(1));
}

function toHelp(text: string, offset: number): string | undefined {
  const found = text[offset];
  if (found === '<') return 'This looks like XML or HTML.';
  if (found === '/') return 'JSON has no comments: remove it.';
  if (!/^\s*[[{"]/.test(text)) return 'If this is YAML, let the name of the file end with `.yaml`.';
  if (found === "'") return 'JSON requires double quotes.';
  if ((found === '}' || found === ']') && text.slice(0, offset).trimEnd().endsWith(','))
    return 'Remove the comma before it: JSON allows none after the last entry.';
  return undefined;
}

export function toDepthProblem(offset?: number): ParseProblem {
  return present({
    code: 'document-limit',
    message: `Maps and lists are nested more than ${LIMITS.depth.toLocaleString('en')} levels deep.`,
    help: 'Move the inner schemas into `components.schemas`, and refer to them with `$ref`.',
    offset,
  });
}
