import type {ApiReference, Json, JsonObject, Schema} from '../../plugin/model/types';
import {toApiReference} from '../../plugin/model/apiReference';
import {childSchemas} from '../../plugin/model/schema/children';
import {inMemoryDocument} from '../support/inMemoryDocument';

export const range = (length: number) => Array.from({length}, (_, index) => index);
export const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const object = (entries: [string, Json][]): JsonObject => Object.fromEntries(entries);
const nest = (times: number, wrap: (inner: Json) => Json): Json =>
  range(times).reduce<Json>((inner) => wrap(inner), {type: 'string'});

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
        () =>
          object(
            range(at(3_000)).map((index) => [
              index === 0 ? 'A' : `A${index}`,
              index === at(3_000) - 1 ? {type: 'string'} : ref(`A${index + 1}`),
            ]),
          ),
      ],
      [
        'references that double 60 times',
        () =>
          object([
            ...range(60).map((index): [string, Json] => [
              index === 0 ? 'A' : `A${index}`,
              {properties: {left: ref(`A${index + 1}`), right: ref(`A${index + 1}`)}},
            ]),
            ['A60', {type: 'string'}],
          ]),
      ],
      [
        'allOf that doubles 40 times',
        () =>
          object([
            ...range(40).map((index): [string, Json] => [
              index === 0 ? 'A' : `A${index}`,
              {
                allOf: [
                  ref(`A${index + 1}`),
                  {properties: {left: ref(`A${index + 1}`)}},
                  ref(`A${index + 1}`),
                ],
              },
            ]),
            ['A40', {type: 'string'}],
          ]),
      ],
      [
        'many schemas that all refer to each other',
        () =>
          object(
            range(at(200)).map((index) => [
              index === 0 ? 'A' : `A${index}`,
              {
                properties: object(
                  range(at(200)).map((other) => [
                    `p${other}`,
                    ref(other === 0 ? 'A' : `A${other}`),
                  ]),
                ),
              },
            ]),
          ),
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
