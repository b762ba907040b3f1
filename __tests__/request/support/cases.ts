import type {Json, Operation} from '../../../plugin/model/types';
import {
  buildRequest,
  type BodyValues,
  type Credential,
  type HttpRequest,
  type ParameterValue,
  type PartValue,
  type RequestValues,
} from '../../../plugin/request';
import {makeContext, makeMediaType, makeParameter, makeValues} from './operation';
import {HOSTILE_TEXTS} from './hostileTexts';
import {FILES, MEDIA_TYPES} from './random';

const BASIC: Credential = {
  scheme: 'basic',
  kind: 'password',
  username: 'тест',
  password: `p:'"\\$ \`ß`,
};
const FORM = 'application/x-www-form-urlencoded';
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
  const form = (value: {[name: string]: Json}) => withBody({mediaType: FORM, kind: 'value', value});
  const text = (value: string, mediaType = 'text/plain') =>
    withBody({mediaType, kind: 'text', text: value});
  const multipart = (parts: PartValue[]) =>
    withBody({mediaType: 'multipart/form-data', kind: 'parts', parts});
  const toHeader = (value: string) => value.replace(/[^ -~]/g, '');
  const entries = HOSTILE_TEXTS.map((value, index): [string, string] => [
    `${value}${index}`,
    value,
  ]);
  return [
    {
      title: 'threat 139: hostile texts in the path, the query, headers and cookies',
      request: build(
        {
          path: '/{id}/{a,b}',
          parameters: [
            makeParameter({name: 'id', in: 'path'}),
            makeParameter({name: 'a,b', in: 'path'}),
            ...entries.flatMap(([name], index) => [
              makeParameter({name, in: 'query'}),
              makeParameter({name: `X-${index}`, in: 'header'}),
            ]),
            makeParameter({name: 'c', in: 'cookie', style: 'cookie'}),
          ],
        },
        {
          parameters: [
            {in: 'path', name: 'id', value: HOSTILE_TEXTS.join('')},
            {in: 'path', name: 'a,b', value: '[1-9]'},
            ...entries.flatMap(([name, value], index): ParameterValue[] => [
              ...(index % 3 === 0 ? [{in: 'query', name, value} as const] : []),
              ...(index % 4 === 0
                ? [{in: 'header', name: `X-${index}`, value: toHeader(value)} as const]
                : []),
            ]),
            {in: 'cookie', name: 'c', value: toHeader(HOSTILE_TEXTS[0]!)},
          ],
        },
      ),
    },
    {
      title: 'threat 139: a hostile name of a header',
      request: build(
        {parameters: [makeParameter({name: "X-!#$%&'*+-.^_`|~", in: 'header'})]},
        {parameters: [{in: 'header', name: "X-!#$%&'*+-.^_`|~", value: 'x'}]},
      ),
    },
    {
      title: 'threat 139: hostile names and values in a form',
      request: form(Object.fromEntries(entries)),
    },
    {
      title: 'threat 139: hostile names and values in a multipart form',
      request: multipart(entries.map(([name, value]) => ({kind: 'value', name, value}))),
    },
    {
      title: 'threat 139: hostile names and values of one line in a multipart form',
      request: multipart(
        entries.map((entry) => {
          const [name, value] = entry.map(toHeader) as [string, string];
          return {kind: 'value', name, value};
        }),
      ),
    },
    {
      title: 'threat 139: hostile file names',
      request: multipart(FILES.map((file) => ({kind: 'file', name: file.name, file}))),
    },
    ...FILES.map((file) => ({
      title: `threat 139: a file called ${JSON.stringify(file.name)}`,
      request: withBody({mediaType: 'application/x-own', kind: 'file', file}, 'PUT'),
    })),
    {title: 'threat 139: hostile text as a body', request: text(HOSTILE_TEXTS.join(''))},
    ...MEDIA_TYPES.map((contentType) => ({
      title: `threat 140: parts of the media type ${JSON.stringify(contentType)}`,
      request: multipart([
        {kind: 'value', name: 'a', value: '(@<"', contentType},
        {kind: 'file', name: 'b', file: FILES[1], contentType},
      ]),
    })),
    {
      title: 'threat 140: a multipart body of a media type with a boundary and a line break',
      request: withBody({
        mediaType: 'multipart/form-data; boundary="x\r\ny"; a=b\r\nX-Evil: 1',
        kind: 'parts',
        parts: [{kind: 'value', name: 'a', value: 'b'}],
      }),
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
    {title: 'a form', request: form({a: NASTY, b: [1, 2], c: {d: 'e'}})},
    {
      title: 'a readable form',
      request: form({
        amount: 2000,
        currency: 'usd',
        'metadata[order id]': 'a & b = c + 50 %',
        note: '@file\ntwo lines',
        'z.last': '',
      }),
    },
    {
      title: 'a form with a repeated name',
      request: form({'expand[]': ['customer', 'it\'s "one"'], 10: 'ten', 2: 'two'}),
    },
    {
      title: 'a form with punctuation that languages encode differently',
      request: form({star: 'a*b', tilde: '~/home', both: '*~', brackets: "(!')"}),
    },
    {
      title: 'a form as a reader typed it',
      request: withBody({mediaType: FORM, kind: 'text', text: 'flag&a=%zz&b=1 2'}),
    },
    {
      title: 'a multipart form with files',
      request: multipart([
        {kind: 'value', name: 'plain', value: `@${NASTY}`},
        {kind: 'value', name: 'json', value: {a: NASTY}},
        {kind: 'file', name: 'file', file: FILES[0], headers: [['X-Part', 'a "b"']]},
        {kind: 'file', name: 'file', file: FILES[1]},
        {kind: 'value', name: 'a "b" é', value: '', contentType: 'text/plain; charset=utf-8'},
      ]),
    },
    {
      title: 'a plain multipart form',
      request: multipart([
        {kind: 'value', name: 'a "b"', value: NASTY},
        {kind: 'file', name: 'file', file: FILES[0]},
        {kind: 'file', name: 'file', file: FILES[1]},
      ]),
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
      title: 'basic authentication',
      request: build({}, {security: {alternative: 0, credentials: [BASIC]}}),
    },
    {title: 'HEAD', request: build({method: 'HEAD'})},
    {title: 'DELETE', request: build({method: 'DELETE'})},
    {title: 'POST without a body', request: build({method: 'POST'})},
    {title: 'PATCH without a body', request: build({method: 'PATCH'})},
    {
      title: 'a custom method',
      request: withBody({mediaType: 'application/json', kind: 'value', value: {}}, 'QUERY'),
    },
  ];
}
