import type {Operation} from '../../../plugin/model/types';
import {
  buildRequest,
  type BodyValues,
  type HttpRequest,
  type RequestValues,
} from '../../../plugin/request';
import {makeContext, makeMediaType, makeParameter, makeValues} from './operation';
import {FILES} from './random';

const NASTY = `it's "quoted" \\ $HOME \${x} #{y} \`z\` %d !! """ ''' \\u000a \\(s) é 漢 🔑 ‘’“” </script> <?php ?> -- // /* */`;
const JSON_TEXT = JSON.stringify(
  {name: NASTY, big: 0, list: [1, {deep: true}], 'trailing  ': ''},
  null,
  2,
).replace('"big": 0', '"big": 12345678901234567890');

/**
 * Lists requests to `origin` that are hard to write in a programming language. Each title names the
 * difficulty.
 */
export function listCases(origin: string): {title: string; request: HttpRequest}[] {
  const build = (operation: Partial<Operation>, values: Partial<RequestValues> = {}) =>
    buildRequest(
      makeContext(operation, {
        servers: [{url: `${origin}/base`, variables: []}],
        security: [{schemes: [{name: 'basic', scopes: []}]}],
        securitySchemes: [{name: 'basic', kind: 'http', scheme: 'basic'}],
      }),
      makeValues(values),
      {maskSecrets: false, placeholders: false},
    );
  const withBody = (body: BodyValues, method = 'POST', rest = {}) =>
    build(
      {method, requestBody: {required: true, content: [makeMediaType(body.mediaType, rest)]}},
      {body},
    );
  const text = (value: string, mediaType = 'text/plain') =>
    withBody({mediaType, kind: 'text', text: value});
  return [
    {
      title: 'parameters in every location',
      request: build(
        {
          path: '/{id}/a',
          parameters: [
            makeParameter({name: 'id', in: 'path'}),
            makeParameter({name: 'q', in: 'query'}),
            makeParameter({name: 'f', in: 'query', style: 'deepObject'}),
            makeParameter({name: 'X-Nasty', in: 'header'}),
            makeParameter({name: 'c', in: 'cookie'}),
          ],
          responses: [
            {status: '200', headers: [], links: [], content: [makeMediaType('application/json')]},
          ],
        },
        {
          parameters: [
            {in: 'path', name: 'id', value: 'a/b?c#d'},
            {in: 'query', name: 'q', value: [NASTY, 0, false]},
            {in: 'query', name: 'f', value: {a: {b: "'"}}},
            {
              in: 'header',
              name: 'X-Nasty',
              value: `it's "q" \\ $HOME \${x} #{y} \`z\` %d """ ''' \\u000a`,
            },
            {in: 'cookie', name: 'c', value: {one: '1; 2', two: "'"}},
          ],
        },
      ),
    },
    {title: 'JSON', request: text(JSON_TEXT, 'application/json')},
    {
      title: 'one line of JSON',
      request: text(JSON.stringify({a: NASTY}), 'application/merge-patch+json'),
    },
    {
      title: 'text with invisible characters',
      request: text('\ufeffa\r\nb\tc\u0001d\u2028e\u0085f\u007f \u001b[0m\n'),
    },
    {title: 'indented text', request: text('  two  \n   three\n\n  end "')},
    {title: 'text that begins with a line break', request: text('\n"a"\n')},
    {title: 'an empty string', request: text('')},
    {
      title: 'a form',
      request: withBody({
        mediaType: 'application/x-www-form-urlencoded',
        kind: 'value',
        value: {a: NASTY, b: [1, 2], c: {d: 'e'}},
      }),
    },
    {
      title: 'a readable form',
      request: withBody({
        mediaType: 'application/x-www-form-urlencoded',
        kind: 'value',
        value: {
          amount: 2000,
          currency: 'usd',
          'metadata[order id]': 'a & b = c + 50 %',
          note: '@file\ntwo lines',
          'z.last': '',
        },
      }),
    },
    {
      title: 'a form with a repeated name',
      request: withBody({
        mediaType: 'application/x-www-form-urlencoded',
        kind: 'value',
        value: {'expand[]': ['customer', 'it\'s "one"'], 10: 'ten', 2: 'two'},
      }),
    },
    {
      title: 'a form with punctuation that languages encode differently',
      request: withBody({
        mediaType: 'application/x-www-form-urlencoded',
        kind: 'value',
        value: {star: 'a*b', tilde: '~/home', both: '*~', brackets: "(!')"},
      }),
    },
    {
      title: 'a form as a reader typed it',
      request: withBody({
        mediaType: 'application/x-www-form-urlencoded',
        kind: 'text',
        text: 'flag&a=%zz&b=1 2',
      }),
    },
    {
      title: 'a multipart form with files',
      request: withBody({
        mediaType: 'multipart/form-data',
        kind: 'parts',
        parts: [
          {kind: 'value', name: 'plain', value: `@${NASTY}`},
          {kind: 'value', name: 'json', value: {a: NASTY}},
          {kind: 'file', name: 'file', file: FILES[0], headers: [['X-Part', 'a "b"']]},
          {kind: 'file', name: 'file', file: FILES[1]},
          {kind: 'value', name: 'a "b" é', value: '', contentType: 'text/plain; charset=utf-8'},
        ],
      }),
    },
    {
      title: 'a plain multipart form',
      request: withBody({
        mediaType: 'multipart/form-data',
        kind: 'parts',
        parts: [
          {kind: 'value', name: 'a "b"', value: NASTY},
          {kind: 'file', name: 'file', file: FILES[0]},
          {kind: 'file', name: 'file', file: FILES[1]},
        ],
      }),
    },
    {
      title: 'multipart parts without names',
      request: withBody(
        {mediaType: 'multipart/mixed', kind: 'value', value: [{a: 1}, NASTY]},
        'POST',
        {prefixEncoding: [{}, {contentType: 'text/html'}]},
      ),
    },
    {
      title: 'a file',
      request: withBody({mediaType: 'application/x-own', kind: 'file', file: FILES[0]}, 'PUT'),
    },
    {
      title: 'basic authentication',
      request: build(
        {},
        {
          security: {
            alternative: 0,
            credentials: [
              {scheme: 'basic', kind: 'password', username: 'тест', password: `p:'"\\$ \`ß`},
            ],
          },
        },
      ),
    },
    {title: 'HEAD', request: build({method: 'HEAD'})},
    {title: 'DELETE', request: build({method: 'DELETE'})},
    {
      title: 'a custom method',
      request: withBody({mediaType: 'application/json', kind: 'value', value: {}}, 'QUERY'),
    },
  ];
}
