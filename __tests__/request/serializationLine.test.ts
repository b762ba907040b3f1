import type {Parameter, Schema} from '../../plugin/model/types';
import {toSerializationLine} from '../../plugin/request';
import {
  integer,
  list,
  makeMediaType,
  makeObject,
  makeParameter,
  makeSchema,
  text,
} from './support/operation';

type Described = Pick<Parameter, 'in'> & Partial<Parameter>;

const TWO = {examples: [{value: [1, 2]}]};
const QUERY = {in: 'query', explode: false} as const;
const DEEP = {in: 'query', style: 'deepObject', explode: true} as const;
const json = makeMediaType('application/json');
const oneOf = (...schemas: Schema[]) =>
  makeSchema({
    variants: [{kind: 'oneOf', variants: schemas.map((schema) => ({label: '', schema}))}],
  });
const choice = (...values: string[]) => list(text({enum: values.map((value) => ({value}))}));

describe('the serialization line of a parameter', () => {
  it.each<[Described, string | undefined]>([
    // The example as it is sent.
    [{in: 'query', style: 'form', explode: true, ...TWO}, 'ids=1&ids=2'],
    [{...QUERY, style: 'pipeDelimited', ...TWO}, 'ids=1%7C2'],
    [{in: 'header', style: 'simple', ...TWO}, 'ids: 1,2'],
    [{in: 'cookie', explode: true, examples: [{value: {a: 1, b: 2}}]}, 'a=1; b=2'],
    [{in: 'path', style: 'matrix', explode: true, ...TWO}, ';ids=1;ids=2'],
    [{in: 'query', content: json, examples: [{value: {a: 1}}]}, 'ids=%7B%22a%22%3A1%7D'],
    // Placeholders, if the document gives no value, or not one for every property.
    [{in: 'query', explode: true, schema: list(integer())}, 'ids=<ids>&ids=<ids>'],
    [
      {...DEEP, schema: makeObject({a: text(), b: makeObject({c: integer({default: 0})})}, ['a'])},
      'ids[a]=<a>&ids[b][c]=<c>',
    ],
    [{in: 'path', style: 'label', schema: integer()}, '.<ids>'],
    [{in: 'cookie', style: 'cookie', schema: text()}, 'ids=<ids>'],
    [{in: 'cookie', style: 'form', schema: text()}, undefined],
    [
      {...DEEP, schema: makeObject({a: text({default: 'x'}), b: integer({default: 0})})},
      'ids[a]=x&ids[b]=0',
    ],
    [
      {...DEEP, schema: makeObject({a: text({default: 'x'}), b: integer()})},
      'ids[a]=<a>&ids[b]=<b>',
    ],
    // An object of open keys, and the form of a choice that needs explaining.
    [
      {...DEEP, schema: makeSchema({types: ['object'], additionalProperties: integer()})},
      'ids[<key>]=<value>',
    ],
    [{...DEEP, schema: makeSchema({types: ['object']})}, 'ids[<key>]=<value>'],
    [
      {in: 'header', schema: makeSchema({types: ['string', 'array'], items: text()})},
      'ids: <ids>,<ids>',
    ],
    [{...DEEP, schema: oneOf(integer(), makeObject({gt: integer()}))}, 'ids[gt]=<gt>'],
    [{...DEEP, schema: oneOf(integer(), text())}, undefined],
    // The delimiter between two items.
    [{...QUERY, examples: [{value: ['a']}, {name: 'two', value: ['a', 'b']}]}, 'ids=a,b'],
    [{...QUERY, examples: [{value: ['a']}]}, 'ids=<ids>,<ids>'],
    [{...QUERY, schema: choice('a')}, 'ids=<ids>,<ids>'],
    [{...QUERY, schema: choice('a', 'b', 'c')}, 'ids=a,b'],
    // Nothing to explain.
    [{in: 'query', explode: true, schema: integer(), examples: [{value: 1}]}, undefined],
    [{in: 'path', style: 'simple', schema: text()}, undefined],
    [{in: 'header', ignored: true, schema: list(text())}, undefined],
    [{in: 'query'}, undefined],
  ])('of %j is %s', (parameter, line) => {
    expect(toSerializationLine(makeParameter({name: 'ids', ...parameter}))).toBe(line);
  });
});
