import {toTerms, toValues} from '../../../plugin/client/schema/terms';
import type {NodeSchema, Schema} from '../../../plugin/model/types';

const any: Schema = {kind: 'boolean', value: true};
const us: NodeSchema = {kind: 'schema', type: 'string', const: 'US'};
const object = (
  properties: NodeSchema['properties'],
  rest: Partial<NodeSchema> = {},
): NodeSchema => ({kind: 'schema', type: 'object', properties, ...rest});

describe('the terms of a condition', () => {
  it('are the properties that the condition requires, and their values', () => {
    expect(
      toTerms(
        object([
          {name: 'country', schema: us, required: true},
          {name: 'code', schema: any, required: true},
        ]),
      ),
    ).toEqual([{property: 'country', values: ['US']}, {property: 'code'}]);
  });

  it('say that an optional property may be absent', () => {
    expect(toTerms(object([{name: 'country', schema: us}]))).toEqual([
      {property: 'country', values: ['US'], orAbsent: true},
    ]);
  });

  it.each<[string, Schema]>([
    [
      'has a description besides its values',
      object([{name: 'country', schema: {...us, description: 'A country'}, required: true}]),
    ],
    [
      'limits the number of properties',
      object([{name: 'country', schema: us}], {constraints: {maxProperties: 2}}),
    ],
    ['has no properties', {kind: 'schema', type: 'string'}],
    ['is a reference', {kind: 'reference', id: 'A', name: 'A', type: 'object'}],
  ])('are undefined if the schema %s', (_why, schema) => {
    expect(toTerms(schema)).toBeUndefined();
  });

  it('are only values if the schema only lists unnamed values', () => {
    expect(toValues({kind: 'schema', type: 'string', enum: [{value: 'a'}, {value: null}]})).toEqual(
      ['a', null],
    );
    expect(
      toValues({kind: 'schema', type: 'string', enum: [{value: 'a', name: 'A'}]}),
    ).toBeUndefined();
    expect(toValues({kind: 'schema', type: 'string'})).toBeUndefined();
  });
});
