import Ajv2020 from 'ajv/dist/2020';
import {createJsonSchemas} from '../../plugin/exports/jsonSchema/createJsonSchemas';
import type {JsonObject} from '../../plugin/document/types';
import {toApiReference} from '../../plugin/model/apiReference';
import {loadFiles} from '../support/load';
import {inMemoryDocument} from '../support/inMemoryDocument';
import {readYaml} from '../support/petStore';
import {yaml} from '../support/yaml';

type Files = Parameters<typeof inMemoryDocument>[1];

/** Returns the JSON Schemas of all named schemas that operations use, as strings by name. */
async function toTexts(source: string | JsonObject, files: Files = {}) {
  const document = inMemoryDocument(source, files);
  const {schemas, schemaPlaces = {}} = await toApiReference(document, () => undefined);
  const toText = createJsonSchemas(document);
  return new Map(
    Object.entries(schemaPlaces).map(([id, place]) => [schemas[id]!.name, toText(place)]),
  );
}

/** Makes a document with these schemas and an operation that uses `Thing`. */
const toDocument = (version: string, schemas: string) => `openapi: ${version}
info: {title: Shelter, version: '1'}
paths:
  /things: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}}}
components:
  schemas:
${schemas.replace(/^/gm, '    ')}`;

/** The JSON Schema of `Thing` as text, with numbers as written. */
async function toExact(schemas: string): Promise<string> {
  const {document} = await loadFiles({'openapi.yaml': toDocument('3.1.0', schemas)});
  return createJsonSchemas(document!)({
    file: 'openapi.yaml',
    pointer: '/components/schemas/Thing',
  });
}

async function toThing(version: string, schemas: string, files?: Files): Promise<JsonObject> {
  const texts = await toTexts(toDocument(version, schemas), files);
  return JSON.parse(texts.get('Thing')!) as JsonObject;
}

const thingIn = async (version: string, schema: string) =>
  ((await toThing(version, `Thing: ${schema}`)).$defs as JsonObject).Thing;

const createAjv = () =>
  new Ajv2020({strict: false, allErrors: true, validateFormats: false, discriminator: false});

describe('an exported JSON Schema', () => {
  it('is valid and refers only to its own definitions, for every schema of the pet store', async () => {
    const texts = await toTexts(readYaml('example-site/openapi/petstore.yaml'));
    expect(texts.size).toBeGreaterThan(10);
    for (const text of texts.values()) {
      const schema = JSON.parse(text) as JsonObject;
      expect(() => createAjv().compile(schema)).not.toThrow();
      for (const [, ref] of text.matchAll(/"\$ref":"([^"]*)"/g))
        expect(ref).toMatch(/^#\/\$defs\//);
    }
  });

  it('contains the schemas that it refers to, and no others', async () => {
    const {$schema, $ref, $defs} = await toThing(
      '3.1.0',
      `Thing: {type: object, properties: {self: {$ref: '#/components/schemas/Thing'}, part: {$ref: '#/components/schemas/Part'}}}
Part: {$ref: 'part.yaml'}
Other: {type: object}`,
      {
        'part.yaml':
          '{type: object, properties: {owner: {$ref: "#/$defs/Owner"}}, $defs: {Owner: {type: string}}}',
      },
    );
    expect([$schema, $ref]).toEqual([
      'https://json-schema.org/draft/2020-12/schema',
      '#/$defs/Thing',
    ]);
    expect(Object.keys($defs as JsonObject)).not.toContain('Other');
    const validate = createAjv().compile({$ref, $defs});
    expect(validate({self: {part: {owner: 'Ada'}}})).toBe(true);
    expect(validate({self: {part: {owner: 1}}})).toBe(false);
  });

  it('keeps large numbers as written', async () => {
    const text = await toExact(
      'Thing: {type: integer, maximum: 9223372036854775807, multipleOf: 1.0}',
    );
    expect(text).toContain('"maximum":9223372036854775807');
    expect(text).toContain('"multipleOf":1.0');
  });

  it.each<[string, object]>(yaml`
    - ['{type: string, nullable: true, enum: [a]}', {type: [string, 'null'], enum: [a]}]
    - ['{nullable: true}', {}]
    - ['{nullable: true, description: D, oneOf: [{type: string}]}', {description: D, anyOf: [{oneOf: [{type: string}]}, {type: 'null'}]}]
    - ['{type: number, minimum: 1, exclusiveMinimum: true}', {type: number, exclusiveMinimum: 1}]
    - ['{type: number, maximum: 1, exclusiveMaximum: false}', {type: number, maximum: 1}]
    - ['{type: string, example: x}', {type: string, examples: [x]}]
    - ['{type: object, properties: {nullable: {type: string, nullable: true}}, example: {nullable: true}}',
        {type: object, properties: {nullable: {type: [string, 'null']}}, examples: [{nullable: true}]}]
    - ['{type: array, items: {$ref: "#/components/schemas/Thing", nullable: true}}', {type: array, items: {$ref: '#/$defs/Thing'}}]
  `)('is converted from the OpenAPI 3.0 schema %s', async (schema, expected) => {
    expect(await thingIn('3.0.3', schema)).toEqual(expected);
  });

  it('equals the OpenAPI 3.1 schema as written, except for `$id`', async () => {
    expect(
      await thingIn(
        '3.1.0',
        '{$id: "https://example.com/thing", type: [string, "null"], example: x, nullable: true, x-order: 1}',
      ),
    ).toEqual({type: ['string', 'null'], example: 'x', nullable: true, 'x-order': 1});
  });

  it.each([
    [
      'anchors of the same name',
      `Thing: {$id: 'https://example.com/a', properties: {text: {$ref: '#item'}, b: {$ref: b}}, $defs: {i: {$anchor: item, type: string}}}
B: {$id: 'https://example.com/b', properties: {count: {$ref: '#item'}}, $defs: {i: {$anchor: item, type: integer}}}`,
      {text: 'a', b: {count: 1}},
      {text: 'a', b: {count: 'a'}},
    ],
    [
      'a dynamic anchor that only one schema has',
      `Thing: {$id: 'https://example.com/tree', $dynamicAnchor: node, type: object, properties: {child: {$dynamicRef: 'https://example.com/tree#node'}}}`,
      {child: {}},
      {child: 1},
    ],
    [
      'dynamic anchors of the same name',
      `Thing: {$dynamicAnchor: node, $ref: '#/components/schemas/My%20Tree', unevaluatedProperties: false}
My Tree: {$dynamicAnchor: node, type: object, properties: {name: {$ref: '#/components/schemas/Name'}, children: {type: array, items: {$dynamicRef: '#node'}}}}
Name: {type: string}`,
      {children: [{name: 'a'}]},
      {children: [{nam: 'a'}]},
    ],
    [
      'dynamic anchors of the same name in definitions',
      `Thing: {$id: 'https://example.com/texts', $ref: page, $defs: {T: {$dynamicAnchor: T, type: string}}}
Page: {$id: 'https://example.com/page', type: object, properties: {items: {type: array, items: {$dynamicRef: '#T'}}}, $defs: {T: {$dynamicAnchor: T}}}`,
      {items: []},
      {items: [1]},
    ],
  ])('is valid with %s', async (_what, schemas, accepted, rejected) => {
    const validate = createAjv().compile(JSON.parse(await toExact(schemas)) as JsonObject);
    expect([validate(accepted), validate(rejected)]).toEqual([true, false]);
  });

  it('maps discriminator values to its own definitions', async () => {
    const {$defs} = await toThing(
      '3.1.0',
      `Thing: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind, mapping: {cat: Cat}}}
Cat: {type: object, properties: {kind: {type: string}}}`,
    );
    expect($defs).toMatchObject({Thing: {discriminator: {mapping: {cat: '#/$defs/Cat'}}}});
  });
});
