import fs from 'fs';
import http from 'http';
import https from 'https';
import path from 'path';
import zlib from 'zlib';
import {runCheck} from '../../plugin/cli/check/run';
import {runPull} from '../../plugin/cli/pull/run';
import {createAuthority} from '../proxy/support/certificates';
import {createFolder} from '../support/folder';
import {createTestTerminal} from '../support/terminal';

const OPERATION = "get: {operationId: list, responses: {'200': {description: Pets.}}}";
const toDocument = (paths: string, version = '1') =>
  `openapi: 3.1.0\ninfo: {title: Pets, version: '${version}', license: {name: MIT}}\nservers: [{url: 'https://api.example.com'}]\npaths: ${paths}\n`;
const SOUND = toDocument(`{/pets: {${OPERATION}}}`);

type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: http.Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as {port: number}).port}`;
}

/** A server that sends files by path with an ETag, or calls the function of a path. */
async function serve(files: {[path: string]: string | Respond}) {
  const seen: http.IncomingMessage[] = [];
  const host = await listen(
    http.createServer((request, response) => {
      seen.push(request);
      const file = files[request.url ?? ''];
      if (typeof file === 'function') return file(request, response);
      if (file === undefined) return void response.writeHead(404).end('No such file.');
      const etag = JSON.stringify(`${file.length}`);
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      response.writeHead(200, {etag}).end(file);
    }),
  );
  return {url: `http://${host}`, files, seen};
}

const toSite = (remote: object, files: {[name: string]: string} = {}, source = 'openapi.yaml') =>
  createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source, remote}}),
    ...files,
  });

async function pull(folder: string, argv: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const terminal = createTestTerminal(folder, env);
  const code = await runPull(argv, terminal);
  return {code, output: terminal.output(), errors: terminal.errors()};
}

/** The files of a site and their content. */
const read = (folder: string) =>
  Object.fromEntries(
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

const SPLIT = {
  '/api/openapi.yaml': toDocument('{/pets: {$ref: paths/pets.yaml}}'),
  '/api/paths/pets.yaml':
    "get: {operationId: list, responses: {'200': {description: Pets., content: {application/json: {schema: {$ref: ../schemas/pet.json}}}}}}\n",
  '/api/schemas/pet.json':
    '{"type": "object", "properties": {"owner": {"$ref": "../../common/owner.yaml"}}}\n',
  '/common/owner.yaml': 'type: object\n',
};

describe('pull', () => {
  const status =
    (code: number, headers = {}): Respond =>
    (_request, response) =>
      void response.writeHead(code, headers).end('No.');
  const send =
    (text: string | Buffer, headers = {}): Respond =>
    (_request, response) =>
      void response.writeHead(200, headers).end(text);
  it('writes a document and the files that it refers to unchanged, and a lock file', async () => {
    const {url, seen} = await serve(SPLIT);
    const folder = toSite({url: `${url}/api/openapi.yaml`}, {}, 'api/openapi.yaml');
    expect(await pull(folder)).toMatchObject({code: 0, errors: ''});
    const {'docs.json': _, 'docs.lock.json': lock, ...files} = read(folder);
    expect(files).toEqual(
      Object.fromEntries(Object.entries(SPLIT).map(([name, text]) => [name.slice(1), text])),
    );
    expect(JSON.parse(lock!)).toMatchObject({
      documents: {
        'api/openapi.yaml': {
          url: `${url}/api/openapi.yaml`,
          license: {name: 'MIT'},
          files: {'common/owner.yaml': {url: `${url}/common/owner.yaml`, etag: '"13"'}},
        },
      },
    });
    seen.length = 0;
    expect(await pull(folder)).toMatchObject({
      code: 0,
      output: expect.stringContaining('unchanged'),
    });
    expect(seen.map(({headers}) => headers['if-none-match']).filter(Boolean)).toHaveLength(4);
    expect(read(folder)['docs.lock.json']).toBe(lock);
  });

  it('recognizes the unchanged files of a document behind a redirect', async () => {
    const {url} = await serve({
      ...SPLIT,
      '/latest': status(302, {location: '/api/openapi.yaml'}),
    });
    const folder = toSite({url: `${url}/latest`}, {}, 'api/openapi.yaml');
    expect((await pull(folder)).code).toBe(0);
    expect(await pull(folder)).toMatchObject({
      code: 0,
      output: expect.stringContaining('unchanged'),
    });
  });

  it('replaces changed files and removes files that are no longer referenced', async () => {
    const {url, files} = await serve({...SPLIT});
    const folder = toSite({url: `${url}/api/openapi.yaml`}, {}, 'api/openapi.yaml');
    await pull(folder);
    files['/api/openapi.yaml'] = SOUND;
    expect(await pull(folder, ['--check'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('changed  api/openapi.yaml'),
    });
    expect(Object.keys(read(folder))).toHaveLength(6);
    expect((await pull(folder)).code).toBe(0);
    expect(Object.keys(read(folder))).toEqual(['api/openapi.yaml', 'docs.json', 'docs.lock.json']);
    expect(await pull(folder, ['--check'])).toMatchObject({code: 0});
  });

  it('keeps a file that was edited by hand unless forced, and `check` reports the file', async () => {
    const {url} = await serve({'/a.yaml': SOUND});
    const folder = toSite({url: `${url}/a.yaml`});
    await pull(folder);
    const edited = `${SOUND}# An edit.\n`;
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), edited);
    expect(await pull(folder)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('`openapi.yaml` was edited by hand'),
    });
    expect(read(folder)['openapi.yaml']).toBe(edited);
    const terminal = createTestTerminal(folder);
    expect(await runCheck(['--strict'], terminal)).toBe(1);
    expect(terminal.output()).toContain('The file was edited by hand after it was pulled.');
    expect((await pull(folder, ['--force'])).code).toBe(0);
    expect(read(folder)['openapi.yaml']).toBe(SOUND);
  });

  it('does not overwrite a file that was never pulled', async () => {
    const {url} = await serve({'/a.yaml': SOUND});
    const folder = toSite({url: `${url}/a.yaml`}, {'openapi.yaml': 'Mine.'});
    const before = read(folder);
    expect((await pull(folder)).code).toBe(1);
    expect(read(folder)).toEqual(before);
  });

  describe('follows references to absolute URLs', () => {
    const toOwner = (owner: string) =>
      toDocument(
        `{/pets: {${OPERATION}, post: {operationId: add, requestBody: {content: {application/json: {schema: {$ref: '${owner}'}}}}, responses: {'200': {description: OK}}}}}`,
      );
    const check = async (folder: string) => {
      const terminal = createTestTerminal(folder);
      return {code: await runCheck([], terminal), output: terminal.output()};
    };

    it('of its own origin, and `check` reads the pulled files', async () => {
      const site = await serve({'/common/Owner One.yaml': 'type: object\n'});
      site.files['/api/v1.yaml'] = toOwner(`${site.url}/common/Owner%20One.yaml?v=1#`);
      site.files['/common/Owner%20One.yaml?v=1'] = 'type: object\n';
      const folder = toSite({url: `${site.url}/api/v1.yaml`}, {}, 'api/openapi.yaml');
      expect(await pull(folder)).toMatchObject({code: 0, errors: ''});
      expect(Object.keys(read(folder))).toEqual([
        'api/openapi.yaml',
        'common/Owner One.yaml',
        'docs.json',
        'docs.lock.json',
      ]);
      expect(await check(folder)).toMatchObject({code: 0});
      fs.rmSync(path.join(folder, 'common/Owner One.yaml'));
      expect((await check(folder)).output).toContain('where `pull` puts');
    });

    it('of an origin in docs.json, with the files they refer to, but without sending secrets', async () => {
      const elsewhere = await serve({
        '/common/owner.yaml': 'properties: {name: {$ref: ./name.yaml}}\n',
        '/common/name.yaml': 'type: string\n',
      });
      const {url} = await serve({'/a.yaml': toOwner(`${elsewhere.url}/common/owner.yaml`)});
      const folder = toSite({
        url: `${url}/a.yaml`,
        origins: [elsewhere.url],
        headers: {Authorization: {env: 'API_TOKEN'}},
      });
      const host = new URL(elsewhere.url).host.replace(':', '_');
      expect(await pull(folder, [], {API_TOKEN: 'Bearer secret'})).toMatchObject({code: 0});
      expect(Object.keys(read(folder))).toContain(`${host}/common/name.yaml`);
      expect(elsewhere.seen).toHaveLength(2);
      for (const {headers} of elsewhere.seen) expect(headers.authorization).toBeUndefined();
      expect(await check(folder)).toMatchObject({code: 0});
      elsewhere.files['/common/name.yaml'] = 'type: integer\n';
      expect(await pull(folder, ['--check'], {API_TOKEN: 'Bearer secret'})).toMatchObject({
        code: 1,
        output: expect.stringContaining(`changed  ${host}/common/name.yaml`),
      });
    });

    it('of no other origin, and explains how to allow one', async () => {
      const elsewhere = await serve({'/owner.yaml': 'type: object\n'});
      const {url} = await serve({'/a.yaml': toOwner(`${elsewhere.url}/owner.yaml`)});
      const folder = toSite({url: `${url}/a.yaml`});
      const {code, errors} = await pull(folder);
      expect(code).toBe(1);
      expect(errors).toContain(`add "origins": ["${elsewhere.url}"] to \`remote\``);
      expect(elsewhere.seen).toEqual([]);
      expect(Object.keys(read(folder))).toEqual(['docs.json']);
    });

    it.each([
      '../../../../../etc/passwd',
      '%2e%2e/%2e%2e/x.yaml',
      '..%2f..%2f..%2fx.yaml',
      'a%00.yaml',
    ])('but writes nothing outside the project: %s', async (name) => {
      const site = await serve({});
      const owner = `/a/b/${name}`;
      const parent = createFolder({'site/docs.json': '{}'});
      site.files[new URL(owner, site.url).pathname] = 'type: object\n';
      site.files['/a/b/c/a.yaml'] = toOwner(`${site.url}${owner}`);
      const folder = path.join(parent, 'site');
      fs.writeFileSync(
        path.join(folder, 'docs.json'),
        JSON.stringify({
          tab: 'API',
          api: {source: 'openapi.yaml', remote: {url: `${site.url}/a/b/c/a.yaml`}},
        }),
      );
      const {code} = await pull(folder);
      expect(code).not.toBe(0);
      expect(Object.keys(read(parent))).toEqual(['site/docs.json']);
    });
  });

  it.each<[string, string, number, Respond]>([
    ['a 401 response', 'answers 401: it requires credentials', 3, status(401)],
    ['a 500 response', 'answers 500: the server failed', 3, status(500)],
    ['a 404 response', 'answers 404: there is no such file', 3, status(404)],
    ['an endless redirect', 'redirects more than 5 times', 3, status(302, {location: '/a.yaml'})],
    [
      'a redirect to another origin',
      '"origins": ["http://localhost:1"]',
      3,
      status(302, {location: 'http://localhost:1/?sig=x'}),
    ],
    [
      'an HTML page',
      'is an HTML page, perhaps a login page',
      3,
      send('<!DOCTYPE html>', {'content-type': 'text/html'}),
    ],
    [
      'an HTML page with the media type of YAML',
      'is an HTML page',
      3,
      send('\n<html>', {'content-type': 'application/yaml'}),
    ],
    ['an image', 'is `image/png`', 3, send('x', {'content-type': 'image/png'})],
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
      send(zlib.gzipSync(Buffer.alloc(101 * 1024 * 1024)), {'content-encoding': 'gzip'}),
    ],
    [
      'an incomplete file',
      'the connection was closed before the response was complete',
      3,
      (_request, response) => {
        response.writeHead(200, {'content-length': 5000}).write(SOUND);
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['a server that does not respond', 'was not complete after 1 seconds', 3, () => undefined],
    [
      'a document with errors',
      'nothing was written, because the document has 1 document error',
      1,
      send(toDocument("{/a: {$ref: 'https://other.example.com/a.yaml'}}")),
    ],
    [
      'a reference into a hidden folder',
      'writes nothing into hidden folders',
      3,
      send(toDocument('{/a: {$ref: .github/a.yaml}}')),
    ],
    [
      'a reference to package.json',
      'other programs read files of this name',
      3,
      send(toDocument('{/a: {$ref: package.json}}')),
    ],
  ])('reports %s and changes nothing', async (_name, words, code, respond) => {
    const {url, files} = await serve({'/a.yaml': SOUND});
    const folder = toSite({url: `${url}/a.yaml`});
    await pull(folder);
    const before = read(folder);
    files['/a.yaml'] = respond;
    const result = await pull(folder, words.includes('1 seconds') ? ['--timeout', '1'] : []);
    expect(result).toMatchObject({code, errors: expect.stringContaining(words)});
    expect(result.errors).not.toContain('sig=x');
    expect(read(folder)).toEqual(before);
  });

  it('writes nothing when a certificate is invalid', async () => {
    const host = await listen(https.createServer(createAuthority().issue('api.example.com')));
    const folder = toSite({url: `https://${host}/a.yaml`});
    expect(await pull(folder)).toMatchObject({
      code: 3,
      errors: expect.stringContaining(`The certificate of \`${host}\` is not valid`),
    });
    expect(Object.keys(read(folder))).toEqual(['docs.json']);
  });

  it('writes no file of a document when another file fails', async () => {
    const {url, files} = await serve({...SPLIT});
    const folder = toSite({url: `${url}/api/openapi.yaml`}, {}, 'api/openapi.yaml');
    await pull(folder);
    const before = read(folder);
    files['/api/openapi.yaml'] = toDocument('{/pets: {$ref: paths/pets.yaml}}', '2');
    files['/common/owner.yaml'] = status(500);
    expect((await pull(folder)).code).toBe(3);
    expect(read(folder)).toEqual(before);
  });

  it('writes no file when one of them cannot be written', async () => {
    const {url} = await serve(SPLIT);
    const folder = toSite(
      {url: `${url}/api/openapi.yaml`},
      {'common/owner.yaml/a.txt': 'A folder is in the way.'},
      'api/openapi.yaml',
    );
    const before = read(folder);
    expect(await pull(folder)).toMatchObject({code: 3, output: ''});
    expect(read(folder)).toEqual(before);
  });

  it('stops on Ctrl-C and writes nothing', async () => {
    const {url} = await serve({
      '/a.yaml': (_request, response) => {
        response.writeHead(200).write(SOUND);
        terminal.interrupt();
      },
    });
    const folder = toSite({url: `${url}/a.yaml`});
    const terminal = createTestTerminal(folder);
    expect(await runPull([], terminal)).toBe(3);
    expect(terminal.errors()).toBe('`openapi.yaml`: Interrupted. Nothing was written.\n');
    expect(Object.keys(read(folder))).toEqual(['docs.json']);
  });

  describe('with credentials', () => {
    const TOKEN = 'Bearer a-long-secret-value';
    const headers = {Authorization: {env: 'API_TOKEN'}, Accept: 'application/yaml'};

    it('takes them from the environment and neither stores them nor sends them to another origin', async () => {
      const elsewhere = await serve({'/b.yaml': SOUND});
      const {url, seen} = await serve({
        '/a.yaml': status(302, {location: `${elsewhere.url}/b.yaml`}),
      });
      const folder = toSite({url: `${url}/a.yaml`, headers, origins: [elsewhere.url]});
      const result = await pull(folder, [], {API_TOKEN: `${TOKEN}\n`});
      expect(result.code).toBe(0);
      expect(seen[0]!.headers).toMatchObject({authorization: TOKEN, accept: 'application/yaml'});
      expect(elsewhere.seen[0]!.headers.authorization).toBeUndefined();
      expect(JSON.stringify([result, read(folder)])).not.toContain('a-long-secret-value');
    });

    it('names the variable that is not set, and the variable that the server rejects', async () => {
      const {url, seen} = await serve({'/a.yaml': status(401)});
      const folder = toSite({url: `${url}/a.yaml`, headers});
      expect(await pull(folder)).toMatchObject({
        code: 2,
        errors: expect.stringContaining('`API_TOKEN` is not set'),
      });
      expect(seen).toEqual([]);
      const {code, errors} = await pull(folder, [], {API_TOKEN: TOKEN});
      expect(code).toBe(3);
      expect(errors).toContain('`Authorization` came from `API_TOKEN`');
      expect(errors).not.toContain('a-long-secret-value');
    });

    it('does not write a file that contains them', async () => {
      const {url} = await serve({
        '/a.yaml': ({headers: {authorization}}, response) =>
          void response.end(`${SOUND}# ${authorization}\n`),
      });
      const folder = toSite({url: `${url}/a.yaml`, headers});
      expect(await pull(folder, [], {API_TOKEN: TOKEN})).toMatchObject({code: 3});
      expect(Object.keys(read(folder))).toEqual(['docs.json']);
    });
  });

  it('uses the proxy of the environment and reports when the proxy refuses to connect', async () => {
    const proxy = await serve({'http://api.example.com/a.yaml': SOUND});
    const env = {http_proxy: proxy.url, https_proxy: proxy.url};
    const folder = toSite({url: 'http://api.example.com/a.yaml'});
    expect(await pull(folder, [], env)).toMatchObject({code: 0, errors: ''});
    expect(await pull(toSite({url: 'https://api.example.com/a.yaml'}), [], env)).toMatchObject({
      code: 3,
      errors: expect.stringContaining('The proxy does not connect to `api.example.com'),
    });
  });

  it('pulls two tabs from one URL, or a single tab by its name', async () => {
    const {url} = await serve({'/a.yaml': SOUND});
    const remote = {url: `${url}/a.yaml`};
    const folder = createFolder({
      'docs.json': JSON.stringify({
        tabs: [
          {tab: 'API', api: {source: 'a.yaml', remote}},
          {tab: 'Admin API', api: {source: 'b.yaml', remote}},
        ],
      }),
    });
    expect((await pull(folder, ['admin-api'])).code).toBe(0);
    expect(Object.keys(read(folder))).toEqual(['b.yaml', 'docs.json', 'docs.lock.json']);
    expect((await pull(folder)).code).toBe(0);
    expect(read(folder)).toMatchObject({'a.yaml': SOUND, 'b.yaml': SOUND});
    expect(await pull(folder, ['Partner'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('there are `API` and `Admin API`'),
    });
  });

  it.each([
    [
      'a site without a `remote`',
      {tab: 'API', api: {source: 'a.yaml'}},
      [],
      'No tab of docs.json has a `remote`.',
    ],
    [
      'a password in the URL',
      {tab: 'API', api: {source: 'a.yaml', remote: {url: 'https://me:word@api.example.com'}}},
      [],
      '`url` has a user name or password',
    ],
    [
      'an unknown option',
      {tab: 'API', api: {source: 'a.yaml'}},
      ['--chek'],
      'Did you mean `--check`?',
    ],
    [
      'an invalid timeout',
      {tab: 'API', api: {source: 'a.yaml'}},
      ['--timeout', 'x'],
      '`--timeout` takes a number of seconds',
    ],
  ])('exits with 2 for %s', async (_name, docs, argv, words) => {
    const result = await pull(createFolder({'docs.json': JSON.stringify(docs)}), argv);
    expect(result).toMatchObject({code: 2, errors: expect.stringContaining(words)});
    expect(result.errors).not.toContain('word@');
  });
});
