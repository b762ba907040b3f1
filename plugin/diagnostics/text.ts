/** Longest name, path or URL that a message repeats: readers tell them apart by their ends. */
const MAX_NAME = 2000;
/** Longest value of a document that a message repeats: its beginning is enough to find it. */
const MAX_VALUE = 80;

/**
 * What a terminal would execute rather than show: control characters, direction marks, invisible
 * marks, lone surrogates, line separators.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Common escapes. */
const ESCAPES = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Escapes everything in a text that a terminal would execute, including tabs and line breaks. */
export function escapeControls(text: string): string {
  return text.replace(
    UNSHOWABLE,
    (character) => ESCAPES.get(character) ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The same for text of several lines: line breaks stay. */
export function escapeLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join('\n');
}

/** Cuts a text to `length` characters and marks the cut. Never splits a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text, length - 2) ? length - 2 : length - 1;
  return `${text.slice(0, end)}…`;
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** A name, path or URL of a document for a message: in backticks, escaped and complete. */
export function quote(name: string): string {
  return `\`${escapeControls(clip(name, MAX_NAME))}\``;
}

/** A value of a document for a message: in backticks, escaped and cut. */
export function quoteValue(value: string): string {
  return `\`${escapeControls(clip(value, MAX_VALUE))}\``;
}

/** `1 operation`, `2 operations`. */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}

/** The first of many names for a message: `` `a`, `b` and `c` ``, or `` `a`, `b` and 4 more ``. */
export function listSome(names: readonly string[], most = 5, word: 'and' | 'or' = 'and'): string {
  const shown = names.slice(0, most).map(quote);
  if (names.length > most) return `${shown.join(', ')} ${word} ${names.length - most} more`;
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`
    : (shown[0] ?? '');
}

/**
 * Text of a document as written, escaped so that it can neither mark up the report nor end a line
 * of it. Code spans stay.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_[\]<>#|&!]/g, '\\$&')))
    .join('');
}

/** Text for XML 1.0: markup is escaped, and characters that XML cannot contain are replaced. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
