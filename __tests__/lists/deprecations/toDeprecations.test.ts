import {load} from 'js-yaml';
import type {Deprecations} from '../../../plugin/lists/deprecations/types';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';
import {yaml} from '../../support/yaml';

type Item = {[key: string]: unknown};

const toDocument = (paths: Item, components: Item = {}) =>
  JSON.stringify({openapi: '3.1.0', info: {title: 'Pets', version: '1'}, paths, components});

const answers = (schema: Item, headers?: Item) => ({
  responses: {
    '200': {description: 'OK', content: {'application/json': {schema}}, ...(headers && {headers})},
  },
});

async function find(paths: Item, components: Item = {}, api: Item = {}) {
  const siteDir = createFolder({
    'openapi.json': toDocument(paths, components),
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json', ...api}}),
  });
  const {tabs} = await createTestLoader(siteDir)();
  return tabs[0]!.lists!.deprecations;
}

/** Each heading with its entries: kind, name and link. */
const toLines = (found: Deprecations | undefined) =>
  found?.groups.map(({id, entries}) => [
    id,
    ...entries.map(({kind, name, of, to}) =>
      [kind, of === undefined ? name : `${of}.${name}`, to].join(' '),
    ),
  ]);

const PET = {$ref: '#/components/schemas/Pet'};

const DEPRECATED = {'/a': {get: {deprecated: true, ...answers({type: 'string'})}}};

/** An operation that answers with a Sunset header. */
const toSunset = (header: Item) => ({'/a': {get: answers({type: 'string'}, {sunset: header})}});

describe('the list of deprecations', () => {
  it.each<[string, Item, Item]>([
    ['nothing is deprecated', {'/pets': {get: answers({type: 'string'})}}, {}],
    ['an operation is hidden', DEPRECATED, {overrides: {'GET /a': {hidden: true}}}],
    ['a Sunset header has only a format', toSunset({schema: {type: 'string', format: 'date'}}), {}],
    ['a Sunset header has an example without a date', toSunset({example: 'string'}), {}],
  ])('does not exist if %s', async (_why, paths, api) => {
    expect(await find(paths, {}, api)).toBeUndefined();
  });

  it('links to the nearest row: items of a list and values of a map have none', async () => {
    const old = {$ref: '#/components/schemas/Old'};
    const other = {$ref: '#/components/schemas/Other'};
    const properties = {
      tags: {type: 'array', items: old},
      extra: {type: 'object', additionalProperties: other},
    };
    const found = await find(
      {'/pets': {get: answers({type: 'object', properties})}},
      {
        schemas: {
          Old: {type: 'string', deprecated: true},
          Other: {type: 'string', deprecated: true},
        },
      },
    );
    expect(toLines(found)).toEqual(yaml`
      - [no-removal-date, schema Old /api/default/pets/get#response-200.tags, schema Other /api/default/pets/get#response-200.extra]
    `);
  });

  it('is sorted: entries with a date by date, then dates in words, then entries without a date', async () => {
    const gone = (sunset?: string) => ({
      get: {deprecated: true, 'x-sunset': sunset, ...answers({type: 'string'})},
    });
    const found = await find({
      '/a': gone(),
      '/b': gone('next summer'),
      '/c': gone('2031-01-01'),
      '/d': gone('Sat, 31 Dec 2011 23:59:59 GMT'),
      '/e': gone('2031-01-01'),
    });
    expect(toLines(found)).toEqual(yaml`
      - [removal-sat-31-dec-2011-23-59-59-gmt, operation GET /d /api/default/d/get]
      - [removal-2031-01-01, operation GET /c /api/default/c/get, operation GET /e /api/default/e/get]
      - [removal-next-summer, operation GET /b /api/default/b/get]
      - [no-removal-date, operation GET /a /api/default/a/get]
    `);
    expect(found?.groups.map(({date, iso}) => [date, iso])).toEqual([
      ['Sat, 31 Dec 2011 23:59:59 GMT', '2011-12-31T23:59:59.000Z'],
      ['2031-01-01', '2031-01-01'],
      ['next summer', undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['an example', {example: 'Sat, 31 Dec 2033 23:59:59 GMT'}],
    ['a default', {schema: {type: 'string', default: 'Sat, 31 Dec 2033 23:59:59 GMT'}}],
    ['a constant', {schema: {const: 'Sat, 31 Dec 2033 23:59:59 GMT'}}],
  ])('takes the date of the Sunset header from %s', async (_name, header) => {
    const found = await find(toSunset(header));
    expect(found?.groups).toMatchObject([
      {date: 'Sat, 31 Dec 2033 23:59:59 GMT', entries: [{kind: 'operation', name: 'GET /a'}]},
    ]);
  });

  it('has one heading for a day, however it is written, and an anchor of its own for each', async () => {
    const dates = ['2031-01-01T00:00:00Z', '2031-01-01T00:00Z', 'Q1 2031', 'Q1/2031'];
    const found = await find(
      Object.fromEntries(
        dates.map((date, index) => [
          `/${index}`,
          {get: {deprecated: true, 'x-sunset': date, ...answers({type: 'string'})}},
        ]),
      ),
    );
    expect(found?.groups.map(({id, entries}) => [id, entries.length])).toEqual([
      ['removal-2031-01-01t00-00-00z', 2],
      ['removal-q1-2031', 1],
      ['removal-q1-2031-2', 1],
    ]);
  });

  it('links each part to its place, with its description', async () => {
    const found = await find(
      load(`/pets:
  get:
    summary: List pets
    parameters: [{name: q, in: query, deprecated: true, x-deprecated-description: Use \`filter\`., x-sunset: '2030-05-01', schema: {type: string}}]
    responses:
      '200':
        description: OK
        headers: {X-Old: {deprecated: true, schema: {type: string}}}
        content: {application/json: {schema: {type: array, items: {properties: {name: {type: string, deprecated: true, description: The old name.}, size: {oneOf: [{const: s, deprecated: true}, {const: m}]}}}}}}
`) as Item,
    );
    expect(toLines(found)).toEqual([
      ['removal-2030-05-01', 'parameter q /api/default/pets/get#query.q'],
      [
        'no-removal-date',
        'property [].name /api/default/pets/get#response-200:items.name',
        'value [].size."s" /api/default/pets/get#response-200:items.size=s',
        'header X-Old /api/default/pets/get#response-200:header.X-Old',
      ],
    ]);
    const [dated, others] = found!.groups;
    expect(dated?.entries[0]).toMatchObject({
      location: 'query',
      operation: {title: 'List pets', method: 'GET'},
      description: [['p', {}, ['Use ', ['code', {}, ['filter']], '.']]],
    });
    expect(others?.entries[0]).toMatchObject({description: 'The old name.'});
  });

  it('lists a property that operations and schemas share only once, and counts the others', async () => {
    const found = await find(
      {
        '/pets': {get: answers({type: 'array', items: PET})},
        '/pets/first': {get: answers(PET)},
        '/dogs': {get: answers({$ref: '#/components/schemas/Dog'})},
      },
      {
        schemas: {
          Pet: {type: 'object', properties: {tag: {type: 'string', deprecated: true}, friend: PET}},
          Dog: {allOf: [PET, {properties: {barks: {type: 'boolean'}}}]},
        },
      },
    );
    expect(toLines(found)).toEqual([
      ['no-removal-date', 'property Pet.tag /api/default/pets/get#response-200:items.tag'],
    ]);
    expect(found?.groups[0]?.entries[0]?.others).toBeGreaterThanOrEqual(1);
  });

  const entries = [{date: '2026-05-01', source: 'openapi.json'}];
  it.each([
    ['an operation', {overrides: {'GET /a': {slug: ['Deprecations']}}}],
    ['the changelog', {changelog: {path: 'deprecations', entries}}],
  ])('moves to another URL if %s has its URL', async (_what, api) => {
    const found = await find(DEPRECATED, {}, api);
    expect(found?.permalink).toBe('/api/default/deprecations-2');
  });
});
