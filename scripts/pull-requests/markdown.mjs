// Prepares Markdown for a comment: makes it harmless if strangers wrote it, and cuts it.

/** What GitHub accepts; GitLab accepts more. */
export const MAX_LENGTH = 65_536;

const KEPT = /[\p{L}\p{N} .,;:'"()/…→·?%]/u;
/** Longer than any line that `check` writes; what is in backticks takes long to find in longer ones. */
const MAX_LINE = 10_000;
/** The lines around the folded list. */
const FOLD = /^<details><summary>Compatible \(\d{1,6}\)<\/summary>$|^<\/details>$/;
const TOKEN =
  /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)|\[(published page|preview)\]\((https?:\/\/[^\s()<>\\`]+)\)|\\([!-/:-@[-`{-~])|&#8203;|[^]/gu;

/**
 * Keeps the form that `check --format markdown` writes: headings, lists, code spans, the folded list
 * and links to the two sites. Everything else becomes text that marks up nothing, links to nothing
 * and notifies nobody, whatever a stranger wrote.
 * @param {string} text
 * @param {string[]} sites URLs that links may begin with
 */
export function restrict(text, sites) {
  const roots = sites.filter(Boolean).map((site) => site.replace(/\/?$/, '/'));
  return (
    text
      .split(/\r?\n/)
      .map((line) => restrictLine(line.slice(0, MAX_LINE).replace(/\p{C}/gu, ''), roots))
      // Without an empty line after it, the lines that follow would be HTML too.
      .map((line, index, lines) =>
        FOLD.test(line) && lines[index + 1]?.trim() ? toText(line) : line,
      )
      .join('\n')
  );
}

function restrictLine(line, roots) {
  if (FOLD.test(line)) return line;
  const [, start = '', rest, end = ''] = /^(#{2,3} |- | {2})?(.*?)(\\)?$/u.exec(line);
  const parts = [''];
  for (const [token, , code, label, url, escaped] of rest.trimStart().matchAll(TOKEN)) {
    if (code?.trim()) parts.push(toCodeSpan(code.trim()), '');
    else if (label && roots.some((root) => url.startsWith(root))) parts.push(token, '');
    else if (token !== '&#8203;') parts.push(parts.pop() + (escaped ?? token));
  }
  // Texts and what stays as it is alternate.
  const restricted = parts
    .map((part, index) => (index % 2 === 0 ? toText(part) : part))
    // The backticks of code beside code would be one run, which ends neither.
    .map((part, index) => part || (parts[index - 1] && parts[index + 1] ? '&#8203;' : ''))
    .join('');
  // At the start of a line, a slash is a command for many bots, and a number begins a list.
  const first = restricted.replace(/^\//, '&#47;').replace(/^(\d+)([.)])/, toNumber);
  return start + first + end;
}

function toText(text) {
  return [...breakReferences(text)]
    .map((character) => (KEPT.test(character) ? character : toEntity(character)))
    .join('')
    .replaceAll('://', ':&#8203;//')
    .replace(/\b(www)\./gi, '$1&#8203;.');
}

/** In turn: a sign before a name or a number, `GH-7`, an advisory, a commit, and `acme/pets>`. */
const REFERENCE =
  /[@#!$%&~^*[](?=\S)|-(?<=[a-z]\w*-)(?=\d)|-(?<=GHSA-)|(?<![\da-z])[\da-f]{7,}(?![\da-z])|(?=>)(?<=\w\/[\w.-]+)/gi;

/**
 * GitHub and GitLab link and notify people, issues and commits that a text names. An invisible space
 * prevents it; an entity does not. The package has the same function in `diagnostics/text.ts`.
 */
function breakReferences(text) {
  return text.replace(REFERENCE, (found) =>
    found.length > 1 ? found.replace(/.{6}/g, '$&\u200b') : `${found}\u200b`,
  );
}

function toEntity(character) {
  return `&#${character.codePointAt(0)};`;
}

function toNumber(_, digits, mark) {
  return digits + toEntity(mark);
}

/** Longer backticks than those inside. */
function toCodeSpan(code) {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/**
 * Cuts a text between lines, and says where the rest is.
 * @param {string} text
 * @param {string} more URL of the complete list
 * @param {number} most characters
 */
export function cut(text, more, most = MAX_LENGTH) {
  if (text.length <= most) return text;
  const sentence = `The list is longer than a comment can be. [All changes](${more})`;
  const room = most - sentence.length - '\n\n</details>\n\n'.length;
  const lines = text
    .slice(0, room + 1)
    .split('\n')
    .slice(0, -1);
  // A change has several lines, and is not cut either.
  const last = lines.findLastIndex((line) => !line.endsWith('\\'));
  const kept = lines.slice(0, last + 1).join('\n');
  const isOpen = kept.lastIndexOf('<details>') > kept.lastIndexOf('</details>');
  return [kept, ...(isOpen ? ['</details>'] : []), sentence].join('\n\n');
}

/** Whether a list only says that there are no changes. */
export function isQuiet(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('## '))
    .every((line) => line.startsWith('No changes.'));
}
