/**
 * Tests every cell of the "Style Examples" table in the OpenAPI Specification that is not "n/a".
 */
import type {Json, Parameter} from '../../plugin/model/types';
import {buildRequest} from '../../plugin/request';
import {makeContext, makeParameter, makeParameterValues} from './support/operation';

const STRING = 'blue';
const ARRAY = ['blue', 'black', 'brown'];
const OBJECT = {R: 100, G: 200, B: 150};

type Row = [
  style: NonNullable<Parameter['style']>,
  explode: boolean,
  place: Parameter['in'],
  value: Json,
  sent: string,
];

const ROWS: Row[] = [
  ['matrix', false, 'path', '', ';color'],
  ['matrix', false, 'path', STRING, ';color=blue'],
  ['matrix', false, 'path', ARRAY, ';color=blue,black,brown'],
  ['matrix', false, 'path', OBJECT, ';color=R,100,G,200,B,150'],
  ['matrix', true, 'path', '', ';color'],
  ['matrix', true, 'path', STRING, ';color=blue'],
  ['matrix', true, 'path', ARRAY, ';color=blue;color=black;color=brown'],
  ['matrix', true, 'path', OBJECT, ';R=100;G=200;B=150'],
  ['label', false, 'path', '', '.'],
  ['label', false, 'path', STRING, '.blue'],
  ['label', false, 'path', ARRAY, '.blue,black,brown'],
  ['label', false, 'path', OBJECT, '.R,100,G,200,B,150'],
  ['label', true, 'path', STRING, '.blue'],
  ['label', true, 'path', ARRAY, '.blue.black.brown'],
  ['label', true, 'path', OBJECT, '.R=100.G=200.B=150'],
  ['simple', false, 'path', STRING, 'blue'],
  ['simple', false, 'path', ARRAY, 'blue,black,brown'],
  ['simple', false, 'path', OBJECT, 'R,100,G,200,B,150'],
  ['simple', true, 'path', STRING, 'blue'],
  ['simple', true, 'path', ARRAY, 'blue,black,brown'],
  ['simple', true, 'path', OBJECT, 'R=100,G=200,B=150'],
  ['simple', false, 'header', '', ''],
  ['simple', false, 'header', STRING, 'blue'],
  ['simple', false, 'header', ARRAY, 'blue,black,brown'],
  ['simple', false, 'header', OBJECT, 'R,100,G,200,B,150'],
  ['simple', true, 'header', STRING, 'blue'],
  ['simple', true, 'header', ARRAY, 'blue,black,brown'],
  ['simple', true, 'header', OBJECT, 'R=100,G=200,B=150'],
  ['form', false, 'query', null, 'color='],
  ['form', false, 'query', '', 'color='],
  ['form', false, 'query', STRING, 'color=blue'],
  ['form', false, 'query', ARRAY, 'color=blue,black,brown'],
  ['form', false, 'query', OBJECT, 'color=R,100,G,200,B,150'],
  ['form', true, 'query', null, 'color='],
  ['form', true, 'query', '', 'color='],
  ['form', true, 'query', STRING, 'color=blue'],
  ['form', true, 'query', ARRAY, 'color=blue&color=black&color=brown'],
  ['form', true, 'query', OBJECT, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'query', ARRAY, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, 'query', OBJECT, 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'query', ARRAY, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, 'query', OBJECT, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', false, 'query', OBJECT, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['deepObject', true, 'query', OBJECT, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['form', true, 'cookie', null, 'color='],
  ['form', true, 'cookie', STRING, 'color=blue'],
  // A cookie cannot contain `&`, so values that the table joins with `&` become separate cookies
  // (appendix D).
  ['form', true, 'cookie', ARRAY, 'color=blue; color=black; color=brown'],
  ['form', true, 'cookie', OBJECT, 'R=100; G=200; B=150'],
  ['cookie', false, 'cookie', null, 'color='],
  ['cookie', false, 'cookie', STRING, 'color=blue'],
  ['cookie', true, 'cookie', null, 'color='],
  ['cookie', true, 'cookie', STRING, 'color=blue'],
  ['cookie', true, 'cookie', ARRAY, 'color=blue; color=black; color=brown'],
  ['cookie', true, 'cookie', OBJECT, 'R=100; G=200; B=150'],
];

/** Returns the part of the request that the parameter adds. */
function send(parameter: Parameter, value: Json): string {
  const context = makeContext({
    path: parameter.in === 'path' ? '/at{color}' : '/',
    parameters: [parameter],
  });
  const request = buildRequest(context, makeParameterValues(parameter, {value}));
  switch (parameter.in) {
    case 'path':
      return new URL(request.url).pathname.slice('/v1/at'.length);
    case 'header':
      return request.headers.find(([name]) => name === 'color')?.[1] ?? 'not sent';
    case 'cookie':
      return request.cookies.map((cookie) => cookie.join('=')).join('; ');
    default:
      return new URL(request.url).search.slice(1);
  }
}

describe('parameter serialization', () => {
  it.each(ROWS)(
    'writes style %s, explode %s, in %s: %j as %s',
    (style, explode, place, value, sent) => {
      expect(send(makeParameter({name: 'color', in: place, style, explode}), value)).toBe(sent);
    },
  );

  it.each<[Partial<Parameter>, Json, string]>([
    [{in: 'path'}, ARRAY, 'blue,black,brown'],
    [{in: 'query'}, ARRAY, 'color=blue&color=black&color=brown'],
    [{in: 'query'}, OBJECT, 'R=100&G=200&B=150'],
    [{in: 'header'}, ARRAY, 'blue,black,brown'],
    [{in: 'cookie'}, ARRAY, 'color=blue; color=black; color=brown'],
    [{in: 'cookie'}, OBJECT, 'R=100; G=200; B=150'],
    [{in: 'query', style: 'pipeDelimited'}, ARRAY, 'color=blue%7Cblack%7Cbrown'],
    [{in: 'path', style: 'matrix'}, ARRAY, ';color=blue,black,brown'],
    [{in: 'path', style: 'label'}, ARRAY, '.blue,black,brown'],
    // Like `form`.
    [{in: 'query', style: 'pipeDelimited'}, 'blue', 'color=blue'],
    [{in: 'query', style: 'deepObject'}, 'blue', 'color=blue'],
    // Without what is null; what a style cannot express is JSON.
    [{in: 'query'}, ['blue', null, 'brown'], 'color=blue&color=brown'],
    [{in: 'query'}, {R: 100, G: null}, 'R=100'],
    [{in: 'query', explode: false}, [[1, 2], {a: 1}], 'color=%5B1%2C2%5D,%7B%22a%22%3A1%7D'],
  ])('uses the defaults of what the document does not set: %j, %j as %s', (rest, value, sent) => {
    expect(send(makeParameter({name: 'color', in: 'query', ...rest}), value)).toBe(sent);
  });

  it.each([[[]], [{}], [[null]], [{a: null}]])(
    'omits the parameter for %j, which RFC 6570 calls undefined',
    (value: Json) => {
      for (const style of ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const) {
        expect(
          send(makeParameter({name: 'color', in: 'query', style, explode: false}), value),
        ).toBe('');
      }
      expect(send(makeParameter({name: 'color', in: 'header'}), value)).toBe('not sent');
      expect(send(makeParameter({name: 'color', in: 'cookie'}), value)).toBe('');
    },
  );

  it.each<[Partial<Parameter>, Json, string]>([
    [{}, {page: 1, sort: ['a', 'b', null]}, 'page=1&sort=a&sort=b'],
    [{}, {in: {k: 'v', to: ['x']}, z: null}, 'in[k]=v&in[to][0]=x'],
    [{}, {list: [{k: 1}, 2], none: []}, 'list[0][k]=1&list[1]=2'],
    [{explode: false}, {list: ['a', 'b']}, 'page=list,["a","b"]'],
    [{in: 'cookie', style: 'cookie'}, {sort: ['a', 'b'], in: {k: 'v'}}, 'sort=a; sort=b; in[k]=v'],
    [
      {style: 'deepObject'},
      {a: {b: 1, c: {d: 'x'}}, e: [1, {g: 2}]},
      'page[a][b]=1&page[a][c][d]=x&page[e][0]=1&page[e][1][g]=2',
    ],
  ])('writes lists and objects inside an object: %j, %j as %s', (parameter, value, sent) => {
    expect(
      decodeURIComponent(send(makeParameter({name: 'page', in: 'query', ...parameter}), value)),
    ).toBe(sent);
  });
});
