import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import {toPlainNumber} from '../../plugin/document/exactNumber';
import {isKeyPlaceholder} from '../../plugin/model/example/keyPlaceholder';
import {toApiReference} from '../../plugin/model/apiReference';
import type {Json, MediaType} from '../../plugin/model/types';
import {loadFiles} from '../support/load';

const NAMES = ['a', 'b', 'c'];
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: undefined, freq: 2});
const small = fc.integer({min: 0, max: 3});
/** Schemas of a few keywords each. Some allow no value, or none that can be found. */
const {schema} = fc.letrec<{schema: object}>((tie) => ({
  schema: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    fc.record({
      type: fc.constantFrom('integer', 'number'),
      minimum: some(fc.integer({min: -5, max: 5})),
      maximum: some(fc.integer({min: 3, max: 9})),
      exclusiveMinimum: some(fc.integer({min: -5, max: 5})),
      exclusiveMaximum: some(fc.integer({min: 4, max: 9})),
      multipleOf: some(fc.constantFrom(2, 3, 0.5)),
    }),
    fc.record({
      type: fc.constant('string'),
      minLength: some(small),
      maxLength: some(fc.integer({min: 3, max: 20})),
      pattern: some(fc.constantFrom('^[a-z]+$', '^\\d{3}$')),
    }),
    fc.record({type: fc.constant('string'), examples: fc.constantFrom(['abc'], ['abc', 'd'])}),
    fc.record({type: fc.constant('boolean'), default: some(fc.boolean())}),
    fc.record({enum: fc.constantFrom(['x', 'y', 'z'], [1, 2], [null, 'x'])}),
    fc.record({
      type: fc.constant('array'),
      items: tie('schema'),
      minItems: some(small),
      maxItems: some(fc.integer({min: 2, max: 4})),
      uniqueItems: some(fc.boolean()),
    }),
    fc
      .record({
        type: fc.constant('object'),
        properties: fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), {minKeys: 1}),
        minProperties: some(small),
        maxProperties: some(fc.integer({min: 1, max: 3})),
        additionalProperties: some(fc.oneof(fc.boolean(), tie('schema'))),
        rule: fc.constantFrom<object>(
          {},
          {required: ['a', 'c']},
          {required: ['a'], dependentRequired: {a: ['b']}},
          {dependentRequired: {a: ['b']}},
          {not: {required: ['a', 'b']}},
          {oneOf: [{required: ['a']}, {required: ['b']}]},
        ),
      })
      .map(({rule, ...rest}) => ({...rest, ...rule})),
  ),
}));

const isPlaceholder = (value: unknown) =>
  typeof value === 'string' && (/^<.*>$/.test(value) || isKeyPlaceholder(value));
/** Marked numbers as numbers. */
function toPlain(value: Json): Json {
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]))
    : toPlainNumber(value);
}

describe('a generated value', () => {
  it('satisfies its schema, apart from placeholders, or is called incomplete', async () => {
    const schemas = fc.sample(schema, {numRuns: 200, seed: 5});
    const content = (of: object) => ({content: {'application/json': {schema: of}}});
    const root = {
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: Object.fromEntries(
        schemas.map((of, at) => [
          `/${at}`,
          {post: {requestBody: content(of), responses: {200: {description: 'OK', ...content(of)}}}},
        ]),
      ),
    };
    const {document} = await loadFiles({'api.json': JSON.stringify(root)});
    const {operations} = await toApiReference(document!, () => {});
    const ajv = new Ajv({allErrors: true, strict: false, verbose: true, logger: false});
    const wrong: object[] = [];
    let complete = 0;
    const review = (mediaType: MediaType | undefined, at: number, direction: string) => {
      const {generated} = mediaType ?? {};
      if (!generated || generated.incomplete) return;
      complete += 1;
      const validate = ajv.compile(schemas[at]!);
      const value = toPlain(generated.value);
      validate(value);
      // A list of placeholders, and a string that a reader replaces, satisfy nothing yet.
      const errors = (validate.errors ?? []).filter((error) => !isPlaceholder(error.data));
      if (errors.length > 0)
        wrong.push({
          schema: JSON.stringify(schemas[at]),
          direction,
          origin: generated.origin,
          value: JSON.stringify(value),
          errors: errors
            .map(({instancePath, keyword, message}) => `${instancePath} ${keyword} ${message}`)
            .join('; '),
        });
    };
    operations.forEach(({requestBody, responses, path}) => {
      const at = Number(path.slice(1));
      review(requestBody?.content[0], at, 'request');
      review(responses[0]?.content[0], at, 'response');
    });
    expect(wrong).toEqual([]);
    expect(complete).toBeGreaterThan(schemas.length);
  });
});
