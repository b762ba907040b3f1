import type {Encoding, Json, MediaType, Operation, Parameter} from '../../../plugin/model/types';
import type {
  BodyValues,
  Credential,
  FileValue,
  ParameterValue,
  PartValue,
  RequestContext,
  RequestValues,
} from '../../../plugin/request';
import {makeContext, makeMediaType, makeParameter} from './operation';

/** Strings with a special meaning in shells, URLs, headers or programming languages. */
const SNIPPETS = [
  'a',
  'Zz9',
  ' ',
  '  ',
  "'",
  '"',
  '`',
  '$',
  '$HOME',
  '${x}',
  '$(id)',
  '`id`',
  '!',
  '!!',
  '\\',
  '\\n',
  '\\\\',
  '%',
  '%41',
  '%zz',
  '&',
  '&&',
  '|',
  ';',
  '<',
  '>',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '#',
  '#{x}',
  '*',
  '?',
  '~',
  '@',
  '@file',
  '=',
  '+',
  ',',
  '.',
  '..',
  '/',
  ':',
  '^',
  '-',
  '--',
  'é',
  'ß',
  '漢',
  '🔑',
  '\u2028',
  '\u200f',
  '\ufeff',
  '‘',
  '’',
  '"""',
  "'''",
  '/*',
  '*/',
  '//',
  '\\u000a',
  '\\(x)',
  '#"',
  '"#',
  '<?php',
  '?>',
  'EOF',
];
const CONTROLS = [
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\0',
  '\u0001',
  '\u001b',
  '\u007f',
  '\f',
  '\b',
  '\ud800',
];

export type Random = {
  integer: (below: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** Creates a pseudorandom generator that repeats its numbers in each run (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    pick: (items) => items[integer(items.length)]!,
    chance: (probability) => next() < probability,
  };
}

function randomText(random: Random, {controls = false, length = 6} = {}): string {
  const snippets = controls ? [...SNIPPETS, ...CONTROLS] : SNIPPETS;
  return Array.from({length: random.integer(length)}, () => random.pick(snippets)).join('');
}

function randomScalar(random: Random, options: {controls?: boolean}): Json {
  return random.pick([
    () => randomText(random, options),
    () => random.integer(1000),
    () => -0.5,
    () => 0,
    () => true,
    () => false,
  ])();
}

function randomValue(random: Random, options: {controls?: boolean}, depth = 0): Json {
  const kind = random.integer(depth > 1 ? 2 : 4);
  if (kind < 2) return randomScalar(random, options);
  if (kind === 2)
    return Array.from({length: random.integer(4)}, () => randomValue(random, options, depth + 1));
  return Object.fromEntries(
    Array.from({length: random.integer(4)}, (_, index) => [
      `${random.pick(['k', 'a b', 'é', 'x[0]', "it's"])}${index}`,
      randomValue(random, options, depth + 1),
    ]),
  );
}

const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const;

/** Makes a random operation with a filled-in form, for a server at `origin`. */
export function randomRequest(
  random: Random,
  origin: string,
): {context: RequestContext; values: RequestValues} {
  const parameters: Parameter[] = [];
  const given: ParameterValue[] = [];
  for (const location of ['path', 'query', 'query', 'header', 'cookie'] as const) {
    const name = `${location}${parameters.length}${location === 'query' ? random.pick(['', '[]', ' é', "'"]) : ''}`;
    const style = random.pick<NonNullable<Parameter['style']>>(STYLES[location]);
    parameters.push(
      makeParameter({
        name,
        in: location,
        ...(random.chance(0.8) && {style, explode: random.chance(0.5)}),
        ...(random.chance(0.2) && {allowReserved: true}),
        ...(random.chance(0.2) &&
          style !== 'cookie' && {content: makeMediaType('application/json')}),
      }),
    );
    // Other tests check that control characters in headers and raw cookies are refused.
    const isPlain = location === 'header' || style === 'cookie';
    const value = randomValue(random, {controls: !isPlain});
    if (location === 'path')
      given.push({in: location, name, value: typeof value === 'string' ? `x${value}` : value});
    else if (random.chance(0.8))
      given.push({in: location, name, value: style === 'cookie' ? 'plain' : value});
  }
  const method = random.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']);
  const body = method === 'GET' || method === 'HEAD' ? undefined : randomBody(random);
  const path = `/things/{${parameters[0]!.name}}/a`;
  const operation: Partial<Operation> = {
    key: `${method} ${path}`,
    method,
    path,
    parameters,
    ...(body && {requestBody: {content: [body.described]}}),
  };
  const credentials = randomCredentials(random);
  return {
    context: makeContext(operation, {
      servers: [{url: `${origin}/base`, variables: []}],
      security: [{schemes: credentials.map(({scheme}) => ({name: scheme, scopes: []}))}],
      securitySchemes: [
        {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
        {name: 'query', kind: 'apiKey', in: 'query', parameterName: 'key'},
        {name: 'basic', kind: 'http', scheme: 'basic'},
        {name: 'bearer', kind: 'http', scheme: 'bearer'},
      ],
    }),
    values: {
      server: {index: 0, variables: []},
      parameters: given,
      ...(body && {body: body.values}),
      security: {alternative: 0, credentials},
    },
  };
}

function randomCredentials(random: Random): Credential[] {
  return random.pick<() => Credential[]>([
    () => [],
    () => [{scheme: 'key', kind: 'apiKey', value: `k${randomText(random)}`}],
    () => [{scheme: 'query', kind: 'apiKey', value: `k${randomText(random)}`}],
    () => [
      {
        scheme: 'basic',
        kind: 'password',
        username: `u${randomText(random).replaceAll(':', '')}`,
        password: randomText(random),
      },
    ],
    () => [{scheme: 'bearer', kind: 'token', token: `t${randomText(random)}`}],
  ])();
}

/** The files in the folder where samples run. */
export const FILES: readonly FileValue[] = [
  {
    kind: 'file',
    name: "it's a;file,.bin",
    type: 'application/x-own',
    content: new Uint8Array([0, 1, 2, 255, 13, 10]),
  },
  {kind: 'file', name: 'plain.txt', type: 'text/plain', content: new Uint8Array([104, 105])},
];

function randomBody(random: Random): {described: MediaType; values: BodyValues} {
  const mediaType = random.pick([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/mixed',
    'application/x-ndjson',
    'application/octet-stream',
  ]);
  const options = {controls: true};
  switch (mediaType) {
    case 'text/plain':
      return {
        described: makeMediaType(mediaType),
        values: {
          mediaType,
          kind: 'text',
          text: `${random.pick(['', '@', '<'])}${randomText(random, {...options, length: 12})}`,
        },
      };
    case 'application/octet-stream':
      return {
        described: makeMediaType(mediaType),
        values: {mediaType, kind: 'file', file: random.pick(FILES)},
      };
    case 'multipart/form-data':
      return {
        described: makeMediaType(mediaType),
        values: {
          mediaType,
          kind: 'parts',
          parts: Array.from({length: 1 + random.integer(4)}, (_, index) =>
            randomPart(random, index),
          ),
        },
      };
    case 'multipart/mixed':
      return {
        described: makeMediaType(mediaType, {
          itemEncoding: random.pick<Encoding>([{}, {contentType: 'text/plain'}]),
        }),
        values: {
          mediaType,
          kind: 'value',
          value: [randomValue(random, options), randomValue(random, options)],
        },
      };
    default: {
      const object = {
        a: randomValue(random, options),
        [`b ${random.pick(["'", '=', 'é', '"'])}`]: randomValue(random, options),
      };
      return {
        described: makeMediaType(mediaType),
        values: {mediaType, kind: 'value', value: object},
      };
    }
  }
}

function randomPart(random: Random, index: number): PartValue {
  const name = `p${index}${random.pick(['', ' x', '"', '=', 'é', "'", ';', '\\'])}`;
  const contentType = random.pick([
    undefined,
    undefined,
    'application/json',
    'text/plain; charset=utf-8',
  ]);
  const headers: [string, string][] | undefined = random.chance(0.2)
    ? [['X-Part', `v;"${index}`]]
    : undefined;
  if (random.chance(0.3))
    return {kind: 'file', name, contentType, headers, file: random.pick(FILES)};
  return {
    kind: 'value',
    name,
    contentType,
    headers,
    value: `${random.pick(['', '@', '<'])}${randomText(random, {controls: true})}`,
  };
}
