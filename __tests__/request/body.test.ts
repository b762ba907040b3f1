import type {Json, MediaType, NodeSchema, SchemaTable} from '../../plugin/model/types';
import {
  buildRequest,
  formatBody,
  toInitialValues,
  type BodyContent,
  type HttpRequest,
  type PartValue,
} from '../../plugin/request';
import {
  integer,
  list,
  makeContext,
  makeMediaType,
  makeObject,
  makeSchema,
  makeValues,
  text,
} from './support/operation';

function send(mediaType: MediaType, content: BodyContent, contentType?: string): HttpRequest {
  const context = makeContext({method: 'POST', requestBody: {content: [mediaType]}});
  return buildRequest(
    context,
    makeValues({body: {mediaType: mediaType.mediaType, contentType, ...content}}),
    {placeholders: false},
  );
}

const sendValue = (mediaType: MediaType, value: Json) => send(mediaType, {kind: 'value', value});
const contentTypeOf = (request: HttpRequest) =>
  request.headers.find(([name]) => name === 'Content-Type')?.[1];
const bodyText = ({body}: HttpRequest) =>
  body.kind === 'text' || body.kind === 'form-urlencoded' ? body.text : body.kind;

const FILE = {
  kind: 'file' as const,
  name: 'a.png',
  type: 'image/png',
  content: new Uint8Array([1, 2, 3]),
};

describe('a JSON body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/merge-patch+json',
    'application/vnd.api+json',
  ])('is written as JSON and sent with the content type %s', (mediaType) => {
    const request = sendValue(makeMediaType(mediaType), {
      name: 'Rex',
      tags: ['a'],
      price: 0,
      none: null,
    });
    expect(JSON.parse(bodyText(request))).toEqual({name: 'Rex', tags: ['a'], price: 0, none: null});
    expect(contentTypeOf(request)).toBe(mediaType);
  });

  it('omits properties and list items whose values are placeholders', () => {
    const request = sendValue(makeMediaType('application/json'), {
      name: '<name>',
      tags: ['<tags>', 'a'],
      owner: {mail: '<mail>', name: '<mail>'},
    });
    expect(JSON.parse(bodyText(request))).toEqual({tags: ['a'], owner: {name: '<mail>'}});
  });

  it.each<Json>(['text', 0, false, null, [], {}])('can be the plain value %j', (value) => {
    expect(bodyText(sendValue(makeMediaType('application/json'), value))).toBe(
      JSON.stringify(value),
    );
  });

  it("keeps the reader's text unchanged", () => {
    const written = '{ "id": 12345678901234567890.10,\r\n "s": "\\u00e9" }';
    expect(send(makeMediaType('application/json'), {kind: 'text', text: written}).body).toEqual({
      kind: 'text',
      text: written,
    });
  });

  it('uses a string example as JSON unless the schema is a string', () => {
    const written = '{"id": 12345678901234567890}';
    const context = makeContext({
      method: 'POST',
      requestBody: {
        content: [
          makeMediaType('application/json', {
            schema: makeObject({id: integer()}),
            examples: [{value: written}],
          }),
        ],
      },
    });
    expect(bodyText(buildRequest(context, toInitialValues(context)))).toBe(written);
    const string = makeContext({
      method: 'POST',
      requestBody: {
        content: [
          makeMediaType('application/json', {schema: text(), examples: [{value: written}]}),
        ],
      },
    });
    expect(bodyText(buildRequest(string, toInitialValues(string)))).toBe(JSON.stringify(written));
  });
});

describe('a sequential body', () => {
  it('is written as JSON Lines', () => {
    expect(bodyText(sendValue(makeMediaType('application/x-ndjson'), [{a: 1}, {b: 'x\ny'}]))).toBe(
      '{"a":1}\n{"b":"x\\ny"}\n',
    );
    expect(bodyText(sendValue(makeMediaType('application/jsonl'), {a: 1}))).toBe('{"a":1}\n');
  });

  it('is written as JSON text sequences', () => {
    expect(bodyText(sendValue(makeMediaType('application/geo+json-seq'), [1, 2]))).toBe(
      '\u001e1\n\u001e2\n',
    );
  });

  it('is written as an event stream', () => {
    expect(
      bodyText(
        sendValue(makeMediaType('text/event-stream'), [
          {event: 'add', data: 'two\nlines', retry: 5},
          {data: {a: 1}},
        ]),
      ),
    ).toBe('event: add\ndata: two\ndata: lines\nretry: 5\n\ndata: {"a":1}\n');
  });
});

describe('a URL-encoded form body', () => {
  const form = (rest: Partial<MediaType> = {}) =>
    makeMediaType('application/x-www-form-urlencoded', rest);

  it('matches the example in the OpenAPI Specification', () => {
    const request = sendValue(form(), {
      id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
      address: {
        streetAddress: '123 Example Dr.',
        city: 'Somewhere',
        state: 'CA',
        zip: '99999+1234',
      },
    });
    expect(bodyText(request)).toBe(
      'id=f81d4fae-7dec-11d0-a765-00a0c91e6bf6&address=%7B%22streetAddress%22%3A%22123+Example+Dr.%22%2C%22city%22%3A%22Somewhere%22%2C%22state%22%3A%22CA%22%2C%22zip%22%3A%2299999%2B1234%22%7D',
    );
    expect(request.body.kind).toBe('form-urlencoded');
  });

  it('contains 0, false and empty strings, but not null', () => {
    expect(bodyText(sendValue(form(), {a: 0, b: false, c: '', d: null}))).toBe('a=0&b=false&c=');
  });

  it('repeats the name for each item of a list', () => {
    expect(bodyText(sendValue(form(), {tags: ['a b', 'c~'], items: [{x: 1}]}))).toBe(
      'tags=a+b&tags=c%7E&items=%7B%22x%22%3A1%7D',
    );
  });

  it('writes a property with `style`, `explode` or `allowReserved` like a query parameter', () => {
    const encoding = [
      {name: 'a', style: 'pipeDelimited'},
      {name: 'b', explode: false},
      {name: 'c', style: 'deepObject', explode: true},
      {name: 'd', allowReserved: true},
      {name: 'e', style: 'form'},
    ];
    expect(
      bodyText(
        sendValue(form({encoding}), {
          a: ['x', 'y'],
          b: [1, 2],
          c: {k: 'v w'},
          d: 'a/b&c',
          e: {f: 1, g: '~'},
        }),
      ),
    ).toBe('a=x%7Cy&b=1,2&c%5Bk%5D=v%20w&d=a/b%26c&f=1&g=%7E');
  });

  it('writes a property in the `contentType` of its encoding', () => {
    const request = sendValue(
      form({
        encoding: [
          {name: 'id', contentType: 'application/json'},
          {name: 'n', contentType: 'application/xml'},
        ],
        schema: makeObject({n: makeObject({a: text()})}),
      }),
      {id: 'x', n: {a: 'b'}},
    );
    expect(bodyText(request)).toBe(
      `id=%22x%22&${new URLSearchParams({n: '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>b</a>\n</root>'}).toString()}`,
    );
  });
});

describe('a multipart body', () => {
  const form = (rest: Partial<MediaType> = {}) => makeMediaType('multipart/form-data', rest);
  const partsOf = (request: HttpRequest) =>
    request.body.kind === 'multipart' ? request.body.parts : [];

  it('leaves the `Content-Type` header with the boundary to the sender', () => {
    const request = sendValue(form(), {a: 1});
    expect(contentTypeOf(request)).toBeUndefined();
    expect(request.body).toMatchObject({kind: 'multipart', mediaType: 'multipart/form-data'});
  });

  it('has a part for each property and for each list item, except null', () => {
    expect(
      partsOf(
        sendValue(form(), {
          id: 0,
          on: false,
          empty: '',
          tags: ['a', 'b'],
          none: null,
          address: {city: 'x'},
          list: [{a: 1}],
        }),
      ),
    ).toEqual([
      {name: 'id', headers: [], content: {kind: 'text', text: '0'}},
      {name: 'on', headers: [], content: {kind: 'text', text: 'false'}},
      {name: 'empty', headers: [], content: {kind: 'text', text: ''}},
      {name: 'tags', headers: [], content: {kind: 'text', text: 'a'}},
      {name: 'tags', headers: [], content: {kind: 'text', text: 'b'}},
      {
        name: 'address',
        headers: [],
        contentType: 'application/json',
        content: {kind: 'text', text: '{"city":"x"}'},
      },
      {
        name: 'list',
        headers: [],
        contentType: 'application/json',
        content: {kind: 'text', text: '{"a":1}'},
      },
    ]);
  });

  it('takes the content type and headers of a part from its encoding', () => {
    const encoding = [
      {
        name: 'meta',
        contentType: 'application/xml; charset=utf-8',
        headers: [
          {name: 'X-Limit', examples: [{value: 5}]},
          {name: 'X-Other', examples: []},
          {name: 'Content-Type', examples: [{value: 'x'}]},
        ],
      },
    ];
    const [part] = partsOf(
      sendValue(form({encoding, schema: makeObject({meta: makeObject({a: text()})})}), {
        meta: {a: 'b'},
      }),
    );
    expect(part).toMatchObject({
      contentType: 'application/xml; charset=utf-8',
      headers: [['X-Limit', '5']],
    });
    expect(part!.content).toEqual({
      kind: 'text',
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>b</a>\n</root>',
    });
  });

  it('does not percent-encode a property with `style` or `explode`', () => {
    const encoding = [
      {name: 'a', style: 'pipeDelimited'},
      {name: 'b', explode: true},
    ];
    expect(
      partsOf(sendValue(form({encoding}), {a: ['x y', 'z'], b: {c: 'd e'}})).map(
        ({name, content}) => [name, content],
      ),
    ).toEqual([
      ['a', {kind: 'text', text: 'x y|z'}],
      ['c', {kind: 'text', text: 'd e'}],
    ]);
  });

  it('can contain several files under one name, each with its own content type', () => {
    const request = send(
      form({
        encoding: [
          {name: 'photo', contentType: 'image/png, image/jpeg'},
          {name: 'other', contentType: 'image/*'},
        ],
      }),
      {
        kind: 'parts',
        parts: [
          {kind: 'file', name: 'photo', file: FILE},
          {kind: 'file', name: 'photo', file: {...FILE, name: 'b.jpg', type: 'image/jpeg'}},
          {kind: 'file', name: 'other', file: {...FILE, type: ''}},
          {
            kind: 'file',
            name: 'typed',
            file: FILE,
            contentType: 'application/x-own',
            headers: [['X-Part', '1']],
          },
        ],
      },
    );
    expect(
      partsOf(request).map(({name, contentType, headers}) => [name, contentType, headers]),
    ).toEqual([
      ['photo', 'image/png', []],
      ['photo', 'image/jpeg', []],
      ['other', 'application/octet-stream', []],
      ['typed', 'application/x-own', [['X-Part', '1']]],
    ]);
    expect(request.sendable).toBe(true);
  });

  it('reports and omits a file that is not chosen, and refuses a file without content', () => {
    const content: BodyContent = {kind: 'parts', parts: [{kind: 'file', name: 'photo'}]};
    expect(send(form(), content)).toMatchObject({
      body: {kind: 'none'},
      problems: [{kind: 'missing-file', name: 'photo', blocking: false}],
      sendable: true,
    });
    expect(
      send(form(), {
        kind: 'parts',
        parts: [{kind: 'file', name: 'photo', file: {...FILE, content: undefined}}],
      }).sendable,
    ).toBe(false);
  });

  it('shows an unfilled part as a placeholder, but omits it when the request is sent', () => {
    const mediaType = form({generated: {value: {purpose: '<purpose>'}, origin: 'skeleton'}});
    const context = makeContext({method: 'POST', requestBody: {content: [mediaType]}});
    const values = toInitialValues(context);
    expect(buildRequest(context, values, {placeholders: false})).toMatchObject({
      body: {kind: 'none'},
      problems: [{kind: 'missing-part', name: 'purpose', blocking: false}],
    });
    expect(buildRequest(context, values)).toMatchObject({
      body: {parts: [{name: 'purpose', content: {text: '<purpose>'}}]},
    });
  });

  it('asks for files if the schema describes binary data in the notation of any OpenAPI version', () => {
    const schema = makeObject(
      {
        a: text({format: 'binary'}),
        b: makeSchema(),
        c: text({content: {mediaType: 'image/png'}}),
        d: list(text({content: {mediaType: 'application/octet-stream'}})),
        e: text({content: {mediaType: 'image/png', encoding: 'base64'}, examples: ['aGk=']}),
        f: text({examples: ['x']}),
        g: {kind: 'boolean', value: true},
      },
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    );
    const values = toInitialValues(
      makeContext({method: 'POST', requestBody: {content: [form({schema})]}}),
    );
    expect(values.body).toMatchObject({
      kind: 'parts',
      parts: [
        {kind: 'file', name: 'a'},
        {kind: 'file', name: 'b'},
        {kind: 'file', name: 'c'},
        {kind: 'file', name: 'd'},
        {kind: 'value', name: 'e', value: 'aGk='},
        {kind: 'value', name: 'f', value: 'x'},
        {kind: 'file', name: 'g'},
      ],
    });
  });

  it.each<[string, NodeSchema, PartValue[]]>([
    [
      'an optional file',
      makeObject({note: text({default: 'n'}), file: text({format: 'binary'})}),
      [{kind: 'file', name: 'file'}],
    ],
    [
      'an optional list of files beside a required part',
      makeObject({note: text({examples: ['n']}), files: list(text({format: 'binary'}))}, ['note']),
      [
        {kind: 'value', name: 'note', value: 'n'},
        {kind: 'file', name: 'files'},
      ],
    ],
    [
      'a file of the first variant',
      makeSchema({
        variants: [
          {
            kind: 'oneOf',
            variants: [
              {label: 'a', schema: makeObject({file: text({format: 'binary'})})},
              {label: 'b', schema: makeObject({url: text()})},
            ],
          },
        ],
      }),
      [{kind: 'file', name: 'file'}],
    ],
    [
      'one of several optional values',
      makeObject({id: text({readOnly: true}), a: text(), b: text({default: 'x'})}),
      [{kind: 'value', name: 'b', value: 'x'}],
    ],
  ])('has at least one part: %s', (_, schema, parts) => {
    const context = makeContext({
      method: 'POST',
      requestBody: {required: true, content: [form({schema})]},
    });
    const values = toInitialValues(context);
    expect(values.body).toEqual({mediaType: 'multipart/form-data', kind: 'parts', parts});
    expect(buildRequest(context, values).body).toMatchObject({
      parts: parts.map(({name}) => ({name})),
    });
  });

  it('shows a placeholder for a part if its schema names none', () => {
    const context = makeContext({requestBody: {required: true, content: [form()]}});
    expect(buildRequest(context, toInitialValues(context)).body).toMatchObject({
      parts: [{name: '<name>', content: {text: '<value>'}}],
    });
  });

  it('applies `prefixEncoding` and `itemEncoding` to the parts of `multipart/mixed` by position', () => {
    const mediaType = makeMediaType('multipart/mixed', {
      prefixEncoding: [
        {},
        {
          contentType: 'text/html',
          headers: [{name: 'Content-Location', examples: [{value: 'https://example.com/a'}]}],
        },
      ],
      itemEncoding: {contentType: 'text/css'},
    });
    expect(
      partsOf(sendValue(mediaType, [{a: 1}, '<p>', 'p {}', 'b {}'])).map(
        ({name, contentType, headers}) => [name, contentType, headers],
      ),
    ).toEqual([
      [undefined, 'application/json', []],
      [undefined, 'text/html', [['Content-Location', 'https://example.com/a']]],
      [undefined, 'text/css', []],
      [undefined, 'text/css', []],
    ]);
  });

  it('can contain another multipart body, whose boundary occurs in none of its parts', () => {
    const mediaType = makeMediaType('multipart/mixed', {
      prefixEncoding: [
        {},
        {contentType: 'multipart/mixed', prefixEncoding: [{contentType: 'text/plain'}, {}]},
      ],
    });
    const [, nested] = partsOf(sendValue(mediaType, [['x'], ['boundary', {a: 1}]]));
    expect(nested!.contentType).toBe('multipart/mixed; boundary=boundary-1');
    expect(nested!.content).toEqual({
      kind: 'text',
      text: '--boundary-1\r\nContent-Type: text/plain\r\n\r\nboundary\r\n--boundary-1\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--boundary-1--\r\n',
    });
  });

  it('keeps the order of form fields given as a list', () => {
    expect(
      partsOf(sendValue(form(), [{b: 1}, {a: 2}, {b: 3}])).map(({name, content}) => [
        name,
        content,
      ]),
    ).toEqual([
      ['b', {kind: 'text', text: '1'}],
      ['a', {kind: 'text', text: '2'}],
      ['b', {kind: 'text', text: '3'}],
    ]);
  });
});

describe('a body of another media type', () => {
  it.each([
    'application/octet-stream',
    'image/png',
    'application/pdf',
    'application/vnd.example.unknown',
  ])('asks for a file if the media type is %s', (mediaType) => {
    const context = makeContext({
      method: 'PUT',
      requestBody: {content: [makeMediaType(mediaType)]},
    });
    expect(toInitialValues(context).body).toEqual({mediaType, kind: 'file'});
    expect(buildRequest(context, toInitialValues(context))).toMatchObject({
      body: {kind: 'binary', file: {name: '<file>'}},
      sendable: false,
    });
  });

  it('sends a file with the media type from the document', () => {
    const request = send(makeMediaType('image/png'), {kind: 'file', file: FILE});
    expect(request).toMatchObject({
      body: {kind: 'binary', file: FILE},
      headers: [['Content-Type', 'image/png']],
      sendable: true,
    });
  });

  it.each([
    ['image/*', {kind: 'file', file: FILE}, 'image/png'],
    ['*/*', {kind: 'file', file: {...FILE, type: ''}}, 'application/octet-stream'],
    ['*/*', {kind: 'value', value: {a: 1}}, 'application/json'],
    ['text/*', {kind: 'text', text: 'x'}, 'text/plain'],
  ] as const)(
    'replaces the media type range %s with a concrete type, which the reader can override',
    (mediaType, content, sent) => {
      expect(contentTypeOf(send(makeMediaType(mediaType), content as BodyContent))).toBe(sent);
      expect(
        contentTypeOf(send(makeMediaType(mediaType), content as BodyContent, 'image/webp')),
      ).toBe('image/webp');
    },
  );

  it.each(['text/plain', 'text/csv', 'application/yaml', 'application/graphql'])(
    'sends text as %s',
    (mediaType) => {
      const context = makeContext({
        method: 'POST',
        requestBody: {content: [makeMediaType(mediaType, {examples: [{value: 'a: "b"\n'}]})]},
      });
      expect(buildRequest(context, toInitialValues(context))).toMatchObject({
        body: {kind: 'text', text: 'a: "b"\n'},
        headers: [['Content-Type', mediaType]],
      });
    },
  );

  it('shows a placeholder for a required body without a value', () => {
    const context = makeContext({
      method: 'POST',
      requestBody: {required: true, content: [makeMediaType('text/plain')]},
    });
    expect(buildRequest(context, toInitialValues(context))).toMatchObject({
      body: {kind: 'text', text: '<body>'},
      sendable: false,
    });
    expect(
      buildRequest(context, makeValues({body: {mediaType: 'text/plain', kind: 'text', text: 'x'}})),
    ).toMatchObject({sendable: true});
  });
});

describe('an empty body', () => {
  it.each<[string, BodyContent]>([
    ['application/json', {kind: 'text', text: ''}],
    ['application/x-www-form-urlencoded', {kind: 'value', value: {}}],
    ['application/octet-stream', {kind: 'file'}],
    ['multipart/form-data', {kind: 'parts', parts: []}],
    ['multipart/form-data', {kind: 'value', value: {}}],
  ])('is not sent if it is optional: %s', (mediaType, content) => {
    const context = makeContext({
      method: 'POST',
      requestBody: {content: [makeMediaType(mediaType)]},
    });
    expect(
      buildRequest(context, makeValues({body: {mediaType, ...content}}), {placeholders: false}),
    ).toMatchObject({
      body: {kind: 'none'},
      headers: [],
      problems: [],
      sendable: true,
    });
  });

  it('is reported as missing if it is required', () => {
    const context = makeContext({
      method: 'POST',
      requestBody: {required: true, content: [makeMediaType('application/json')]},
    });
    expect(buildRequest(context, makeValues(), {placeholders: false})).toMatchObject({
      body: {kind: 'none'},
      problems: [{kind: 'missing-body', blocking: false}],
    });
    expect(
      buildRequest(
        context,
        makeValues({body: {mediaType: 'application/json', kind: 'text', text: ''}}),
        {placeholders: false},
      ),
    ).toMatchObject({
      body: {kind: 'text', text: ''},
      headers: [['Content-Type', 'application/json']],
      problems: [{kind: 'missing-body', blocking: false}],
      sendable: true,
    });
  });
});

describe('the initial body', () => {
  const json = makeMediaType('application/json', {
    schema: makeObject(
      {id: integer(), name: text(), address: makeObject({city: text(), zip: text()}, ['city'])},
      ['name', 'address'],
    ),
    examples: [
      {name: 'first', value: {id: 0, name: 'a', address: {city: 'x', zip: '1'}, extra: 1}},
      {name: 'second', value: {name: 'b'}},
    ],
  });
  const context = makeContext({
    method: 'POST',
    requestBody: {content: [makeMediaType('text/plain'), json]},
  });
  const initial = (options: Parameters<typeof toInitialValues>[1]) =>
    toInitialValues(context, options).body;

  it('prefers JSON and the first example', () => {
    expect(initial({})).toEqual({
      mediaType: 'application/json',
      kind: 'value',
      value: json.examples[0]!.value,
    });
  });

  it('uses the requested example or media type', () => {
    expect(initial({example: 'second'})).toMatchObject({value: {name: 'b'}});
    expect(initial({mediaType: 'text/plain'})).toEqual({
      mediaType: 'text/plain',
      kind: 'text',
      text: '',
    });
  });

  it('omits optional properties if only required values are included, and is itself omitted if optional', () => {
    const required = makeContext({method: 'POST', requestBody: {required: true, content: [json]}});
    expect(toInitialValues(required, {include: 'required'}).body).toMatchObject({
      value: {name: 'a', address: {city: 'x'}, extra: 1},
    });
    expect(initial({include: 'required'})).toBeUndefined();
  });

  it('is the text of a serialized example, or a generated value if there is no example', () => {
    expect(
      toInitialValues(
        makeContext({
          requestBody: {
            content: [
              makeMediaType('application/json', {examples: [{name: 'a', serialized: '{"a":1.0}'}]}),
            ],
          },
        }),
      ).body,
    ).toMatchObject({kind: 'text', text: '{"a":1.0}'});
    const generated = {value: {name: '<name>'}, origin: 'skeleton' as const};
    expect(
      toInitialValues(
        makeContext({requestBody: {content: [makeMediaType('application/json', {generated})]}}),
      ).body,
    ).toMatchObject({kind: 'value', value: {name: '<name>'}});
  });
});

describe('an XML body', () => {
  const xml = (schema: MediaType['schema'], value: Json, table: SchemaTable = {}) =>
    formatBody(makeMediaType('application/xml', {schema}), value, table).replace(
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '',
    );
  const animals = (array: Parameters<typeof makeSchema>[0], items = text()) => ({
    ...makeObject({animals: {...list(items), ...array}}),
    xml: {name: 'document'},
  });
  const value = {animals: ['dog', 'cat']};

  it('repeats the element for each item of an unwrapped list', () => {
    expect(xml(animals({}), value)).toBe(
      '<document>\n  <animals>dog</animals>\n  <animals>cat</animals>\n</document>',
    );
    expect(xml(animals({xml: {name: 'aliens'}}, text({xml: {name: 'animal'}})), value)).toBe(
      '<document>\n  <animal>dog</animal>\n  <animal>cat</animal>\n</document>',
    );
  });

  it.each([{wrapped: true as const}, {nodeType: 'element'}])('wraps a list with %j', (wrapped) => {
    expect(xml(animals({xml: wrapped}), value)).toBe(
      '<document>\n  <animals>\n    <animals>dog</animals>\n    <animals>cat</animals>\n  </animals>\n</document>',
    );
    expect(
      xml(animals({xml: {...wrapped, name: 'aliens'}}, text({xml: {name: 'animal'}})), value),
    ).toBe(
      '<document>\n  <aliens>\n    <animal>dog</animal>\n    <animal>cat</animal>\n  </aliens>\n</document>',
    );
    expect(xml(animals({xml: {...wrapped, name: 'aliens'}}), value)).toContain(
      '<aliens>\n    <aliens>dog</aliens>',
    );
  });

  it.each([{attribute: true as const}, {nodeType: 'attribute'}])(
    'writes a property as an attribute with %j, and declares namespaces',
    (attribute) => {
      const person = makeObject({
        id: integer({xml: attribute}),
        name: text({xml: {namespace: 'https://example.com/schema/sample', prefix: 'sample'}}),
      });
      const table = {Person: {name: 'Person', schema: person}};
      expect(
        xml(
          {kind: 'reference', id: 'Person', name: 'Person', type: 'object'},
          {id: 123, name: 'example'},
          table,
        ),
      ).toBe(
        '<Person id="123">\n  <sample:name xmlns:sample="https://example.com/schema/sample">example</sample:name>\n</Person>',
      );
    },
  );

  it('writes an element with both attributes and text', () => {
    const animal = {
      ...makeObject({
        kind: text({xml: {nodeType: 'attribute'}}),
        name: text({xml: {nodeType: 'text'}}),
      }),
      xml: {name: 'animal'},
    };
    expect(
      xml({...list(animal), xml: {nodeType: 'element', name: 'animals'}}, [
        {kind: 'Cat', name: 'Fluffy'},
      ]),
    ).toBe('<animals>\n  <animal kind="Cat">Fluffy</animal>\n</animals>');
  });

  it('writes CDATA sections that values cannot close', () => {
    expect(
      xml(
        {...makeObject({content: text({xml: {nodeType: 'cdata'}})}), xml: {name: 'doc'}},
        {content: '<b>]]>x'},
      ),
    ).toBe('<doc><![CDATA[<b>]]]]><![CDATA[>x]]></doc>');
  });

  it('keeps the order of `prefixItems` and writes null as `xsi:nil`', () => {
    const schema = makeSchema({
      types: ['array'],
      xml: {nodeType: 'element', name: 'Three'},
      prefixItems: [text({xml: {name: 'One'}}), integer({xml: {name: 'Two'}})],
    });
    expect(xml(schema, ['a', null])).toBe(
      '<Three>\n  <One>a</One>\n  <Two xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" />\n</Three>',
    );
  });

  it('escapes characters with a meaning in XML', () => {
    expect(
      xml(
        {...makeObject({a: text({xml: {attribute: true}}), b: text()}), xml: {name: 'x'}},
        {a: '"<&>\n', b: '<&>]]>\u0001'},
      ),
    ).toBe('<x a="&quot;&lt;&amp;&gt;&#10;">\n  <b>&lt;&amp;&gt;]]&gt;\uFFFD</b>\n</x>');
  });

  it('turns invalid names into valid element names', () => {
    expect(xml({...makeObject({}), xml: {name: 'a b'}}, {'1<x>': 1})).toBe(
      '<a_b>\n  <_1_x_>1</_1_x_>\n</a_b>',
    );
  });

  it('keeps a string that is already XML', () => {
    expect(xml(text(), '<a/>')).toBe('<a/>');
  });

  it('wraps several top-level elements in a root element', () => {
    expect(xml(list(text({xml: {name: 'a'}})), ['x', 'y'])).toBe(
      '<root>\n  <a>x</a>\n  <a>y</a>\n</root>',
    );
  });
});

describe('examples on a page', () => {
  it('are written in the syntax of their media type', () => {
    expect(formatBody(makeMediaType('application/json'), {a: 1}, {})).toBe('{\n  "a": 1\n}');
    expect(
      formatBody(makeMediaType('application/x-www-form-urlencoded'), {a: 1, b: 'x y'}, {}),
    ).toBe('a=1&b=x+y');
    expect(formatBody(makeMediaType('multipart/form-data'), {a: 1}, {})).toBe(
      '--boundary\nContent-Disposition: form-data; name="a"\n\n1\n--boundary--\n',
    );
    expect(formatBody(makeMediaType('application/octet-stream'), 'raw', {})).toBe('raw');
    expect(formatBody(makeMediaType('application/vnd.example.unknown'), {a: 1}, {})).toBe(
      '{\n  "a": 1\n}',
    );
  });
});
