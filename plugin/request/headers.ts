import type {Operation} from '../model/types';
import type {Formatting} from './formatting';
import {listParameters, openObject, toContentText, type SentParameter} from './parameterText';
import {toWellFormed} from './percent';
import {toPlaceholder} from './problems';
import {toStyledText} from './style';
import type {NameValue, ParameterValue, RequestProblem} from './types';

/** A name that HTTP allows: RFC 9110 section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Characters that no header can carry: a line break would begin another header. */
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f]/g;
/** Headers that the sender writes itself. */
const OF_SENDER: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Builds the header parameters of the request, without `Cookie` and headers that only the sender
 * can know.
 */
export function toHeaders(
  {parameters}: Pick<Operation, 'parameters'>,
  values: readonly ParameterValue[],
  formatting: Formatting,
): NameValue[] {
  return listParameters(parameters, values, 'header')
    .filter(
      ({value}) =>
        value.name.toLowerCase() !== 'cookie' && !OF_SENDER.has(value.name.toLowerCase()),
    )
    .flatMap((parameter): NameValue[] => {
      const text = toHeaderText(parameter, formatting);
      return text === undefined ? [] : [[parameter.value.name, text]];
    });
}

/** Header values are not percent-encoded (OpenAPI 3.2, Parameter Object). */
export function toHeaderText(given: SentParameter, formatting: Formatting): string | undefined {
  const parameter = openObject(given, formatting);
  const {value, definition} = parameter;
  if (value.placeholder) return toPlaceholder(value.name);
  if (definition.content || value.raw !== undefined) return toContentText(parameter, formatting);
  if (value.value === undefined || value.value === null) return undefined;
  const text = toStyledText(
    {
      name: value.name,
      style: 'simple',
      explode: definition.explode ?? false,
      encode: (item) => item,
    },
    value.value,
  );
  return text === '' && typeof value.value === 'object' ? undefined : text;
}

/** A header value without surrounding spaces and without control characters. */
export function toFieldValue(text: string): string {
  return toWellFormed(text)
    .replace(CONTROL, ' ')
    .replace(/[ \t]+/g, (space, offset: number, whole: string) =>
      offset === 0 || offset + space.length === whole.length ? '' : space,
    );
}

/** A method of `additionalOperations` may be any string; only some are methods of HTTP. */
export function toMethod(method: string): string {
  return method.replace(/[^!#$%&'*+\-.^_`|~0-9A-Za-z]+/g, '') || 'GET';
}

/**
 * Returns the headers that HTTP can carry: without surrounding spaces, and without control
 * characters, which are reported. Invalid names are omitted and reported.
 */
export function checkHeaders(headers: readonly NameValue[]): {
  headers: NameValue[];
  problems: RequestProblem[];
} {
  const checked = headers.map(([name, value]): NameValue => [name, toFieldValue(value)]);
  const wrong = headers.filter(([name, value]) => !TOKEN.test(name) || value.search(CONTROL) >= 0);
  return {
    headers: checked.filter(([name]) => TOKEN.test(name)),
    problems: wrong.map(([name]) => ({kind: 'invalid-header', name, blocking: true})),
  };
}
