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
describe('path parameters', () => {
  it('may be declared by reference in a referenced path item', async () => {
    const body = `paths: {'/a/{id}': {$ref: '#/components/pathItems/a'}}\ncomponents: {pathItems: {a: {parameters: [{$ref: '#/components/parameters/id'}], get: {${OK}}}}, parameters: {id: {name: id, in: path, required: true, schema: {}}}}`;
    expect([
      ...(await find('path-parameter-undeclared', body)),
      ...(await find('path-parameter-unused', body)),
    ]).toEqual([]);
  });

  it('are reported for the operation that lacks them when another operation declares them', async () => {
    const body = `paths: {'/a/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {}}], ${OK}}, put: {${OK}}}}`;
    expect(await find('path-parameter-undeclared', body)).toEqual([
      '/paths/~1a~1{id}/put: The variable `id` of the path `/a/{id}` has no path parameter in PUT.',
    ]);
  });

  it('are not reported when a reference that may declare them cannot be resolved', async () => {
    expect(
      await find(
        'path-parameter-undeclared',
        `paths: {'/a/{id}': {get: {parameters: [{$ref: '#/nowhere'}], ${OK}}}}`,
      ),
    ).toEqual([]);
  });

  it('are recognized in variables with operators, such as `{path*}`', async () => {
    const body = `paths: {'/a/{path*}': {get: {parameters: [{name: path, in: path, required: true, schema: {}}], ${OK}}}}`;
    expect([
      ...(await find('path-parameter-undeclared', body)),
      ...(await find('path-parameter-unused', body)),
    ]).toEqual([]);
  });

  it.each<[string, string]>(yaml`
    - ['/a/{x}?key={id}&b=c#d', 'The path parameter \`id\` is in the query of \`/a/{x}?key={id}&b=c#d\`, and a path has no query.']
    - ['/a/{x}#?{id}', 'The path \`/a/{x}#?{id}\` has no variable \`{id}\`, so the path parameter \`id\` is never sent.']
  `)('are reported after the path, as in %s', async (path, message) => {
    const parameters = ['x', 'id'].map((name) => `{name: ${name}, in: path, required: true}`);
    const body = `paths: {'${path}': {get: {parameters: [${parameters.join()}], ${OK}}}}`;
    expect(await find('path-parameter-unused', body)).toEqual([expect.stringContaining(message)]);
  });

  it('are not required in webhooks and callbacks', async () => {
    expect(
      await find(
        'path-parameter-undeclared',
        `webhooks: {'{x}': {post: {callbacks: {c: {'{$request.body#/url}': {post: {${OK}}}}}, ${OK}}}}`,
      ),
    ).toEqual([]);
  });
});

describe('security', () => {
  it('reports an undefined scheme once, with the number of other places', async () => {
    const found = await find(
      'security-undefined',
      `paths: {/a: {get: {security: [{ghost: []}], ${OK}}, put: {security: [{ghost: []}], ${OK}}}}`,
    );
    expect(found).toEqual([
      '/paths/~1a/get/security/0/ghost: The security scheme `ghost` is not defined (and 1 other place).',
    ]);
  });

  it('does not check the scopes of an OpenID Connect scheme', async () => {
    expect(
      await find(
        'security-scope-undeclared',
        'paths: {}\ncomponents: {securitySchemes: {oidc: {type: openIdConnect, openIdConnectUrl: https://a.test}}}\nsecurity: [{oidc: [anything]}]',
      ),
    ).toEqual([]);
  });
});

describe('server variables', () => {
  it.each([
    ['no default', '{enum: [a]}', 'has no `default`'],
    ['a default that is not in the enum', '{default: c, enum: [a, b]}', 'is not in its `enum`'],
    ['an empty enum', '{default: c, enum: []}', 'empty `enum`'],
    ['a default with a variable', "{default: '{v}'}", 'contains a variable'],
  ])('are reported with %s', async (_name, variable, words) => {
    expect(
      await find(
        'server-variable',
        `paths: {}\nservers: [{url: 'https://{v}.test', variables: {v: ${variable}}}]`,
      ),
    ).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['https://a.test/{v}', 1],
    ['https://a.test{v}', 0],
    ['https://{v}', 0],
  ])('are reported if their default repeats a slash of %s', async (url, count) => {
    expect(
      await find(
        'server-variable',
        `paths: {}\nservers: [{url: '${url}', variables: {v: {default: /dev}}}]`,
      ),
    ).toHaveLength(count);
  });

  it.each([
    ['https://<host-of-yours>:8443/v1', '<host-of-yours>'],
    ['<base>/v1', '<base>'],
    ['https://api.test/<tenant>/v1', '<tenant>'],
  ])('are missing for a part in angle brackets: %s', async (url, part) => {
    const body = `paths: {}\nservers: [{url: '${url}'}]`;
    expect(await find('server-variable', body)).toEqual([expect.stringContaining(part)]);
    expect(await find('server-relative', body)).toEqual([]);
  });

  it('are also checked in path items and operations', async () => {
    const body = `paths: {/a: {servers: [{url: '{x}'}], get: {servers: [{url: '{y}'}], ${OK}}}}`;
    expect(await find('server-variable', body)).toHaveLength(2);
  });
});

describe('operation IDs', () => {
  it('are compared with those in `webhooks`, and in `x-webhooks` if `webhooks` lacks the webhook', async () => {
    const add = (name: string) => `{${name}: {post: {operationId: x, ${OK}}}}`;
    expect(
      await find(
        'operation-id-duplicate',
        `paths: {}\nwebhooks: ${add('x-added')}\nx-webhooks: ${add('removed')}`,
      ),
    ).toEqual([expect.stringContaining('/x-webhooks/removed/post/operationId')]);
    expect(
      await find(
        'operation-id-duplicate',
        `paths: {}\nwebhooks: ${add('added')}\nx-webhooks: ${add('added')}`,
      ),
    ).toEqual([]);
  });

  it('are compared with those of callbacks, even of recursive ones', async () => {
    const body = `paths: {/a: {post: {operationId: x, callbacks: {c: {$ref: '#/components/callbacks/c'}}, ${OK}}}}\ncomponents: {callbacks: {c: {'{$url}': {post: {operationId: x, callbacks: {c: {$ref: '#/components/callbacks/c'}}, ${OK}}}}}}`;
    expect(await find('operation-id-duplicate', body)).toEqual([
      expect.stringContaining('is already used by POST `/a`'),
    ]);
  });
});

describe('operations that an extension leaves out or hides', () => {
  it('are reported if its value is not `true` or `false`, once for each place', async () => {
    const items = [
      `/a: {get: {x-internal: yes, ${OK}}}`,
      `/b: {x-excluded: "true", get: {${OK}}, put: {${OK}}}`,
      `/c: {get: {x-mint: {metadata: {hidden: 1}}, ${OK}}, put: {x-internal: false, x-hidden: true, ${OK}}}`,
      `/d: {x-hidden: yes, get: {x-fern-ignore: , ${OK}}}`,
    ];
    expect(await find('document-schema', `paths: {${items.join()}}`)).toEqual([
      '/paths/~1b/x-excluded: `x-excluded` is `"true"`. Only `true` leaves operations out, so this is published.',
      '/paths/~1a/get/x-internal: `x-internal` is `"yes"`. Only `true` leaves operations out, so this is published.',
      '/paths/~1d/get/x-fern-ignore: `x-fern-ignore` is `null`. Only `true` leaves operations out, so this is published.',
      '/paths/~1c/get/x-mint/metadata/hidden: `x-mint.metadata.hidden` is `1`. Only `true` hides an operation, so pages link to it.',
    ]);
  });
});
