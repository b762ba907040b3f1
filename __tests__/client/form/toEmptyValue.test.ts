import {toEmptyValue} from '../../../plugin/client/form/toEmptyValue';
import type {VariantGroup} from '../../../plugin/model/types';
import {makeObject, makeSchema, text} from '../../request/support/operation';

const number = makeSchema({types: ['number']});
const SHAPES: VariantGroup = {
  kind: 'oneOf',
  discriminator: {
    propertyName: 'kind',
    mapping: [
      {value: 'circle', name: 'Circle'},
      {value: 'square', name: 'Square'},
    ],
  },
  variants: [
    {
      label: 'circle',
      schema: makeObject({kind: text(), radius: number}, ['kind', 'radius']),
      values: ['circle'],
    },
    {
      label: 'square',
      schema: makeObject({kind: text(), side: number}, ['kind', 'side']),
      values: ['square'],
    },
  ],
};

describe('a value added to a form', () => {
  it('has its required properties and the discriminator value of the first variant', () => {
    expect(toEmptyValue(makeSchema({variants: [SHAPES]}), {})).toEqual({
      kind: 'circle',
      radius: '',
    });
    expect(toEmptyValue(makeSchema({types: ['object'], variants: [SHAPES]}), {})).toEqual({
      kind: 'circle',
      radius: '',
    });
  });

  it.each([0, false, '', null, [], {}])('is the default from the document: %j', (value) => {
    expect(toEmptyValue(makeSchema({types: ['string'], default: value}), {})).toEqual(value);
  });
});
