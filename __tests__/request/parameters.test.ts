import {toExactNumber} from '../../plugin/document/exactNumber';
import type {Json, Parameter} from '../../plugin/model/types';
import {buildRequest, toInitialValues, type ParameterValue} from '../../plugin/request';
import {
  integer,
  list,
  makeContext,
  makeMediaType,
  makeObject,
  makeParameter,
  makeParameterValues,
  makeSchema,
  makeValues,
  text,
} from './support/operation';
import {yaml} from '../support/yaml';

function build(
  parameter: Parameter,
  value: Omit<ParameterValue, 'in' | 'name'>,
  path = parameter.in === 'path' ? `/things/{${parameter.name}}` : '/things',
) {
  return buildRequest(
    makeContext({path, parameters: [parameter]}),
    makeParameterValues(parameter, value),
    {placeholders: false},
  );
}

type Rest = Partial<Omit<Parameter, 'in'>>;
const inPath = (rest: Rest = {}) => makeParameter({name: 'id', ...rest, in: 'path'});
const inQuery = (rest: Rest = {}) => makeParameter({name: 'q', ...rest, in: 'query'});
const inHeader = (rest: Rest = {}) => makeParameter({name: 'X-A', ...rest, in: 'header'});
const inCookie = (rest: Rest = {}) => makeParameter({name: 'c', ...rest, in: 'cookie'});
const JSON_CONTENT = makeMediaType('application/json');

describe('buildRequest', () => {
  it('sends the defaults 0 and false', () => {
    const off = makeSchema({types: ['boolean'], default: false});
    const parameters = [
      inQuery({name: 'page', required: true, schema: integer({default: 0})}),
      inQuery({name: 'all', required: true, schema: off}),
    ];
    const context = makeContext({parameters});
    expect(buildRequest(context, toInitialValues(context)).url).toBe(
      'https://api.example.com/v1/things?page=0&all=false',
    );
  });
});

describe('buildRequest with path parameters', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['../../admin?x=', '..%2F..%2Fadmin%3Fx%3D'],
    ['?admin=1', '%3Fadmin%3D1'],
    ['#', '%23'],
    ['a\\b', 'a%5Cb'],
    ['%2e%2e', '%252e%252e'],
    ['Diṅnāga', 'Di%E1%B9%85n%C4%81ga'],
    ["ab(c)*!'", 'ab%28c%29%2A%21%27'],
    ['\ud800', '%EF%BF%BD'],
  ])('keeps the value %j within its path segment', (value, encoded) => {
    const request = build(inPath(), {value}, '/things/{id}/parts');
    expect(request.url).toBe(`https://api.example.com/v1/things/${encoded}/parts`);
    expect(new URL(request.url).pathname).toBe(`/v1/things/${encoded}/parts`);
    expect(request.sendable).toBe(true);
  });

  it.each<[Rest, Omit<ParameterValue, 'in' | 'name'>]>([
    [{}, {value: '.'}],
    [{}, {value: '..'}],
    ...['%2e%2e', '.%2E', '..'].flatMap((value): [Rest, object][] => [
      [{}, {raw: value}],
      [{allowReserved: true}, {value}],
    ]),
  ])('refuses a segment that URL parsers would remove: %j, %j', (rest, given) => {
    const request = build(inPath(rest), given);
    expect(request.problems).toEqual([{kind: 'dot-segment', name: 'id', blocking: true}]);
    expect(request.sendable).toBe(false);
  });

  it('refuses a dot segment formed by two adjacent parameters', () => {
    const names = ['a', 'b'];
    const context = makeContext({path: '/{a}{b}', parameters: names.map((name) => inPath({name}))});
    const parameters = names.map((name) => ({in: 'path', name, value: '.'}) as const);
    expect(buildRequest(context, makeValues({parameters})).sendable).toBe(false);
  });

  it('leaves reserved characters unencoded with `allowReserved`, except `/`, `?`, `#` and brackets', () => {
    const {url} = build(inPath({allowReserved: true}), {value: 'a:b@c;d=1/e?f#g[h]%41'});
    expect(url).toMatch(/\/things\/a:b@c;d=1%2Fe%3Ff%23g%5Bh%5D%41$/);
  });

  it.each<[Json | undefined]>([[undefined], [''], [null], [[]]])(
    'keeps the path expression and reports a missing parameter for the value %j',
    (value) => {
      const request = build(inPath({name: 'petId'}), {value});
      expect(request.url).toBe('https://api.example.com/v1/things/{petId}');
      expect(request.problems).toEqual([
        {kind: 'missing-parameter', in: 'path', name: 'petId', blocking: true},
      ]);
    },
  );

  it('fills path expressions that no parameter describes', () => {
    const request = buildRequest(
      makeContext({path: '/{a}/{b}'}),
      makeValues({parameters: [{in: 'path', name: 'a', value: 'x y'}]}),
    );
    expect(request.url).toBe('https://api.example.com/v1/x%20y/{b}');
  });

  it.each([
    ['/a b/ü', '/a%20b/%C3%BC'],
    ['/users/@me/things:run', '/users/@me/things:run'],
    ['/Action#X-Target=1', '/Action'],
    ['/search?kind=a', '/search?kind=a&q=1'],
    ['/a%20b', '/a%20b'],
  ])('writes the path template %s as %s', (path, sent) => {
    const parameters = path.includes('?') ? [{in: 'query' as const, name: 'q', value: 1}] : [];
    expect(buildRequest(makeContext({path}), makeValues({parameters})).url).toBe(
      `https://api.example.com/v1${sent}`,
    );
  });
});

describe('buildRequest with query parameters', () => {
  it.each<[string, Rest, Omit<ParameterValue, 'in' | 'name'>, string]>(yaml`
    - ["percent-encodes names and values, including \`*\`, \`!\`, \`'\` and parentheses", {name: 'ids[]'}, {value: "it's (1) & more=+*~"},
        '?ids%5B%5D=it%27s%20%281%29%20%26%20more%3D%2B%2A~']
    - [percent-encodes an emoji in a name, {name: ❤️}, {value: love!}, '?%E2%9D%A4%EF%B8%8F=love%21']
    - [percent-encodes commas inside items, {explode: false}, {value: ['x,y', z]}, '?q=x%2Cy,z']
    - [percent-encodes pipes inside items, {style: pipeDelimited}, {value: [x|y, z]}, '?q=x%7Cy%7Cz']
    - ['leaves reserved characters unencoded with \`allowReserved\`, except those with a meaning in queries', {allowReserved: true},
        {value: 'https://x.example/a?b=1&c=2+3#d[0]%41 é'}, '?q=https://x.example/a?b%3D1%26c%3D2%2B3%23d%5B0%5D%41%20%C3%A9']
    - [sends a name without a value if the value is explicitly empty, {allowEmptyValue: true}, {empty: true}, '?q=']
    - [sends a name without a value for an empty text, {allowEmptyValue: true}, {value: ''}, '?q=']
    - [sends no name without a value otherwise, {allowEmptyValue: true}, {}, '']
    - [keeps all digits of a large integer given as a string, {schema: {kind: schema, type: integer, types: [integer]}}, {value: '12345678901234567890'}, '?q=12345678901234567890']
    - [writes a \`content\` parameter in its media type without whitespace, {content: {mediaType: application/json, examples: []}}, {value: {lat: 40.6, long: -73.9}},
        '?q=%7B%22lat%22%3A40.6%2C%22long%22%3A-73.9%7D']
    - [keeps all digits in the text of a \`content\` parameter, {content: {mediaType: application/json, examples: []}}, {raw: '{"id":12345678901234567890}'},
        '?q=%7B%22id%22%3A12345678901234567890%7D']
    - ['sends a serialized example as written, but encodes \`#\`', {}, {raw: 'color=blue,black#x'}, '?color=blue,black%23x']
  `)('%s', (_title, rest, given, sent) => {
    expect(new URL(build(inQuery(rest), given).url).search).toBe(sent);
  });
});

describe('buildRequest with a `querystring` parameter', () => {
  it.each<[string, Json, string]>(yaml`
    - [application/x-www-form-urlencoded, {foo: a + b, bar: true}, '?foo=a+%2B+b&bar=true']
    - [application/json, {numbers: [1, 2], flag: null}, '?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D']
    - [application/jsonpath, '$.a.b[1:1]', '?%24.a.b%5B1%3A1%5D']
    - [text/plain, 'a[0]=1&b=x y#', '?a%5B0%5D=1&b=x%20y%23']
  `)('writes the whole query as %s: %j', (mediaType, value, written) => {
    const content = makeMediaType(mediaType);
    const {url} = build(makeParameter({name: 'q', in: 'querystring', content}), {value});
    expect(new URL(url).search).toBe(written);
  });
});

describe('buildRequest with header parameters', () => {
  it.each<[string, Rest, Json, [string, Json][]]>([
    ['does not percent-encode values', {}, '"a b/ü"', [['X-A', '"a b/ü"']]],
    ['sends the string `null`', {}, 'null', [['X-A', 'null']]],
    [
      'writes a `content` parameter in its media type',
      {content: JSON_CONTENT},
      {a: [1]},
      [['X-A', '{"a":[1]}']],
    ],
    ['sends an empty string', {}, '', [['X-A', '']]],
    ['omits the header for null', {}, null, []],
    ...['Accept', 'Content-Type', 'authorization'].map((name): [string, Rest, Json, []] => [
      `omits the header ${name}, which OpenAPI ignores as a parameter`,
      {name, ignored: true},
      'x',
      [],
    ]),
    ['omits `Content-Length`, which the sender computes', {name: 'Content-Length'}, 3, []],
  ])('%s', (_title, rest, value, sent) => {
    expect(build(inHeader(rest), {value}).headers).toEqual(sent);
  });

  it.each(['a\r\nX-Evil: 1', 'a\nb', 'a\0b'])(
    'refuses the value %j and removes its control characters',
    (value) => {
      const request = build(inHeader(), {value});
      expect(request.sendable).toBe(false);
      expect(request.headers[0]![1]).not.toMatch(/[\r\n\0]/);
    },
  );

  it('refuses an invalid header name', () => {
    expect(build(inHeader({name: 'X A:'}), {value: 1})).toMatchObject({
      headers: [],
      problems: [{kind: 'invalid-header', name: 'X A:', blocking: true}],
    });
  });

  it('splits a `Cookie` header into cookies', () => {
    const {headers, cookies} = build(inHeader({name: 'Cookie'}), {value: 'a=1; b=x=y'});
    expect(headers).toEqual([]);
    expect(Object.fromEntries(cookies)).toEqual({a: '1', b: 'x=y'});
  });
});

describe('buildRequest with cookie parameters', () => {
  it('percent-encodes values in the style `form`, but not in the style `cookie`', () => {
    const send = (rest: Rest, value: string) => build(inCookie(rest), {value}).cookies;
    expect(send({}, 'Hello, world!')).toEqual([['c', 'Hello%2C%20world%21']]);
    expect(send({style: 'cookie'}, 'Hello%2C%20world!')).toEqual([['c', 'Hello%2C%20world!']]);
    expect(send({allowReserved: true}, 'a/b;c d')).toEqual([['c', 'a/b%3Bc%20d']]);
  });

  it.each(['a; admin=1', 'a\nb'])(
    'refuses the value %j and removes the characters that would end the cookie',
    (value) => {
      const request = build(inCookie({style: 'cookie'}), {value});
      expect(request.sendable).toBe(false);
      expect(request.cookies[0]![1]).not.toMatch(/[;\n]/);
    },
  );
});

describe('placeholders', () => {
  const parameters = [
    inPath({name: 'petId', required: true}),
    inQuery({required: true}),
    inHeader({name: 'X-Id', required: true}),
    inCookie({name: 'session', required: true}),
    inQuery({name: 'optional'}),
  ];
  const context = makeContext({path: '/pets/{petId}', parameters});

  it('replace missing required values, unencoded, and block sending', () => {
    const request = buildRequest(context, makeValues());
    expect(request).toMatchObject({
      url: 'https://api.example.com/v1/pets/{petId}?q=<q>',
      headers: [['X-Id', '<X-Id>']],
      cookies: [['session', '<session>']],
      sendable: false,
    });
  });

  it('are omitted from a request that is sent; the missing parameters are reported', () => {
    const request = buildRequest(
      context,
      makeValues({parameters: [{in: 'path', name: 'petId', value: 1}]}),
      {placeholders: false},
    );
    expect(request).toMatchObject({
      url: 'https://api.example.com/v1/pets/1',
      headers: [],
      cookies: [],
      sendable: true,
    });
    expect(request.problems).toEqual([
      {kind: 'missing-parameter', in: 'query', name: 'q', blocking: false},
      {kind: 'missing-parameter', in: 'header', name: 'X-Id', blocking: false},
      {kind: 'missing-parameter', in: 'cookie', name: 'session', blocking: false},
    ]);
  });

  it('replace missing optional values if all parameters are included', () => {
    const request = buildRequest(context, toInitialValues(context, {include: 'all'}));
    expect(request.url).toBe('https://api.example.com/v1/pets/{petId}?q=<q>&optional=<optional>');
  });
});

describe('initial values', () => {
  const values = (parameter: Parameter, include?: 'required' | 'examples' | 'all') =>
    toInitialValues(makeContext({path: '/{id}', parameters: [parameter]}), {
      include,
    }).parameters.map(({in: _in, name: _name, ...rest}) => rest);
  const ENUM = [{value: null}, {value: 'first'}];
  const ALL = {examples: ['of schema'], default: 'default', enum: ENUM};
  const properties = {a: integer({default: 0}), b: text()};

  it.each<[string, Rest, object]>([
    [
      'the parameter example',
      {required: true, examples: [{name: 'a', value: 'of parameter'}], schema: text(ALL)},
      {value: 'of parameter'},
    ],
    ['else the schema example', {required: true, schema: text(ALL)}, {value: 'of schema'}],
    [
      'else the default',
      {required: true, schema: text({default: 'default', enum: ENUM})},
      {value: 'default'},
    ],
    ['else the first enum value', {required: true, schema: text({enum: ENUM})}, {value: 'first'}],
    [
      'the values of the items of a list',
      {required: true, schema: list(text({enum: [{value: 'a'}, {value: 'b'}]}))},
      {value: ['a']},
    ],
    [
      'the values of the required properties of an object',
      {required: true, schema: makeObject(properties, ['a'])},
      {value: {a: 0}},
    ],
    [
      'a placeholder if a required property has no value',
      {required: true, schema: makeObject(properties, ['b'])},
      {placeholder: true},
    ],
    [
      'a placeholder instead of an invented value',
      {required: true, schema: text({format: 'uuid'})},
      {placeholder: true},
    ],
    [
      'a placeholder if the media type cannot contain the value',
      {required: true, content: makeMediaType('text/csv', {examples: [{value: [{a: 1}]}]})},
      {placeholder: true},
    ],
    [
      'a serialized example as a raw string',
      {required: true, examples: [{name: 'a', serialized: 'q=a|b'}]},
      {raw: 'q=a|b'},
    ],
    [
      'a serialized example, decoded for a `content` parameter',
      {
        required: true,
        content: JSON_CONTENT,
        examples: [{name: 'a', serialized: 'q=%7B%22a%22%3A1%7D'}],
      },
      {raw: '{"a":1}'},
    ],
  ])('take %s', (_what, rest, value) => {
    expect(values(inQuery(rest))).toEqual([value]);
  });

  it.each([
    ['a list of allowed values', text({enum: [{value: 'first'}]})],
    ['a default', text({default: 'first'})],
    ['a constant', text({const: 'first'})],
  ])(
    'omit an optional parameter that only has %s, unless all parameters are included',
    (_what, schema) => {
      const parameter = inQuery({schema});
      expect(values(parameter)).toEqual([]);
      expect(values(parameter, 'required')).toEqual([]);
      expect(values(parameter, 'all')).toEqual([{value: 'first'}]);
    },
  );

  it('omit a deprecated parameter unless it is required', () => {
    const parameter = inQuery({deprecated: {}, examples: [{value: 'a'}]});
    expect(values(parameter, 'examples')).toEqual([]);
    expect(values({...parameter, required: true})).toEqual([{value: 'a'}]);
    const schema = text({deprecated: {}, examples: ['a']});
    expect(values(inQuery({schema}), 'examples')).toEqual([]);
  });

  it('omit an optional parameter with an example, unless examples are wanted or the author gives a whole request', () => {
    const zero = inQuery({schema: integer({examples: [0]})});
    expect(values(zero)).toEqual([]);
    expect(values(zero, 'examples')).toEqual([{value: 0}]);
    const examples = [
      {name: 'a', value: 1},
      {name: 'b', value: 2},
    ];
    expect(values(inQuery({examples: [{...examples[0]!, exchange: true}]}))).toEqual([{value: 1}]);
    const content = [makeMediaType('application/json', {examples: [{name: 'b', value: {}}]})];
    const {parameters} = toInitialValues(
      makeContext({
        path: '/a',
        parameters: [inQuery({examples}), inHeader({name: 'X', examples: [{name: 'a', value: 1}]})],
        requestBody: {required: true, content},
      }),
    );
    expect(parameters).toEqual([{in: 'query', name: 'q', value: 2}]);
  });

  it('write `10.0` as `10` for an integer, but not for a number', () => {
    const value = toExactNumber('10.0');
    const parameter = inQuery({required: true, schema: integer(), examples: [{value}]});
    expect(values(parameter)).toEqual([{value: 10}]);
    const schema = makeSchema({types: ['number']});
    expect(values({...parameter, schema})).toEqual([{value}]);
  });

  it('omit headers that OpenAPI ignores as parameters', () => {
    expect(values(inHeader({name: 'Accept', required: true, ignored: true}))).toEqual([]);
  });
});
