import type {Code} from '../../../plugin/diagnostics/codes';
import {loadFiles} from '../../support/load';
import {yaml} from '../../support/yaml';

/**
 * The findings of one rule about a document with this body. Files that follow or break each rule
 * are in diagnostics/rules.test.ts.
 */
async function find(code: Code, body: string) {
  const {diagnostics} = await loadFiles({
    'openapi.yaml': `openapi: 3.1.1\ninfo: {title: Pets, version: '1'}\n${body}`,
  });
  return diagnostics
    .filter((diagnostic) => diagnostic.code === code)
    .map(({source, message}) => `${source.pointer}: ${message}`);
}

const OK = 'responses: {"200": {description: OK}}';
const parameter = (name: string) => `{name: ${name}, in: path, required: true, schema: {}}`;
const add = (name: string) => `{${name}: {post: {operationId: x, ${OK}}}}`;
const served = (url: string, variables = '') =>
  `paths: {}\nservers: [{url: '${url}'${variables && `, variables: {v: ${variables}}`}}]`;
const afterPath = (path: string) =>
  `paths: {'${path}': {get: {parameters: [${parameter('x')}, ${parameter('id')}], ${OK}}}}`;
const SHARED = `paths: {'/a/{id}': {$ref: '#/components/pathItems/a'}}\ncomponents: {pathItems: {a: {parameters: [{$ref: '#/components/parameters/id'}], get: {${OK}}}}, parameters: {id: ${parameter('id')}}}`;
const SPREAD = `paths: {'/a/{path*}': {get: {parameters: [${parameter('path')}], ${OK}}}}`;
const RECURSIVE = `{c: {$ref: '#/components/callbacks/c'}}`;

it.each<[title: string, code: Code, body: string, ...words: string[]]>([
  ['a path parameter that a referenced path item declares', 'path-parameter-undeclared', SHARED],
  ['a path parameter of a referenced path item', 'path-parameter-unused', SHARED],
  [
    'a path parameter for the operation that lacks it while another declares it',
    'path-parameter-undeclared',
    `paths: {'/a/{id}': {get: {parameters: [${parameter('id')}], ${OK}}, put: {${OK}}}}`,
    '/paths/~1a~1{id}/put: The variable `id` of the path `/a/{id}` has no path parameter in PUT.',
  ],
  [
    'a path parameter that an unresolved reference may declare',
    'path-parameter-undeclared',
    `paths: {'/a/{id}': {get: {parameters: [{$ref: '#/nowhere'}], ${OK}}}}`,
  ],
  ['a variable with an operator that is declared', 'path-parameter-undeclared', SPREAD],
  ['a parameter of a variable with an operator', 'path-parameter-unused', SPREAD],
  [
    'a path parameter in a query',
    'path-parameter-unused',
    afterPath('/a/{x}?key={id}&b=c#d'),
    'The path parameter `id` is in the query of `/a/{x}?key={id}&b=c#d`, and a path has no query.',
  ],
  [
    'a path parameter in a fragment',
    'path-parameter-unused',
    afterPath('/a/{x}#?{id}'),
    'The path `/a/{x}#?{id}` has no variable `{id}`, so the path parameter `id` is never sent.',
  ],
  [
    'a path parameter of a webhook or a callback',
    'path-parameter-undeclared',
    `webhooks: {'{x}': {post: {callbacks: {c: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK}}}}`,
  ],
  [
    'an undefined security scheme once, with the number of other places',
    'security-undefined',
    `paths: {/a: {get: {security: [{ghost: []}], ${OK}}, put: {security: [{ghost: []}], ${OK}}}}`,
    '/paths/~1a/get/security/0/ghost: The security scheme `ghost` is not defined (and 1 other place).',
  ],
  [
    'a scope of an OpenID Connect scheme',
    'security-scope-undeclared',
    'paths: {}\ncomponents: {securitySchemes: {oidc: {type: openIdConnect, openIdConnectUrl: https://a.test}}}\nsecurity: [{oidc: [anything]}]',
  ],
  ...yaml<[title: string, url: string, variable: string, ...words: string[]][]>`
    - [a server variable without a default, 'https://{v}.test', '{enum: [a]}', 'has no \`default\`']
    - [a default of a server variable that is not in the enum, 'https://{v}.test', '{default: c, enum: [a, b]}', 'is not in its \`enum\`']
    - [a server variable with an empty enum, 'https://{v}.test', '{default: c, enum: []}', 'empty \`enum\`']
    - [a default of a server variable with a variable, 'https://{v}.test', "{default: '{v}'}", contains a variable]
    - [a default that repeats a slash of its server, 'https://a.test/{v}', '{default: /dev}', /dev]
    - [a default that begins with the only slash, 'https://a.test{v}', '{default: /dev}']
    - [a part in angle brackets in the host of a server, 'https://<host-of-yours>:8443/v1', '', <host-of-yours>]
    - [a part in angle brackets in place of the host, <base>/v1, '', <base>]
    - [a part in angle brackets in the path of a server, 'https://api.test/<tenant>/v1', '', <tenant>]
  `.map(([title, url, variable, ...words]): [string, Code, string, ...string[]] => [
    title,
    'server-variable',
    served(url, variable),
    ...words,
  ]),
  ['no relative server in angle brackets', 'server-relative', served('<base>/v1')],
  [
    'server variables of path items and operations',
    'server-variable',
    `paths: {/a: {servers: [{url: '{x}'}], get: {servers: [{url: '{y}'}], ${OK}}}}`,
    '`x`',
    '`y`',
  ],
  [
    'an operationId of `x-webhooks` that is also in `webhooks`',
    'operation-id-duplicate',
    `paths: {}\nwebhooks: ${add('x-added')}\nx-webhooks: ${add('removed')}`,
    '/x-webhooks/removed/post/operationId',
  ],
  [
    'an operationId of a webhook that is in both',
    'operation-id-duplicate',
    `paths: {}\nwebhooks: ${add('added')}\nx-webhooks: ${add('added')}`,
  ],
  [
    'an operationId of a callback, even of a recursive one',
    'operation-id-duplicate',
    `paths: {/a: {post: {operationId: x, callbacks: ${RECURSIVE}, ${OK}}}}\ncomponents: {callbacks: {c: {'{$url}': {post: {operationId: x, callbacks: ${RECURSIVE}, ${OK}}}}}}`,
    'is already used by POST `/a`',
  ],
  [
    'a value that leaves out or hides no operation, once for each place',
    'document-schema',
    `paths: {${[
      `/a: {get: {x-internal: yes, ${OK}}}`,
      `/b: {x-excluded: "true", get: {${OK}}, put: {${OK}}}`,
      `/c: {get: {x-mint: {metadata: {hidden: 1}}, ${OK}}, put: {x-internal: false, x-hidden: true, ${OK}}}`,
      `/d: {x-hidden: yes, get: {x-fern-ignore: , ${OK}}}`,
    ].join()}}`,
    '/paths/~1b/x-excluded: `x-excluded` is `"true"`. Only `true` leaves operations out, so this is published.',
    '/paths/~1a/get/x-internal: `x-internal` is `"yes"`. Only `true` leaves operations out, so this is published.',
    '/paths/~1d/get/x-fern-ignore: `x-fern-ignore` is `null`. Only `true` leaves operations out, so this is published.',
    '/paths/~1c/get/x-mint/metadata/hidden: `x-mint.metadata.hidden` is `1`. Only `true` hides an operation, so pages link to it.',
  ],
])(
  'reports mistakes, and nothing that only looks like one: %s (%s)',
  async (_title, code, body, ...words) => {
    expect(await find(code, body)).toEqual(
      words.map((part) => expect.stringContaining(part) as string),
    );
  },
);
