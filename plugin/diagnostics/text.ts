/** Longest name, path or URL that a message repeats: readers tell them apart by their ends. */
const MAX_NAME = 2000;
/** Longest value of a document that a message repeats: its beginning is enough to find it. */
const MAX_VALUE = 80;

/**
 * What a terminal would execute rather than show: control characters, direction marks, invisible
 * marks, lone surrogates, characters without a meaning, line separators. New emoji have no meaning
 * for older versions of Node.
 */
const UNSHOWABLE = /[^\P{C}\p{Extended_Pictographic}]|[\u2028\u2029]/gu;
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

/**
 * What GitHub Actions and Azure Pipelines obey in the output of a job: `##[…]` and `##vso[…]`
 * anywhere, `::…` at the start of a line.
 */
const JOB_COMMANDS = /#(?=#(?:vso)?\[)|(?<=^\s*):(?=:\w)/gim;

/** Makes commands of a document text in the output of a job. The escape is valid in JSON, too. */
export function escapeJobCommands(text: string): string {
  return text.replace(JOB_COMMANDS, toJsonEscape);
}

export function toJsonEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
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
  return toCodeSpan(escapeControls(clip(name, MAX_NAME)));
}

/** A value of a document for a message: in backticks, escaped and cut. */
export function quoteValue(value: string): string {
  return toCodeSpan(escapeControls(clip(value, MAX_VALUE)));
}

/** A line in backticks: one more than any run of them in it, so that the line cannot end them. */
export function toCodeSpan(line: string): string {
  const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return fence + pad + line + pad + fence;
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
 * of it. Code spans stay; they end at the next run of as many backticks as they begin with
 * (CommonMark, section 6.1).
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)|[^`]+|`+/gs, (part, fence?: string) =>
      fence === undefined ? escapePlain(part) : part,
    );
}

/** GitHub and GitLab make links of bare URLs too. */
function escapePlain(text: string): string {
  return breakReferences(text)
    .replace(/[\\*_[\]<>#|&!`~$]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replaceAll('\u200b', '&#8203;');
}

/** In turn: a sign before a name or a number, `GH-7`, an advisory, a commit, and `acme/pets>`. */
const REFERENCE =
  /[@#!$%&~^*[](?=\S)|-(?<=[a-z]\w*-)(?=\d)|-(?<=GHSA-)|(?<![\da-z])[\da-f]{7,}(?![\da-z])|(?=>)(?<=\w\/[\w.-]+)/gi;

/**
 * GitHub and GitLab link and notify people, issues and commits that a text names. An invisible space
 * prevents it; a backslash does not. `scripts/pull-requests/markdown.mjs`, which runs without the
 * package, has the same function.
 */
function breakReferences(text: string): string {
  return text.replace(REFERENCE, (found) =>
    found.length > 1 ? found.replace(/.{6}/g, '$&\u200b') : `${found}\u200b`,
  );
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
