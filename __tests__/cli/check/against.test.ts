import fs from 'fs';
import path from 'path';
import Ajv from 'ajv';
import schema from '../../../schemas/check.schema.json';
import {compareTabs} from '../../../plugin/cli/check/against/compareTabs';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {findNodes, toSaid} from '../../support/formats';
import {commitAll, startRepository} from '../../support/git';
import {squeeze} from '../../support/pages';
import {yaml} from '../../support/yaml';

const toDocument = (limit: string, name = 'Pets') => `openapi: 3.1.0
info: {title: ${name}, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: limit, in: query, schema: {type: integer, ${limit}}}]
      responses: {'200': {description: All pets.}}
`;
const EARLIER = toDocument('maximum: 100');
const LATER = toDocument('maximum: 50');
const toDocs = (api: object = {}) =>
  JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', ...api}});

const check = (folder: string, ...argv: string[]) => runCommand(folder, 'check', ...argv);
/** Compares with another state of the documents, and expects an exit code and words. */
async function expectAgainst(folder: string, against: string, code: number, words: string) {
  const {output, errors, ...ended} = await check(folder, `--against=${against}`);
  const said = output + errors;
  expect({against, code: ended.code, said}).toEqual({
    against,
    code,
    said: expect.stringContaining(words),
  });
  return said;
}
const write = (folder: string, file: string, text: string) =>
  fs.writeFileSync(path.join(folder, file), text);

/** A site with an earlier document beside its own. */
const createChanged = (docs = toDocs()) =>
  createFolder({'docs.json': docs, 'old.yaml': EARLIER, 'openapi.yaml': LATER});

/** A site whose last commit contains the earlier document. */
const createRepository = (files: {[name: string]: string} = {}) =>
  startRepository(createFolder({'docs.json': toDocs(), 'openapi.yaml': EARLIER, ...files}));

describe('check --against', () => {
  it('lists the addresses that move, end or are new, as the lock of the revision remembers them', async () => {
    const toPaths = (...paths: string[]) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Pets', version: '1'},
        paths: Object.fromEntries(
          paths.map((route) => [
            route,
            {get: {operationId: route.slice(-4), responses: {'200': {description: 'OK'}}}},
          ]),
        ),
      });
    const folder = createFolder({
      'docs.json': toDocs(),
      'openapi.yaml': toPaths('/pets', '/cats', '/dogs'),
    });
    await runCommand(folder, 'routes', '--write');
    startRepository(folder);
    const quiet = await check(folder, '--against', 'HEAD:', '--format', 'markdown');
    expect(quiet.output).not.toContain('Addresses');
    write(folder, 'openapi.yaml', toPaths('/v2/pets', '/cats', '/fish'));
    const lost = await check(folder, '--against', 'HEAD:', '--format', 'markdown', '--no-code');
    expect(squeeze(lost.output)).toContain(
      squeeze(`## Addresses
        ### Moved (1)
        - \`/api/default/pets/get\` → \`/api/default/v2/pets/get\`
        ### Gone (1)
        - \`/api/default/dogs/get\`: Dogs (not recorded, so the build fails)
        <details><summary>New (2)</summary>`),
    );
    await runCommand(folder, 'routes', '--write', '--gone', 'all');
    const {output} = await check(folder, '--against', 'HEAD:', '--format', 'json');
    const json = JSON.parse(output) as {addresses: object};
    expect(new Ajv({strict: false}).validate(schema, json)).toBe(true);
    expect(json.addresses).toMatchObject({
      moved: [{from: '/api/default/pets/get', to: '/api/default/v2/pets/get'}],
      gone: [{address: '/api/default/dogs/get', title: 'Dogs', isRecorded: true}],
    });
    expect((await check(folder, '--against', 'HEAD:')).output).toContain('Moved addresses (1)');
  });

  it('applies the overlays of a revision to its document before comparing', async () => {
    const toOverlay = (limit: number) =>
      `overlay: 1.1.0\ninfo: {title: A, version: '1'}\nactions: [{target: "$.paths['/pets'].get.parameters[0].schema", update: {maximum: ${limit}}}]\n`;
    const docs = toDocs({overlays: ['words/pets.yaml']});
    const files = {'docs.json': docs, 'words/pets.yaml': toOverlay(80)};
    const folder = createRepository(files);
    write(folder, 'openapi.yaml', LATER);
    expect(await check(folder, '--against', 'HEAD:')).toMatchObject({code: 0});
    write(folder, 'words/pets.yaml', toOverlay(70));
    const {output} = await check(folder, '--against', 'HEAD:');
    expect(output).toContain('`maximum` changed from `80` to `70`');
    expect(output).toContain('words/pets.yaml:3');
    write(folder, 'old.yaml', EARLIER);
    expect(await check(folder, '--against', 'old.yaml')).toMatchObject({code: 0});
  });

  it('compares with a revision that has no overlay yet', async () => {
    const folder = createRepository({'docs.json': toDocs({overlays: ['words.yaml']})});
    write(folder, 'openapi.yaml', LATER);
    write(
      folder,
      'words.yaml',
      "overlay: 1.1.0\ninfo: {title: A, version: '1'}\nactions:\n- {target: $.paths.*, remove: true}\n",
    );
    await expectAgainst(folder, 'HEAD:', 1, 'operation-removed');
  });

  it('reads docs.json of a revision through a link into another folder of the repository', async () => {
    const folder = createFolder({
      'shared/docs.json': JSON.stringify({tab: 'API', api: {source: 'old.yaml'}}),
      'site/old.yaml': EARLIER,
    });
    fs.symlinkSync('../shared/docs.json', path.join(folder, 'site/docs.json'));
    startRepository(folder);
    write(folder, 'shared/docs.json', toDocs());
    write(folder, 'site/openapi.yaml', LATER);
    await expectAgainst(path.join(folder, 'site'), 'HEAD:', 1, 'before HEAD:site/old.yaml:8');
  });

  it('finds a tab of a revision that had another id and another file then', async () => {
    const folder = createRepository();
    fs.renameSync(path.join(folder, 'openapi.yaml'), path.join(folder, 'store.yaml'));
    write(folder, 'docs.json', toDocs({id: 'store', source: 'store.yaml'}));
    write(folder, 'store.yaml', LATER);
    await expectAgainst(folder, 'HEAD:', 1, 'before HEAD:openapi.yaml:8');
  });

  it('lists the changes since another file with both positions and fails for a breaking change', async () => {
    const folder = createChanged();
    const output = await expectAgainst(folder, 'old.yaml', 1, '1 change: 1 breaking.');
    expect(output).toContain('`GET /pets` (query parameter limit)');
    expect(output).toContain(
      '`maximum` changed from `100` to `50`. Requests that were valid can be rejected.',
    );
    expect(output).toMatch(/openapi\.yaml:8:\d+, before old\.yaml:8:\d+, constraint-tightened/);
  });

  it('reads a Git revision of a document and of the files that it refers to', async () => {
    const folder = createRepository({
      'openapi.yaml': toDocument("$ref: 'parts/limit.yaml'").replace('type: integer, ', ''),
      'parts/limit.yaml': 'type: integer\nmaximum: 100\n',
    });
    write(folder, 'parts/limit.yaml', 'type: integer\nmaximum: 50\n');
    for (const against of ['HEAD:', 'HEAD:openapi.yaml', 'HEAD:./openapi.yaml', 'default=HEAD:']) {
      const words = 'parts/limit.yaml:2:1, before HEAD:parts/limit.yaml:2:1';
      await expectAgainst(folder, against, 1, words);
    }
  });

  it('reads a revision of a site in a subfolder of the repository and does not change the Git index', async () => {
    const folder = createRepository({'site/docs.json': toDocs(), 'site/openapi.yaml': EARLIER});
    write(folder, 'site/openapi.yaml', LATER);
    const index = fs.readFileSync(path.join(folder, '.git/index'));
    const {code} = await check(path.join(folder, 'site'), '--against', 'HEAD:');
    expect(code).toBe(1);
    expect(fs.readFileSync(path.join(folder, '.git/index'))).toEqual(index);
  });

  it.each([
    ['nowhere.yaml', 'There is no file `nowhere.yaml`.'],
    ['nowhere:', 'Git has no revision `nowhere` here'],
    ['HEAD:nowhere.yaml', '`HEAD:nowhere.yaml` cannot be compared with'],
    ['--help:', '`--help` is not a revision of Git.'],
    ['admin=HEAD:', 'There is no tab `admin`; there are `default`.'],
  ])('rejects %s with an explanation', async (against, message) => {
    await expectAgainst(createRepository(), against, 2, message);
  });

  it('rejects a revision for a site outside a Git repository', async () => {
    const folder = createFolder({'docs.json': toDocs(), 'openapi.yaml': LATER});
    const message = 'The site is in no Git repository, so there are no revisions to compare with.';
    await expectAgainst(folder, 'HEAD:', 2, message);
  });

  it('requires a tab for a file if several tabs have a document, but compares all tabs with a revision', async () => {
    const docs = JSON.stringify({
      tabs: [
        {tab: 'API', api: {source: 'openapi.yaml'}},
        {tab: 'Admin', api: {source: 'admin.yaml'}},
      ],
    });
    const folder = createRepository({'docs.json': docs, 'admin.yaml': EARLIER});
    write(folder, 'admin.yaml', LATER);
    const message = 'write `--against TAB=openapi.yaml`, with TAB one of `default`, `admin`';
    await expectAgainst(folder, 'openapi.yaml', 2, message);
    const {output} = await check(folder, '--against', 'HEAD:');
    expect(output).toContain('API: openapi.yaml, compared with HEAD:\n\nNo changes.');
    expect(output).toContain('Admin: admin.yaml, compared with HEAD:\n\n1 change: 1 breaking.');
  });

  it('compares a tab with several documents, between which operations may move', async () => {
    const toApi = (...sources: string[]) => JSON.stringify({tab: 'API', api: {source: sources}});
    const more = EARLIER.replaceAll('pets', 'cats').replaceAll('Pets', 'Cats');
    const folder = createRepository({
      'docs.json': toApi('openapi.yaml', 'admin.yaml'),
      'admin.yaml': more,
    });
    const path = '  /cats:\n' + more.split('  /cats:\n')[1]!;
    write(folder, 'openapi.yaml', LATER + path);
    write(folder, 'admin.yaml', more.replace('/cats', '/dogs').replace('listCats', 'listDogs'));
    const output = await expectAgainst(folder, 'HEAD:', 1, '2 changes: 1 breaking, 1 compatible.');
    expect(output).toContain('API: openapi.yaml, admin.yaml, compared with HEAD:');
    expect(output).toContain('The operation `GET /dogs` was added.');
    // The earlier documents can also be named one by one.
    const named = ['HEAD:openapi.yaml', 'HEAD:admin.yaml'].flatMap((one) => ['--against', one]);
    expect((await check(folder, ...named)).output).toContain(
      '2 changes: 1 breaking, 1 compatible.',
    );
  });

  it('compares an older version by its ID and follows the renames in docs.json', async () => {
    const versions = [
      {
        version: '2.0',
        source: 'two.yaml',
        renames: {listPets: 'findPets', 'POST added': 'POST petAdded'},
      },
      {version: '1.0', source: 'one.yaml'},
    ];
    const added = (name: string) =>
      `webhooks: {${name}: {post: {responses: {'200': {description: Done.}}}}}\n`;
    const folder = createFolder({
      'docs.json': JSON.stringify({tab: 'API', api: {versions}}),
      'one.yaml': LATER + added('added'),
      'two.yaml':
        LATER.replace('/pets', '/animals').replace('listPets', 'findPets') + added('petAdded'),
      'old.yaml': EARLIER + added('added'),
      'a=b.yaml': LATER + added('added'),
    });
    await expectAgainst(folder, 'default/1.0=old.yaml', 1, '1 change: 1 breaking.');
    await expectAgainst(folder, 'default/1.0=a=b.yaml', 0, 'No changes.');
    const {output} = await check(folder, '--against', 'default=one.yaml');
    expect(output).toContain('The operation `GET /pets` is now `GET /animals`.');
    expect(output).toContain('The operation `POST added` is now `POST petAdded`.');
    expect(output).not.toMatch(/was (?:added|removed)/);
    // An earlier state of the same version: the renames do not apply.
    await expectAgainst(folder, 'default=two.yaml', 0, 'No changes.');
  });

  it('reports the error when Git exits before it has read all file names', async () => {
    const folder = createRepository();
    const names = Array.from({length: 3000}, (_, index) => `${'long'.repeat(12)}-${index}.yaml`);
    fs.mkdirSync(path.join(folder, 'many'));
    for (const name of names) fs.writeFileSync(path.join(folder, 'many', name), '');
    commitAll(folder);
    const bin = createFolder({
      git: `#!/bin/sh
case "$1" in checkout-index) echo "fatal: disk full" >&2; exec <&-; exit 128;; esac
PATH="$REAL_PATH" exec git "$@"
`,
    });
    fs.chmodSync(path.join(bin, 'git'), 0o755);
    const {PATH} = process.env;
    Object.assign(process.env, {PATH: `${bin}:${PATH}`, REAL_PATH: PATH});
    try {
      await expectAgainst(folder, 'HEAD:', 2, 'disk full');
    } finally {
      process.env.PATH = PATH;
      delete process.env.REAL_PATH;
    }
  });

  it('fails only for breaking changes with `--fail-on breaking`', async () => {
    const folder = createChanged();
    expect((await check(folder, '--against', 'old.yaml', '--fail-on', 'breaking')).code).toBe(1);
    write(folder, 'openapi.yaml', toDocument('maximum: 200'));
    expect((await check(folder, '--against', 'old.yaml', '--fail-on', 'breaking')).code).toBe(0);
    expect((await check(folder, '--against', 'old.yaml', '--fail-on', 'info')).code).toBe(1);
    expect((await check(folder, '--fail-on', 'breaking')).code).toBe(2);
  });

  it('leaves out changes that docs.json accepts until a date, and counts them', async () => {
    const accepted = [{kind: 'constraint-tightened', reason: 'Announced.', until: '2030-01-31'}];
    const folder = createChanged(toDocs({acceptedChanges: accepted}));
    const context = {
      siteDir: folder,
      docsJson: 'docs.json',
      baseUrl: '/',
      routeBasePath: 'api',
      trailingSlash: undefined,
    };
    const on = async (today: string) => {
      const compared = await compareTabs(context, ['old.yaml'], folder, {today});
      if (typeof compared === 'string') throw new Error(compared);
      return compared.comparisons.map(({accepted: number, changes}) => [number, changes.length]);
    };
    expect(await on('2030-01-31')).toEqual([[1, 0]]);
    expect(await on('2030-02-01')).toEqual([[0, 1]]);
    const words = 'No changes. 1 more change accepted in docs.json.';
    await expectAgainst(folder, 'old.yaml', 0, words);
  });

  it('accepts a change only in the operation that docs.json names for it', async () => {
    const on = async (operation: string) => {
      const accepted = [{kind: 'constraint-tightened', operation, reason: 'Announced.'}];
      const folder = createChanged(toDocs({acceptedChanges: accepted}));
      return (await check(folder, '--against', 'old.yaml')).code;
    };
    expect([await on('GET /pets'), await on('GET /cats')]).toEqual([0, 1]);
  });

  it('uses the severity that docs.json sets for breaking changes', async () => {
    const folder = createChanged(toDocs({rules: {'change-breaking': 'warning'}}));
    expect((await check(folder, '--against', 'old.yaml')).code).toBe(0);
    expect((await check(folder, '--against', 'old.yaml', '--strict')).code).toBe(1);
  });

  it('writes changes in every format, and JSON matches its schema', async () => {
    const folder = createChanged();
    const to = async (format: string) =>
      (await check(folder, '--against', 'old.yaml', '--format', format)).output;
    const json: unknown = JSON.parse(await to('json'));
    const validate = new Ajv().compile(schema);
    expect(validate(json) ? [] : validate.errors).toEqual([]);
    expect(json).toMatchObject({
      ok: false,
      findings: [{rule: 'change-breaking', file: 'openapi.yaml', line: 8}],
      comparisons: [
        {
          tab: 'default',
          against: 'old.yaml',
          changes: [
            yaml`
              {kind: constraint-tightened, effect: breaking, before: {file: old.yaml, line: 8},
                after: {file: openapi.yaml, line: 8},
                uses: [{operation: GET /pets, at: [query parameter limit], effect: breaking, direction: request}]}
            `,
          ],
        },
      ],
    });
    expect(await to('markdown')).toContain(
      '### Breaking (1)\n\n- `GET /pets` (query parameter limit)',
    );
    expect(await to('github')).toContain('::error file=openapi.yaml,line=8');
    expect(await to('junit')).toContain('failures="1"');
    expect(await to('sarif')).toContain('"ruleId": "change-breaking"');
  });

  it('says in JSON where an operation has a change, in words and as steps', async () => {
    const toPets = (type: string) => `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    post:
      parameters: [{name: limit, in: query, schema: {type: ${type}}}]
      requestBody:
        content:
          application/json:
            schema: {type: array, items: {type: object, properties: {'a b': {type: ${type}}}}}
      responses: {'201': {description: Added., headers: {X-Left: {schema: {type: ${type}}}}}}
      callbacks:
        added:
          '{$request.query.url}':
            post:
              requestBody: {content: {application/jsonl: {itemSchema: {type: ${type}}}}}
              responses: {'204': {description: Seen.}}
`;
    const folder = createFolder({
      'docs.json': toDocs(),
      'old.yaml': toPets('string'),
      'openapi.yaml': toPets('boolean'),
    });
    const {output} = await check(folder, '--against', 'old.yaml', '--format', 'json');
    const json = JSON.parse(output) as {
      comparisons: [{changes: {uses: [{at: string[]; steps: object[]}]}[]}];
    };
    const validate = new Ajv().compile(schema);
    expect(validate(json) ? [] : validate.errors).toEqual([]);
    expect(json.comparisons[0].changes.map(({uses: [{at, steps}]}) => [at.join(' '), steps]))
      .toEqual(yaml`
      - [query parameter limit, [{of: parameter, in: query, name: limit}]]
      - [response 201 header X-Left, [{of: response, status: '201'}, {of: header, name: X-Left}]]
      - ['callback added {$request.query.url} POST request body each item of application/jsonl',
          [{of: callback, name: added, expression: '{$request.query.url}', method: POST}, {of: body},
            {of: mediaType, name: application/jsonl, each: true}]]
      - ['request body application/json [] ["a b"]', [{of: body}, {of: mediaType, name: application/json},
          {of: schema, field: items}, {of: schema, field: properties, key: a b}]]
    `);
  });

  it('links each change to its page in the published site and in the preview', async () => {
    const folder = createRepository({
      'docs.json': toDocs({overrides: {'GET /pets': {slug: ['all']}}}),
      'openapi.yaml': `${EARLIER}  /cats:\n    get: {responses: {'200': {description: Cats.}}}\n`,
    });
    write(folder, 'docs.json', toDocs());
    write(
      folder,
      'openapi.yaml',
      `${LATER.replace('/pets:', '/animals:')}  /dogs:\n    get: {responses: {'200': {description: Dogs.}}}\nsecurity: [{key: []}]\ncomponents: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}\n`,
    );
    const sites = ['--published=https://docs.example.com', '--preview=https://pr-7.example.com/a/'];
    const run = async (format: string) =>
      (await check(folder, '--against=HEAD:', `--format=${format}`, '--no-code', ...sites)).output;
    const {comparisons} = JSON.parse(await run('json')) as {
      comparisons: [{changes: {kind: string; links: object}[]}];
    };
    const links = comparisons[0].changes.map((change) => [change.kind, change.links]);
    const [old, now] = [
      'https://docs.example.com/api/default/',
      'https://pr-7.example.com/a/api/default/',
    ];
    expect(Object.fromEntries(links)).toEqual({
      'operation-moved': {published: `${old}all`, preview: `${now}animals/get`},
      'operation-removed': {published: `${old}cats/get`},
      'operation-added': {preview: `${now}dogs/get`},
      // The page had no section about authentication.
      'security-required': {published: `${old}all`, preview: `${now}animals/get#authentication`},
      'constraint-tightened': {
        published: `${old}all#query.limit`,
        preview: `${now}animals/get#query.limit`,
      },
    });
    expect(await run('markdown')).toContain(
      `→ \`openapi.yaml:8:69\` · [published page](${old}all#query.limit) · [preview](${now}animals/get#query.limit)`,
    );
  });

  it('shows texts of documents as text in Markdown, and names nobody', async () => {
    const hostile = '@everyone <script>alert(1)</script> ](javascript:alert(1)) | `` ` #7 ~~$x$';
    const docs = JSON.stringify({tab: hostile, api: {source: 'openapi.yaml'}});
    const folder = createFolder({
      'docs.json': docs,
      'old.yaml': EARLIER.replace('/pets:', `${JSON.stringify(`/pets/${hostile}`)}:`),
      'openapi.yaml': LATER,
    });
    const {output} = await check(folder, '--against', 'old.yaml', '--format', 'markdown');
    expect(toSaid(output)).toContain(squeeze(`${hostile}: openapi.yaml, compared with old.yaml`));
    expect(findNodes(output, 'link')).toEqual([]);
    expect(findNodes(output, 'html')).toEqual([]);
    expect(findNodes(output, 'delete')).toEqual([]);
    const plain = findNodes(output, 'text').map(({value}) => value);
    expect(plain.join('\n')).not.toMatch(/@\w/);
  });

  it('says in Markdown why nothing was compared', async () => {
    const folder = createRepository();
    write(folder, 'docs.json', '{"tabs": [}');
    const {code, output} = await check(folder, '--against=HEAD:', '--format=markdown');
    expect(code).toBe(2);
    expect(output).toContain('## Not compared\n\n- `docs.json:1:');
  });

  it('masks likely secrets of the earlier document', async () => {
    const token = ['ghp', 'wJalrXUtnFEMIK7MDENGbPxRfiCYq8RtZ2vK'].join('_');
    const folder = createFolder({
      'docs.json': toDocs(),
      'old.yaml': toDocument(`enum: [${token}]`).replace('integer', 'string'),
      'openapi.yaml': toDocument('enum: [a]').replace('integer', 'string'),
    });
    for (const format of ['pretty', 'json', 'markdown']) {
      const {output} = await check(folder, '--against', 'old.yaml', '--format', format);
      expect(output).toContain('was removed');
      expect(output).not.toContain(token);
    }
    write(folder, 'old.yaml', toDocument('default: 1').replaceAll('/pets', `/${token}`));
    const {output} = await check(folder, '--against', 'old.yaml', '--format', 'json');
    expect(output).toContain('"pointer": "/paths/~1****');
    expect(output).not.toContain(token);
  });
});
