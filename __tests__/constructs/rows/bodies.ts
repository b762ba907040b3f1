import type {RowGroup} from '../types';

const BODIES = 'bodies.yaml';

export const BODY_ROWS: RowGroup = {
  title: 'Request bodies',
  rows: [
    {
      title: 'JSON, `+json` and media types with parameters; required, description',
      fixture: BODIES,
      sights: [
        ['POST /json', 'request-body', 'Request body'],
        [
          'POST /json',
          '',
          {html: 'required', markdown: 'Required.'},
          'What to store',
          'application/json; charset=utf-8',
          'application/vnd.shop+json',
        ],
        ['POST /json', 'body.a', 'string'],
        ['POST /json', 'body@application/vnd~2Eshop+json.b', 'string'],
      ],
    },
    {
      title:
        '`application/x-www-form-urlencoded` with `encoding`, and its example in its own syntax',
      fixture: BODIES,
      sights: [
        [
          'POST /form',
          'body',
          'How the parts are written',
          {html: 'tags form · explode: false', markdown: 'tags: style form, explode: false'},
          'filter application/json',
          'name=Rex&tags=a,b&filter=%7B%22x%22%3A0%7D',
        ],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title: '`multipart/form-data`: files, `encoding` with content types, headers and style',
      fixture: BODIES,
      sights: [
        ['POST /multipart', 'body.file', 'image/png'],
        [
          'POST /multipart',
          'body',
          'file image/png, image/jpeg',
          'X-Size',
          'In bytes',
          'required',
          'meta application/json',
          {
            html: 'tags form · explode: true · allowReserved',
            markdown: 'tags: style form, explode: true, allowReserved',
          },
        ],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title: '`prefixEncoding` and `itemEncoding` of OpenAPI 3.2, also nested',
      fixture: BODIES,
      sights: [
        [
          'POST /mixed',
          'body',
          '[0] application/json',
          'X-Part',
          '[1…] image/*',
        ],
        [
          'POST /mixed',
          'body@multipart/related',
          'Each',
          'id',
          'application/json',
          'id text/plain',
        ],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title:
        'Binary bodies; media types without a schema, media type ranges and unknown media types',
      fixture: BODIES,
      sights: [
        [
          'POST /binary',
          '',
          'application/octet-stream',
          'image/png',
          'image/*',
          '*/*',
          'shop/unknown',
        ],
        ['POST /binary', 'body@shop/unknown.shelf', 'string'],
        ['POST /binary', 'body@~2A/~2A', '≤ 1000 characters'],
        [
          'POST /binary',
          'body',
          {html: 'Any content', only: 'Markdown has no line for a media type without a schema'},
        ],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title: 'An example that is a string of JSON, shown as JSON unless the schema is a string',
      fixture: BODIES,
      sights: [['POST /text', '', '{ "query": { "size": 10 } }', '"{\\"kept\\": \\"a string\\"}"']],
      findings: ['example-json-string'],
      also: ['exports/jsonExamples.test.ts'],
    },
    {
      title: 'Text, CSV and YAML, each example in its own syntax; an example without a schema',
      fixture: BODIES,
      sights: [
        ['POST /binary', 'body', 'text/csv', 'a,b'],
        [
          'POST /binary',
          'body@application/yaml',
          {html: 'Examples in application/yaml', only: 'the heading of a tab'},
          {html: 'kind: Pod labels: - app - "2"', markdown: 'kind: Pod labels: app · 2'},
        ],
        ['POST /binary', 'body@text/plain', 'hello', 'Hello there', '≥ 1 character'],
      ],
    },
    {
      title: 'XML, with samples and examples as XML',
      fixture: BODIES,
      sights: [
        ['POST /xml', 'body', 'XML: book'],
        ['POST /xml', '', '<receipt number="5">Paid</receipt>', 'ok=false&ids=1&ids=2'],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title: 'Streams of items by `itemSchema`: JSON lines, JSON sequences, server-sent events',
      fixture: BODIES,
      sights: [
        ['POST /stream', 'body:each.level', 'string', 'required', '"error"'],
        ['POST /stream', '', '{"level":"info","text":"started"}'],
        ['POST /stream', 'body@application/json-seq:each.seq', 'integer'],
        ['POST /stream', 'body@text/event-stream:each.data', 'application/json', 'price'],
      ],
      also: ['request/body.test.ts'],
    },
    {
      title: 'Bodies on GET, HEAD and DELETE',
      fixture: BODIES,
      sights: [
        ['DELETE /binary', 'body.reason', 'string'],
        ['GET /binary', 'body.filter', 'string'],
        ['HEAD /binary', 'body.probe', 'string'],
      ],
    },
  ],
};
