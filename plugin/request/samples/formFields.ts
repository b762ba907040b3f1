import {encodeForm, encodeStrict} from '../percent';
import type {HttpBody, NameValue} from '../types';

/**
 * How a language's own form type encodes a name or a value. All of them write `+` for a space, but
 * differ in other characters.
 */
export type FormEncoding = (text: string) => string;

/** Python's `urllib`, Go's `net/url`, .NET and curl do not encode `~`. */
export const encodeWithTilde: FormEncoding = (text) => encodeStrict(text).replaceAll('%20', '+');
/** The WHATWG's encoding, also used by Ruby, does not encode `*`. */
export const encodeWithStar: FormEncoding = (text) => encodeForm(text).replaceAll('%2A', '*');

/** A field as written in the request, and decoded. */
export type FormField = {written: NameValue; read: NameValue};

/**
 * The fields of a form. Undefined for any other body, and for a string that is not a list of names
 * and values.
 */
export function toFormFields(body: HttpBody): FormField[] | undefined {
  if (body.kind !== 'form-urlencoded') return undefined;
  const fields = body.text.split('&').map((pair): FormField | undefined => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    const read = [decode(name), decode(value)];
    return name === undefined ||
      value === undefined ||
      read[0] === undefined ||
      read[1] === undefined
      ? undefined
      : {written: [name, value], read: [read[0], read[1]]};
  });
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

/** The fields of a form if the encoding produces the same bytes as the request. */
export function toFieldsOf(body: HttpBody, encode: FormEncoding): NameValue[] | undefined {
  const fields = toFormFields(body);
  return fields?.every(
    ({written, read}) => encode(read[0]) === written[0] && encode(read[1]) === written[1],
  )
    ? fields.map(({read}) => read)
    : undefined;
}

/** Whether the fields can become an object or a dictionary, where each name occurs once. */
export function haveOwnNames(fields: readonly NameValue[]): boolean {
  return new Set(fields.map(([name]) => name)).size === fields.length;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined; // Not UTF-8.
  }
}
