import {carryValues} from '../../plugin/client/console/consoles';
import type {RequestValues} from '../../plugin/request/types';
import {makeContext, makeMediaType, makeParameter, makeValues} from '../request/support/operation';

const context = makeContext(
  {
    path: '/things/{id}',
    parameters: [
      makeParameter({in: 'query', name: 'page'}),
      makeParameter({in: 'query', name: 'limit'}),
      makeParameter({in: 'header', name: 'X-Key'}),
    ],
    requestBody: {content: [makeMediaType('application/json')]},
  },
  {securitySchemes: [{name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'}]},
);
const query = (name: string, value: string | number) => ({in: 'query' as const, name, value});
const carry = (here: RequestValues, initial: RequestValues, values: RequestValues) =>
  carryValues(here, {initial, values}, context);

describe('the form of an operation in another API version', () => {
  it('takes over the values that the reader changed, and keeps its own for the rest', () => {
    expect(
      carry(
        makeValues({parameters: [query('limit', 10), query('page', 1)]}),
        makeValues({parameters: [query('limit', 50), query('page', 1)]}),
        makeValues({parameters: [query('limit', 50), query('page', 7)]}),
      ).parameters,
    ).toEqual([query('limit', 10), query('page', 7)]);
  });

  it('takes over no parameter that the operation does not have in that version', () => {
    expect(
      carry(makeValues({}), makeValues({}), makeValues({parameters: [query('offset', 3)]}))
        .parameters,
    ).toEqual([]);
  });

  it('takes over the body only if it was changed and its media type is available', () => {
    const body = (mediaType: string, value: number) =>
      makeValues({body: {kind: 'value', mediaType, value}});
    const json = 'application/json';
    expect(carry(body(json, 1), body(json, 2), body(json, 3)).body).toMatchObject({value: 3});
    expect(carry(body(json, 1), body(json, 2), body(json, 2)).body).toMatchObject({value: 1});
    expect(carry(body(json, 1), body('a/b', 2), body('a/b', 3)).body).toMatchObject({value: 1});
  });

  it('takes over no secret that was typed into a field', () => {
    const secret = {in: 'header' as const, name: 'X-Key', value: 'entered'};
    expect(
      carry(makeValues({}), makeValues({}), makeValues({parameters: [secret]})).parameters,
    ).toEqual([]);
  });
});
