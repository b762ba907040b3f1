import {createHash} from 'crypto';
import dns from 'dns';
import fs from 'fs';
import http from 'http';
import https from 'https';
import path from 'path';
import zlib from 'zlib';
import {main} from '../../plugin/cli/main';
import {createAuthority} from '../proxy/support/certificates';
import {createFolder} from '../support/folder';
import {createTestTerminal} from '../support/terminal';

type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const OPERATION = "get: {operationId: list, responses: {'200': {description: Pets.}}}";
const toDocument = (paths: string, version = '1') =>
  `openapi: 3.1.0\ninfo: {title: Pets, version: '${version}', license: {name: MIT}}\nservers: [{url: 'https://api.example.com'}]\npaths: ${paths}\n`;
const SOUND = toDocument(`{/pets: {${OPERATION}}}`);
/** A document whose schemas are in other files. */
const toUsing = (...refs: string[]) =>
  toDocument(
    `{${refs.map((ref, index) => `/p${index}: {get: {operationId: o${index}, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: ${JSON.stringify(ref)}}}}}}}}`).join(', ')}}`,
  );
const SPLIT = {
  '/api/openapi.yaml': toDocument('{/pets: {$ref: paths/pets.yaml}}'),
  '/api/paths/pets.yaml':
    "get: {operationId: list, responses: {'200': {description: Pets., content: {application/json: {schema: {$ref: ../schemas/pet.json}}}}}}\n",
  '/api/schemas/pet.json':
    '{"type": "object", "properties": {"owner": {"$ref": "../../common/owner.yaml"}}}\n',
  '/common/owner.yaml': 'type: object\n',
};

/** One server for all tests: it sends files by path with an ETag, or calls the function of a path. */
let files: {[path: string]: string | Buffer | Respond} = {};
let seen: http.IncomingMessage[] = [];
const server = http.createServer((request, response) => {
  seen.push(request);
  const file = files[request.url ?? ''];
  if (typeof file === 'function') return file(request, response);
  if (file === undefined) return void response.writeHead(404).end('No such file.');
  const etag = JSON.stringify(`${file.length}`);
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, {etag}).end(file);
});
let home = '';
/** Another origin of the same server. */
let elsewhere = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as {port: number};
  home = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
});
beforeEach(() => {
  files = {...SPLIT, '/a.yaml': SOUND};
  seen = [];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const toSite = (remote: object, others: {[name: string]: string} = {}, source = 'openapi.yaml') =>
  createFolder({'docs.json': JSON.stringify({tab: 'API', api: {source, remote}}), ...others});
const toSplitSite = () => toSite({url: `${home}/api/openapi.yaml`}, {}, 'api/openapi.yaml');

async function run(folder: string, argv: string[], env: NodeJS.ProcessEnv = {}) {
  const terminal = createTestTerminal(folder, env);
  const code = await main(argv, terminal);
  return {code, output: terminal.output(), errors: terminal.errors()};
}
const pull = (folder: string, argv: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run(folder, ['pull', ...argv], env);

/** Runs `pull`, and expects its exit code and words in what it says. */
async function expectPull(
  folder: string,
  code: number,
  words = '',
  argv: string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const {output, errors, ...ended} = await pull(folder, argv, env);
  expect([ended.code, output + errors]).toEqual([code, expect.stringContaining(words)]);
  return output + errors;
}
const expectChecked = async (folder: string) => expect((await run(folder, ['check'])).code).toBe(0);

/** The files of a site and their content. */
const read = (folder: string) =>
  Object.fromEntries(
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
const list = (folder: string) => Object.keys(read(folder));

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Replaces answers of DNS for `*.example.com`: each lookup takes the next one. */
function answerLookups(...addresses: string[]) {
  const lookup = ((_name: string, _options: object, done: (...args: unknown[]) => void) => {
    const address = (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? '';
    done(null, [{address, family: address.includes(':') ? 6 : 4}]);
  }) as never;
  return jest.spyOn(dns, 'lookup').mockImplementation(lookup);
}

describe('pull', () => {
  const status =
    (code: number, headers = {}): Respond =>
    (_request, response) =>
      void response.writeHead(code, headers).end('No.');
  const send =
    (text: string | Buffer, headers = {}): Respond =>
    (_request, response) =>
      void response.writeHead(200, headers).end(text);

  const sendAs = (type: string, text: string) => send(text, {'content-type': type});
  const AWAY = status(302, {location: 'http://localhost:1/?sig=x'});

  it('writes a document and the files that it refers to unchanged, and a lock file', async () => {
    const folder = toSplitSite();
    expect(await pull(folder)).toMatchObject({code: 0, errors: ''});
    const {'docs.json': _, 'docs.lock.json': lock, ...written} = read(folder);
    expect(written).toEqual({
      'api/openapi.yaml': SPLIT['/api/openapi.yaml'],
      'api/openapi.files/paths/pets.yaml': SPLIT['/api/paths/pets.yaml'],
      'api/openapi.files/schemas/pet.json': SPLIT['/api/schemas/pet.json'],
      [`api/openapi.files/${home.slice(7).replace(':', '_')}/common/owner.yaml`]: 'type: object\n',
    });
    expect(JSON.parse(lock!)).toMatchObject({
      documents: {
        'api/openapi.yaml': {
          url: `${home}/api/openapi.yaml`,
          license: {name: 'MIT'},
          folder: 'api/openapi.files',
          files: {'api/openapi.files/paths/pets.yaml': {url: `${home}/api/paths/pets.yaml`}},
        },
      },
    });
    await expectChecked(folder);
    seen = [];
    await expectPull(folder, 0, 'unchanged');
    expect(seen.map(({headers}) => headers['if-none-match']).filter(Boolean)).toHaveLength(4);
    expect(read(folder)['docs.lock.json']).toBe(lock);
  });

  it('says which file it fetches, and how many there were', async () => {
    const said: string[] = [];
    const progress = {say: (text: string) => said.push(text), clear: () => undefined};
    await main(['pull'], {...createTestTerminal(toSplitSite()), progress});
    expect(said).toHaveLength(4);
    expect(said[0]).toBe('Fetching api/openapi.yaml …');
    expect(said).toContain('Fetching api/openapi.files/paths/pets.yaml (file 2) …');
  });

  it('finds the files of a document behind a redirect, and recognizes them if unchanged', async () => {
    files['/latest'] = status(302, {location: '/api/openapi.yaml'});
    const folder = toSite({url: `${home}/latest`}, {}, '.openapi.yaml');
    await expectPull(folder, 0);
    expect(list(folder)).toContain('.openapi.files/schemas/pet.json');
    await expectChecked(folder);
    await expectPull(folder, 0, 'unchanged');
  });

  it('replaces changed files and removes files that are no longer referenced', async () => {
    const folder = toSplitSite();
    await pull(folder);
    files['/api/openapi.yaml'] = SOUND;
    await expectPull(folder, 1, 'changed  api/openapi.yaml', ['--check']);
    expect(list(folder)).toHaveLength(6);
    await expectPull(folder, 0);
    expect(list(folder)).toEqual(['api/openapi.yaml', 'docs.json', 'docs.lock.json']);
    await expectPull(folder, 0, '', ['--check']);
  });

  it('keeps a file that was edited by hand unless forced, and `check` reports the file', async () => {
    const folder = toSite({url: `${home}/a.yaml`});
    await pull(folder);
    const edited = `${SOUND}# An edit.\n`;
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), edited);
    await expectPull(folder, 1, '`openapi.yaml` was edited by hand');
    expect(read(folder)['openapi.yaml']).toBe(edited);
    const checked = await run(folder, ['check', '--strict']);
    expect(checked.code).toBe(1);
    expect(checked.output).toContain('The file was edited by hand after it was pulled.');
    await expectPull(folder, 0, '', ['--force']);
    expect(read(folder)['openapi.yaml']).toBe(SOUND);
  });

  it('does not overwrite a file that was never pulled', async () => {
    const folder = toSite({url: `${home}/a.yaml`}, {'openapi.yaml': 'Mine.'});
    const before = read(folder);
    await expectPull(folder, 1);
    expect(read(folder)).toEqual(before);
  });

  it('reads a site whose files are beside the document, moves them, and names those it leaves', async () => {
    const url = `${home}/api/openapi.yaml`;
    const names = Object.keys(SPLIT).map((name) => [name.slice(1), name] as const);
    const locked = names.map(([file, name]) => [
      file,
      {url: home + name, sha256: toHash(files[name] as string)},
    ]);
    const entry = {
      url,
      pulledAt: '2026-01-01T00:00:00Z',
      files: Object.fromEntries(locked) as object,
    };
    const lock = {lockVersion: 1, documents: {'api/openapi.yaml': entry}};
    const beside = Object.fromEntries(names.map(([file, name]) => [file, files[name] as string]));
    const others = {...beside, 'docs.lock.json': JSON.stringify(lock)};
    const folder = toSite({url}, others, 'api/openapi.yaml');
    await expectChecked(folder);
    await expectPull(folder, 0, '', ['--check']);
    const output = await expectPull(
      folder,
      0,
      'Delete those that an earlier version put beside it',
    );
    expect(output).toContain('`common/owner.yaml`');
    for (const [file] of names.slice(1)) fs.rmSync(path.join(folder, file));
    await expectChecked(folder);
    await expectPull(folder, 0, 'unchanged');
  });

  it('resolves references as URLs: each query is another file, and `/` is the root of the server', async () => {
    const more = {
      '/api/other.yaml?version=1#/x': 'x: {type: string}',
      '/api/other.yaml?version=2#/x': 'x: {type: integer}',
      '/api/openapi.yaml?part=2#/x': 'x: {$ref: "?part=3"}',
      '/api/openapi.yaml?part=3': 'type: boolean',
      '/schemas/x.yaml': '{type: string}',
    };
    for (const [url, text] of Object.entries(more)) files[url.replace(/#.*/, '')] = text;
    const refs = ['other.yaml?version=1#/x', 'other.yaml?version=2#/x', '?part=2#/x'];
    files['/api/openapi.yaml'] = toUsing(...refs, '/schemas/x.yaml');
    const folder = toSite({url: `${home}/api/openapi.yaml`});
    expect(await pull(folder)).toMatchObject({code: 0, errors: ''});
    expect(Object.values(read(folder))).toEqual(expect.arrayContaining(Object.values(more)));
    await expectChecked(folder);
    seen = [];
    await expectPull(folder, 0, 'unchanged');
    expect(seen.map(({url}) => url).sort()).toEqual(
      Object.keys({'/api/openapi.yaml': '', ...more})
        .map((url) => url.replace(/#.*/, ''))
        .sort(),
    );
    await expectPull(folder, 0, '', ['--check']);
    files['/api/other.yaml?version=2'] = 'x: {type: number}';
    await expectPull(folder, 1, 'changed  openapi.files/other.', ['--check']);
  });

  describe('follows references to absolute URLs', () => {
    it('of its own origin, and `check` reads the pulled files', async () => {
      files['/api/v1.yaml'] = toUsing(`${home}/common/Owner%20One.yaml?v=1#`);
      files['/common/Owner%20One.yaml?v=1'] = 'type: object\n';
      const folder = toSite({url: `${home}/api/v1.yaml`});
      expect(await pull(folder)).toMatchObject({code: 0, errors: ''});
      const [file = ''] = list(folder).filter((name) => name.includes('/Owner One.'));
      expect(file).toMatch(/^openapi\.files\/.+\/common\/Owner One\.[\da-f]{8}\.yaml$/);
      await expectChecked(folder);
      fs.rmSync(path.join(folder, file));
      expect((await run(folder, ['check'])).output).toContain('where `pull` puts');
    });

    it('of an origin in docs.json, with the files they refer to, but without sending secrets', async () => {
      files['/a.yaml'] = toUsing(`${elsewhere}/common/owner.yaml`);
      files['/common/owner.yaml'] = 'properties: {name: {$ref: ./name.yaml}}\n';
      files['/common/name.yaml'] = 'type: string\n';
      const headers = {Authorization: {env: 'API_TOKEN'}};
      const folder = toSite({url: `${home}/a.yaml`, origins: [elsewhere], headers});
      const env = {API_TOKEN: 'Bearer secret'};
      await expectPull(folder, 0, '', [], env);
      const file = `openapi.files/${elsewhere.slice(7).replace(':', '_')}/common/name.yaml`;
      expect(list(folder)).toContain(file);
      const others = seen.filter(({headers: {host}}) => host?.startsWith('localhost'));
      expect(others).toHaveLength(2);
      for (const {headers: sent} of others) expect(sent.authorization).toBeUndefined();
      await expectChecked(folder);
      files['/common/name.yaml'] = 'type: integer\n';
      await expectPull(folder, 1, `changed  ${file}`, ['--check'], env);
    });

    it('of no other origin, and explains how to allow one', async () => {
      files['/a.yaml'] = toUsing(`${elsewhere}/common/owner.yaml`);
      const folder = toSite({url: `${home}/a.yaml`});
      await expectPull(folder, 1, `add "origins": ["${elsewhere}"] to \`remote\``);
      files['/a.yaml'] = toUsing(`${elsewhere.replace('http:', '')}/common/owner.yaml`);
      await expectPull(folder, 1, `add "origins": ["${elsewhere}"] to \`remote\``);
      expect(seen).toHaveLength(2);
      expect(list(folder)).toEqual(['docs.json']);
    });
  });

  it('finds a relative server, resolved against the URL, on the pages', async () => {
    files['/v/a.yaml'] = SOUND.replace('https://api.example.com', '/v1');
    const folder = toSite({url: `${home}/v/a.yaml`});
    await pull(folder);
    const {code, output} = await run(folder, ['check', '--strict']);
    expect([code, output]).toEqual([0, expect.stringContaining('servers 1')]);
  });

  it('threat 142: writes what a document refers to only into the folder of the document', async () => {
    const names = [
      ...['i18n/en/docusaurus-theme-classic/footer.json', 'compose.override.yaml', 'buildspec.yml'],
      ...['babel.config.json', 'static/x.json', '../../../../../above.yaml'],
      ...['%2e%2e/%2e%2e/escaped.yaml', '/root.yaml'],
    ];
    files['/a/b/openapi.yaml'] = toUsing(...names);
    for (const name of names) files[new URL(name, `${home}/a/b/`).pathname] = '{"type": "object"}';
    const remote = {url: `${home}/a/b/openapi.yaml`};
    const docs = {tab: 'API', api: {source: 'openapi.yaml', remote}};
    const parent = createFolder({'site/docs.json': JSON.stringify(docs)});
    expect(await pull(path.join(parent, 'site'))).toMatchObject({code: 0, errors: ''});
    const written = list(parent);
    const own = ['site/docs.json', 'site/docs.lock.json', 'site/openapi.yaml'];
    const inside = written.filter((name) => name.startsWith('site/openapi.files/'));
    expect(written).toHaveLength(names.length + own.length);
    expect(written.filter((name) => !inside.includes(name))).toEqual(own);
  });

  it.each([
    ['threat 142: docs/_category_.json', 'other programs read files of this name', 3],
    ['threat 142: package.json', 'other programs read files of this name', 3],
    ['threat 142: run.sh', 'files that end in .yaml, .yml or .json only', 3],
    ['threat 145: .github/a.yaml', 'may not refer to hidden files and folders', 1],
    ['threat 145: ..%2f..%2f..%2fx.yaml', 'may not refer to hidden files and folders', 1],
    ['threat 155: a\u202Eb.yaml', 'not every system allows or shows', 3],
    ['threat 155: a\u200Cb.yaml', 'not every system allows or shows', 3],
    ['threat 155: a%1b[31m.yaml', 'not every system allows or shows', 3],
    ['threat 155: a%00.yaml', 'not every system allows or shows', 3],
  ])('writes nothing if a document refers to a forbidden name; %j', async (title, words, code) => {
    const name = title.replace(/^threat \d+: /, '');
    files['/a.yaml'] = toUsing(name);
    files[new URL(name, home).pathname] = 'type: object\n';
    const folder = toSite({url: `${home}/a.yaml`});
    expect(await expectPull(folder, code, words)).not.toMatch(/[^\P{C}\n]/u);
    expect(list(folder)).toEqual(['docs.json']);
  });

  it.each<[title: string, addresses: string[], remote: object, code: number]>([
    ['a name of a metadata service', ['169.254.169.254'], {}, 3],
    ['a private name', ['10.0.0.1'], {}, 3],
    ['a name of this machine', ['::1'], {}, 3],
    ['a private name that docs.json allows', ['127.0.0.1'], {privateNetwork: true}, 0],
    ['a metadata service that docs.json allows', ['169.254.169.254'], {privateNetwork: true}, 3],
  ])('threat 144: connects only to public addresses; %s', async (_title, addresses, more, code) => {
    answerLookups(...addresses);
    const url = new URL('/a.yaml', home);
    url.hostname = 'api.example.com';
    const folder = toSite({url: url.href, ...more});
    await expectPull(folder, code, '', ['--timeout', '2']);
    expect(list(folder)).toHaveLength(code === 0 ? 3 : 1);
    expect(seen).toHaveLength(code === 0 ? 1 : 0);
  });

  it.each([
    ['', 3],
    ['http://169.254.169.254', 3],
  ])('threat 144: follows no redirect to a metadata service; origins %j', async (origin, code) => {
    const location = 'http://169.254.169.254/latest/meta-data/';
    files['/a.yaml'] = status(302, {location});
    const folder = toSite({url: `${home}/a.yaml`, ...(origin && {origins: [origin]})});
    const result = await pull(folder);
    expect(result.code).toBe(code);
    expect(result.errors).toMatch(/to another server|leads to a private address/);
    expect(list(folder)).toEqual(['docs.json']);
  });

  it.each(['openapi.files', undefined])(
    'threat 153: deletes and requests no file that only a changed lock names; folder %j',
    async (filesFolder) => {
      const own = '{"name": "mine"}';
      files['/package.json'] = own;
      const folder = toSite({url: `${home}/a.yaml`}, {'package.json': own});
      await pull(folder);
      const lock = JSON.parse(read(folder)['docs.lock.json']!) as {
        documents: {'openapi.yaml': {folder?: string; files: {[name: string]: object}}};
      };
      const entry = lock.documents['openapi.yaml'];
      entry.files['package.json'] = {url: `${home}/package.json`, sha256: toHash(own)};
      if (filesFolder) entry.folder = filesFolder;
      fs.writeFileSync(path.join(folder, 'docs.lock.json'), JSON.stringify(lock));
      files['/a.yaml'] = toDocument(`{/pets: {${OPERATION}}}`, '2');
      seen = [];
      const {code, output, errors} = await pull(folder);
      expect(code).toBe(filesFolder ? 2 : 0);
      if (filesFolder) expect(errors).toContain('lists `package.json`');
      expect(output).not.toContain('package.json');
      expect(read(folder)['package.json']).toBe(own);
      expect(seen.map(({url}) => url)).not.toContain('/package.json');
    },
  );

  it('threat 153: deletes no file that is the only one of a changed lock', async () => {
    const folder = toSite({url: `${home}/a.yaml`}, {'mine.js': 'mine'});
    await pull(folder);
    const lock = JSON.parse(read(folder)['docs.lock.json']!) as {
      documents: {'openapi.yaml': {url: string; folder?: string; files: object}};
    };
    const entry = lock.documents['openapi.yaml'];
    entry.files = {'mine.js': {url: `${home}/mine.js`, sha256: toHash('mine')}};
    entry.url = `${home}/old.yaml`;
    fs.writeFileSync(path.join(folder, 'docs.lock.json'), JSON.stringify(lock));
    expect((await pull(folder)).output).not.toContain('removed');
    expect(read(folder)['mine.js']).toBe('mine');
  });

  it.each<[string, string, number, Respond]>([
    ['a 401 response', 'answers 401: it requires credentials', 3, status(401)],
    ['a 500 response', 'answers 500: the server failed', 3, status(500)],
    ['a 404 response', 'answers 404: there is no such file', 3, status(404)],
    ['an endless redirect', 'redirects more than 5 times', 3, status(302, {location: '/a.yaml'})],
    ['a redirect to another origin', '"origins": ["http://localhost:1"]', 3, AWAY],
    [
      'an HTML page',
      'an HTML page, perhaps a login page',
      3,
      sendAs('text/html', '<!DOCTYPE html>'),
    ],
    ['an HTML page as YAML', 'is an HTML page', 3, sendAs('application/yaml', '\n<html>')],
    ['an image', 'is `image/png`', 3, sendAs('image/png', 'x')],
    ['an empty file', 'is empty', 3, send('')],
    [
      'a file of 200 MB',
      'is larger than 100 MB',
      3,
      (_request, response) =>
        void response.writeHead(200, {'content-length': 200 * 1024 * 1024}).write('x'),
    ],
    [
      'a decompression bomb',
      'is larger than 100 MB',
      3,
      (request, response) =>
        send(zlib.gzipSync(Buffer.alloc(101 * 1024 * 1024), {level: 1}), {
          'content-encoding': 'gzip',
        })(request, response),
    ],
    [
      'an incomplete file',
      'the connection was closed before the response was complete',
      3,
      (_request, response) => {
        response.writeHead(200, {'content-length': 5000});
        response.write(SOUND, () => response.destroy());
      },
    ],
    ['a server that does not respond', 'was not complete after 1 seconds', 3, () => undefined],
    [
      'a document with errors',
      'nothing was written, because the document has 1 document error',
      1,
      send(toDocument("{/a: {$ref: 'https://other.example.com/a.yaml'}}")),
    ],
  ])('reports %s and changes nothing', async (_name, words, code, respond) => {
    const folder = toSite({url: `${home}/a.yaml`}, {'openapi.yaml': SOUND});
    const before = read(folder);
    files['/a.yaml'] = respond;
    const argv = words.includes('1 seconds') ? ['--timeout', '1'] : [];
    expect(await expectPull(folder, code, words, argv)).not.toContain('sig=x');
    expect(read(folder)).toEqual(before);
  });

  it('threat 146: writes a document with errors if asked, which then reads no file of the site', async () => {
    files['/a.yaml'] = toUsing('settings.json#/url');
    const own = '{"url": {"type": "string", "title": "Mine"}}';
    const folder = toSite({url: `${home}/a.yaml`}, {'settings.json': own});
    await expectPull(folder, 1);
    await expectPull(folder, 0, '', ['--allow-errors']);
    const {code, output} = await run(folder, ['check']);
    expect(code).toBe(1);
    expect(output).toContain('There is no file `openapi.files/settings.json`');
  });

  it('writes nothing when a certificate is invalid', async () => {
    const secure = https.createServer(createAuthority().issue('api.example.com'));
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    try {
      const host = `127.0.0.1:${(secure.address() as {port: number}).port}`;
      const folder = toSite({url: `https://${host}/a.yaml`});
      await expectPull(folder, 3, `The certificate of \`${host}\` is not valid`);
      expect(list(folder)).toEqual(['docs.json']);
    } finally {
      secure.closeAllConnections();
      secure.close();
    }
  });

  it('writes no file of a document when another file fails', async () => {
    const folder = toSplitSite();
    await pull(folder);
    const before = read(folder);
    files['/api/openapi.yaml'] = toDocument('{/pets: {$ref: paths/pets.yaml}}', '2');
    files['/common/owner.yaml'] = status(500);
    await expectPull(folder, 3);
    expect(read(folder)).toEqual(before);
  });

  it('writes no file when one of them cannot be written', async () => {
    const folder = toSite(
      {url: `${home}/api/openapi.yaml`},
      {'api/openapi.files/schemas/pet.json/a.txt': 'A folder is in the way.'},
      'api/openapi.yaml',
    );
    const before = read(folder);
    expect(await pull(folder)).toMatchObject({code: 3, output: ''});
    expect(read(folder)).toEqual(before);
  });

  it.each([
    ['docs.lock.json', 'lock.json', 2, 'is a symbolic link to a file outside the project'],
    ['docs.lock.json', 'nothing.json', 3, 'would be written outside the project'],
    ['api', '.', 3, 'would be written outside the project root'],
    ['api/openapi.files', '.', 3, 'would be written outside the project root'],
  ])('writes nothing if %s is a link to %s outside the site', async (link, to, code, words) => {
    const outside = createFolder({'lock.json': '{"lockVersion": 1, "documents": {}}'});
    const folder = toSite(
      {url: `${home}/api/openapi.yaml`},
      link === 'api' ? {} : {'api/notes.txt': ''},
      'api/openapi.yaml',
    );
    fs.symlinkSync(path.join(outside, to), path.join(folder, link));
    await expectPull(folder, code, words);
    expect(fs.readdirSync(outside)).toEqual(['lock.json']);
    expect(fs.existsSync(path.join(folder, 'api/openapi.yaml'))).toBe(false);
  });

  it('names what it cannot write by its path in the site', async () => {
    files = {
      '/a.yaml': toUsing('p.yaml', 'p.yaml/q.yaml'),
      '/p.yaml': '{}',
      '/p.yaml/q.yaml': '{}',
    };
    const output = await expectPull(toSite({url: `${home}/a.yaml`}), 3, 'it cannot be written: ');
    expect(output).toContain('refers to `openapi.files/p.yaml');
    expect(output).not.toContain('api-reference-pull');
  });

  it('stops on Ctrl-C and writes nothing', async () => {
    const folder = toSite({url: `${home}/a.yaml`});
    const terminal = createTestTerminal(folder);
    files['/a.yaml'] = (_request, response) => {
      response.writeHead(200).write(SOUND);
      terminal.interrupt();
    };
    expect(await main(['pull'], terminal)).toBe(3);
    expect(terminal.errors()).toBe('`openapi.yaml`: Interrupted. Nothing was written.\n');
    expect(list(folder)).toEqual(['docs.json']);
  });

  describe('with credentials', () => {
    const VALUE = 'a-long-secret-value';
    const TOKEN = `Bearer ${VALUE}`;
    const headers = {Authorization: {env: 'API_TOKEN'}, Accept: 'application/yaml'};

    it('takes them from the environment and neither stores them nor sends them to another origin', async () => {
      files['/a.yaml'] = status(302, {location: `${elsewhere}/b.yaml`});
      files['/b.yaml'] = SOUND;
      const all = {...headers, Cookie: {env: 'API_COOKIE'}};
      const folder = toSite({url: `${home}/a.yaml`, headers: all, origins: [elsewhere]});
      const env = {API_TOKEN: `${TOKEN}\n`, API_COOKIE: 'id=a-long-secret-value'};
      const result = await pull(folder, [], env);
      expect(result.code).toBe(0);
      expect(seen[0]!.headers).toMatchObject({
        authorization: TOKEN,
        cookie: env.API_COOKIE,
        accept: 'application/yaml',
      });
      expect(seen[1]!.headers).not.toHaveProperty('authorization');
      expect(seen[1]!.headers).not.toHaveProperty('cookie');
      expect(JSON.stringify([result, read(folder)])).not.toContain('a-long-secret-value');
    });

    it('names the variable that is not set, and the variable that the server rejects', async () => {
      files['/a.yaml'] = status(401);
      const folder = toSite({url: `${home}/a.yaml`, headers});
      await expectPull(folder, 2, '`API_TOKEN` is not set');
      expect(seen).toEqual([]);
      const words = '`Authorization` came from `API_TOKEN`';
      expect(await expectPull(folder, 3, words, [], {API_TOKEN: TOKEN})).not.toContain(VALUE);
    });

    const escapeAll = (toEscape: (code: string) => string) =>
      [...VALUE].map((one) => toEscape(one.charCodeAt(0).toString(16))).join('');
    const base64 = (before: string) => Buffer.from(`${before}${VALUE}.`).toString('base64');
    it.each<[form: string, text: string | Buffer]>([
      ['as it is', VALUE],
      ['UTF-16', Buffer.from(`\uFEFF${SOUND}# ${VALUE}`, 'utf16le')],
      ['base64', base64('')],
      ['base64 behind one character', base64('x')],
      ['base64 behind two characters, for URLs', base64('xy').replace(/\+/g, '-')],
      ['hexadecimal', Buffer.from(VALUE).toString('hex')],
      ['escapes of JSON', escapeAll((code) => `\\u00${code}`)],
      ['escapes of YAML', escapeAll((code) => `\\x${code}`)],
      ['escapes of URLs', escapeAll((code) => `%${code}`)],
      ['escapes of HTML', escapeAll((code) => `&#x${code};`)],
      ['escapes in escapes', escapeAll((code) => `%25${code}`)],
      ['folded lines', `${VALUE.slice(0, 9)}\\\n    ${VALUE.slice(9)}`],
    ])('threat 154: does not write a file that contains them; %s', async (_form, text) => {
      files['/a.yaml'] = typeof text === 'string' ? `${SOUND}x-a: "${text}"\n` : text;
      const folder = toSite({url: `${home}/a.yaml`, headers});
      const words = 'contains the value of the environment variable';
      await expectPull(folder, 3, words, [], {API_TOKEN: TOKEN});
      expect(list(folder)).toEqual(['docs.json']);
    });
  });

  it('uses the proxy of the environment and reports when the proxy refuses to connect', async () => {
    files['http://api.example.com/a.yaml'] = SOUND;
    const env = {http_proxy: home, https_proxy: home};
    const folder = toSite({url: 'http://api.example.com/a.yaml'});
    expect(await pull(folder, [], env)).toMatchObject({code: 0, errors: ''});
    const refused = toSite({url: 'https://api.example.com/a.yaml'});
    await expectPull(refused, 3, 'The proxy does not connect to `api.example.com', [], env);
  });

  it('pulls two tabs from one URL, or a single tab by its name', async () => {
    const remote = {url: `${home}/a.yaml`};
    const folder = createFolder({
      'docs.json': JSON.stringify({
        tabs: [
          {tab: 'API', api: {source: 'a.yaml', remote}},
          {tab: 'Admin API', api: {source: 'b.yaml', remote}},
        ],
      }),
    });
    await expectPull(folder, 0, '', ['admin-api']);
    expect(list(folder)).toEqual(['b.yaml', 'docs.json', 'docs.lock.json']);
    await expectPull(folder, 0);
    expect(read(folder)).toMatchObject({'a.yaml': SOUND, 'b.yaml': SOUND});
    await expectPull('/', 2, 'there are `API` and `Admin API`', ['Partner', '--site', folder]);
  });

  it('writes nothing of a second document that would replace a file of the first', async () => {
    const docs = {
      tabs: [
        {tab: 'First', api: {source: 'a.yaml', remote: {url: `${home}/api/openapi.yaml`}}},
        {tab: 'Second', api: {source: 'a.yml', remote: {url: `${elsewhere}/api/openapi.yaml`}}},
      ],
    };
    const folder = createFolder({'docs.json': JSON.stringify(docs)});
    await expectPull(folder, 0, '', ['First']);
    const before = read(folder);
    await expectPull(folder, 3, 'both have a file `a.files/paths/pets.yaml`', ['Second']);
    expect(read(folder)).toEqual(before);
  });

  const api = {source: 'a.yaml'};
  const secret = {...api, remote: {url: 'https://me:word@api.example.com'}};
  it.each([
    ['a site without a `remote`', api, [], 'No tab of docs.json has a `remote`.'],
    ['a password in the URL', secret, [], '`url` has a user name or password'],
    ['an unknown option', api, ['--chek'], 'Did you mean `--check`?'],
    ['an invalid timeout', api, ['--timeout', 'x'], '`--timeout` takes a number of seconds'],
  ])('exits with 2 for %s', async (_name, said, argv, words) => {
    const docs = JSON.stringify({tab: 'API', api: said});
    const folder = createFolder({'docs.json': docs});
    expect(await expectPull(folder, 2, words, argv)).not.toContain('word@');
  });
});
