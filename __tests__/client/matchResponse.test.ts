import {matchResponse} from '../../plugin/client/response/matchResponse';
import type {ResponseHead} from '../../plugin/client/send/types';
import type {Response} from '../../plugin/model/types';
import {
  integer,
  list,
  makeContext,
  makeMediaType,
  makeObject,
  text,
} from '../request/support/operation';

const THINGS = list(makeObject({id: integer(), name: text({constraints: {maxLength: 3}})}, ['id']));
const OK: Response = {
  status: '200',
  headers: [{name: 'X-Count', required: true, schema: integer(), examples: []}],
  links: [],
  content: [makeMediaType('application/json', {schema: THINGS})],
};
const NOT_FOUND: Response = {
  status: '4XX',
  headers: [],
  links: [],
  content: [makeMediaType('text/*')],
};

const head = (rest: Partial<ResponseHead> = {}): ResponseHead => ({
  status: 200,
  statusText: 'OK',
  headers: [
    ['Content-Type', 'application/json'],
    ['x-count', '1'],
  ],
  url: 'https://api.example.com/',
  via: 'proxy',
  ...rest,
});
const match = (
  answer: ResponseHead,
  body: string | undefined,
  signal = new AbortController().signal,
) => matchResponse(makeContext({responses: [OK, NOT_FOUND]}), answer, body, signal);

describe('the comparison of a response with the document', () => {
  it('finds no differences if status, headers and body match', async () => {
    expect(await match(head(), '[{"id": 1}]')).toEqual({status: '200', differences: []});
    expect(
      await match(head({status: 404, headers: [['Content-Type', 'text/plain']]}), 'gone'),
    ).toEqual({status: '4XX', differences: []});
  });

  it('has nothing to say about an operation without documented responses', async () => {
    const {signal} = new AbortController();
    expect(await matchResponse(makeContext({responses: []}), head(), '[]', signal)).toEqual({
      differences: [],
    });
  });

  it.each([
    ['application/json; Version="2"', ['application/json', 'application/json;version=2'], 1],
    ['application/json;version=3', ['application/json;version=2', 'application/json'], 1],
    ['application/json', ['application/json;version=2', 'application/json'], 1],
    ['application/json;charset=UTF-8', ['application/json;charset=latin1'], 0],
    ['application/json', ['application/json;version=2'], 0],
    ['application/json;version=3', ['application/json;version=2', '*/*'], 1],
    ['application/json;version=3', ['application/json;version=2'], undefined],
  ])('compares a response of %s with the most specific of %j', async (type, keys, chosen) => {
    const content = keys.map((key, index) =>
      makeMediaType(key, {schema: text({constraints: {minLength: 10 + index}})}),
    );
    const context = makeContext({responses: [{status: '200', headers: [], links: [], content}]});
    const answer = head({headers: [['Content-Type', type]]});
    const {differences} = await matchResponse(context, answer, '"a"', new AbortController().signal);
    expect(differences).toEqual([
      chosen === undefined
        ? {kind: 'media-type', mediaType: type, documented: keys}
        : {
            kind: 'body',
            finding: {pointer: '', kind: 'limit', keyword: 'minLength', limit: 10 + chosen},
          },
    ]);
  });

  it('does not expect headers that browsers hide from pages', async () => {
    expect(
      await match(head({via: 'direct', headers: [['content-type', 'application/json']]}), '[]'),
    ).toEqual({status: '200', differences: []});
  });

  it('finds a difference at the end of a large response, and ends without differences when it is aborted', async () => {
    const many = JSON.stringify(
      Array.from({length: 20_000}, (_, id) => ({id, ...(id === 19_999 && {name: 'long'})})),
    );
    expect((await match(head(), many)).differences).toMatchObject([
      {kind: 'body', finding: {pointer: '/19999/name'}},
    ]);
    const controller = new AbortController();
    controller.abort();
    expect((await match(head(), many, controller.signal)).differences).toEqual([]);
  });
});
