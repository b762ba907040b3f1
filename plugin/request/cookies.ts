import type {Operation} from '../model/types';
import type {Formatting} from './formatting';
import {
  listParameters,
  openObject,
  toContentText,
  toOpenRules,
  type SentParameter,
} from './parameterText';
import {encodeReservedQuery, encodeStrict, toWellFormed} from './percent';
import {toPlaceholder} from './problems';
import {toPairs} from './style';
import type {NameValue, ParameterValue, RequestProblem} from './types';

/** Characters that end a cookie, or are not allowed in a header. */
const FORBIDDEN = /[\u0000-\u0008\u000a-\u001f\u007f;]/g;

/**
 * Builds the cookies of the request, encoded by their style: `form` percent-encodes, `cookie` (3.2)
 * leaves values unchanged. An exploded list or object becomes several cookies, since a cookie
 * cannot contain `&`.
 */
export function toCookies(
  {parameters}: Pick<Operation, 'parameters'>,
  values: readonly ParameterValue[],
  formatting: Formatting,
): NameValue[] {
  const header = values.find(
    (value) => value.in === 'header' && value.name.toLowerCase() === 'cookie' && !value.placeholder,
  );
  return [
    ...listParameters(parameters, values, 'cookie').flatMap((parameter) =>
      toPairsOfCookie(parameter, formatting),
    ),
    ...parseCookies(header?.raw ?? header?.value),
  ];
}

function toPairsOfCookie(given: SentParameter, formatting: Formatting): NameValue[] {
  const parameter = openObject(given, formatting);
  const {value, definition, isOpen} = parameter;
  if (value.placeholder) return [[value.name, toPlaceholder(value.name)]];
  if (definition.content) {
    const text = toContentText(parameter, formatting);
    return text === undefined ? [] : [[value.name, encodeStrict(text)]];
  }
  if (value.raw !== undefined) return parseCookies(value.raw);
  if (value.value === undefined) return [];
  const {style = 'form', explode = true, allowReserved} = definition;
  const asIs = (text: string) => text;
  if (style === 'cookie')
    return toPairs({name: value.name, style, explode, encode: asIs, encodeName: asIs}, value.value);
  const encode = allowReserved ? encodeReservedCookie : encodeStrict;
  return toPairs(toOpenRules({name: value.name, style, explode, encode}, isOpen), value.value);
}

/** A semicolon would end the cookie. */
function encodeReservedCookie(text: string): string {
  return encodeReservedQuery(text).replaceAll(';', '%3B');
}

/** `a=1; b=2`, as in a header. */
function parseCookies(text: unknown): NameValue[] {
  if (typeof text !== 'string') return [];
  return text
    .split(/; ?/)
    .filter(Boolean)
    .map((pair): NameValue => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

/** Returns the cookies that a header can carry, and reports invalid characters. */
export function checkCookies(cookies: readonly NameValue[]): {
  cookies: NameValue[];
  problems: RequestProblem[];
} {
  const isWrong = ([name, value]: NameValue) =>
    name === '' || /[=\s]/.test(name) || `${name}${value}`.search(FORBIDDEN) >= 0;
  return {
    cookies: cookies
      .filter(([name]) => name !== '')
      .map(([name, value]) => [toClean(name), toClean(value).trim()]),
    problems: cookies
      .filter(isWrong)
      .map(([name]) => ({kind: 'invalid-cookie', name, blocking: true})),
  };
}

function toClean(text: string): string {
  return toWellFormed(text).replace(FORBIDDEN, ' ');
}
