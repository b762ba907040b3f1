/** Code of our own within a value, such as the name of an import. */
export type CodeLiteral = {readonly [CODE]: string};
const CODE = Symbol('code');

/** A value that a file of the site gets as JavaScript. Strings in it may be a document's. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | CodeLiteral
  | Literal[]
  | {readonly [key: string]: Literal};

export type Quote = '"' | "'";

/** Code must not contain strings of a document. */
export function asCode(code: string): CodeLiteral {
  return {[CODE]: code};
}

export function codeOf(value: Literal): string | undefined {
  return typeof value === 'object' && value !== null && CODE in value ? value[CODE] : undefined;
}

/** Formats a value as JavaScript; everything that commands write into code passes here. */
export function toLiteral(value: Literal, quote: Quote = "'"): string {
  const code = codeOf(value);
  if (code !== undefined) return code;
  if (typeof value === 'string') return quoteString(value, quote);
  if (Array.isArray(value)) return `[${value.map((item) => toLiteral(item, quote)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{${toEntries(value, quote)}}`;
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`${value} has no literal.`);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The entries of an object, without its braces. */
export function toEntries(values: {readonly [key: string]: Literal}, quote: Quote = "'"): string {
  return Object.entries(values)
    .map(([key, value]) => `${toKey(key, quote)}: ${toLiteral(value, quote)}`)
    .join(', ');
}

function toKey(key: string, quote: Quote): string {
  // Otherwise, it would set the prototype.
  if (key === '__proto__') return `[${quoteString(key, quote)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoteString(key, quote);
}

/** Line breaks, and characters that an editor hides or that reorder what it shows. */
const ESCAPED = /[\\'"]|[\p{C}\p{Zl}\p{Zp}]/gu;
const NAMED: {readonly [character: string]: string} = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

function quoteString(text: string, quote: Quote): string {
  const escape = (found: string): string => {
    if (found === '\\' || found === quote) return `\\${found}`;
    if (found === '"' || found === "'") return found;
    return NAMED[found] ?? found.split('').map(toUnit).join('');
  };
  return quote + text.replace(ESCAPED, escape) + quote;
}

function toUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
