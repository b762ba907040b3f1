import fc from 'fast-check';
import type {Json, Operation, Parameter} from '../../../plugin/model/types';
import type {
  BodyValues,
  Credential,
  FileValue,
  ParameterValue,
  PartValue,
  RequestContext,
  RequestValues,
} from '../../../plugin/request';
import {hostileText} from './hostileTexts';
import {makeContext, makeMediaType, makeParameter} from './operation';

const toFile = (name: string, type: string, ...bytes: number[]): FileValue => ({
  kind: 'file',
  name,
  type,
  content: new Uint8Array(bytes),
});

/** The files in the folder where samples run. */
export const FILES: readonly FileValue[] = [
  toFile("it's a;file,.bin", 'application/x-own', 0, 1, 2, 255, 13, 10),
  toFile('plain.txt', 'text/plain', 104, 105),
  toFile('-', 'text/plain', 1),
  toFile('-n "q" \\.txt', 'text/plain', 2),
  toFile('@at', '', 3),
  toFile('<angle>', 'text/plain', 4),
  toFile('$(touch canary) `touch canary` ${x} #{x} \\(x).txt', 'text/plain', 5),
  toFile('two\nlines""".txt', 'text/plain', 6),
  toFile('é漢🔑', 'text/plain', 7),
];
/** What a sample must not send. */
export const SECRET = 'secret.txt';

/** Media types of parts, some of which curl could read as its own settings. */
export const MEDIA_TYPES: readonly string[] = [
  'application/json',
  'text/plain; charset=utf-8',
  'text/plain;charset="utf-8"',
  `text/plain;headers=@${SECRET}`,
  `text/plain; HEADERS=@${SECRET}`,
  `text/plain;headers=<${SECRET}`,
  `text/plain;charset="a;headers=@${SECRET}"`,
  `text/plain;charset=a;headers=@${SECRET};x=y`,
  'text/plain;filename=evil.sh',
  'text/plain; encoder=base64',
  'text/plain;type=text/html',
  'text/plain,text/html',
  `text/plain,@${SECRET}`,
  `@${SECRET}`,
  `<${SECRET}`,
  '(;type=multipart/mixed',
  'no media type',
  'Text/Upper; X="é"',
  'text/plain\r\nX-Evil: 1\r\n\r\nbody',
  'a/b; c="\\";d="',
  '"""\n',
];

const value = (text: fc.Arbitrary<string>): fc.Arbitrary<Json> =>
  fc.letrec<{value: Json; scalar: Json}>((tie) => ({
    scalar: fc.oneof(text, fc.integer({min: 0, max: 999}), fc.constantFrom(-0.5, true, false)),
    value: fc.oneof(
      {maxDepth: 2},
      tie('scalar'),
      fc.array(tie('value'), {maxLength: 3}),
      fc.dictionary(fc.constantFrom('k', 'a b', 'é', 'x[0]', "it's", '"""', '\n'), tie('value'), {
        maxKeys: 3,
      }),
    ),
  })).value;
/** Other tests check that control characters in headers and raw cookies are refused. */
const plainText = hostileText.map((text) => text.replace(/[\0-\x1f\x7f]/g, ''));

const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const;

const toName = {
  path: fc.constant('path'),
  query: fc.oneof(fc.constant('query'), hostileText),
  header: fc.constantFrom('X-A', 'x-b', "X-!#$%&'*+-.^_`|~"),
  cookie: fc.constant('cookie'),
};

/** A parameter, and the value of it if it has one. */
function parameter(place: keyof typeof STYLES): fc.Arbitrary<[Parameter, ParameterValue?]> {
  return fc
    .record({
      name: toName[place],
      style: fc.option(fc.constantFrom<Parameter['style']>(...STYLES[place]), {nil: undefined}),
      explode: fc.boolean(),
      allowReserved: fc.boolean(),
      isJson: fc.integer({min: 0, max: 4}),
      plain: value(plainText),
      any: value(hostileText),
      isGiven: fc.integer({min: 0, max: 4}),
    })
    .map(({name, style, explode, allowReserved, isJson, plain, any, isGiven}) => {
      const made = makeParameter({
        name,
        in: place,
        ...(style && {style, explode}),
        ...(allowReserved && {allowReserved}),
        ...(isJson === 0 && style !== 'cookie' && {content: makeMediaType('application/json')}),
      });
      const chosen = place === 'header' || style === 'cookie' ? plain : any;
      if (place === 'path')
        return [made, {in: place, name, value: typeof chosen === 'string' ? `x${chosen}` : chosen}];
      return isGiven === 0
        ? [made]
        : [made, {in: place, name, value: style === 'cookie' ? 'plain' : chosen}];
    });
}

const password = plainText.map((text) => `u${text.replaceAll(':', '')}`);
const credentials = fc.oneof(
  fc.constant<Credential[]>([]),
  plainText.map((text): Credential[] => [{scheme: 'key', kind: 'apiKey', value: `k${text}`}]),
  plainText.map((text): Credential[] => [{scheme: 'query', kind: 'apiKey', value: `k${text}`}]),
  plainText.map((text): Credential[] => [{scheme: 'bearer', kind: 'token', token: `t${text}`}]),
  password.map((text): Credential[] => [
    {scheme: 'basic', kind: 'password', username: text, password: text},
  ]),
);

const part: fc.Arbitrary<PartValue> = fc
  .record({
    // The proxy writes a zero byte in a name as `%00`.
    name: hostileText.map((text) => text.replaceAll('\0', '0')),
    contentType: fc.option(fc.constantFrom(...MEDIA_TYPES), {nil: undefined}),
    headers: fc.option(fc.constant<[string, string][]>([['X-Part', 'v;"1']]), {nil: undefined}),
    file: fc.option(fc.constantFrom(...FILES), {nil: undefined}),
    text: hostileText,
    start: fc.constantFrom('', '@', '<', '('),
  })
  .map(({file, text, start, ...rest}) =>
    file ? {...rest, kind: 'file', file} : {...rest, kind: 'value', value: start + text},
  );

const body: fc.Arbitrary<BodyValues> = fc.oneof(
  fc
    .record({
      mediaType: fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'application/x-ndjson',
      ),
      name: hostileText,
      a: value(hostileText),
      b: value(hostileText),
    })
    .map(({mediaType, name, a, b}) => ({mediaType, kind: 'value', value: {a, [name]: b}}) as const),
  fc
    .tuple(fc.constantFrom('', '@', '<'), hostileText)
    .map(([start, text]) => ({mediaType: 'text/plain', kind: 'text', text: start + text}) as const),
  fc
    .constantFrom(...FILES)
    .map((file) => ({mediaType: 'application/octet-stream', kind: 'file', file}) as const),
  fc
    .array(part, {minLength: 1, maxLength: 4})
    .map((parts) => ({mediaType: 'multipart/form-data', kind: 'parts', parts}) as const),
  fc
    .array(value(hostileText), {minLength: 1, maxLength: 2})
    .map((list) => ({mediaType: 'multipart/mixed', kind: 'value', value: list}) as const),
);

/** An operation with a filled-in form, for a server at `origin`. */
export function arbitraryRequest(
  origin: string,
): fc.Arbitrary<{context: RequestContext; values: RequestValues}> {
  return fc
    .record({
      parameters: fc.tuple(
        parameter('path'),
        parameter('query'),
        parameter('query'),
        parameter('header'),
        parameter('cookie'),
      ),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'),
      body,
      credentials,
    })
    .map(({parameters, method, body: written, credentials: given}) => {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const operation: Partial<Operation> = {
        key: `${method} /things/{path}/a`,
        method,
        path: '/things/{path}/a',
        parameters: parameters.map(([made]) => made),
        ...(hasBody && {requestBody: {content: [makeMediaType(written.mediaType)]}}),
      };
      return {
        context: makeContext(operation, {
          servers: [{url: `${origin}/base`, variables: []}],
          security: [{schemes: given.map(({scheme}) => ({name: scheme, scopes: []}))}],
          securitySchemes: [
            {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
            {name: 'query', kind: 'apiKey', in: 'query', parameterName: 'key'},
            {name: 'basic', kind: 'http', scheme: 'basic'},
            {name: 'bearer', kind: 'http', scheme: 'bearer'},
          ],
        }),
        values: {
          server: {index: 0, variables: []},
          parameters: parameters.flatMap(([, filled]) => filled ?? []),
          ...(hasBody && {body: written}),
          security: {alternative: 0, credentials: given},
        },
      };
    });
}
