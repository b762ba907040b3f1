import fs from 'fs';
import path from 'path';
import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';
import {INSTALLED, toConfig} from '../support/installed';

const NAME = 'routes.lock.json';

/** A document with an operation for each path, whose id is the path's last segment. */
const toDocument = (...paths: string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: Object.fromEntries(
      paths.map((route) => [
        route,
        {
          get: {
            operationId: route.split('/').at(-1),
            responses: {'200': {description: 'OK'}},
          },
        },
      ]),
    ),
  });
const DOCS = JSON.stringify({tab: 'API', api: {id: 'default', source: 'openapi.json'}});

const createSite = (...paths: string[]) =>
  createFolder({'docs.json': DOCS, 'openapi.json': toDocument(...paths)});
const change = (folder: string, ...paths: string[]) =>
  fs.writeFileSync(path.join(folder, 'openapi.json'), toDocument(...paths));
const routes = (folder: string, ...argv: string[]) => runCommand(folder, 'routes', ...argv);
const readLock = (folder: string) => fs.readFileSync(path.join(folder, NAME), 'utf8');
/** The entry of an address that is no longer that of a page. */
const readFormer = (folder: string, address: string) =>
  (JSON.parse(readLock(folder)) as {addresses: {[field: string]: string}[]}).addresses.find(
    (one) => one.address === address && (one.moved ?? one.gone) !== undefined,
  );

describe('routes', () => {
  it('lists the addresses of a site that does not remember them, and writes nothing', async () => {
    const folder = createSite('/pets', '/cats');
    const {code, output} = await routes(folder);
    expect(code).toBe(0);
    expect(output).toContain('default/pets/get  GET /pets');
    expect(output).toContain('There is no routes.lock.json');
    expect(fs.existsSync(path.join(folder, NAME))).toBe(false);
  });

  it('records addresses, and what has moved', async () => {
    const folder = createSite('/pets', '/cats');
    expect(await routes(folder, '--write')).toMatchObject({code: 0});
    const first = readLock(folder);
    expect(await routes(folder, '--write')).toMatchObject({code: 0});
    expect(readLock(folder)).toBe(first);
    change(folder, '/v2/pets', '/cats');
    const {code, output} = await routes(folder);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('default/pets/get → default/v2/pets/get'),
    ]);
    expect(readLock(folder)).toBe(first);
    await routes(folder, '--write');
    expect(readFormer(folder, 'default/pets/get')).toMatchObject({
      to: 'default/v2/pets/get',
      moved: new Date().toISOString().slice(0, 10),
    });
  });

  it('keeps what is lost until it is said to be gone', async () => {
    const folder = createSite('/pets', '/cats', '/dogs');
    await routes(folder, '--write');
    change(folder, '/pets');
    const check = await runCommand(folder, 'check');
    expect(check.code).toBe(2);
    expect(check.output).toContain('routes --write --gone default/cats/get');
    expect(await routes(folder, '--write')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Lost (2)'),
    });
    expect(
      await routes(folder, '--write', '--gone', '/default/cats/get=default/pets/get'),
    ).toMatchObject({code: 1});
    expect(readFormer(folder, 'default/cats/get')).toMatchObject({to: 'default/pets/get'});
    expect(await routes(folder, '--write', '--gone', 'all')).toMatchObject({code: 0});
    expect(readFormer(folder, 'default/dogs/get')).toMatchObject({gone: expect.any(String)});
    expect(await runCommand(folder, 'check')).toMatchObject({code: 0});
  });

  it('says which address of its arguments was never published', async () => {
    const folder = createSite('/pets');
    await routes(folder, '--write');
    const before = readLock(folder);
    expect(await routes(folder, '--write', '--gone', '/api/default/pets/get')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('`/api/default/pets/get`'),
    });
    expect(readLock(folder)).toBe(before);
  });

  it('records a move that it cannot find', async () => {
    const folder = createSite('/pets', '/cats');
    await routes(folder, '--write');
    change(folder, '/pets');
    const said = await routes(folder, '--write', '--moved', 'default/cats/get=default/pets/get');
    expect(said).toMatchObject({code: 0});
    expect(readFormer(folder, 'default/cats/get')).toMatchObject({
      to: 'default/pets/get',
      moved: expect.any(String),
    });
  });

  it('takes a move to an address without a page for a loss, and lets it be corrected', async () => {
    const folder = createSite('/pets', '/cats');
    await routes(folder, '--write');
    change(folder, '/pets');
    const said = await routes(folder, '--write', '--moved', 'default/cats/get=default/dogs/get');
    expect(said).toMatchObject({code: 1, output: expect.stringContaining('Lost (1)')});
    expect((await runCommand(folder, 'check')).output).toContain('route-lost');
    expect(await routes(folder, '--write', '--gone', 'default/cats/get')).toMatchObject({code: 0});
    expect(readFormer(folder, 'default/cats/get')).toMatchObject({gone: expect.any(String)});
    expect(await runCommand(folder, 'check')).toMatchObject({code: 0});
  });

  it('resolves the conflicts of a merge, which are an error before', async () => {
    const folder = createSite('/pets', '/cats');
    await routes(folder, '--write');
    const lines = readLock(folder).split('\n');
    const at = lines.findIndex((line) => line.includes('cats/get'));
    const conflict = ['<<<<<<< HEAD', lines[at]!, '=======', '>>>>>>> other'];
    fs.writeFileSync(
      path.join(folder, NAME),
      [...lines.slice(0, at), ...conflict, ...lines.slice(at + 1)].join('\n'),
    );
    expect(await runCommand(folder, 'check')).toMatchObject({
      code: 2,
      output: expect.stringContaining(`${NAME}:${at + 1}:1`),
    });
    expect(await routes(folder, '--write')).toMatchObject({code: 0});
    expect(readLock(folder)).toBe(lines.join('\n'));
  });

  it('writes nothing while a document cannot be read', async () => {
    const folder = createSite('/pets');
    await routes(folder, '--write');
    const before = readLock(folder);
    fs.writeFileSync(path.join(folder, 'openapi.json'), '{');
    expect(await routes(folder, '--write', '--gone', 'all')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('openapi.json'),
    });
    expect(readLock(folder)).toBe(before);
  });

  it('shows 20 addresses of a kind, and all of them with --verbose', async () => {
    const folder = createSite(...Array.from({length: 30}, (_, index) => `/p${index}`));
    expect((await routes(folder)).output).toContain('and 11 more');
    expect((await routes(folder, '--verbose')).output).toContain('default/p29/get');
  });

  it('keeps the addresses of each language, and says what only one of them loses', async () => {
    const own = 'i18n/de/docusaurus-plugin-api-reference/openapi.json';
    const folder = createFolder({
      ...INSTALLED,
      'docusaurus.config.js': toConfig({
        i18n: {defaultLocale: 'en', locales: ['en', 'de']},
        plugins: ['docusaurus-plugin-api-reference'],
      }),
      'docs.json': DOCS,
      'openapi.json': toDocument('/pets', '/cats', '/dogs'),
      [own]: toDocument('/pets', '/cats'),
    });
    await routes(folder, '--write');
    expect(JSON.parse(readLock(folder))).toMatchObject({
      addresses: {length: 4},
      locales: {de: {length: 3}},
    });
    const before = readLock(folder);
    // Without the site's configuration, its languages are unknown.
    expect(await routes(folder, '--write', '--no-code')).toMatchObject({code: 0});
    expect(readLock(folder)).toBe(before);
    fs.writeFileSync(path.join(folder, own), toDocument('/pets'));
    const {code, output} = await routes(folder);
    expect(code).toBe(1);
    expect(output).toMatch(/In the language de: [^]*Lost \(1\)\n {2}default\/cats\/get/);
    expect(await routes(folder, '--write', '--gone', 'default/cats/get')).toMatchObject({code: 0});
    expect(JSON.parse(readLock(folder))).toMatchObject({addresses: {length: 4}});
  });

  it('runs no code of the site with --no-code', async () => {
    const folder = createSite('/pets');
    fs.writeFileSync(path.join(folder, 'docusaurus.config.js'), 'throw new Error("It ran.");');
    expect(await routes(folder, '--write', '--no-code')).toMatchObject({code: 0, errors: ''});
    expect(readLock(folder)).toContain('default/pets/get');
  });

  it.each([
    ['--gone without --write', ['--gone', 'all']],
    ['a target without its address', ['--write', '--moved', 'default/pets/get']],
    ['a URL', ['--write', '--gone', 'https://example.com/api']],
    ['a path that leads elsewhere', ['--write', '--moved', 'default/pets/get=../admin']],
  ])('does not accept %s', async (_, argv) => {
    const folder = createSite('/pets');
    expect(await routes(folder, ...argv)).toMatchObject({code: 2, output: ''});
    expect(fs.existsSync(path.join(folder, NAME))).toBe(false);
  });
});
