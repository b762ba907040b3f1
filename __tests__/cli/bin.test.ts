import {execFileSync, spawn} from 'child_process';
import fs from 'fs';
import path from 'path';
import {createFolder} from '../support/folder';
import {INSTALLED, toConfig} from '../support/installed';
import {ROOT} from '../support/site';
import {yaml} from '../support/yaml';

const BIN = path.join(ROOT, 'lib/plugin/cli/bin.js');
const SITE = {
  'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
  'openapi.yaml':
    "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\nservers: [{url: 'https://petstore.swagger.io'}]\npaths: {/pets: {get: {operationId: listPets, responses: {'200': {description: Pets.}}}}}\n",
};

type Ended = {code: number | null; signal: NodeJS.Signals | null; output: string; errors: string};

/** Runs the installed command. `onOutput` gets all output so far. */
function run(
  cwd: string,
  argv: string[],
  {
    env = {},
    onStart,
    onOutput,
  }: {
    env?: NodeJS.ProcessEnv;
    onStart?: (child: ReturnType<typeof spawn>) => void;
    onOutput?: (output: string, child: ReturnType<typeof spawn>) => void;
  } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...argv], {
      cwd,
      env: {...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: '', NO_COLOR: '', ...env},
    });
    const written = {output: '', errors: ''};
    child.stdout.on('data', (text: Buffer) => {
      written.output += text.toString();
      onOutput?.(written.output, child);
    });
    child.stderr.on('data', (text: Buffer) => (written.errors += text.toString()));
    child.on('close', (code, signal) => resolve({code, signal, ...written}));
    onStart?.(child);
  });
}

describe('the installed command', () => {
  it('checks a site and exits with 0; its output has no colors outside a terminal', async () => {
    const {code, output, errors} = await run(createFolder(SITE), ['check']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/No findings\.\n$/);
    expect(output).not.toContain('\u001b[');
  });

  it('reads a CommonJS configuration again after it was edited', async () => {
    const site = {...INSTALLED, 'package.json': '{}', 'docusaurus.config.js': toConfig()};
    const folder = createFolder(site);
    const {output} = await run(folder, ['init', '--host', 'node', '--write-config']);
    expect(output).toMatch(/Changed\s+docusaurus\.config\.js/);
    expect(output).not.toContain('config-plugin-missing');
  });

  it('colors its output when `FORCE_COLOR` is set', async () => {
    const {code, output} = await run(createFolder({'docs.json': '{'}), ['check'], {
      env: {FORCE_COLOR: '1'},
    });
    expect(code).toBe(2);
    expect(output).toContain('\u001b[');
  });

  it('keeps its exit code when its output is closed early', async () => {
    const {code, errors} = await run(createFolder({'docs.json': '{'}), ['check'], {
      onStart: (child) => child.stdout!.destroy(),
    });
    expect([code, errors]).toEqual([2, '']);
  });

  it('exits with 3 and one sentence after a crash, and shows a stack trace only with `--debug`', async () => {
    const folder = createFolder({
      'crash.cjs': "setImmediate(() => { throw new Error('Boom.\\nMore of it.'); });",
    });
    const env = {NODE_OPTIONS: `--require=${path.join(folder, 'crash.cjs')}`};
    const {code, errors} = await run(folder, ['--help'], {env});
    expect([code, errors]).toEqual([
      3,
      'The command could not finish: Boom. (`--debug` shows where)\n',
    ]);
    const debug = await run(folder, ['help', '--debug'], {env});
    expect(debug.code).toBe(3);
    expect(debug.errors).toMatch(/\n +at /);
  });

  it('exits with 3 and one sentence when a command fails', async () => {
    const {code, errors} = await run(createFolder(SITE), ['check', '--report', 'none/report.md']);
    expect(code).toBe(3);
    expect(errors).toMatch(
      /^The command could not finish: `[^`]*none\/report\.md` cannot be opened: it does not exist\. \(`--debug` shows where\)\n$/,
    );
  });

  it('exits with 0 on Ctrl-C while it waits for changes', async () => {
    const {code, signal, errors} = await run(createFolder(SITE), ['check', '--watch'], {
      onOutput: (output, child) => {
        if (output.includes('Waiting for changes')) child.kill('SIGINT');
      },
    });
    expect([code, signal, errors]).toEqual([0, null, '']);
  });

  it('exits with 3 and one word on Ctrl-C during a check', async () => {
    const folder = createFolder({
      ...SITE,
      'interrupt.cjs': "setImmediate(() => process.kill(process.pid, 'SIGINT'));",
    });
    expect(
      await run(folder, ['check'], {
        env: {NODE_OPTIONS: `--require=${path.join(folder, 'interrupt.cjs')}`},
      }),
    ).toEqual({code: 3, signal: null, output: '', errors: 'Interrupted.\n'});
  });
});

/**
 * Root can read every file. Without these capabilities, it can read only what any owner of the
 * files can.
 */
const RIGHTS = '-dac_override,-dac_read_search';
const RESTRICT =
  process.getuid?.() === 0 ? ['setpriv', `--bounding-set=${RIGHTS}`, `--inh-caps=${RIGHTS}`] : [];

/** Runs commands one after another in one process, and describes failures as `bin.ts` does. */
const DRIVER = `
const {main} = require(${JSON.stringify(path.join(ROOT, 'lib/plugin/cli/main.js'))});
const {describeFailure} = require(${JSON.stringify(path.join(ROOT, 'lib/plugin/cli/describeFailure.js'))});
(async () => {
  const all = {};
  for (const command of JSON.parse(process.argv[1])) {
    const ended = (all[command] = {code: 'failed', output: ''});
    const write = (text) => (ended.output += text);
    const terminal = {cwd: process.cwd(), env: {}, color: false, write, writeError: write, writeCommands: write};
    try {
      ended.code = await main(command.split(' '), terminal);
    } catch (error) {
      write(describeFailure(error));
    }
  }
  console.log(JSON.stringify(all));
})();
`;

function createLocked(): {folder: string; unlock: () => void} {
  const site = (name: string, files: {[file: string]: string} = {}) =>
    Object.fromEntries(
      Object.entries({...SITE, ...files}).map(([file, text]) => [`${name}/${file}`, text]),
    );
  const folder = createFolder({
    ...SITE,
    ...site('locked/inner'),
    ...site('sealed-config'),
    ...site('sealed-document'),
    ...site('sealed-text', {
      'docs.json': SITE['docs.json'].replace(
        '}}',
        ', "overrides": {"GET /pets": {"before": "before.md"}}}}',
      ),
      'before.md': 'Before.',
    }),
    ...site('sealed-part', {
      'openapi.yaml':
        "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths:\n  /pets: {$ref: part.yaml}\n",
      'part.yaml': '{}',
    }),
    'sealed-site/docusaurus.config.js': 'export default {};',
    'sealed.json': '{}',
  });
  fs.symlinkSync('loop', path.join(folder, 'loop'));
  const locked = [
    'locked',
    'sealed-config/docs.json',
    'sealed-document/openapi.yaml',
    'sealed-text/before.md',
    'sealed-part/part.yaml',
    'sealed-site/docusaurus.config.js',
    'sealed.json',
  ];
  const change = (mode: number) =>
    locked.forEach((file) => fs.chmodSync(path.join(folder, file), mode));
  change(0);
  return {folder, unlock: () => change(0o700)};
}

/** Commands on files that they cannot read or write, how they end, and what they say. */
const UNREADABLE = yaml<[command: string, code: number | 'failed', words: string][]>`
  - [check --format sarif=locked/check.sarif, failed, '\`[^\`]*locked\/check.sarif\` cannot be read: permission denied\.$']
  - [check loop, failed, '\`[^\`]*loop\` cannot be read: its symbolic links form a cycle\.$']
  - [check locked, failed, '\`[^\`]*locked[^\`]*\` cannot be read: permission denied\.$']
  - [check locked/inner, failed, '\`[^\`]*locked\/inner\` cannot be read: permission denied\.$']
  - [check --baseline sealed.json, 2, '\`[^\`]*sealed.json\` cannot be read: permission denied\.\n$']
  - [init locked, failed, '\`[^\`]*locked[^\`]*\` cannot be read: permission denied\.$']
  - [init sealed-site --write-config, failed, '^Created {2}openapi\.yaml\nCreated {2}docs\.json\nCreated {2}routes\.lock\.json\n\`[^\`]*config\.js\` cannot be read: permission denied\.$']
  - [check sealed-config, 2, 'config-not-found[^]*\`docs\.json\` in [^\n]*sealed-config cannot be read: permission denied\.\n']
  - [check sealed-document, 2, 'config-source-missing\n {2}sealed-document\/docs\.json:1:[^]*\`openapi\.yaml\` cannot be read: permission denied\.']
  - [check sealed-text, 2, 'config-authored-missing\n {2}sealed-text\/docs\.json:1:[^]*\`before\.md\` cannot be read: permission denied\.']
  - [check sealed-part, 1, 'ref-unresolved\n {2}sealed-part\/openapi\.yaml:4:[^]*\`part\.yaml\` cannot be read: permission denied\.']
  - [serve --dir locked, 2, '^The build in [^\n]*locked cannot be read[^\n]*\n$']
  - [proxy --manifest sealed.json, 2, '^The manifest [^\n]*sealed\.json cannot be read[^\n]*\n$']
  - [proxy --manifest locked/try-it.json, 2, '^The manifest [^\n]*try-it\.json cannot be read[^\n]*\n$']
`;

describe('a command explains in one sentence what it cannot read or write:', () => {
  let ended: {[command: string]: {code: number | 'failed'; output: string}};
  beforeAll(() => {
    const {folder, unlock} = createLocked();
    const [command, ...argv] = [...RESTRICT, process.execPath];
    const calls = JSON.stringify(UNREADABLE.map(([call]) => call));
    try {
      const output = execFileSync(command, [...argv, '-e', DRIVER, calls], {
        cwd: folder,
        encoding: 'utf8',
      });
      ended = JSON.parse(output) as typeof ended;
    } finally {
      unlock();
    }
  });

  it.each(UNREADABLE)('%s', (command, code, words) => {
    expect(ended[command]).toEqual({code, output: expect.stringMatching(words) as string});
  });
});
