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

const search = (parameter: Omit<Parameter, 'examples' | 'in'>, value: Json) =>
  new URL(build(makeParameter({...parameter, in: 'query'}), {value}).url).search;

describe('buildRequest', () => {
  it('sends the defaults 0 and false', () => {
    const context = makeContext({
      parameters: [
        makeParameter({name: 'page', in: 'query', required: true, schema: integer({default: 0})}),
        makeParameter({
          name: 'all',
          in: 'query',
          required: true,
          schema: makeSchema({types: ['boolean'], default: false}),
        }),
      ],
    });
    expect(buildRequest(context, toInitialValues(context)).url).toBe(
      'https://api.example.com/v1/things?page=0&all=false',
    );
  });

  it('sends the string `null` in a header', () => {
    expect(build(makeParameter({name: 'X-Text', in: 'header'}), {value: 'null'}).headers).toEqual([
      ['X-Text', 'null'],
    ]);
  });

  it('returns cookies separately from headers, so that a proxy can send them', () => {
    const request = build(makeParameter({name: 'session', in: 'cookie'}), {value: 'abc'});
    expect(request).toMatchObject({headers: [], cookies: [['session', 'abc']], sendable: true});
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
    const request = build(makeParameter({name: 'id', in: 'path'}), {value}, '/things/{id}/parts');
    expect(request.url).toBe(`https://api.example.com/v1/things/${encoded}/parts`);
    expect(new URL(request.url).pathname).toBe(`/v1/things/${encoded}/parts`);
    expect(request.sendable).toBe(true);
  });

  it.each(['.', '..'])('refuses the segment %j, which URL parsers would remove', (value) => {
    const request = build(makeParameter({name: 'id', in: 'path'}), {value});
    expect(request.problems).toEqual([{kind: 'dot-segment', name: 'id', blocking: true}]);
    expect(request.sendable).toBe(false);
  });

  it.each(['%2e%2e', '.%2E', '..'])(
    'refuses the dot segment %j that `allowReserved` or a raw value would let through',
    (raw) => {
      expect(
        build(makeParameter({name: 'id', in: 'path', allowReserved: true}), {value: raw}).problems,
      ).toEqual([{kind: 'dot-segment', name: 'id', blocking: true}]);
      expect(build(makeParameter({name: 'id', in: 'path'}), {raw}).sendable).toBe(false);
    },
  );

  it('refuses a dot segment formed by two adjacent parameters', () => {
    const context = makeContext({
      path: '/{a}{b}',
      parameters: [makeParameter({name: 'a', in: 'path'}), makeParameter({name: 'b', in: 'path'})],
    });
    const request = buildRequest(
      context,
      makeValues({
        parameters: [
          {in: 'path', name: 'a', value: '.'},
          {in: 'path', name: 'b', value: '.'},
        ],
      }),
    );
    expect(request.sendable).toBe(false);
  });

  it('leaves reserved characters unencoded with `allowReserved`, except `/`, `?`, `#` and brackets', () => {
    expect(
      build(makeParameter({name: 'id', in: 'path', allowReserved: true}), {
        value: 'a:b@c;d=1/e?f#g[h]%41',
      }).url,
    ).toMatch(/\/things\/a:b@c;d=1%2Fe%3Ff%23g%5Bh%5D%41$/);
  });

  it.each<[Json | undefined]>([[undefined], [''], [null], [[]]])(
    'keeps the path expression and reports a missing parameter for the value %j',
    (value) => {
      const request = build(makeParameter({name: 'petId', in: 'path'}), {value});
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
  it("percent-encodes names and values, including `*`, `!`, `'` and parentheses", () => {
    expect(search({name: 'ids[]'}, "it's (1) & more=+*~")).toBe(
      '?ids%5B%5D=it%27s%20%281%29%20%26%20more%3D%2B%2A~',
    );
    expect(search({name: '❤️'}, 'love!')).toBe('?%E2%9D%A4%EF%B8%8F=love%21');
  });

  it('percent-encodes delimiters inside values', () => {
    expect(search({name: 'a', explode: false}, ['x,y', 'z'])).toBe('?a=x%2Cy,z');
    expect(search({name: 'a', style: 'pipeDelimited'}, ['x|y', 'z'])).toBe('?a=x%7Cy%7Cz');
  });

  it('leaves reserved characters unencoded with `allowReserved`, except those with a meaning in queries', () => {
    expect(
      search({name: 'u', allowReserved: true}, 'https://x.example/a?b=1&c=2+3#d[0]%41 é'),
    ).toBe('?u=https://x.example/a?b%3D1%26c%3D2%2B3%23d%5B0%5D%41%20%C3%A9');
  });

  it('sends a name without a value only if the value is explicitly empty', () => {
    const parameter = makeParameter({name: 'flag', in: 'query', allowEmptyValue: true});
    expect(build(parameter, {empty: true}).url).toMatch(/\?flag=$/);
    expect(build(parameter, {}).url).toBe('https://api.example.com/v1/things');
    expect(build(parameter, {value: ''}).url).toMatch(/\?flag=$/);
  });

  it('keeps all digits of a large integer given as a string', () => {
    expect(search({name: 'id', schema: integer()}, '12345678901234567890')).toBe(
      '?id=12345678901234567890',
    );
  });

  it('writes a `content` parameter in its media type without whitespace', () => {
    const parameter = makeParameter({
      name: 'coordinates',
      in: 'query',
      content: makeMediaType('application/json'),
    });
    expect(build(parameter, {value: {lat: 40.6, long: -73.9}}).url).toMatch(
      /\?coordinates=%7B%22lat%22%3A40\.6%2C%22long%22%3A-73\.9%7D$/,
    );
    expect(build(parameter, {raw: '{"id":12345678901234567890}'}).url).toMatch(
      /=%7B%22id%22%3A12345678901234567890%7D$/,
    );
  });

  it('sends a serialized example as written, but encodes `#`', () => {
    expect(
      build(makeParameter({name: 'color', in: 'query'}), {raw: 'color=blue,black#x'}).url,
    ).toMatch(/\?color=blue,black%23x$/);
  });
});

describe('buildRequest with a `querystring` parameter', () => {
  const whole = (mediaType: string, value: Omit<ParameterValue, 'in' | 'name'>) =>
    new URL(
      build(makeParameter({name: 'q', in: 'querystring', content: makeMediaType(mediaType)}), value)
        .url,
    ).search;

  it('writes a form with form encoding', () => {
    expect(whole('application/x-www-form-urlencoded', {value: {foo: 'a + b', bar: true}})).toBe(
      '?foo=a+%2B+b&bar=true',
    );
  });

  it('writes JSON as the whole query', () => {
    expect(whole('application/json', {value: {numbers: [1, 2], flag: null}})).toBe(
      '?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D',
    );
  });

  it('percent-encodes a JSONPath string', () => {
    expect(whole('application/jsonpath', {value: '$.a.b[1:1]'})).toBe('?%24.a.b%5B1%3A1%5D');
  });

  it('keeps `=` and `&` unencoded in plain text', () => {
    expect(whole('text/plain', {value: 'a[0]=1&b=x y#'})).toBe('?a%5B0%5D=1&b=x%20y%23');
  });
});

describe('buildRequest with header parameters', () => {
  it('does not percent-encode values', () => {
    expect(
      build(makeParameter({name: 'If-Match', in: 'header'}), {value: '"a b/ü"'}).headers,
    ).toEqual([['If-Match', '"a b/ü"']]);
  });

  it('writes a `content` parameter in its media type', () => {
    expect(
      build(
        makeParameter({name: 'X-Data', in: 'header', content: makeMediaType('application/json')}),
        {value: {a: [1]}},
      ).headers,
    ).toEqual([['X-Data', '{"a":[1]}']]);
  });

  it('sends an empty string, but omits the header for null', () => {
    expect(build(makeParameter({name: 'X-A', in: 'header'}), {value: ''}).headers).toEqual([
      ['X-A', ''],
    ]);
    expect(build(makeParameter({name: 'X-A', in: 'header'}), {value: null}).headers).toEqual([]);
  });

  it.each(['a\r\nX-Evil: 1', 'a\nb', 'a\0b'])(
    'refuses the value %j and removes its control characters',
    (value) => {
      const request = build(makeParameter({name: 'X-A', in: 'header'}), {value});
      expect(request.sendable).toBe(false);
      expect(request.headers[0]![1]).not.toMatch(/[\r\n\0]/);
    },
  );

  it('refuses an invalid header name', () => {
    expect(build(makeParameter({name: 'X A:', in: 'header'}), {value: 1})).toMatchObject({
      headers: [],
      problems: [{kind: 'invalid-header', name: 'X A:', blocking: true}],
    });
  });

  it.each(['Accept', 'Content-Type', 'authorization'])(
    'omits the header %s, which OpenAPI ignores as a parameter',
    (name) => {
      expect(
        build(makeParameter({name, in: 'header', ignored: true}), {value: 'x'}).headers,
      ).toEqual([]);
    },
  );

  it('omits `Content-Length`, which the sender computes', () => {
    expect(
      build(makeParameter({name: 'Content-Length', in: 'header'}), {value: 3}).headers,
    ).toEqual([]);
  });

  it('splits a `Cookie` header into cookies', () => {
    expect(
      build(makeParameter({name: 'Cookie', in: 'header'}), {value: 'a=1; b=x=y'}),
    ).toMatchObject({
      headers: [],
      cookies: [
        ['a', '1'],
        ['b', 'x=y'],
      ],
    });
  });
});

describe('buildRequest with cookie parameters', () => {
  it('percent-encodes values in the style `form`, but not in the style `cookie`', () => {
    expect(
      build(makeParameter({name: 'greeting', in: 'cookie'}), {value: 'Hello, world!'}).cookies,
    ).toEqual([['greeting', 'Hello%2C%20world%21']]);
    expect(
      build(makeParameter({name: 'greeting', in: 'cookie', style: 'cookie'}), {
        value: 'Hello%2C%20world!',
      }).cookies,
    ).toEqual([['greeting', 'Hello%2C%20world!']]);
  });

  it.each(['a; admin=1', 'a\nb'])(
    'refuses the value %j and removes the characters that would end the cookie',
    (value) => {
      const request = build(makeParameter({name: 'c', in: 'cookie', style: 'cookie'}), {value});
      expect(request.sendable).toBe(false);
      expect(request.cookies[0]![1]).not.toMatch(/[;\n]/);
    },
  );
});

describe('placeholders', () => {
  const parameters = [
    makeParameter({name: 'petId', in: 'path', required: true}),
    makeParameter({name: 'q', in: 'query', required: true}),
    makeParameter({name: 'X-Id', in: 'header', required: true}),
    makeParameter({name: 'session', in: 'cookie', required: true}),
    makeParameter({name: 'optional', in: 'query'}),
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

  it('take the parameter example, then the schema example, the default and the first enum value', () => {
    const schema = text({examples: ['of schema'], default: 'default', enum: [{value: 'first'}]});
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          examples: [{name: 'a', value: 'of parameter'}],
          schema,
        }),
      ),
    ).toEqual([{value: 'of parameter'}]);
    expect(values(makeParameter({name: 'q', in: 'query', schema}))).toEqual([{value: 'of schema'}]);
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          required: true,
          schema: text({default: 'default', enum: [{value: 'first'}]}),
        }),
      ),
    ).toEqual([{value: 'default'}]);
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          required: true,
          schema: text({enum: [{value: null}, {value: 'first'}]}),
        }),
      ),
    ).toEqual([{value: 'first'}]);
  });

  it.each([
    ['a list of allowed values', text({enum: [{value: 'first'}]})],
    ['a default', text({default: 'first'})],
    ['a constant', text({const: 'first'})],
  ])(
    'omit an optional parameter that only has %s, unless all parameters are included',
    (_what, schema) => {
      const parameter = makeParameter({name: 'q', in: 'query', schema});
      expect(values(parameter)).toEqual([]);
      expect(values(parameter, 'all')).toEqual([{value: 'first'}]);
    },
  );

  it('omit a deprecated parameter unless it is required', () => {
    const parameter = makeParameter({
      name: 'q',
      in: 'query',
      deprecated: {},
      examples: [{value: 'a'}],
    });
    expect(values(parameter)).toEqual([]);
    expect(values({...parameter, required: true})).toEqual([{value: 'a'}]);
    expect(
      values(
        makeParameter({name: 'q', in: 'query', schema: text({deprecated: {}, examples: ['a']})}),
      ),
    ).toEqual([]);
  });

  it('write `10.0` as `10` for an integer, but not for a number', () => {
    const parameter = makeParameter({
      name: 'q',
      in: 'query',
      schema: integer(),
      examples: [{value: toExactNumber('10.0')}],
    });
    expect(values(parameter)).toEqual([{value: 10}]);
    expect(values({...parameter, schema: makeSchema({types: ['number']})})).toEqual([
      {value: toExactNumber('10.0')},
    ]);
  });

  it('omit an optional parameter if only required parameters are included', () => {
    expect(
      values(makeParameter({name: 'q', in: 'query', schema: text({default: 'x'})}), 'required'),
    ).toEqual([]);
  });

  it('mark a required parameter without an example as a placeholder instead of inventing a value', () => {
    expect(
      values(
        makeParameter({name: 'id', in: 'path', required: true, schema: text({format: 'uuid'})}),
      ),
    ).toEqual([{placeholder: true}]);
  });

  it('build lists and objects from the values of their items and properties', () => {
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          required: true,
          schema: list(text({enum: [{value: 'a'}, {value: 'b'}]})),
        }),
      ),
    ).toEqual([{value: ['a']}]);
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          required: true,
          schema: makeObject({a: integer({default: 0}), b: text()}, ['a']),
        }),
      ),
    ).toEqual([{value: {a: 0}}]);
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          required: true,
          schema: makeObject({a: integer({default: 0}), b: text()}, ['b']),
        }),
      ),
    ).toEqual([{placeholder: true}]);
  });

  it('keep a serialized example as a raw string, decoded for a `content` parameter', () => {
    expect(
      values(makeParameter({name: 'q', in: 'query', examples: [{name: 'a', serialized: 'q=a|b'}]})),
    ).toEqual([{raw: 'q=a|b'}]);
    const content = makeMediaType('application/json');
    expect(
      values(
        makeParameter({
          name: 'q',
          in: 'query',
          content,
          examples: [{name: 'a', serialized: 'q=%7B%22a%22%3A1%7D'}],
        }),
      ),
    ).toEqual([{raw: '{"a":1}'}]);
  });

  it('omit headers that OpenAPI ignores as parameters', () => {
    expect(
      values(makeParameter({name: 'Accept', in: 'header', required: true, ignored: true})),
    ).toEqual([]);
  });
});
