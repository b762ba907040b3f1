import type {Parameter} from '../../plugin/model/types';
import {toSerializationLine} from '../../plugin/request';
import {integer, list, makeMediaType, makeObject, makeParameter, text} from './support/operation';

const line = (parameter: Pick<Parameter, 'in'> & Partial<Parameter>) =>
  toSerializationLine(makeParameter({name: 'ids', ...parameter}));

describe('the serialization line of a parameter', () => {
  it('shows the example as it is sent', () => {
    expect(line({in: 'query', style: 'form', explode: true, examples: [{value: [1, 2]}]})).toBe(
      'ids=1&ids=2',
    );
    expect(
      line({in: 'query', style: 'pipeDelimited', explode: false, examples: [{value: [1, 2]}]}),
    ).toBe('ids=1%7C2');
    expect(line({in: 'header', style: 'simple', examples: [{value: [1, 2]}]})).toBe('ids: 1,2');
    expect(
      line({in: 'cookie', style: 'form', explode: true, examples: [{value: {a: 1, b: 2}}]}),
    ).toBe('a=1; b=2');
    expect(line({in: 'path', style: 'matrix', explode: true, examples: [{value: [1, 2]}]})).toBe(
      ';ids=1;ids=2',
    );
    expect(
      line({in: 'query', content: makeMediaType('application/json'), examples: [{value: {a: 1}}]}),
    ).toBe('ids=%7B%22a%22%3A1%7D');
  });

  it('shows placeholders if the document gives no value', () => {
    expect(line({in: 'query', style: 'form', explode: true, schema: list(integer())})).toBe(
      'ids=<ids>&ids=<ids>',
    );
    expect(
      line({
        in: 'query',
        style: 'deepObject',
        explode: true,
        schema: makeObject({a: text(), b: makeObject({c: integer({default: 0})})}, ['a']),
      }),
    ).toBe('ids[a]=<a>&ids[b][c]=<c>');
    expect(line({in: 'path', style: 'label', schema: integer()})).toBe('.<ids>');
  });

  it('shows defaults from the document only if every property has one', () => {
    const deep = {in: 'query', style: 'deepObject', explode: true} as const;
    expect(
      line({...deep, schema: makeObject({a: text({default: 'x'}), b: integer({default: 0})})}),
    ).toBe('ids[a]=x&ids[b]=0');
    expect(line({...deep, schema: makeObject({a: text({default: 'x'}), b: integer()})})).toBe(
      'ids[a]=<a>&ids[b]=<b>',
    );
  });

  it('shows the delimiter between two items of a list', () => {
    expect(
      line({
        in: 'query',
        explode: false,
        examples: [{value: ['a']}, {name: 'two', value: ['a', 'b']}],
      }),
    ).toBe('ids=a,b');
    expect(line({in: 'query', explode: false, examples: [{value: ['a']}]})).toBe('ids=<ids>,<ids>');
    expect(line({in: 'query', explode: false, schema: list(text({enum: [{value: 'a'}]}))})).toBe(
      'ids=<ids>,<ids>',
    );
    expect(
      line({
        in: 'query',
        explode: false,
        schema: list(text({enum: [{value: 'a'}, {value: 'b'}, {value: 'c'}]})),
      }),
    ).toBe('ids=a,b');
  });

  it('is omitted if there is nothing to explain', () => {
    expect(
      line({in: 'query', style: 'form', explode: true, schema: integer(), examples: [{value: 1}]}),
    ).toBeUndefined();
    expect(line({in: 'path', style: 'simple', schema: text()})).toBeUndefined();
    expect(line({in: 'header', ignored: true, schema: list(text())})).toBeUndefined();
    expect(line({in: 'query'})).toBeUndefined();
  });
});
