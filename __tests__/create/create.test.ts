import {execFileSync, spawnSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import vm from 'vm';
import {createSite, readArguments} from '../../packages/create/create.js';
import type {Wanted} from '../../packages/create/types';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/site';
import {yaml} from '../support/yaml';

const PLUGIN = 'docusaurus-plugin-api-reference';
const PET_STORE = fs.readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8');

const REMOTE = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://petstore.swagger.io'}],
  paths: {'/pets': {get: {responses: {200: {description: 'Pets.'}}}}},
});

/** Makes a site as the command does, with this package in place of an installation. */
async function create(
  wanted: Partial<Wanted>,
  {files = {}, answers = [] as string[], manager = 'npm', fails = '', code: failure = 3} = {},
) {
  const cwd = createFolder({'here.txt': '', ...files});
  const ran: string[] = [];
  const asked: string[] = [];
  let written = '';
  const code = await createSite(
    {folder: undefined, document: undefined, host: undefined, version: '1.2.3', ...wanted},
    {
      cwd,
      manager,
      write: (text) => (written += text),
      ...(answers.length > 0 && {
        ask: (question: string) => {
          asked.push(question);
          return Promise.resolve(answers[asked.length - 1] ?? '');
        },
      }),
      run(command, args, dir) {
        const [program = '', ...rest] = args;
        const isOurs = command === process.execPath;
        const line = isOurs ? `docusaurus-api ${rest.join(' ')}` : [command, ...args].join(' ');
        ran.push(line);
        if (fails !== '' && line.startsWith(fails)) return Promise.resolve(failure);
        if (rest[0] === 'pull') fs.writeFileSync(path.join(dir, 'openapi.json'), REMOTE);
        else if (isOurs)
          written += execFileSync(process.execPath, [program, ...rest], {
            cwd: dir,
            encoding: 'utf8',
          });
        else {
          fs.mkdirSync(path.join(dir, 'node_modules'), {recursive: true});
          if (!fs.existsSync(path.join(dir, 'node_modules', PLUGIN)))
            fs.symlinkSync(ROOT, path.join(dir, 'node_modules', PLUGIN));
        }
        return Promise.resolve(0);
      },
    },
  );
  const read = (name: string) => fs.readFileSync(path.join(cwd, name), 'utf8');
  return {code, cwd, ran, asked, written, read};
}

describe('npm create docusaurus-api-reference', () => {
  it('makes a site of a document without a question, and checks it', async () => {
    const made = await create(
      {folder: 'shop', document: 'own/api.yaml'},
      {files: {'own/api.yaml': PET_STORE}},
    );
    expect([made.code, made.asked]).toEqual([0, []]);
    expect(made.ran).toEqual([
      'npm install',
      'docusaurus-api init --write-config --source openapi.yaml',
    ]);
    expect(made.read('shop/openapi.yaml')).toBe(PET_STORE);
    expect(JSON.parse(made.read('shop/docs.json'))).toMatchObject({
      api: {id: 'default', source: 'openapi.yaml'},
    });
    expect(made.read('shop/docusaurus.config.js')).toContain(`'${PLUGIN}'`);
    expect(made.read('shop/docusaurus.config.js')).toContain("{to: '/api/default'");
    expect(JSON.parse(made.read('shop/package.json'))).toMatchObject({
      dependencies: {[PLUGIN]: '1.2.3'},
      scripts: {check: `${PLUGIN} check`},
    });
    expect(made.read('shop/.github/workflows/site.yml')).toContain('npm run check');
    expect(made.read('shop/docusaurus.config.js')).toContain('your-docusaurus-site.example.com');
    expect(made.written).toMatch(/Document +Pet Store[\s\S]*cd shop\n {4}npm start\n$/);
  });

  it.each(["it's", 'a\\', '${1} `"', 'x\n\nexport const a = 1;', 'l\u2028s', "', title: '"])(
    'gives the configuration the name of the folder as it is: %j',
    async (folder) => {
      const {read} = await create({folder, document: ''}, {fails: 'npm'});
      const code = read(`${folder}/docusaurus.config.js`);
      const config: unknown = vm.runInNewContext(code.replace('export default', 'config ='));
      expect(config).toMatchObject({title: folder, themeConfig: {navbar: {title: folder}}});
      expect(read(`${folder}/src/pages/index.mdx`)).toMatch(/^# .*\n\nHow programs use/);
    },
  );

  it.each([
    ['openapi.yaml', 'info: {version: 1, title: "Shop\n  API \'1\'"}', "Shop API '1'"],
    ['openapi.json', '{"info": {"title": "Shop\\u2028${1}"}}', 'Shop ${1}'],
    ['openapi.yaml', 'info: {title: 7}', 'shop'],
    ['openapi.yaml', 'info: {title: ', 'shop'],
  ])('gives the site the title of its document: %s, %s', async (document, text, title) => {
    const {read} = await create(
      {folder: 'shop', document},
      {files: {[document]: text}, fails: 'docusaurus-api init'},
    );
    const code = read('shop/docusaurus.config.js');
    const config: unknown = vm.runInNewContext(code.replace('export default', 'config ='));
    expect(config).toMatchObject({title, themeConfig: {navbar: {title}}});
    expect(read('shop/src/pages/index.mdx')).toContain(`# ${title.replace('{', '\\{')}\n`);
  });

  it('checks the site after the files of a host are written', async () => {
    const made = await create(
      {folder: 'shop', document: '', host: 'netlify'},
      {fails: 'docusaurus-api', code: 0},
    );
    expect(made.ran.slice(1)).toEqual([
      'docusaurus-api init --write-config --host netlify',
      'docusaurus-api check',
    ]);
  });

  it('asks two questions, and has a document for those who have none yet', async () => {
    const made = await create({}, {answers: ['', '']});
    expect([made.code, made.asked.length]).toEqual([0, 2]);
    expect(made.ran).toEqual(['npm install', 'docusaurus-api init --write-config']);
    expect(made.read('my-api/openapi.yaml')).toContain('openapi: 3');
  });

  it('leaves the document of a URL to `pull`', async () => {
    const made = await create({folder: 'shop', document: 'https://shop.test/v1/openapi.json?a=b'});
    expect(made.ran.slice(0, 2)).toEqual(['npm install', 'docusaurus-api pull --allow-errors']);
    expect(JSON.parse(made.read('shop/docs.json'))).toMatchObject({
      api: {
        id: 'default',
        source: 'openapi.json',
        remote: {url: 'https://shop.test/v1/openapi.json?a=b'},
      },
    });
  });

  it('uses the package manager that started it', async () => {
    const made = await create({folder: 'shop'}, {manager: 'pnpm', answers: ['']});
    expect(made.ran[0]).toBe('pnpm install');
    expect(made.read('shop/.github/workflows/site.yml')).toMatch(/pnpm\/action-setup[^]*pnpm run/);
    expect(made.written).toContain('pnpm start');
  });

  it.each<[string, Partial<Wanted>, number, string]>(yaml`
    - [a folder with files, {folder: '.'}, 2, 'is not empty. In a site that exists']
    - [a document that does not exist, {document: none.yaml}, 2, 'There is no file']
    - [a document below a file, {document: here.txt/none.yaml}, 2, 'There is no file']
    - [a file, {folder: here.txt}, 2, 'here.txt is not a folder.']
    - [a folder below a file, {folder: here.txt/a/b}, 2, 'here.txt is not a folder.']
    - [half a URL, {document: 'https://'}, 2, is not complete]
    - [a URL with a password, {document: 'https://me:hidden@shop.test/a.yaml'}, 2, user name or password]
    - [a URL with a token, {document: 'https://shop.test/a.yaml?v=1&api_key=hidden'}, 2, The parameter \`api_key\`]
  `)('writes nothing for %s', async (_what, wanted, code, says) => {
    const made = await create({folder: 'shop', ...wanted});
    expect(made).toMatchObject({code, ran: []});
    expect(made.written).toContain(says);
    expect(made.written).not.toContain('hidden');
    expect(fs.readdirSync(made.cwd)).toEqual(['here.txt']);
  });

  it('fails for a host that `init` does not know', async () => {
    const made = await create({folder: 'shop', host: 'nowhere'}, {fails: 'docusaurus-api init'});
    expect(made.ran.at(-1)).toBe('docusaurus-api init --write-config --host nowhere');
    expect(made.code).toBe(3);
  });

  it.each([
    ['npm install', 3],
    ['docusaurus-api pull', 3],
    ['docusaurus-api pull', 1],
    ['docusaurus-api pull', 2],
  ])('says so when `%s` fails with %i', async (fails, code) => {
    const made = await create(
      {folder: 'shop', document: 'https://shop.test/openapi.yaml'},
      {fails, code},
    );
    expect([made.code, made.ran.at(-1)?.startsWith(fails)]).toEqual([code, true]);
    expect(made.written).not.toContain('ready');
  });

  it('names the other files of a document', async () => {
    const paths = `{"/a": {"$ref": "paths/a.yaml#/x"}, "/b": {$ref: '../b.yaml'}, /c: {$ref: paths/a.yaml}, /d: {$ref: '#/paths/~1a'}, /e: {$ref: 'https://a.test/e.yaml'}}`;
    const api = `openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\npaths: ${paths}\n`;
    const made = await create(
      {folder: 'shop', document: 'in/openapi.yaml'},
      {files: {'in/openapi.yaml': api}, fails: 'docusaurus-api init', code: 1},
    );
    expect(made.code).toBe(1);
    expect(made.written).toContain(
      'openapi.yaml refers to other files, which were not copied: paths/a.yaml, ../b.yaml. ',
    );
  });

  it('knows the same credentials as `pull`', () => {
    const [own, other] = ['packages/create/create.js', 'plugin/config/remote.ts'].map(
      (file) => /SECRET_NAME =\s+(.*);/.exec(fs.readFileSync(path.join(ROOT, file), 'utf8'))?.[1],
    );
    expect(own).toMatch(/^\/auth\|/);
    expect(own).toBe(other);
  });

  it('reports what it cannot do in one sentence', () => {
    const cwd = createFolder({'here.txt': ''});
    fs.symlinkSync('nowhere/at/all', path.join(cwd, 'shop'));
    const {status, stderr} = spawnSync(
      process.execPath,
      [path.join(ROOT, 'packages/create/bin.js'), 'shop', '--document', ''],
      {cwd, encoding: 'utf8'},
    );
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(/^The site could not be made: .*\n$/),
    ]);
  });

  it.each<[string[], unknown]>(yaml`
    - [[a, b], 'Name one folder, not a and b.']
    - [['--help'], help]
    - [['--hots', x], "Unknown option '--hots'"]
  `)('reads the arguments %j', (argv, says) => {
    expect(readArguments(argv)).toEqual(expect.stringContaining(String(says)));
  });
});
