import {isSaidBy, withoutRepeated} from '../../plugin/model/text/sameText';
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
  it('of lists and maps are written concisely, with parentheses only when needed', () => {
    expect(toListWords('string')).toBe('string[]');
    expect(toListWords('Cat | Dog')).toBe('(Cat | Dog)[]');
    expect(toListWords(toListWords('string | null'))).toBe('(string | null)[][]');
    expect(toMapWords(toListWords('Pet'))).toBe('map of Pet[]');
    expect(toListWords(toMapWords('Pet'))).toBe('(map of Pet)[]');
    expect(toMapWords('Cat | Dog')).toBe('map of (Cat | Dog)');
  });

  it('of lists of many variants are shortened', () => {
    const long = 'A_variant_with_a_long_name | Another_variant_with_a_long_name | One_more';
    expect(toListWords(long)).toBe('(A_variant_with_a_long_name | …)[]');
    expect(toListWords('X'.repeat(70))).toBe('array');
  });

  it('show the name of a schema in place of `object` and after other types', () => {
    const print = (type: string, name: string) => Object.values(toNamedType(type, name)).join('');
    expect(print('object', 'Pet')).toBe('Pet');
    expect(print('object | null', 'Pet')).toBe('Pet | null');
    expect(print('string', 'PetId')).toBe('string · PetId');
    expect(print('Cat | Dog', 'Pet')).toBe('Cat | Dog · Pet');
  });

  it('are split around the name of the element', () => {
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
  it('are listed once', () => {
    expect(toAllowed({const: 'dog', enum: [{value: 'dog'}]})).toEqual({only: 'dog'});
    expect(toAllowed({enum: [{value: 'dog'}]})).toEqual({only: 'dog'});
    expect(toAllowed({enum: [{value: 'dog'}, {value: 'cat'}]})).toEqual({
      values: [{value: 'dog'}, {value: 'cat'}],
    });
  });

  it('keep their descriptions', () => {
    const described = [{value: 'dog', description: 'It barks'}];
    expect(toAllowed({const: 'dog', enum: described})).toEqual({only: 'dog', values: described});
  });
});

describe('repeated texts', () => {
  it.each([
    ['The name.', 'the name'],
    ['The name of the pet', 'The name of the pet, as on its collar.'],
  ])('“%s” is covered by “%s”', (text, other) => {
    expect(isSaidBy(text, other)).toBe(true);
    expect(withoutRepeated([text, other])).toHaveLength(1);
  });

  it.each([
    ['Pet', 'A pet of the store'],
    ['The name of the pet, as on its collar.', 'The name of the pet'],
    ['A dog', 'A cat'],
    ['Must be < 5 %.', 'Must be > 5 %.'],
  ])('“%s” is not covered by “%s”', (text, other) => {
    expect(isSaidBy(text, other)).toBe(false);
  });

  it('are shown once, as the longer text or the text with links', () => {
    const linked = [['p', {}, [['a', {href: '/a'}, ['The name']]]]] as never;
    expect(withoutRepeated(['The name', linked])).toEqual([linked]);
    expect(withoutRepeated(['The name of the pet', 'The name of the pet in the store'])).toEqual([
      'The name of the pet in the store',
    ]);
  });
});

it('groups inherited properties by their schema', () => {
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
