import {planSchemas, type SchemaRoot} from '../../../plugin/client/schema/plan';
import type {NodeSchema, Schema, SchemaTable} from '../../../plugin/model/types';
import {list, makeObject, text} from '../../request/support/operation';

const string = text();
const reference = (id: string): Schema => ({kind: 'reference', id, name: id, type: 'object'});
const table = (schemas: {[id: string]: Schema}): SchemaTable =>
  Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, {name: id, schema}]));
const root = (
  anchor: string,
  schema: Schema,
  direction: SchemaRoot['direction'] = 'request',
): SchemaRoot => ({anchor, schema, direction});
const plan = (roots: SchemaRoot[], schemas: {[id: string]: Schema} = {}) => {
  const known = table(schemas);
  return planSchemas(roots, (id) => known[id]);
};

describe('planSchemas', () => {
  it('shows a named schema at the shallowest place where it occurs', () => {
    const {toHome, isShown} = plan(
      [
        root(
          'body',
          makeObject({deep: makeObject({owner: reference('Owner')}), owner: reference('Owner')}),
        ),
      ],
      {Owner: makeObject({name: string})},
    );
    expect(toHome('Owner', 'request')).toBe('body.owner');
    expect(isShown('body.deep.owner')).toBe(false);
  });

  it('shows a named schema once for requests and once for responses', () => {
    const {toHome} = plan(
      [
        root('body', reference('Pet')),
        root('response-200', reference('Pet'), 'response'),
        root('response-201', reference('Pet'), 'response'),
      ],
      {Pet: makeObject({name: string})},
    );
    expect([toHome('Pet', 'request'), toHome('Pet', 'response')]).toEqual(['body', 'response-200']);
  });

  it('shows the first level of every body, even after many large bodies', () => {
    const wide = makeObject(
      Object.fromEntries(Array.from({length: 200}, (_, index) => [`p${index}`, string])),
    );
    const many = Array.from({length: 40}, (_, index) => root(`response-${index}`, wide));
    const {isShown} = plan([...many, root('body', makeObject({a: makeObject({b: string})}))]);
    expect(isShown('response-39')).toBe(true);
    expect(isShown('body')).toBe(true);
    expect(isShown('body.a')).toBe(false);
  });

  it('shows the first level of a named schema in every body that it describes, but deeper levels once', () => {
    const {isShown, toHome} = plan(
      [
        root('response-400', reference('Problem'), 'response'),
        root('response-500', reference('Problem'), 'response'),
      ],
      {Problem: makeObject({detail: makeObject({text: string}), cause: reference('Problem')})},
    );
    expect(toHome('Problem', 'response')).toBe('response-400');
    expect(
      ['response-400', 'response-400.detail', 'response-500', 'response-500.detail'].map(isShown),
    ).toEqual([true, true, true, false]);
    expect(isShown('response-500.cause')).toBe(false);
  });

  it('finds named schemas inside nested lists', () => {
    const {toHome, isShown} = plan([root('body', list(list(reference('Pet'))))], {
      Pet: makeObject({name: string}),
    });
    expect(toHome('Pet', 'request')).toBe('body');
    expect(isShown('body')).toBe(true);
  });

  it('limits the depth of a very deep schema', () => {
    let schema: Schema = string;
    for (let depth = 0; depth < 300; depth++) schema = makeObject({inner: schema});
    const {isShown} = plan([root('body', schema)]);
    expect(isShown('body.inner.inner.inner')).toBe(true);
    expect(isShown(`body${'.inner'.repeat(200)}`)).toBe(false);
  });

  it('shows variants only if the types alone do not describe them', () => {
    const variants = (schemas: Schema[]): NodeSchema => ({
      kind: 'schema',
      type: 'a | b',
      variants: [
        {kind: 'oneOf', variants: schemas.map((schema, index) => ({label: String(index), schema}))},
      ],
    });
    expect(plan([root('body', variants([string, string]))]).isShown('body')).toBe(false);
    expect(plan([root('body', variants([string, makeObject({a: string})]))]).isShown('body')).toBe(
      true,
    );
  });
});
