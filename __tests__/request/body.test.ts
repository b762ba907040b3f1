import {toGeneratedValue} from '../../plugin/document/exactNumber';
import type {Json, MediaType, NodeSchema, SchemaTable} from '../../plugin/model/types';
import {
  buildRequest,
  formatBody,
  toInitialValues,
  type BodyContent,
  type HttpRequest,
  type PartValue,
  type RequestContext,
} from '../../plugin/request';
import {toPresetValues} from '../../plugin/request/preset';
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
import {yaml} from '../support/yaml';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** An operation whose body has these media types. */
const taking = (content: MediaType[], required?: true) =>
  makeContext({method: 'POST', requestBody: {content, required}});
/** The request of a form as the page first shows it. */
const prefilled = (context: RequestContext) => buildRequest(context, toInitialValues(context));

function send(mediaType: MediaType, content: BodyContent, contentType?: string): HttpRequest {
  const values = makeValues({body: {mediaType: mediaType.mediaType, contentType, ...content}});
  return buildRequest(taking([mediaType]), values, {placeholders: false});
}

const sendValue = (mediaType: MediaType, value: Json) => send(mediaType, {kind: 'value', value});
const contentTypeOf = (request: HttpRequest) =>
  request.headers.find(([name]) => name === 'Content-Type')?.[1];
const bodyText = ({body}: HttpRequest) =>
  body.kind === 'text' || body.kind === 'form-urlencoded' ? body.text : body.kind;

/** Of the first part or field. */
function firstText({body}: HttpRequest): string | undefined {
  if (body.kind === 'form-urlencoded') return [...new URLSearchParams(body.text).values()][0];
  const [part] = body.kind === 'multipart' ? body.parts : [];
  return part?.content.kind === 'text' ? part.content.text : undefined;
}

const FILE = {
  kind: 'file' as const,
  name: 'a.png',
  type: 'image/png',
  content: new Uint8Array([1, 2, 3]),
};

describe('a JSON body', () => {
  const json = makeMediaType(JSON_TYPE);

  it.each([
    JSON_TYPE,
    'application/json; charset=utf-8',
    'application/merge-patch+json',
    'application/vnd.api+json',
  ])('is written as JSON and sent with the content type %s', (mediaType) => {
    const value = {name: 'Rex', tags: ['a'], price: 0, none: null};
    const request = sendValue(makeMediaType(mediaType), value);
    expect(JSON.parse(bodyText(request))).toEqual(value);
    expect(contentTypeOf(request)).toBe(mediaType);
  });

  it('omits properties and list items whose values are placeholders', () => {
    const owner = {mail: '<mail>', name: '<mail>'};
    const request = sendValue(json, {name: '<name>', tags: ['<tags>', 'a'], owner});
    expect(JSON.parse(bodyText(request))).toEqual({tags: ['a'], owner: {name: '<mail>'}});
  });

  it.each<Json>(['text', 0, false, null, [], {}])('can be the plain value %j', (value) => {
    expect(bodyText(sendValue(json, value))).toBe(JSON.stringify(value));
  });

  it("keeps the reader's text unchanged", () => {
    const written = '{ "id": 12345678901234567890.10,\r\n "s": "\\u00e9" }';
    const {body} = send(json, {kind: 'text', text: written});
    expect(body).toEqual({kind: 'text', text: written});
  });

  it('uses a string example as JSON unless the schema is a string', () => {
    const written = '{"id": 12345678901234567890}';
    const fill = (schema: MediaType['schema']) =>
      bodyText(
        prefilled(taking([makeMediaType(JSON_TYPE, {schema, examples: [{value: written}]})])),
      );
    expect(fill(makeObject({id: integer()}))).toBe(written);
    expect(fill(text())).toBe(JSON.stringify(written));
  });
});

describe('a sequential body', () => {
  it.each<[string, Json, string]>(yaml`
    - [application/x-ndjson, [{a: 1}, {b: "x\ny"}], "{\"a\":1}\n{\"b\":\"x\\ny\"}\n"]
    - [application/jsonl, {a: 1}, "{\"a\":1}\n"]
    - [application/geo+json-seq, [1, 2], "\u001e1\n\u001e2\n"]
    - [text/event-stream, [{event: add, data: "two\nlines", retry: 5}, {data: {a: 1}}],
        "event: add\ndata: two\ndata: lines\nretry: 5\n\ndata: {\"a\":1}\n"]
  `)('is written in the syntax of %s', (mediaType, value, written) => {
    expect(bodyText(sendValue(makeMediaType(mediaType), value))).toBe(written);
  });
});

describe('a URL-encoded form body', () => {
  const encoding = [
    {name: 'a', style: 'pipeDelimited'},
    {name: 'b', explode: false},
    {name: 'c', style: 'deepObject', explode: true},
    {name: 'd', allowReserved: true},
    {name: 'e', style: 'form'},
  ];
  const styled = {a: ['x', 'y'], b: [1, 2], c: {k: 'v w'}, d: 'a/b&c', e: {f: 1, g: '~'}};
  const street = {streetAddress: '123 Example Dr.', city: 'Somewhere'};
  const types = [
    {name: 'id', contentType: JSON_TYPE},
    {name: 'n', contentType: 'application/xml'},
  ];
  it.each<[string, Partial<MediaType>, Json, string]>([
    [
      'matches the example in the OpenAPI Specification',
      {},
      {
        id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
        address: {...street, state: 'CA', zip: '99999+1234'},
      },
      'id=f81d4fae-7dec-11d0-a765-00a0c91e6bf6&address=%7B%22streetAddress%22%3A%22123+Example+Dr.%22%2C%22city%22%3A%22Somewhere%22%2C%22state%22%3A%22CA%22%2C%22zip%22%3A%2299999%2B1234%22%7D',
    ],
    [
      'contains 0, false and empty strings, but not null, and repeats the name of a list',
      {},
      {a: 0, b: false, c: '', d: null, e: ['a b', 'c~']},
      'a=0&b=false&c=&e=a+b&e=c%7E',
    ],
    [
      'writes a property with `style`, `explode` or `allowReserved` like a query parameter',
      {encoding},
      styled,
      'a=x%7Cy&b=1,2&c%5Bk%5D=v%20w&d=a/b%26c&f=1&g=%7E',
    ],
    [
      'writes a property in the `contentType` of its encoding',
      {encoding: types, schema: makeObject({n: makeObject({a: text()})})},
      {id: 'x', n: {a: 'b'}},
      `id=%22x%22&${new URLSearchParams({n: '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>b</a>\n</root>'}).toString()}`,
    ],
  ])('%s', (_title, rest, value, written) => {
    expect(sendValue(makeMediaType(FORM, rest), value).body).toEqual({
      kind: 'form-urlencoded',
      text: written,
    });
  });
});

describe('a multipart body', () => {
  const form = (rest: Partial<MediaType> = {}) => makeMediaType(MULTIPART, rest);
  /** The name, the text, the media type and the headers of each part. */
  const partsOf = ({body}: HttpRequest) =>
    (body.kind === 'multipart' ? body.parts : []).map((part) => [
      part.name,
      part.content.kind === 'text' ? part.content.text : undefined,
      part.contentType,
      ...part.headers,
    ]);

  it('leaves the `Content-Type` header with the boundary to the sender', () => {
    const request = sendValue(form(), {a: 1});
    expect(contentTypeOf(request)).toBeUndefined();
    expect(request.body).toMatchObject({kind: 'multipart', mediaType: MULTIPART});
  });

  it.each<[string, string, Partial<MediaType>, Json, unknown[][]]>(yaml`
    - [has a part for each property and for each list item but not for null, multipart/form-data, {},
        {id: 0, on: false, empty: '', tags: [a, b], none: null, address: {city: x}, list: [{a: 1}]},
        [[id, '0'], [on, 'false'], [empty, ''], [tags, a], [tags, b],
          [address, '{"city":"x"}', application/json], [list, '{"a":1}', application/json]]]
    - [takes the content type and headers of a part from its encoding, multipart/form-data,
        {schema: {kind: schema, type: object, properties: [{name: meta, schema: {kind: schema, type: object, properties: [{name: a, schema: {kind: schema, type: string}}]}}]},
          encoding: [{name: meta, contentType: application/xml; charset=utf-8,
            headers: [{name: X-Limit, examples: [{value: 5}]}, {name: X-Other, examples: []}, {name: Content-Type, examples: [{value: x}]}]}]},
        {meta: {a: b}},
        [[meta, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<root>\n  <a>b</a>\n</root>", application/xml; charset=utf-8, [X-Limit, '5']]]]
    - [does not percent-encode a property with \`style\` or \`explode\`, multipart/form-data,
        {encoding: [{name: a, style: pipeDelimited}, {name: b, explode: true}]}, {a: [x y, z], b: {c: d e}},
        [[a, x y|z], [c, d e]]]
    - [keeps the order of form fields given as a list, multipart/form-data, {}, [{b: 1}, {a: 2}, {b: 3}], [[b, '1'], [a, '2'], [b, '3']]]
    - [applies \`prefixEncoding\` and \`itemEncoding\` to the parts of \`multipart/mixed\` by position, multipart/mixed,
        {prefixEncoding: [{}, {contentType: text/html, headers: [{name: Content-Location, examples: [{value: 'https://example.com/a'}]}]}],
          itemEncoding: {contentType: text/css}},
        [{a: 1}, <p>, 'p {}', 'b {}'],
        [[~, '{"a":1}', application/json], [~, <p>, text/html, [Content-Location, 'https://example.com/a']], [~, 'p {}', text/css], [~, 'b {}', text/css]]]
    - [sends the \`Content-Disposition\` that the document describes for a part without a name, multipart/mixed,
        {itemEncoding: {headers: [{name: Content-Disposition, examples: [{value: inline}]}]}}, [a], [[~, a, ~, [Content-Disposition, inline]]]]
    - [does not send it for a part with a name, multipart/form-data,
        {encoding: [{name: a, headers: [{name: Content-Disposition, examples: [{value: inline}]}]}]}, {a: x}, [[a, x]]]
  `)('%s', (_title, name, rest, value, parts) => {
    expect(partsOf(sendValue(makeMediaType(name, rest), value))).toEqual(
      parts.map(([part, content, contentType, ...headers]) => [
        part ?? undefined,
        content,
        contentType ?? undefined,
        ...headers,
      ]),
    );
  });

  it('can contain several files under one name, each with its own content type', () => {
    const encoding = [
      {name: 'photo', contentType: 'image/png, image/jpeg'},
      {name: 'other', contentType: 'image/*'},
    ];
    const toPart = (name: string, file = {}, rest = {}) =>
      ({kind: 'file', name, file: {...FILE, ...file}, ...rest}) as const;
    const request = send(form({encoding}), {
      kind: 'parts',
      parts: [
        toPart('photo'),
        toPart('photo', {name: 'b.jpg', type: 'image/jpeg'}),
        toPart('other', {type: ''}),
        toPart('typed', {}, {contentType: 'application/x-own', headers: [['X-Part', '1']]}),
      ],
    });
    expect(partsOf(request)).toEqual([
      ['photo', undefined, 'image/png'],
      ['photo', undefined, 'image/jpeg'],
      ['other', undefined, 'application/octet-stream'],
      ['typed', undefined, 'application/x-own', ['X-Part', '1']],
    ]);
    expect(request.sendable).toBe(true);
  });

  it('reports and omits a file that is not chosen, and refuses a file without content', () => {
    const sendFile = (file?: typeof FILE | {content: undefined}) =>
      send(form(), {
        kind: 'parts',
        parts: [{kind: 'file', name: 'photo', file: file && {...FILE, ...file}}],
      });
    expect(sendFile()).toMatchObject({
      body: {kind: 'none'},
      problems: [{kind: 'missing-file', name: 'photo', blocking: false}],
      sendable: true,
    });
    expect(sendFile({content: undefined}).sendable).toBe(false);
  });

  it('shows an unfilled part as a placeholder, but omits it when the request is sent', () => {
    const context = taking([
      form({generated: {value: {purpose: '<purpose>'}, origin: 'skeleton'}}),
    ]);
    expect(buildRequest(context, toInitialValues(context), {placeholders: false})).toMatchObject({
      body: {kind: 'none'},
      problems: [{kind: 'missing-part', name: 'purpose', blocking: false}],
    });
    expect(partsOf(prefilled(context))).toEqual([['purpose', '<purpose>', undefined]]);
  });

  it('sends parts with the `contentMediaType` of their schemas', () => {
    const schema = makeObject({
      photo: text({content: {mediaType: 'image/png'}}),
      photos: list(text({content: {mediaType: 'image/webp'}})),
      data: text({content: {mediaType: 'application/json'}}),
      encoded: text({content: {mediaType: 'image/png', encoding: 'base64'}}),
    });
    const untyped = {...FILE, type: ''};
    const request = send(makeMediaType(MULTIPART, {schema}), {
      kind: 'parts',
      parts: [
        {kind: 'file', name: 'photo', file: untyped},
        {kind: 'file', name: 'photo', file: FILE},
        {kind: 'file', name: 'photos', file: untyped},
        {kind: 'value', name: 'data', value: '{"a":1}'},
        {kind: 'value', name: 'encoded', value: 'aGk='},
      ],
    });
    expect(partsOf(request)).toEqual([
      ['photo', undefined, 'image/png'],
      ['photo', undefined, FILE.type],
      ['photos', undefined, 'image/webp'],
      ['data', '{"a":1}', 'application/json'],
      ['encoded', 'aGk=', 'application/octet-stream'],
    ]);
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
      [...'abcdefg'],
    );
    const {body} = toInitialValues(taking([form({schema})]));
    expect(body?.kind === 'parts' && body.parts.map(({kind, name}) => `${name} ${kind}`))
      .toEqual(yaml`
      [a file, b file, c file, d file, e value, f value, g file]
    `);
    expect(body).toMatchObject({
      parts: expect.arrayContaining([{kind: 'value', name: 'e', value: 'aGk='}]),
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

  it('sends no placeholder and no generated value inside a part', () => {
    const parts = [
      {name: 'meta', value: {author: '<author>', count: toGeneratedValue(1), kind: 'k'}},
      {name: 'tags', value: ['<tags>']},
      {name: 'none', value: []},
    ].map((part) => ({kind: 'value' as const, ...part}));
    const context = makeContext({requestBody: {content: [form()]}});
    const body = {mediaType: MULTIPART, kind: 'parts', parts} as const;
    const request = buildRequest(context, makeValues({body}), {placeholders: false});
    expect(partsOf(request)).toEqual([['meta', '{"kind":"k"}', JSON_TYPE]]);
    expect(request.problems).toEqual([{kind: 'missing-part', name: 'tags', blocking: false}]);
    expect(partsOf(buildRequest(context, makeValues({body})))).toContainEqual([
      'tags',
      '<tags>',
      undefined,
    ]);
  });

  it.each<[string, Partial<MediaType>, object[]]>([
    [
      'a file and a text of `prefixItems`',
      {
        schema: {...list(text()), prefixItems: [text(), makeSchema({})], items: undefined},
        generated: {value: ['<value>', '<value>'], origin: 'skeleton'},
        prefixEncoding: [{}, {contentType: 'image/*'}],
      },
      [{kind: 'value'}, {kind: 'file'}],
    ],
    ['a file of `itemSchema`', {itemSchema: {kind: 'boolean', value: true}}, [{kind: 'file'}]],
    ['a text of `itemSchema`', {itemSchema: text()}, [{kind: 'value'}]],
    [
      'an example of `itemSchema`',
      {itemSchema: text({examples: ['a']})},
      [{kind: 'value', value: 'a'}],
    ],
  ])('asks for %s by position, and sends no placeholder', (_title, rest, parts) => {
    const content = [makeMediaType('multipart/mixed', rest)];
    const context = makeContext({requestBody: {required: true, content}});
    const values = toInitialValues(context);
    expect(values.body).toEqual({mediaType: 'multipart/mixed', kind: 'parts', parts});
    const {body} = buildRequest(context, values, {placeholders: false});
    expect(body.kind).toBe('value' in parts[0]! ? 'multipart' : 'none');
  });

  it('can contain another multipart body, whose boundary occurs in none of its parts', () => {
    const mediaType = makeMediaType('multipart/mixed', {
      prefixEncoding: [
        {},
        {contentType: 'multipart/mixed', prefixEncoding: [{contentType: 'text/plain'}, {}]},
      ],
    });
    expect(partsOf(sendValue(mediaType, [['x'], ['boundary', {a: 1}]]))[1]).toEqual([
      undefined,
      '--boundary-1\r\nContent-Type: text/plain\r\n\r\nboundary\r\n--boundary-1\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--boundary-1--\r\n',
      'multipart/mixed; boundary=boundary-1',
    ]);
  });
});

describe('a body of another media type', () => {
  it.each(['application/octet-stream', 'application/vnd.example.unknown'])(
    'asks for a file if the media type is %s',
    (mediaType) => {
      const context = taking([makeMediaType(mediaType)], true);
      expect(toInitialValues(context).body).toEqual({mediaType, kind: 'file'});
      expect(prefilled(context)).toMatchObject({
        body: {kind: 'binary', file: {name: '<file>'}},
        sendable: false,
      });
    },
  );

  it('takes text in the example of a binary body for a file, which it stands for', () => {
    const example = {summary: '', value: '@example.zip'};
    const mediaType = makeMediaType('application/zip', {examples: [example]});
    expect(toInitialValues(taking([mediaType])).body).toEqual({
      mediaType: 'application/zip',
      kind: 'file',
    });
  });

  it('sends a file with the media type from the document', () => {
    expect(send(makeMediaType('image/png'), {kind: 'file', file: FILE})).toMatchObject({
      body: {kind: 'binary', file: FILE},
      headers: [['Content-Type', 'image/png']],
      sendable: true,
    });
  });

  it.each<[string, BodyContent, string]>([
    ['image/*', {kind: 'file', file: FILE}, 'image/png'],
    ['*/*', {kind: 'file', file: {...FILE, type: ''}}, 'application/octet-stream'],
    ['*/*', {kind: 'value', value: {a: 1}}, JSON_TYPE],
    ['text/*', {kind: 'text', text: 'x'}, 'text/plain'],
  ])(
    'replaces the media type range %s with a concrete type, which the reader can override',
    (range, content, sent) => {
      const mediaType = makeMediaType(range);
      expect(contentTypeOf(send(mediaType, content))).toBe(sent);
      expect(contentTypeOf(send(mediaType, content, 'image/webp'))).toBe('image/webp');
    },
  );

  it.each(['text/plain', 'text/csv', 'application/yaml', 'application/graphql'])(
    'sends text as %s',
    (mediaType) => {
      const examples = [{value: 'a: "b"\n'}];
      expect(prefilled(taking([makeMediaType(mediaType, {examples})]))).toMatchObject({
        body: {kind: 'text', text: 'a: "b"\n'},
        headers: [['Content-Type', mediaType]],
      });
    },
  );

  it.each<[string, BodyContent]>([
    ['text/csv', {kind: 'text', text: ''}],
    ['text/html', {kind: 'text', text: ''}],
    ['application/cbor', {kind: 'file'}],
    ['application/vnd.example.unknown', {kind: 'value', value: {a: 'x'}}],
    ['text/plain', {kind: 'value', value: {a: 'x'}}],
  ])('begins with data only where it can be a body: %s', (mediaType, content) => {
    const schema = makeObject({a: text({examples: ['x']})}, ['a']);
    for (const more of [{}, {examples: [{value: {a: 'x'}}]}])
      expect(
        toInitialValues(taking([makeMediaType(mediaType, {schema, ...more})], true)).body,
      ).toEqual({mediaType, ...content});
  });

  it.each<[contentType: string | undefined, sent: string, styled: object]>([
    ['text/csv', '<a>', {}],
    ['text/html; charset=utf-8', '<a>', {}],
    ['image/*, text/csv', '<a>', {}],
    ['application/cbor', '<a>', {}],
    ['text/plain', '{"x":"y"}', {}],
    ['application/vnd.example.unknown', '{"x":"y"}', {}],
    [undefined, '{"x":"y"}', {}],
    ['text/csv', 'x,y', {style: 'form', explode: false}],
  ])('begins a part with data only where it can be one: %s as %s', (contentType, sent, styled) => {
    const item = makeObject({x: text({examples: ['y']})}, ['x']);
    const encoding = [{name: 'a', ...(contentType !== undefined && {contentType}), ...styled}];
    const lists: [NodeSchema, Json][] = 'style' in styled ? [] : [[list(item), [{x: 'y'}]]];
    for (const [a, value] of [[item, {x: 'y'}] as [NodeSchema, Json], ...lists])
      for (const given of [{}, {examples: [{value: {a: value}}]}])
        for (const name of [MULTIPART, FORM]) {
          const schema = makeObject({a}, ['a']);
          const mediaType = makeMediaType(name, {schema, encoding, ...given});
          const context = taking([mediaType]);
          for (const values of [
            toInitialValues(context),
            toPresetValues(context, {body: {a: value}}),
          ])
            expect(firstText(buildRequest(context, values))).toBe(sent);
          expect(firstText(sendValue(mediaType, {a: value}))).toBe(
            sent === '<a>' ? undefined : sent,
          );
        }
  });

  it('sends the text that a guide or a reader writes for a field in CSV', () => {
    const schema = makeObject({a: list(makeObject({x: text()}))});
    const encoding = [{name: 'a', contentType: 'text/csv'}];
    for (const name of [MULTIPART, FORM]) {
      const mediaType = makeMediaType(name, {schema, encoding});
      const preset = toPresetValues(taking([mediaType]), {body: {a: 'x\ny'}});
      expect(firstText(buildRequest(taking([mediaType]), preset))).toBe('x\ny');
      expect(firstText(sendValue(mediaType, {a: 'x\ny'}))).toBe('x\ny');
    }
  });

  it('sends the body of a guide in the media type that the guide names', () => {
    const generated = {value: {}, origin: 'skeleton'} as const;
    const names = ['application/json', 'application/xml'];
    const context = taking(names.map((name) => makeMediaType(name, {generated})));
    const {body} = toPresetValues(context, {mediaType: 'application/xml', body: {a: 1}});
    expect(body).toEqual({mediaType: 'application/xml', kind: 'value', value: {a: 1}});
  });

  it('shows a placeholder for a required body without a value', () => {
    const context = taking([makeMediaType('text/plain')], true);
    expect(prefilled(context)).toMatchObject({
      body: {kind: 'text', text: '<body>'},
      sendable: false,
    });
    const body = {mediaType: 'text/plain', kind: 'text', text: 'x'} as const;
    expect(buildRequest(context, makeValues({body})).sendable).toBe(true);
  });
});

describe('an empty body', () => {
  it.each<[string, BodyContent]>([
    [JSON_TYPE, {kind: 'text', text: ''}],
    [FORM, {kind: 'value', value: {}}],
    ['application/octet-stream', {kind: 'file'}],
    ['multipart/form-data', {kind: 'parts', parts: []}],
    ['multipart/form-data', {kind: 'value', value: {}}],
  ])('is not sent if it is optional: %s', (mediaType, content) => {
    const context = taking([makeMediaType(mediaType)]);
    const values = makeValues({body: {mediaType, ...content}});
    expect(buildRequest(context, values, {placeholders: false})).toMatchObject({
      body: {kind: 'none'},
      headers: [],
      problems: [],
      sendable: true,
    });
  });

  it.each([
    [undefined, {kind: 'none'}, []],
    [
      {mediaType: JSON_TYPE, kind: 'text', text: ''} as const,
      {kind: 'text', text: ''},
      [['Content-Type', JSON_TYPE]],
    ],
  ])('is reported as missing if it is required: %j', (body, sent, headers) => {
    const context = taking([makeMediaType(JSON_TYPE)], true);
    expect(buildRequest(context, makeValues({body}), {placeholders: false})).toMatchObject({
      body: sent,
      headers,
      problems: [{kind: 'missing-body', blocking: false}],
      sendable: true,
    });
  });
});

describe('the initial body', () => {
  const address = makeObject({city: text(), zip: text()}, ['city']);
  const properties = {id: integer(), name: text(), address, others: list(address)};
  const place = {city: 'x', zip: '1'};
  const json = makeMediaType(JSON_TYPE, {
    schema: makeObject(properties, ['name', 'address', 'others']),
    examples: [
      {name: 'first', value: {id: 0, name: 'a', address: place, others: [place], extra: 1}},
      {name: 'second', value: {name: 'b'}},
    ],
  });
  const context = taking([makeMediaType('text/plain'), json]);
  const initial = (options?: Parameters<typeof toInitialValues>[1], given = context) =>
    toInitialValues(given, options).body;

  it('uses the requested example or media type', () => {
    expect(initial({example: 'second'})).toMatchObject({value: {name: 'b'}});
    const mediaType = 'text/plain';
    expect(initial({mediaType})).toEqual({mediaType, kind: 'text', text: ''});
  });

  it('omits optional properties at every depth if only required values are included, and is itself omitted if optional', () => {
    expect(initial({include: 'required'}, taking([json], true))).toEqual({
      mediaType: JSON_TYPE,
      kind: 'value',
      value: {name: 'a', address: {city: 'x'}, others: [{city: 'x'}], extra: 1},
    });
    expect(initial({include: 'required'})).toBeUndefined();
  });

  it('is the text of a serialized example, or a generated value if there is no example', () => {
    const serialized = makeMediaType(JSON_TYPE, {examples: [{name: 'a', serialized: '{"a":1.0}'}]});
    expect(initial({}, taking([serialized]))).toMatchObject({kind: 'text', text: '{"a":1.0}'});
    const generated = {value: {name: '<name>'}, origin: 'skeleton' as const};
    expect(initial({}, taking([makeMediaType(JSON_TYPE, {generated})]))).toMatchObject({
      kind: 'value',
      value: {name: '<name>'},
    });
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

  const named = {xml: {name: 'aliens'}};
  const animal = text({xml: {name: 'animal'}});

  it('repeats the element for each item of an unwrapped list', () => {
    expect(xml(animals({}), value)).toBe(
      '<document>\n  <animals>dog</animals>\n  <animals>cat</animals>\n</document>',
    );
    expect(xml(animals(named, animal), value)).toBe(
      '<document>\n  <animal>dog</animal>\n  <animal>cat</animal>\n</document>',
    );
  });

  it.each([{wrapped: true as const}, {nodeType: 'element'}])('wraps a list with %j', (wrapped) => {
    const renamed = {xml: {...wrapped, name: 'aliens'}};
    expect(xml(animals({xml: wrapped}), value)).toBe(
      '<document>\n  <animals>\n    <animals>dog</animals>\n    <animals>cat</animals>\n  </animals>\n</document>',
    );
    expect(xml(animals(renamed, animal), value)).toBe(
      '<document>\n  <aliens>\n    <animal>dog</animal>\n    <animal>cat</animal>\n  </aliens>\n</document>',
    );
    expect(xml(animals(renamed), value)).toContain('<aliens>\n    <aliens>dog</aliens>');
  });

  it.each([{attribute: true as const}, {nodeType: 'attribute'}])(
    'writes a property as an attribute with %j, and declares namespaces',
    (attribute) => {
      const person = makeObject({
        id: integer({xml: attribute}),
        name: text({xml: {namespace: 'https://example.com/schema/sample', prefix: 'sample'}}),
      });
      const table = {Person: {name: 'Person', schema: person}};
      const reference = {kind: 'reference', id: 'Person', name: 'Person', type: 'object'} as const;
      expect(xml(reference, {id: 123, name: 'example'}, table)).toBe(
        '<Person id="123">\n  <sample:name xmlns:sample="https://example.com/schema/sample">example</sample:name>\n</Person>',
      );
    },
  );

  it('writes an element with both attributes and text', () => {
    const properties = {
      kind: text({xml: {nodeType: 'attribute'}}),
      name: text({xml: {nodeType: 'text'}}),
    };
    const items = list({...makeObject(properties), xml: {name: 'animal'}});
    expect(
      xml({...items, xml: {nodeType: 'element', name: 'animals'}}, [{kind: 'Cat', name: 'Fluffy'}]),
    ).toBe('<animals>\n  <animal kind="Cat">Fluffy</animal>\n</animals>');
  });

  it('writes CDATA sections that values cannot close', () => {
    const schema = makeObject({content: text({xml: {nodeType: 'cdata'}})});
    expect(xml({...schema, xml: {name: 'doc'}}, {content: '<b>]]>x'})).toBe(
      '<doc><![CDATA[<b>]]]]><![CDATA[>x]]></doc>',
    );
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
    const schema = makeObject({a: text({xml: {attribute: true}}), b: text()});
    expect(xml({...schema, xml: {name: 'x'}}, {a: '"<&>\n', b: '<&>]]>\u0001'})).toBe(
      '<x a="&quot;&lt;&amp;&gt;&#10;">\n  <b>&lt;&amp;&gt;]]&gt;\uFFFD</b>\n</x>',
    );
  });

  it('turns invalid names into valid element names', () => {
    expect(xml({...makeObject({}), xml: {name: 'a b'}}, {'1<x>': 1})).toBe(
      '<a_b>\n  <_1_x_>1</_1_x_>\n</a_b>',
    );
  });

  it('keeps a string that is already XML', () => {
    expect(xml(text(), '<a/>')).toBe('<a/>');
  });

  it('takes the names of components where no property and no `xml` gives one', () => {
    const ofPet = {kind: 'reference', id: 'Pet', name: 'Pet', type: 'object'} as const;
    const ofCat = {...ofPet, id: 'Cat', name: 'Cat'};
    const table = {
      Pet: {name: 'Pet', schema: makeObject({a: text()})},
      Cat: {name: 'Cat', schema: makeObject({b: text({xml: {attribute: true}})})},
    };
    const items = '  <Pet>\n    <a>x</a>\n  </Pet>\n';
    const pets = [{a: 'x'}, {a: 'x'}];
    expect(xml(list(ofPet), pets, table)).toBe(`<root>\n${items}${items}</root>`);
    expect(xml({...list(ofPet), xml: {wrapped: true, name: 'pets'}}, [{a: 'x'}], table)).toBe(
      `<pets>\n${items}</pets>`,
    );
    const variants = [ofPet, ofCat].map((schema) => ({label: '', schema}));
    const choice = makeSchema({variants: [{kind: 'oneOf', variants}]});
    expect(xml(choice, {b: 'y'}, table)).toBe('<Cat b="y" />');
    expect(
      xml({...makeObject({own: list(ofPet)}), xml: {name: 'r'}}, {own: pets}, table),
    ).toContain('  <own>\n    <a>x</a>\n  </own>');
  });
});

describe('examples on a page', () => {
  it.each<[string, Json, string]>(yaml`
    - [application/json, {a: 1}, "{\n  \"a\": 1\n}"]
    - [application/x-www-form-urlencoded, {a: 1, b: x y}, 'a=1&b=x+y']
    - [multipart/form-data, {a: 1}, "--boundary\nContent-Disposition: form-data; name=\"a\"\n\n1\n--boundary--\n"]
    - [application/octet-stream, raw, raw]
    - [application/vnd.example.unknown, {a: 1}, "{\n  \"a\": 1\n}"]
  `)('are written in the syntax of %s', (mediaType, value, written) => {
    expect(formatBody(makeMediaType(mediaType), value, {})).toBe(written);
  });
});
