import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import {formatJson, isExactNumber} from '../document/exactNumber';
import type {Json} from '../model/types';

/**
 * Strings that need no quotes in any position: words of letters, digits and a few other characters.
 * All others are quoted as in JSON, which is valid YAML.
 */
const PLAIN = /^[A-Za-z_][\w./-]*(?: [\w./-]+)*$/;
/** Plain words that YAML 1.1 or 1.2 does not read as strings. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
/** Lines that can be written unchanged below a `|`. */
const LINES =
  /^[^\s\p{C}\u2028\u2029][^\p{Cc}\u2028\u2029]*(?:\n[^\p{Cc}\u2028\u2029]*)*[^\n]\n?$/u;

/** Formats a value as YAML in block style, without a line break at the end. */
export function formatYaml(value: Json): string {
  const [first = '', ...rest] = toLines(value);
  return [first, ...(typeof value === 'string' ? indent(rest) : rest)].join('\n');
}

/** The lines of a value, not indented. */
function toLines(value: Json): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item) => {
      const [first = '', ...rest] = toLines(item);
      return [`- ${first}`, ...indent(rest)];
    });
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return membersOf(value).flatMap(([key, item]) => {
      const [first = '', ...rest] = toLines(item);
      // A list or an object begins on its own line; a block of text begins with an indicator on the
      // line of its key.
      if (typeof item !== 'object' || item === null || first === '[]' || first === '{}')
        return [`${toText(key)}: ${first}`, ...indent(rest)];
      return [`${toText(key)}:`, ...indent([first, ...rest])];
    });
  }
  return typeof value === 'string' && !isExactNumber(value)
    ? toTextLines(value)
    : [formatJson(value)];
}

function toTextLines(text: string): string[] {
  if (!text.includes('\n') || !LINES.test(text)) return [toText(text)];
  return [text.endsWith('\n') ? '|' : '|-', ...text.replace(/\n$/, '').split('\n')];
}

function toText(text: string): string {
  return PLAIN.test(text) && !WORDS.test(text) ? text : JSON.stringify(text);
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}
