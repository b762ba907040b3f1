import {spawn} from 'child_process';
import {once} from 'events';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {createInterface} from 'readline';
import {removeSite, ROOT} from '../../support/site';
import {pack, runIn} from './packedSite';

const NAME = 'docusaurus-plugin-api-reference';
const MINUTES = 60_000;
const npm = (dir: string, ...args: string[]) =>
  runIn(dir, 'npm', args, {npm_config_prefer_offline: 'true', npm_config_audit: 'false'});

let dir: string;
let tarball: string;
const at = (...names: string[]) => path.join(dir, ...names);
const read = (...names: string[]) => fs.readFileSync(at(...names), 'utf8');

beforeAll(async () => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-examples-')));
  tarball = await pack(dir);
}, MINUTES);
afterAll(() => removeSite(dir));

/** Copies an example to where nothing of the repository is, and installs the packed package. */
async function install(name: string): Promise<string> {
  fs.cpSync(path.join(ROOT, 'examples', name), at(name), {
    recursive: true,
    filter: (file) => !/node_modules|build$|\.docusaurus|package-lock/.test(path.basename(file)),
  });
  const manifest = read(name, 'package.json');
  expect(manifest).toContain(`"${NAME}": "latest"`);
  fs.writeFileSync(
    at(name, 'package.json'),
    manifest.replace(`"${NAME}": "latest"`, `"${NAME}": "file:${tarball}"`),
  );
  await npm(at(name), 'install');
  return at(name);
}

describe('the examples', () => {
  it.each([
    ['minimal', 'api/default/pets/get.html', 'List pets'],
    ['versions', 'api/default/1.0/pets/get.html', 'List pets'],
    ['express', 'api/default/pets/get.html', 'List pets'],
  ])(
    'are checked and built from what readers copy: %s',
    async (name, page, text) => {
      const site = await install(name);
      await npm(site, 'run', 'check');
      await npm(site, 'run', 'build');
      const file = [page, page.replace('.html', '/index.html')]
        .map((candidate) => at(name, 'build', candidate))
        .find((candidate) => fs.existsSync(candidate));
      expect(fs.readFileSync(file!, 'utf8')).toContain(text);
    },
    6 * MINUTES,
  );

  it(
    'serve pages and the proxy with Express',
    async () => {
      const server = spawn(process.execPath, ['server.mjs'], {
        cwd: at('express'),
        env: {...process.env, PORT: '0', HOST: '127.0.0.1'},
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      try {
        const line = once(createInterface({input: server.stdout}), 'line');
        const [url] = (await Promise.race([line, ended])) as [string];
        expect(url).toMatch(/^http:/);
        expect(await (await fetch(`${url}/api/default/pets/get`)).text()).toContain('List pets');
        // The proxy refuses a request that names no operation; a file server would know no such page.
        const refused = await fetch(`${url}/api/try-it`, {method: 'POST'});
        expect(refused.headers.get('content-type')).toContain('json');
      } finally {
        server.kill();
        await ended;
      }
    },
    MINUTES,
  );
});

describe('npm create docusaurus-api-reference', () => {
  it(
    'makes a site that builds, from the packed packages',
    async () => {
      const maker = await pack(dir, path.join(ROOT, 'packages/create'));
      const document = path.join(ROOT, 'example-site/openapi/petstore.yaml');
      const made = await npm(
        dir,
        ...['exec', '--yes', `--package=${maker}`, '--', 'create-docusaurus-api-reference'],
        ...['shop', '--document', document, '--version', tarball],
      );
      expect(made).toMatch(/cd shop\n {4}npm start\n/);
      await npm(at('shop'), 'run', 'build');
      expect(fs.existsSync(at('shop/build/api/default/pets/get/index.html'))).toBe(true);
      // Both names of the command, without a site that has installed it.
      for (const command of ['docusaurus-api', NAME])
        expect(
          await npm(dir, 'exec', '--yes', `--package=${tarball}`, '--', command, '--version'),
        ).toMatch(/^\d+\.\d+\.\d+/m);
    },
    6 * MINUTES,
  );
});
