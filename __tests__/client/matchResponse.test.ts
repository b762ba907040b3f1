import {matchResponse} from '../../plugin/client/response/matchResponse';
import type {ResponseHead} from '../../plugin/client/send/types';
import type {LoadSchemas} from '../../plugin/client/document';
import type {Response, Schema, SchemaTable} from '../../plugin/model/types';
import type {RequestContext} from '../../plugin/request';
import type {Finding} from '../../plugin/model/validation/types';
import {
  integer,
  list,
  makeAnswering,
  makeContext,
  makeMediaType,
  makeObject,
  makeSchema,
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
const loadNothing = () => Promise.resolve({});
const match = (
  context: RequestContext,
  answer: ResponseHead,
  body: string | undefined,
  {
    signal = new AbortController().signal,
    loadSchemas = loadNothing,
  }: {signal?: AbortSignal; loadSchemas?: LoadSchemas} = {},
) => matchResponse(context, answer, body, signal, loadSchemas);
const DOCUMENTED = makeContext({responses: [OK, NOT_FOUND]});

describe('the comparison of a response with the document', () => {
  it('says that a body could not be compared where the document describes none', async () => {
    const context = makeContext({responses: [{...OK, headers: [], content: []}]});
    const found = async (body: string) => (await match(context, head(), body)).differences;
    expect(await found('[{"id": 1}]')).toEqual([{kind: 'no-body'}]);
    expect(await found('')).toEqual([]);
  });

  it('finds no differences if status, headers and body match', async () => {
    expect(await match(DOCUMENTED, head(), '[{"id": 1}]')).toEqual({
      status: '200',
      differences: [],
    });
    const lost = head({status: 404, headers: [['Content-Type', 'text/plain']]});
    expect(await match(DOCUMENTED, lost, 'gone')).toEqual({status: '4XX', differences: []});
  });

  it('has nothing to say about an operation without documented responses', async () => {
    expect(await match(makeContext(), head(), '[]')).toEqual({differences: []});
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
    const answer = head({headers: [['Content-Type', type]]});
    const {differences} = await match(makeAnswering(...content), answer, '"a"');
    expect(differences).toEqual([
      chosen === undefined
        ? {kind: 'media-type', mediaType: type, documented: keys}
        : {
            kind: 'body',
            finding: {pointer: '', kind: 'limit', keyword: 'minLength', limit: 10 + chosen},
          },
    ]);
  });

  describe('with schemas that the page lacks', () => {
    const refer = (id: string): Schema => ({kind: 'reference', id, name: id, type: 'object'});
    const TABLE: SchemaTable = Object.fromEntries(
      Object.entries({
        user: makeObject({name: refer('name')}, ['name']),
        org: makeObject({vat: text()}, ['vat']),
        name: text({constraints: {maxLength: 3}}),
        hidden: {...text(), writeOnly: true as const},
      }).map(([id, schema]) => [id, {name: id, schema}]),
    );
    const owner = makeSchema({
      variants: [
        {kind: 'oneOf', variants: ['user', 'org'].map((id) => ({label: id, schema: refer(id)}))},
      ],
    });
    const context = makeAnswering(
      makeMediaType('application/json', {
        schema: makeObject({owner, code: refer('hidden'), size: integer()}, ['owner', 'code']),
      }),
    );
    const compare = (body: object, loadSchemas: LoadSchemas) =>
      match(context, head(), JSON.stringify(body), {loadSchemas});

    it.each<[object, Finding[]]>([
      [{owner: {name: 'Ada'}}, []],
      [{owner: {vat: '1', name: 7}}, []],
      [{owner: {name: 'long'}}, [{pointer: '/owner', kind: 'variants', rule: 'oneOf', matches: 0}]],
    ])('loads what the values need before it compares: %j', async (body, findings) => {
      const loaded: string[] = [];
      const {status, differences} = await compare(body, (id) => {
        loaded.push(id);
        return Promise.resolve({[id]: TABLE[id]!});
      });
      expect({status, differences}).toEqual({
        status: '200',
        differences: findings.map((finding) => ({kind: 'body', finding})),
      });
      expect(loaded).toEqual(Array.from(new Set(loaded)));
    });

    it.each<[string, LoadSchemas]>([
      ['are nowhere', loadNothing],
      ['do not load', () => Promise.reject(new Error('offline'))],
    ])('claims nothing about those that %s', async (_title, loadSchemas) => {
      const {differences} = await compare({owner: {name: 'Ada'}, size: 'x'}, loadSchemas);
      const absent = (pointer: string, name: string) => ({
        pointer,
        kind: 'unchecked',
        schema: name,
        name,
        reason: 'absent',
      });
      expect(differences.map((each) => 'finding' in each && each.finding)).toEqual([
        {pointer: '/size', kind: 'type', expected: 'integer'},
        absent('/code', 'hidden'),
        absent('/owner', 'user'),
        absent('/owner', 'org'),
      ]);
    });
  });

  it('does not expect headers that browsers hide from pages', async () => {
    const direct = head({via: 'direct', headers: [['content-type', 'application/json']]});
    expect(await match(DOCUMENTED, direct, '[]')).toEqual({status: '200', differences: []});
  });

  it('finds a difference at the end of a large response, and ends without differences when it is aborted', async () => {
    const many = JSON.stringify(
      Array.from({length: 20_000}, (_, id) => ({id, ...(id === 19_999 && {name: 'long'})})),
    );
    expect((await match(DOCUMENTED, head(), many)).differences).toMatchObject([
      {kind: 'body', finding: {pointer: '/19999/name'}},
    ]);
    const controller = new AbortController();
    controller.abort();
    expect((await match(DOCUMENTED, head(), many, controller)).differences).toEqual([]);
  });
});
