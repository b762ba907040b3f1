import type http from 'http';
import type {Contribution, ToOrigin} from '../types';

/** The script in every hostile value: it leaves a mark on the page if it runs. */
const RUN = 'window.top.pwned=1;window.pwned=1';

const JSON_HEAD = {'Content-Type': 'application/json'};

const ELSEWHERE = 'https://evil.test/';

/** Everything that navigates when it is clicked, or without, each 40 pixels high. */
export const LINKS: readonly string[] = [
  `<a href="${ELSEWHERE}">x</a>`,
  `<a href="${ELSEWHERE}" target="_self">x</a>`,
  `<a href="${ELSEWHERE}" target="_top">x</a>`,
  `<a href="${ELSEWHERE}" target="_blank">x</a>`,
  `<form action="${ELSEWHERE}"><button>x</button></form>`,
  `<map name="m"><area shape="default" href="${ELSEWHERE}"></map><img usemap="#m" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`,
  `<svg><a href="${ELSEWHERE}"><rect width="99" height="40"/></a></svg>`,
  `<svg><a><set attributeName="href" to="${ELSEWHERE}"/><rect width="99" height="40"/></a></svg>`,
  `<template shadowrootmode="open"><style>a {display: block; height: 40px}</style><a href="${ELSEWHERE}">x</a></template>`,
  `<meta http-equiv="refresh" content="0; url=${ELSEWHERE}">`,
];

/** Responses of a hostile API that tries to act with the rights of the documentation site. */
export const ANSWERS: {[path: string]: {headers: http.OutgoingHttpHeaders; body: string}} = {
  '/links': {
    headers: {'Content-Type': 'application/json', Location: 'javascript:alert(1)'},
    body: JSON.stringify({
      a: 'javascript:alert(1)',
      b: 'data:text/html,<script>1</script>',
      c: '<a href="javascript:alert(1)">x</a>',
    }),
  },
  '/html': {
    headers: {'Content-Type': 'text/html'},
    body: `<!doctype html><html lang="en"><style>body {margin: 0} div, div > *, svg {display: block; height: 40px; width: 99px; overflow: hidden}</style>${LINKS.map((link) => `<div>${link}</div>`).join('')}`,
  },
  '/json/line': {headers: JSON_HEAD, body: JSON.stringify('x'.repeat(5_000_000))},
  '/json/deep': {headers: JSON_HEAD, body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`},
  '/json/odd': {
    headers: JSON_HEAD,
    body: '{"__proto__":{"polluted":1},"n":1e400,"big":12345678901234567890,"a":1,"a":2,"s":"\\ud800"}',
  },
};

/**
 * Descriptions that run code or load files if they are rendered as HTML, MDX or unchecked links.
 */
const DESCRIPTIONS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '[x](javascript:window.pwned=1)',
  '[x](JaVaScRiPt:window.pwned=1)',
  '[x](java\nscript:window.pwned=1)',
  '[x](&#106;avascript:window.pwned=1)',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '![x](javascript:window.pwned=1)',
  '<javascript:window.pwned=1>',
  `<a href="javascript:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="&#x6a;avascript:${RUN}">x</a>`,
  '[x]: javascript:window.pwned=1\n\n[x]',
  `<details open ontoggle=${RUN}>x</details>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<math href="javascript:${RUN}">x</math>`,
  '<form action="javascript:window.pwned=1"><button>x</button></form>',
  '<object data="javascript:window.pwned=1"></object>',
  '<embed src="javascript:window.pwned=1">',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<style>body{display:none}</style>',
  '<div style="position:fixed;inset:0">x</div>',
  '{process.env.HOME}',
  '{(() => { window.pwned = 1 })()}',
  'import x from "https://evil.test/x.js"',
  '<Foo bar={window.pwned=1} />',
  '</script><script>window.pwned=1</script>',
  '\u2028window.pwned=1',
  '`</code><script>window.pwned=1</script>`',
  '<!--><script>window.pwned=1</script>-->',
  '<template><script>window.pwned=1</script></template>',
];

function toDocument(origin: string): string {
  const responses = {200: {description: 'OK'}};
  const operation = (route: string) => ({
    get: {operationId: route.slice(1).replaceAll('/', '-'), summary: route, responses},
  });
  const flow = {authorizationUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, scopes: {}};
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Hostile',
      version: '1',
      description: DESCRIPTIONS.join('\n\n'),
      contact: {name: 'x', url: 'javascript:window.pwned=1'},
      license: {name: 'x', url: 'javascript:window.pwned=1'},
      termsOfService: 'javascript:window.pwned=1',
    },
    externalDocs: {url: 'javascript:window.pwned=1', description: DESCRIPTIONS[0]},
    servers: [{url: origin, description: DESCRIPTIONS[1]}],
    paths: {
      ...Object.fromEntries(Object.keys(ANSWERS).map((route) => [route, operation(route)])),
      '/described': {
        get: {
          summary: DESCRIPTIONS[0],
          description: DESCRIPTIONS.join('\n\n'),
          externalDocs: {url: 'javascript:window.pwned=1'},
          'x-badges': [{name: 'x', color: `red;position:fixed;background:url(${ELSEWHERE})`}],
          parameters: DESCRIPTIONS.map((description, index) => ({
            name: `p${index}`,
            in: 'query',
            description,
            schema: {type: 'string', title: description, description, default: description},
          })),
          responses: {200: {description: DESCRIPTIONS.join('\n\n')}},
        },
      },
      '/secret': {post: {summary: 'Secret', security: [{key: [], bearer: []}], responses}},
      '/patterns': {
        get: {
          operationId: 'patterns',
          summary: 'Patterns',
          parameters: ['^((a+))+$', '^.*.*.*.*=$'].map((pattern, index) => ({
            name: `p${index}`,
            in: 'query',
            schema: {type: 'string', pattern},
          })),
          responses,
        },
      },
      '/authorized': {get: {summary: 'Authorized', security: [{oauth: []}], responses}},
    },
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'query', name: 'api_key'},
        bearer: {type: 'http', scheme: 'bearer'},
        oauth: {type: 'oauth2', flows: {authorizationCode: flow}},
      },
    },
  });
}

export default (toOrigin: ToOrigin): Contribution => ({
  tabs: [{tab: 'Hostile', api: {source: 'hostile.json'}}],
  files: {'hostile.json': toDocument(toOrigin('hostile'))},
});
