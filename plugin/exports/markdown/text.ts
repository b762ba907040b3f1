/**
 * Pieces of Markdown text, written so that what they hold stays data: nothing in it becomes markup.
 */
import {formatJson} from '../../document/exactNumber';
import type {Address, Json} from '../../model/types';
import {toWellFormed} from '../../request/percent';

/** Values longer than this are in their own block. In characters. */
const MAX_INLINE = 100;

/** Blocks with a blank line between them. Empty ones are left out. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks
    .filter((block): block is string => block !== undefined && block !== '')
    .join('\n\n');
}

/** A heading. Deeper levels than Markdown has are the last one. */
export function toHeading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(6, level))} ${text}`;
}

/**
 * Code within a line, whatever it holds: the fence is longer than any run of backticks in it
 * (CommonMark, section 6.1).
 */
export function toCode(text: string): string {
  const line = text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');
  if (line.trim() === '') return `"${line}"`;
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/** A block of code. `language` is for highlighting. */
export function toCodeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language.replace(/[^\w.+#-]/g, '')}\n${text.replace(/\r\n?/g, '\n').replace(/\n$/, '')}\n${fence}`;
}

/** A value of the document as JSON, in the line where it fits. */
export function toValue(value: Json): string | undefined {
  const text = formatJson(value);
  return text.length <= MAX_INLINE ? toCode(text) : undefined;
}

export function toValueBlock(value: Json): string {
  return toCodeBlock(formatJson(value, 2), 'json');
}

/** GFM makes a link of it, which takes in the backslash before a `<` that ends it. */
const BARE_URL = /:\/\/|www\./i;

/**
 * Plain words of the document or of the site owner: characters that mean something to Markdown are
 * escaped.
 */
export function escapeText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const inner = line.replace(/[\\`*[\]<>~|&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
  return inner
    .replace(/\S+/g, (word) => (BARE_URL.test(word) ? word.replaceAll('\\<', '&lt;') : word))
    .replace(/^([-+#=]|\d+(?=[.)]))/, (start) => (/^\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** A link; the address is one that may hold anything. */
export function toLink(label: string, url: string): string {
  const address = toAscii(url);
  return `[${escapeText(label)}](${/[\s()<>]/.test(address) ? `<${address.replace(/[<>\r\n]/g, encodeURIComponent)}>` : address})`;
}

/** Letters of other scripts percent-encoded, which not every program does. */
export function toAscii(url: string): string {
  return url.replace(/[^\0-\x7f]+/g, (letters) => encodeURIComponent(toWellFormed(letters)));
}

/** A link where there is a URL, else the text in its place. */
export function toAddressLink(label: string | undefined, address: Address): string {
  if (typeof address === 'string') return toLink(label ?? address, address);
  return label === undefined
    ? toCode(address.text)
    : `${escapeText(label)}: ${toCode(address.text)}`;
}

/** A list item: its first line, and blocks that belong to it. */
export function toItem(head: string, blocks: readonly (string | undefined)[] = []): string {
  const inner = joinBlocks(blocks);
  return inner === '' ? `- ${head}` : `- ${head}\n\n${inner.replace(/^(?=[^\n])/gm, '  ')}`;
}

/** Items that are close to each other unless one of them has blocks. */
export function toList(items: readonly string[]): string {
  return items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
