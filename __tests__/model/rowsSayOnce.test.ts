import {isSaidBy, withoutRepeated} from '../../plugin/model/sameText';
import {toAllowed} from '../../plugin/model/schema/allowed';
import {groupInherited} from '../../plugin/model/schema/groupInherited';
import {
  splitElementType,
  toListWords,
  toMapWords,
  toNamedType,
} from '../../plugin/model/schema/typeWords';
import type {Schema} from '../../plugin/model/types';

const string: Schema = {kind: 'schema', types: ['string'], type: 'string'};

describe('types', () => {
  it('are written as people write them', () => {
    expect(toListWords('string')).toBe('string[]');
    expect(toListWords('Cat | Dog')).toBe('(Cat | Dog)[]');
    expect(toListWords(toListWords('string | null'))).toBe('(string | null)[][]');
    expect(toMapWords(toListWords('Pet'))).toBe('map of Pet[]');
    expect(toListWords(toMapWords('Pet'))).toBe('(map of Pet)[]');
    expect(toMapWords('Cat | Dog')).toBe('map of (Cat | Dog)');
  });

  it('of lists of many variants still say that there are variants', () => {
    const long = 'A_variant_with_a_long_name | Another_variant_with_a_long_name | One_more';
    expect(toListWords(long)).toBe('(A_variant_with_a_long_name | …)[]');
    expect(toListWords('X'.repeat(70))).toBe('array');
  });

  it('have the name of an object alone, and that of another schema beside its type', () => {
    const print = (type: string, name: string) => Object.values(toNamedType(type, name)).join('');
    expect(print('object', 'Pet')).toBe('Pet');
    expect(print('object | null', 'Pet')).toBe('Pet | null');
    expect(print('string', 'PetId')).toBe('string · PetId');
    expect(print('Cat | Dog', 'Pet')).toBe('Cat | Dog · Pet');
  });

  it('have the name of the element in them', () => {
    expect(splitElementType('map of Pet[]', 'Pet')).toEqual({
      before: 'map of ',
      name: 'Pet',
      after: '[]',
    });
    expect(splitElementType('(Pet | null)[]', 'Pet')).toEqual({
      before: '(',
      name: 'Pet',
      after: ' | null)[]',
    });
    expect(splitElementType('Pets[]', 'Pet')).toBeUndefined();
    expect(splitElementType('Pet', 'Pet')).toBeUndefined();
  });
});

describe('allowed values', () => {
  it('are said once', () => {
    expect(toAllowed({const: 'dog', enum: [{value: 'dog'}]})).toEqual({only: 'dog'});
    expect(toAllowed({enum: [{value: 'dog'}]})).toEqual({only: 'dog'});
    expect(toAllowed({enum: [{value: 'dog'}, {value: 'cat'}]})).toEqual({
      values: [{value: 'dog'}, {value: 'cat'}],
    });
  });

  it('keep what explains them', () => {
    const described = [{value: 'dog', description: 'It barks'}];
    expect(toAllowed({const: 'dog', enum: described})).toEqual({only: 'dog', values: described});
  });
});

describe('texts that say the same', () => {
  it.each([
    ['The name.', 'the name'],
    ['The name of the pet', 'The name of the pet, as on its collar.'],
  ])('“%s” is said by “%s”', (text, other) => {
    expect(isSaidBy(text, other)).toBe(true);
    expect(withoutRepeated([text, other])).toHaveLength(1);
  });

  it.each([
    ['Pet', 'A pet of the store'],
    ['The name of the pet, as on its collar.', 'The name of the pet'],
    ['A dog', 'A cat'],
    ['Must be < 5 %.', 'Must be > 5 %.'],
  ])('“%s” is not said by “%s”', (text, other) => {
    expect(isSaidBy(text, other)).toBe(false);
  });

  it('are shown as the one that says more, or has links', () => {
    const linked = [['p', {}, [['a', {href: '/a'}, ['The name']]]]] as never;
    expect(withoutRepeated(['The name', linked])).toEqual([linked]);
    expect(withoutRepeated(['The name of the pet', 'The name of the pet in the store'])).toEqual([
      'The name of the pet in the store',
    ]);
  });
});

it('inherited properties are groups', () => {
  const groups = groupInherited([
    {name: 'a', schema: string, from: 'Base'},
    {name: 'b', schema: string, from: 'Base'},
    {name: 'c', schema: string},
  ]);
  expect(groups.map(({from, properties}) => [from, properties.map(({name}) => name)])).toEqual([
    ['Base', ['a', 'b']],
    [undefined, ['c']],
  ]);
});
