import {toSchemaHead} from '../../../plugin/exports/markdown/schema';
import type {NodeSchema} from '../../../plugin/model/types';

/** A schema besides its type, and the expected part of its Markdown line. */
const LINES: [schema: Partial<NodeSchema>, line: string][] = [
  [{format: 'int64'}, 'integer, format `int64`'],
  [{content: {encoding: 'base64', mediaType: 'image/png'}}, 'encoding `base64`, content `image/'],
  [{allOf: [{id: 'Pet', name: 'Pet'}]}, 'includes `Pet`'],
  [{constraints: {minimum: 0, maximum: 10}}, 'integer, 0–10'],
  [{constraints: {minimum: -90, maximum: 90}}, 'integer, -90 … 90'],
  [{constraints: {exclusiveMinimum: 0, multipleOf: 5}}, 'integer, > 0, multiple of 5'],
  [{constraints: {minimum: 0}}, 'integer, ≥ 0'],
  [{constraints: {maximum: 0}}, 'integer, ≤ 0'],
  [{constraints: {exclusiveMaximum: 0}}, 'integer, < 0'],
  [{constraints: {minimum: 5, maximum: 5}}, 'integer, 5'],
  [
    {constraints: {minimum: 0, maximum: 10, exclusiveMinimum: 1, exclusiveMaximum: 9}},
    'integer, 0–10, > 1, < 9',
  ],
  [{constraints: {minLength: 1, maxLength: 1}}, '1 character'],
  [{constraints: {minLength: 1, maxLength: 40, pattern: '^a'}}, '1–40 characters, matches `^a`'],
  [{constraints: {maxItems: 5, uniqueItems: true}}, '≤ 5 items, no duplicates'],
  [{constraints: {minProperties: 1}}, '≥ 1 property'],
  [{constraints: {minProperties: 1, maxProperties: 1}}, 'exactly 1 property'],
  [{title: 'Delay'}, 'integer, “Delay”'],
  [{readOnly: true}, 'integer, read-only'],
  [{writeOnly: true, deprecated: {}}, 'integer, write-only, deprecated'],
  [{badges: [{name: 'New'}]}, 'integer, New'],
];

describe('the Markdown line of a schema', () => {
  it.each(LINES)('describes %j', (schema, line) => {
    expect(toSchemaHead({kind: 'schema', type: 'integer', ...schema}, {})).toContain(line);
  });
});
