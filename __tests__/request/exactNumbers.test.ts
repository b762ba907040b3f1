import {createPartialDocuments} from '../../plugin/exports/operationDocument/partialDocuments';
import type {ApiReference} from '../../plugin/model/types';
import {buildRequest, toInitialValues} from '../../plugin/request';
import {toPrefill} from '../../plugin/client/console/toPrefill';
import {formatRange} from '../../plugin/model/text/range';
import {toCurl} from '../../plugin/request/samples/curl';
import {loadModel} from '../support/model';

const YAML = `
openapi: 3.1.0
info: {title: Numbers, version: 1.10}
servers: [{url: https://petstore.swagger.io}]
paths:
  /things/{id}:
    put:
      operationId: putThing
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer, format: int64, maximum: 9223372036854775807}, example: 9223372036854775807}
        - {name: ids, in: query, required: true, schema: {type: array, items: {type: integer}, default: [9007199254740993, 1.0]}}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Thing'}
      responses:
        '200':
          description: The thing
          content: {application/json: {schema: {}, example: {id: 9007199254740993, price: 10.50}}}
components:
  schemas:
    Thing:
      type: object
      required: [id, huge, price, kind]
      properties:
        id: {type: integer, example: 12345678901234567890}
        huge: {type: number, default: 1e400}
        price: {type: number, examples: [10.50]}
        kind: {const: 9007199254740995}
        nested: {type: object, example: {list: [18446744073709551615, {ratio: 1.0}]}}
`;
const BODY = `{
  "id": 12345678901234567890,
  "huge": 1e400,
  "price": 10.50,
  "kind": 9007199254740995,
  "nested": {
    "list": [
      18446744073709551615,
      {
        "ratio": 1.0
      }
    ]
  }
}`;

async function load(text = YAML) {
  const {document, reference, diagnostics} = await loadModel(text);
  // The page receives the reference through files of plain JSON.
  const received = JSON.parse(JSON.stringify(reference)) as ApiReference;
  return {document, diagnostics, context: {...received, operation: received.operations[0]!}};
}

describe('numbers that JavaScript cannot represent exactly', () => {
  it('are sent as written in a YAML document and cause no findings', async () => {
    const {context, diagnostics} = await load();
    expect(diagnostics).toEqual([]);
    const request = buildRequest(context, toInitialValues(context));
    expect(request.url).toBe(
      'https://petstore.swagger.io/things/9223372036854775807?ids=9007199254740993&ids=1.0',
    );
    expect(request.body).toEqual({kind: 'text', text: BODY});
    expect(toCurl(request)).toContain(`--data-raw '${BODY}'`);
  });

  it('are kept in the initial body of the console, whatever variant is chosen on the page', async () => {
    const {context} = await load();
    const values = toPrefill(context, {sample: {}, variants: ['body=none']});
    expect(buildRequest(context, values).body).toEqual({kind: 'text', text: BODY});
  });

  it('are kept in the document of a single operation', async () => {
    const {document, context} = await load();
    const text = createPartialDocuments(document).ofOne(context.operation)!;
    for (const number of [
      ...['12345678901234567890', '"default":[9007199254740993,1.0]', '1e400', '10.50'],
      ...['{"const":9007199254740995}', '"maximum":9223372036854775807', '"version":"1.10"'],
    ])
      expect(text).toContain(number);
  });

  it('are shown as limits with all their digits', async () => {
    const {schema} = (await load()).context.operation.parameters[0]!;
    expect(schema?.kind === 'schema' && formatRange({max: schema.constraints?.maximum})).toBe(
      '≤ 9223372036854775807',
    );
  });

  it('are compared with limits digit by digit', async () => {
    const {diagnostics} = await load(
      YAML.replace('example: 9223372036854775807}', 'example: 9223372036854775808}'),
    );
    expect(diagnostics.map(({message}) => message)).toEqual([
      'The example is `9223372036854775808`, which is more than 9223372036854775807.',
    ]);
  });
});
