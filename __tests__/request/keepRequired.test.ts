import {keepRequired} from '../../plugin/request/keepRequired';
import type {VariantGroup} from '../../plugin/model/types';
import {integer, list, makeObject, makeSchema, text} from './support/operation';

const PET = makeObject(
  {name: text(), note: text(), tags: list(makeObject({key: text(), comment: text()}, ['key']))},
  ['name', 'tags'],
);

describe('keepRequired', () => {
  it('removes optional properties at every depth', () => {
    expect(
      keepRequired(PET, {name: 'Rex', note: 'calm', tags: [{key: 'a', comment: 'b'}]}, {}),
    ).toEqual({name: 'Rex', tags: [{key: 'a'}]});
  });

  it('keeps properties that the schema does not list', () => {
    expect(keepRequired(PET, {name: 'Rex', tags: [], unknown: 1}, {})).toEqual({
      name: 'Rex',
      tags: [],
      unknown: 1,
    });
  });

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
