import {listFields} from '../../../plugin/client/form/listFields';
import type {Schema} from '../../../plugin/model/types';
import {list, makeObject, makeSchema, text} from '../../request/support/operation';

function fieldsOf(
  properties: {[name: string]: Schema},
  required: string[] = [],
  value: {[name: string]: string} = {},
) {
  const node = makeObject(properties, required);
  const {fields, addable} = listFields(node, value, {});
  return {
    shown: fields.map(({name}) => name),
    removable: fields.filter((field) => field.removable).map(({name}) => name),
    addable: addable.map(({name}) => name),
  };
}

describe('the form of an object', () => {
  it('has fields for required properties and for optional properties with a single control', () => {
    expect(fieldsOf({name: text(), tags: list(text()), labels: list(text())}, ['labels'])).toEqual({
      shown: ['name', 'labels'],
      removable: [],
      addable: ['tags'],
    });
  });

  it('offers a deprecated property, but has a field for it only if it has a value', () => {
    const properties = {old: makeSchema({types: ['string'], deprecated: {}})};
    expect(fieldsOf(properties)).toMatchObject({shown: [], addable: ['old']});
    expect(fieldsOf(properties, [], {old: 'x'})).toMatchObject({shown: ['old'], addable: []});
  });

  it('omits read-only properties', () => {
    expect(fieldsOf({id: makeSchema({types: ['string'], readOnly: true})})).toMatchObject({
      shown: [],
      addable: [],
    });
  });

  it('lets readers remove optional values, and values that the schema does not list', () => {
    expect(fieldsOf({name: text(), id: text()}, ['id'], {id: '1', name: 'x', more: 'y'})).toEqual({
      shown: ['name', 'id', 'more'],
      removable: ['name', 'more'],
      addable: [],
    });
  });
});
