import type {Json} from '../../plugin/document/types';
import {compareTexts, toLines} from '../support/compareTexts';

type Schemas = {[name: string]: Json};
type Make = (count: number, isLater: boolean) => {schema: Json; schemas?: Schemas};

const ref = (name: string | number) => ({$ref: `#/components/schemas/${name}`});
const range = (count: number) => Array.from({length: count}, (_, index) => index);
const toType = (isLater: boolean) => ({type: isLater ? 'integer' : 'string'});

/** Each schema has the one before it at least twice. */
const chain =
  (make: (inner: Json, index: number) => Json): Make =>
  (count, isLater) => ({
    schema: ref(`S${count}`),
    schemas: {
      S0: {type: 'object', properties: {a: toType(isLater)}},
      ...Object.fromEntries(range(count).map((at) => [`S${at + 1}`, make(ref(`S${at}`), at)])),
    },
  });

/** A choice whose variants are in another order later. */
const choice =
  (make: (index: number, isLater: boolean) => Json, beside: {[keyword: string]: Json} = {}): Make =>
  (count, isLater) => {
    const variants = range(count).map((index) => make(index, isLater));
    return {schema: {oneOf: isLater ? variants.reverse() : variants, ...beside}};
  };

const object = (properties: {[name: string]: Json}) => ({type: 'object', properties});

const toDocument = ({schema, schemas = {}}: ReturnType<Make>) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1'},
    paths: {
      '/pets': {
        post: {
          operationId: 'createPet',
          requestBody: {content: {'application/json': {schema}}},
          responses: {'204': {description: 'OK'}},
        },
        delete: {
          operationId: 'deletePet',
          parameters: [{name: 'id', in: 'query', schema: ref('Id')}],
          responses: {'204': {description: 'OK'}},
        },
      },
    },
    components: {schemas: {Id: {type: 'string'}, ...schemas}},
  });

/** The document before and after, with a required parameter that is new in another operation. */
async function compareGrown(make: Make, count: number) {
  const [before, after] = [toDocument(make(count, false)), toDocument(make(count, true))];
  return compareTexts(before, after.replace('"in":"query"', '"in":"query","required":true'));
}

const LIMIT = 'uncertain request comparison-limit';
const REQUIRED = 'breaking request parameter-became-required';
const TYPE = 'breaking request type-changed';

describe('threat 159: comparisons of schemas that grow', () => {
  it.each<[title: string, make: Make, count: number, ...lines: string[]]>([
    ['an `allOf` of the same twice', chain((inner) => ({allOf: [inner, inner]})), 40, TYPE],
    [
      'an `allOf` of inlined parts',
      chain((inner, at) => ({
        allOf: [{allOf: [inner]}, {anyOf: [inner]}, object({[`b${at}`]: {}})] as Json[],
      })),
      40,
      TYPE,
    ],
    ['an `anyOf` of the same twice', chain((inner) => ({anyOf: [inner, inner]})), 40, TYPE],
    [
      'a choice beside another keyword',
      chain((inner) => ({required: ['a'], anyOf: [inner, inner]})),
      40,
      TYPE,
    ],
    [
      'choices of choices',
      chain((inner, at) => ({
        oneOf: [
          {oneOf: [inner, {type: 'array', maxItems: at}]},
          {oneOf: [inner, {type: 'array', minItems: at}]},
        ],
      })),
      40,
      TYPE,
    ],
    [
      'properties and items',
      chain((inner) => ({
        allOf: [object({a: inner}), {...object({a: inner}), additionalProperties: inner}],
        items: {allOf: [inner, inner]},
      })),
      40,
      TYPE,
    ],
    [
      'conditions',
      chain((inner) => ({not: {allOf: [inner, inner]}, if: inner, then: inner, else: inner})),
      40,
      ...Array.from({length: 4}, () => 'uncertain request not-compared'),
    ],
    [
      'schemas inside each other thousands of times',
      chain((inner) => ({allOf: [inner, object({b: inner})]})),
      1000,
      LIMIT,
      TYPE,
    ],
    [
      'dynamic anchors',
      chain((inner, at) => ({
        $dynamicAnchor: `a${at}`,
        allOf: [inner],
        ...object({b: {$dynamicRef: '#a1'}}),
      })),
      40,
      TYPE,
    ],
  ])('end with %s', async (_title, make, count, ...lines) => {
    expect(toLines(await compareGrown(make, count))).toEqual([...lines, REQUIRED].sort());
  });

  it.each<[title: string, make: Make, ...lines: string[]]>([
    [
      'references',
      (count, isLater) => ({
        schema: {oneOf: range(count).map((at) => ref(`V${isLater ? count - at - 1 : at}`))},
        schemas: Object.fromEntries(
          range(count).map((at) => [`V${at}`, object({[`a${at}`]: toType(isLater)})]),
        ),
      }),
      TYPE,
    ],
    [
      'references to other names',
      (count, isLater) => ({
        schema: {oneOf: range(count).map((at) => ref(`${isLater ? 'W' : 'V'}${count - at - 1}`))},
        schemas: Object.fromEntries(
          range(count).map((at) => [
            `${isLater ? 'W' : 'V'}${at}`,
            object({[`a${at}`]: {}, [`b${at}`]: toType(isLater)}),
          ]),
        ),
      }),
      TYPE,
    ],
    [
      'a discriminator',
      choice(
        (at, isLater) => ({
          ...object({kind: {const: `v${at}`}, a: {}, [`a${at}`]: toType(isLater)}),
          required: ['kind'],
        }),
        {discriminator: {propertyName: 'kind'}},
      ),
      TYPE,
    ],
    ['equal objects', choice((at) => object({[`a${at}`]: {}, a: {}}))],
    [
      'objects alike',
      choice((at, isLater) => object({[`a${at}`]: {}, [`b${at}`]: toType(isLater), a: {}})),
      TYPE,
    ],
    [
      'objects with the same properties',
      choice((at, isLater) => object({a: {type: 'string', maxLength: at + (isLater ? 0 : 1)}})),
      'breaking request constraint-tightened',
    ],
    [
      'strings',
      choice((at, isLater) => ({type: 'string', pattern: `^${at}${isLater ? '$' : ''}`})),
      'uncertain request constraint-changed',
    ],
    [
      'half of its variants',
      (count, isLater) => ({
        schema: {
          oneOf: range(isLater ? count / 2 : count).map((at) =>
            object({kind: {const: `v${at}`}, a: {}}),
          ),
        },
      }),
      'breaking request variant-removed',
    ],
    [
      'another keyword',
      (count, isLater) => ({
        schema: {
          [isLater ? 'oneOf' : 'anyOf']: range(count).map((at) => ({
            ...object({kind: {const: `v${at}`}}),
            required: ['kind'],
          })),
        },
      }),
    ],
  ])('end with a choice of hundreds of variants that has %s', async (_title, make, ...lines) => {
    const found = toLines(await compareGrown(make, 600));
    expect([...new Set(found)]).toEqual([...lines, REQUIRED].sort());
  });
});
