import {applyVariants} from '../../../plugin/client/form/applyVariants';
import type {Schema, VariantGroup} from '../../../plugin/model/types';
import {list, makeObject, makeSchema, text} from '../../request/support/operation';

const constant = (value: string): Schema => makeSchema({types: ['string'], const: value});
const GROUP: VariantGroup = {
  kind: 'oneOf',
  variants: [
    {
      label: 'Cat',
      schema: makeObject({kind: constant('cat'), indoor: makeSchema({types: ['boolean']})}, [
        'kind',
        'indoor',
      ]),
    },
    {label: 'Dog', schema: makeObject({kind: constant('dog'), breed: text()}, ['kind', 'breed'])},
  ],
};
const PET = makeSchema({types: ['object'], variants: [GROUP]});
const CAT = {kind: 'cat', indoor: true};
const DOG = {kind: 'dog', breed: 'Terrier'};

describe('the variants chosen on the page', () => {
  it('replace a value of another variant, with an example of the chosen variant if there is one', () => {
    expect(
      applyVariants(CAT, PET, 'body', {table: {}, chosen: ['body=Dog'], examples: [CAT, DOG]}),
    ).toEqual(DOG);
    expect(applyVariants(CAT, PET, 'body', {table: {}, chosen: ['body=Dog']})).toMatchObject({
      breed: '<breed>',
    });
  });

  it('inside a property take the whole example that has them', () => {
    const owner = makeObject({name: text(), pet: PET});
    const examples = [
      {name: 'a', pet: CAT},
      {name: 'b', pet: DOG},
    ];
    const choice = {table: {}, chosen: ['body.pet=Dog'], examples};
    expect(applyVariants(examples[0], owner, 'body', choice)).toBe(examples[1]);
  });

  it('keep a value of the chosen variant unchanged', () => {
    expect(
      applyVariants(DOG, PET, 'body', {
        table: {},
        chosen: ['body=Dog'],
        examples: [{kind: 'dog', breed: 'Collie'}],
      }),
    ).toBe(DOG);
  });

  it('apply to properties and list items too', () => {
    const owner = makeObject({pet: PET, others: list(PET)});
    const value = {pet: CAT, others: [CAT]};
    expect(
      applyVariants(value, owner, 'body', {table: {}, chosen: ['body.pet=Dog']}),
    ).toMatchObject({pet: {breed: '<breed>'}, others: [CAT]});
    expect(
      applyVariants(value, owner, 'body', {table: {}, chosen: ['body.others:items=Dog']}),
    ).toMatchObject({pet: CAT, others: [{breed: '<breed>'}]});
  });

  it('do not affect values in other places', () => {
    expect(applyVariants(CAT, PET, 'body', {table: {}, chosen: ['response-200=Dog']})).toBe(CAT);
  });
});
