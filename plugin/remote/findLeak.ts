import {decodeText} from '../document/files/decode';
import {parseText} from '../document/parse/parse';
import type {Json} from '../document/types';

/** Escapes of JSON, YAML, URLs and HTML for one ASCII character. */
const ESCAPE =
  /\\u00([0-9a-f]{2})|\\x([0-9a-f]{2})|\\U000000([0-9a-f]{2})|\\u\{0*([0-9a-f]{1,2})\}|%([0-9a-f]{2})|&#x0*([0-9a-f]{1,2});|&#0*(\d{1,3});/gi;
/** How often a text is unescaped: escapes may be inside escapes. */
const ROUNDS = 3;

/**
 * Searches files for the values of environment variables, also in UTF-16, behind escapes, split by
 * line breaks, as base64 or as hexadecimal numbers. Returns the name of the variable.
 * @param values value → name of its variable
 */
export function createLeakFinder(
  values: ReadonlyMap<string, string>,
): (bytes: Uint8Array, file?: string) => string | undefined {
  const searches = [...values].map(([value, variable]) => ({variable, isIn: createSearch(value)}));
  return (bytes, file) => {
    if (searches.length === 0) return undefined;
    const texts = listTexts(bytes, file);
    return searches.find(({isIn}) => texts.some(isIn))?.variable;
  };
}

function createSearch(value: string): (text: string) => boolean {
  const plain = value.replace(/\s+/g, '');
  const encoded = (['latin1', 'utf16le'] as const).flatMap((encoding) => {
    const bytes = Buffer.from(value, encoding);
    return encoding === 'latin1' ? [bytes] : [bytes, Buffer.from(bytes).swap16()];
  });
  const base64 = encoded.flatMap(listBase64);
  const hex = encoded.map((bytes) => bytes.toString('hex'));
  return (text) => {
    const usual = text.replaceAll('-', '+').replaceAll('_', '/');
    const lower = text.toLowerCase();
    return (
      text.includes(plain) ||
      base64.some((form) => usual.includes(form)) ||
      hex.some((form) => lower.includes(form))
    );
  };
}

/** What is certain about the base64 of bytes with something else before and after them. */
function listBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(
      before === 0 ? 0 : before + 1,
      Math.floor(((before + bytes.length) * 8) / 24) * 4,
    );
  });
}

/** The texts that may contain a value, without white space. */
function listTexts(bytes: Uint8Array, file: string | undefined): string[] {
  // Without zero bytes, ASCII is the same in UTF-8, UTF-16 and UTF-32.
  const raw = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
  const strings = file === undefined ? '' : listStrings(bytes, file).join('\n');
  return [raw, strings].flatMap(listUnescaped).map((text) => text.replace(/\s+/g, ''));
}

function listUnescaped(text: string): string[] {
  const found = [text];
  for (let round = 0; round < ROUNDS; round++) {
    const last = found.at(-1) ?? '';
    const next = last.replace(ESCAPE, (...[, u, x, long, braces, percent, hex, decimal]) =>
      String.fromCharCode(
        decimal === undefined
          ? parseInt((u ?? x ?? long ?? braces ?? percent ?? hex) as string, 16)
          : Number(decimal),
      ),
    );
    if (next === last) break;
    found.push(next);
  }
  return found;
}

/** All keys and strings of a file, as its parser reads them. */
function listStrings(bytes: Uint8Array, file: string): string[] {
  const strings: string[] = [];
  const seen = new Set<object>();
  const pending: (Json | undefined)[] = [parseText(decodeText(bytes).text, file).value];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') strings.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (!Array.isArray(value)) for (const item of Object.keys(value)) strings.push(item);
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return strings;
}
