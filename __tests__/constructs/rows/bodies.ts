import {row} from '../row';
import type {RowGroup} from '../types';

const BODIES = 'bodies.yaml';

export const BODY_ROWS: RowGroup = {
  title: 'Request bodies',
  rows: [
    row('JSON, `+json` and media types with parameters; required, description', BODIES)`
      POST /json ¦ request-body ¦ Request body
      POST /json ¦ ¦ HTML: required / Markdown: Required. ¦ What to store ¦ application/json; charset=utf-8 ¦ application/vnd.shop+json
      POST /json ¦ body.a ¦ string
      POST /json ¦ body@application/vnd~2Eshop+json.b ¦ string
    `,
    row('Keys that look like numbers, in the order of the document', BODIES, {
      also: ['exports/keyOrder.test.ts'],
    })`
      POST /ordered ¦ ¦ { "z": 1, "10": 2, "2": { "b": 3, "1": 4 } } ¦ {"b":5,"1":6} ¦ {"c":7,"3":8}
    `,
    row(
      '`application/x-www-form-urlencoded` with `encoding`, and its example in its own syntax',
      BODIES,
      {also: ['request/body.test.ts']},
    )`
      POST /form ¦ body ¦ How the parts are written ¦ HTML: tags form · explode: false / Markdown: tags: style form, explode: false ¦ filter application/json ¦ name=Rex&tags=a,b&filter=%7B%22x%22%3A0%7D
    `,
    row('`multipart/form-data`: files, `encoding` with content types, headers and style', BODIES, {
      also: ['request/body.test.ts'],
    })`
      POST /multipart ¦ body.file ¦ image/png
      POST /multipart ¦ body ¦ file image/png, image/jpeg ¦ X-Size ¦ In bytes ¦ required ¦ meta application/json ¦ HTML: tags form · explode: true · allowReserved / Markdown: tags: style form, explode: true, allowReserved
    `,
    row('`prefixEncoding` and `itemEncoding` of OpenAPI 3.2, also nested', BODIES, {
      also: ['request/body.test.ts'],
    })`
      POST /mixed ¦ body ¦ [0] application/json ¦ X-Part ¦ [1…] image/*
      POST /mixed ¦ body@multipart/related ¦ Each ¦ id ¦ application/json ¦ id text/plain
    `,
    row(
      'Binary bodies; media types without a schema, media type ranges and unknown media types',
      BODIES,
      {also: ['request/body.test.ts']},
    )`
      POST /binary ¦ ¦ application/octet-stream ¦ image/png ¦ image/* ¦ */* ¦ shop/unknown
      POST /binary ¦ body@shop/unknown.shelf ¦ string
      POST /binary ¦ body@~2A/~2A ¦ ≤ 1000 characters
      POST /binary ¦ body ¦ HTML only (Markdown has no line for a media type without a schema): Any content
    `,
    row(
      'An example that is a string of JSON, shown as JSON unless the schema is a string',
      BODIES,
      {findings: ['example-json-string'], also: ['exports/jsonExamples.test.ts']},
    )`
      POST /text ¦ ¦ { "query": { "size": 10 } } ¦ "{\"kept\": \"a string\"}"
    `,
    row('Text, CSV and YAML, each example in its own syntax; an example without a schema', BODIES)`
      POST /binary ¦ body ¦ text/csv ¦ a,b
      POST /binary ¦ body@application/yaml ¦ HTML only (the heading of a tab): Examples in application/yaml ¦ HTML: kind: Pod labels: - app - "2" / Markdown: kind: Pod labels: app · 2
      POST /binary ¦ body@text/plain ¦ hello ¦ Hello there ¦ ≥ 1 character
    `,
    row('XML, with samples and examples as XML', BODIES, {also: ['request/body.test.ts']})`
      POST /xml ¦ body ¦ XML: book
      POST /xml ¦ ¦ <receipt number="5">Paid</receipt> ¦ ok=false&ids=1&ids=2
    `,
    row(
      'Streams of items by `itemSchema`: JSON lines, JSON sequences, server-sent events',
      BODIES,
      {also: ['request/body.test.ts']},
    )`
      POST /stream ¦ body:each.level ¦ string ¦ required ¦ "error"
      POST /stream ¦ ¦ {"level":"info","text":"started"}
      POST /stream ¦ body@application/json-seq:each.seq ¦ integer
      POST /stream ¦ body@text/event-stream:each.data ¦ application/json ¦ price
    `,
    row('Bodies on GET, HEAD and DELETE', BODIES)`
      DELETE /binary ¦ body.reason ¦ string
      GET /binary ¦ body.filter ¦ string
      HEAD /binary ¦ body.probe ¦ string
    `,
  ],
};
