import {keepRequired} from '../../plugin/request/keepRequired';
import type {VariantGroup} from '../../plugin/model/types';
import {integer, makeObject, makeSchema, text} from './support/operation';

describe('keepRequired', () => {
  it('follows the variant that the discriminator names, and keeps the discriminator property', () => {
    const properties = {kind: text(), lives: integer(), toy: text()};
    const toVariant = (label: string, required: string) => ({
      label,
      values: [label.toLowerCase()],
      schema: makeObject(properties, [required]),
    });
    const group: VariantGroup = {
      kind: 'oneOf',
      discriminator: {propertyName: 'kind', mapping: []},
      variants: [toVariant('Cat', 'lives'), toVariant('Dog', 'toy')],
    };
    expect(
      keepRequired(makeSchema({variants: [group]}), {kind: 'dog', lives: 1, toy: 'bone'}, {}),
    ).toEqual({kind: 'dog', toy: 'bone'});
  });
});
