import type {ApiReference, Json, JsonObject, Schema} from '../../plugin/model/types';
import {toApiReference} from '../../plugin/model/apiReference';
import {childSchemas} from '../../plugin/model/visit';
import {inMemoryDocument} from '../support/inMemoryDocument';

export const range = (length: number) => Array.from({length}, (_, index) => index);
export const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const object = (entries: [string, Json][]): JsonObject => Object.fromEntries(entries);
const nest = (times: number, wrap: (inner: Json) => Json): Json =>
  range(times).reduce<Json>((inner) => wrap(inner), {type: 'string'});

const nameOf = (index: number) => (index === 0 ? 'A' : `A${index}`);
/** Schemas of which each refers to the next one. */
const chain = (length: number, wrap: (next: Json, isLast: boolean) => Json): JsonObject => ({
  ...object(
    range(length).map((index) => [
      nameOf(index),
      wrap(ref(nameOf(index + 1)), index === length - 1),
    ]),
  ),
  [nameOf(length)]: {type: 'string'},
});

export async function build(schemas: JsonObject): Promise<ApiReference> {
  const document = {
    openapi: '3.1.0',
    info: {title: 'Scale', version: '1'},
    paths: {
      '/a': {
        post: {requestBody: {content: {'application/json': {schema: ref('A')}}}, responses: {}},
      },
    },
    components: {schemas},
  };
  return toApiReference(inMemoryDocument(document), () => {});
}

function depthOf(schema: Schema): number {
  return 1 + Math.max(0, ...childSchemas(schema).map(depthOf));
}

/**
 * Tests schemas whose full expansion would be endless.
 * @param scale share of the size that takes a minute
 */
export function testScale(scale: number): void {
  const at = (size: number) => Math.ceil(size * scale);

  describe('deep, large and repeated schemas', () => {
    it.each<[string, () => JsonObject]>([
      [
        'properties thousands deep',
        () => ({A: nest(at(5_000), (inner) => ({type: 'object', properties: {next: inner}}))}),
      ],
      [
        'items thousands deep',
        () => ({A: nest(at(5_000), (inner) => ({type: 'array', items: inner}))}),
      ],
      [
        'oneOf thousands deep',
        () => ({A: nest(at(5_000), (inner) => ({oneOf: [inner, {type: 'integer'}]}))}),
      ],
      ['allOf thousands deep', () => ({A: nest(at(5_000), (inner) => ({allOf: [inner]}))})],
      [
        'a long chain of references',
        () => chain(at(3_000), (next, isLast) => (isLast ? {type: 'string'} : next)),
      ],
      [
        'references that double 60 times',
        () => chain(60, (next) => ({properties: {left: next, right: next}})),
      ],
      [
        'allOf that doubles 40 times',
        () => chain(40, (next) => ({allOf: [next, {properties: {left: next}}, next]})),
      ],
      [
        'many schemas that all refer to each other',
        () => {
          const names = range(at(200)).map(nameOf);
          const all = object(names.map((name) => [`p${name}`, ref(name)]));
          return object(names.map((name) => [name, {properties: all}]));
        },
      ],
      [
        'many properties that each extend the schema they are in',
        () => ({
          A: {
            properties: object(
              range(at(200)).map((index) => [
                `p${index}`,
                {allOf: [ref('A'), {properties: {[`x${index}`]: {type: 'string'}}}]},
              ]),
            ),
          },
        }),
      ],
      [
        'a recursive filter of many operators',
        () => ({
          A: {
            anyOf: range(at(200)).map((index) => ({
              title: `op${index}`,
              properties: object(
                range(20).map((field) => [
                  `f${field}`,
                  {anyOf: [ref('A'), {type: 'array', items: ref('A')}]},
                ]),
              ),
            })),
          },
        }),
      ],
      [
        'parts whose properties merge endlessly',
        () => ({
          A: {allOf: [ref('B'), ref('C')]},
          B: {properties: {x: ref('B'), y: ref('C')}},
          C: {properties: {x: ref('C'), y: ref('B')}},
        }),
      ],
    ])('produce a reference of bounded depth and size: %s', async (_what, schemas) => {
      const reference = await build(schemas());
      expect(reference.schemas.A).toBeDefined();
      expect(
        Math.max(...Object.values(reference.schemas).map(({schema}) => depthOf(schema))),
      ).toBeLessThan(100);
      expect(JSON.stringify(reference).length).toBeLessThan(10_000_000);
    });
  });
}
