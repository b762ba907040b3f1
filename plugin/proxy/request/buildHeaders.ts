import type {NameValue} from '../protocol';
import {Refusal} from '../refusal';
import {
  FIELD_NAME,
  FIELD_VALUE,
  isNeverSent,
  isOfContent,
  isSingle,
  isToldByOthers,
  ruleName,
  USER_AGENT,
  VIA,
} from './headerRules';

/** Ready for `http.request`. Frozen: only headers built here are sent. */
export type RequestHeaders = Readonly<{[name: string]: string | readonly string[]}>;

/** What the document names for an operation, with lower-case header names. */
export type Documented = {
  headers: ReadonlySet<string>;
  cookies: ReadonlySet<string>;
  /**
   * The caller cannot know which operation it is: undocumented headers are left out, not refused.
   */
  unknownToCaller?: true;
};

type HeaderSources = {
  headers: NameValue[];
  cookies: NameValue[];
  documented: Documented;
  /** The target may be a private one: it gets what is documented and nothing else. */ strict: boolean;
  framing: NameValue[];
};

/** In a manifest: the document leaves the names to the reader. */
const ANY_COOKIE = '*';
const MAX_FIELDS = 100;
const MAX_BYTES = 16 * 1024;
/**
 * What an API receives if the reader does not choose. `identity`, because the proxy never
 * decompresses.
 */
const DEFAULTS: NameValue[] = [
  ['Accept', '*/*'],
  ['Accept-Encoding', 'identity'],
  ['User-Agent', USER_AGENT],
];

/**
 * The headers of the request to the API, built from the envelope alone: nothing is copied that the
 * reader's browser, or a proxy in front of this site, set on the request to the proxy. `framing`
 * says how the body is sent and comes from the proxy.
 */
export function buildHeaders({
  headers,
  cookies,
  documented,
  strict,
  framing,
}: HeaderSources): RequestHeaders {
  checkSize(headers, cookies);
  const fields = new Map<string, {name: string; values: string[]}>();
  const replaced = new Set(framing.map(([name]) => ruleName(name)));
  for (const [name, value] of headers) {
    const rule = checkName(name);
    const checked = checkValue(name, value);
    if (mayPass(rule, name, documented, strict) && !replaced.has(rule))
      addField(fields, name, checked);
  }
  for (const [name, value] of DEFAULTS)
    if (!fields.has(ruleName(name))) addField(fields, name, value);
  const sent = cookies.filter(([name]) => mayPassAsCookie(name, documented, strict));
  if (sent.length > 0) addField(fields, 'Cookie', sent.map(formatCookie).join('; '));
  for (const [name, value] of [...framing, ['Via', VIA] as NameValue])
    addField(fields, name, value);

  const built = Object.create(null) as {[name: string]: string | readonly string[]};
  for (const {name, values} of fields.values())
    built[name] = values.length === 1 ? (values[0] as string) : Object.freeze(values);
  return Object.freeze(built);
}

/** Returns the name to which rules apply. */
function checkName(name: string): string {
  if (!FIELD_NAME.test(name))
    throw new Refusal('bad_envelope', 'A header name has characters that HTTP does not allow.');
  const rule = ruleName(name);
  if (isNeverSent(rule))
    throw new Refusal(
      'bad_envelope',
      `The header ${rule} belongs to the connection; the proxy sets it itself.`,
    );
  return rule;
}

/** Refuses headers that the document would have to name and does not. */
function mayPass(rule: string, name: string, documented: Documented, strict: boolean): boolean {
  if (
    isOfContent(rule) ||
    documented.headers.has(name.toLowerCase()) ||
    !(strict || isToldByOthers(rule))
  )
    return true;
  if (documented.unknownToCaller) return false;
  throw new Refusal(
    'bad_envelope',
    `The header ${rule} is not in the documentation of the operation.`,
  );
}

function mayPassAsCookie(name: string, documented: Documented, strict: boolean): boolean {
  if (!strict || documented.cookies.has(name) || documented.cookies.has(ANY_COOKIE)) return true;
  if (documented.unknownToCaller) return false;
  throw new Refusal('bad_envelope', 'A cookie is not in the documentation of the operation.');
}

/** HTTP ignores space around a value, and browsers drop it, as this does. */
function checkValue(name: string, value: string): string {
  if (!FIELD_VALUE.test(value))
    throw new Refusal(
      'bad_envelope',
      `The value of the header ${ruleName(name)} has characters that HTTP does not allow.`,
    );
  // One character for each byte: `trim` would remove the last byte of an à, which is a space to it.
  return value.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, '');
}

function addField(
  fields: Map<string, {name: string; values: string[]}>,
  name: string,
  value: string,
): void {
  const rule = ruleName(name);
  const field = fields.get(rule);
  if (!field) return void fields.set(rule, {name, values: [value]});
  if (isSingle(rule)) throw new Refusal('bad_envelope', `The header ${rule} may appear only once.`);
  if (field.name.toLowerCase() !== name.toLowerCase())
    throw new Refusal('bad_envelope', `The header ${rule} is spelt in two ways.`);
  field.values.push(value);
}

function formatCookie([name, value]: NameValue): string {
  if (!FIELD_NAME.test(name))
    throw new Refusal('bad_envelope', 'A cookie name has characters that HTTP does not allow.');
  if (!FIELD_VALUE.test(value) || value.includes(';'))
    throw new Refusal('bad_envelope', 'A cookie value has characters that HTTP does not allow.');
  return `${name}=${value}`;
}

/** Comes before anything reads a value. */
export function checkSize(headers: NameValue[], cookies: NameValue[]): void {
  const fields = [...headers, ...cookies];
  const bytes = fields.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (fields.length > MAX_FIELDS || bytes > MAX_BYTES) throw new Refusal('header_too_large');
}
