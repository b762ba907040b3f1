import {ENVELOPE_VERSION} from '../protocol';
import {Refusal} from '../refusal';
import type {Envelope, EnvelopeBody, EnvelopePart, NameValue} from '../protocol';

/** Of an object of JSON whose values are not checked yet. */
export type UncheckedFields = {[name: string]: unknown};

/** Longest URL that is accepted, in characters. */
const MAX_URL_LENGTH = 32 * 1024;
/**
 * Header and cookie pairs, and parts of a body: more than any API needs, few enough to check one by
 * one.
 */
const MAX_ENTRIES = 1000;
/** Longest user name and password, in characters. */
const MAX_CREDENTIAL_LENGTH = 1024;
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Text that UTF-8 can encode. */
const WELL_FORMED = /^\P{Cs}*$/u;
const OPERATION = /^(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+ \/|auth \S|follow [A-Z]+$)/;

/**
 * Parses the text of an envelope into exactly the type `Envelope`: unknown fields are dropped,
 * nothing is converted, and depth does not matter, because no value is read deeper than the type
 * goes. Refuses anything else with `bad_envelope`.
 */
export function parseEnvelope(text: string): Envelope {
  const fields = record(parseJson(text), 'The envelope');
  allowOnly(
    fields,
    [
      'v',
      'document',
      'operation',
      'url',
      'method',
      'headers',
      'cookies',
      'body',
      'digest',
      'timeoutMs',
    ],
    'the envelope',
  );
  if (fields.v !== ENVELOPE_VERSION) throw bad(`v must be ${ENVELOPE_VERSION}.`);
  return {
    v: ENVELOPE_VERSION,
    document: string(fields.document, 'document', 1, 1000),
    operation: matching(
      string(fields.operation, 'operation', 1, 4000),
      OPERATION,
      'operation must be a method and a path.',
    ),
    url: string(fields.url, 'url', 1, MAX_URL_LENGTH),
    method: matching(
      string(fields.method, 'method', 1, 64),
      TOKEN,
      'method must be an HTTP method.',
    ),
    headers: pairs(fields.headers, 'headers'),
    cookies: pairs(fields.cookies, 'cookies'),
    body: body(fields.body),
    ...(fields.digest === undefined ? {} : {digest: digest(fields.digest)}),
    ...(fields.timeoutMs === undefined
      ? {}
      : {timeoutMs: wholeNumber(fields.timeoutMs, 'timeoutMs', 1)}),
  };
}

function body(value: unknown): EnvelopeBody {
  const fields = record(value, 'body');
  switch (fields.kind) {
    case 'none':
      allowOnly(fields, ['kind'], 'body');
      return {kind: 'none'};
    case 'text':
      allowOnly(fields, ['kind', 'text'], 'body');
      return {kind: 'text', text: string(fields.text, 'body.text')};
    case 'base64':
      allowOnly(fields, ['kind', 'base64'], 'body');
      return {
        kind: 'base64',
        base64: matching(
          string(fields.base64, 'body.base64'),
          /^[A-Za-z0-9+/]*={0,2}$/,
          'body.base64 must be base64.',
        ),
      };
    case 'stream':
      allowOnly(fields, ['kind', 'size'], 'body');
      return {kind: 'stream', ...size(fields.size)};
    case 'parts':
      allowOnly(fields, ['kind', 'parts'], 'body');
      return {
        kind: 'parts',
        ...(fields.parts === undefined ? {} : {parts: list(fields.parts, 'body.parts').map(part)}),
      };
    default:
      throw bad('body.kind is unknown.');
  }
}

function digest(value: unknown): NonNullable<Envelope['digest']> {
  const fields = record(value, 'digest');
  allowOnly(fields, ['username', 'password'], 'digest');
  const credential = (name: 'username' | 'password'): string =>
    matching(
      string(fields[name], `digest.${name}`, 0, MAX_CREDENTIAL_LENGTH),
      WELL_FORMED,
      `digest.${name} must have no half of a surrogate pair.`,
    );
  return {username: credential('username'), password: credential('password')};
}

function part(value: unknown): EnvelopePart {
  const fields = record(value, 'A part');
  allowOnly(fields, ['name', 'filename', 'contentType', 'headers', 'size'], 'a part');
  return {
    ...(fields.name === undefined ? {} : {name: string(fields.name, 'The name of a part')}),
    ...(fields.filename === undefined
      ? {}
      : {filename: string(fields.filename, 'The file name of a part')}),
    ...(fields.contentType === undefined
      ? {}
      : {contentType: string(fields.contentType, 'The content type of a part')}),
    ...(fields.headers === undefined
      ? {}
      : {headers: pairs(fields.headers, 'The headers of a part')}),
    ...size(fields.size),
  };
}

function size(value: unknown): {size?: number} {
  return value === undefined ? {} : {size: wholeNumber(value, 'size', 0)};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad('The envelope is not JSON.');
  }
}

function record(value: unknown, what: string): UncheckedFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(`${what} must be an object.`);
  return value as UncheckedFields;
}

function allowOnly(fields: UncheckedFields, names: string[], what: string): void {
  if (Object.keys(fields).some((name) => !names.includes(name)))
    throw bad(`There is an unknown field in ${what}; it has ${names.join(', ')}.`);
}

function string(value: unknown, what: string, shortest = 0, longest = Infinity): string {
  if (typeof value !== 'string' || value.length < shortest || value.length > longest)
    throw bad(
      `${what} must be a string${longest === Infinity ? '' : ` of ${shortest} to ${longest} characters`}.`,
    );
  return value;
}

function matching(value: string, pattern: RegExp, words: string): string {
  if (!pattern.test(value)) throw bad(words);
  return value;
}

function wholeNumber(value: unknown, what: string, least: number): number {
  if (!Number.isSafeInteger(value) || (value as number) < least)
    throw bad(`${what} must be a whole number from ${least}.`);
  return value as number;
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES)
    throw bad(`${what} must be a list of at most ${MAX_ENTRIES}.`);
  return value;
}

function pairs(value: unknown, what: string): NameValue[] {
  return list(value, what).map((pair) => {
    if (
      !Array.isArray(pair) ||
      pair.length !== 2 ||
      typeof pair[0] !== 'string' ||
      typeof pair[1] !== 'string'
    )
      throw bad(`${what} must be pairs of strings.`);
    return [pair[0], pair[1]];
  });
}

function bad(detail: string): Refusal {
  return new Refusal('bad_envelope', detail);
}
