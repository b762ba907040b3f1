import {spawn} from 'child_process';
import fs from 'fs';
import path from 'path';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/site';

const BIN = path.join(ROOT, 'lib/plugin/cli/bin.js');
const SITE = {
  'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
  'openapi.yaml':
    "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {operationId: listPets, responses: {'200': {description: Pets.}}}}}\n",
};

type Ended = {code: number | null; signal: NodeJS.Signals | null; output: string; errors: string};

/**
 * Root can read every file. Without these capabilities, it can read only what any owner of the
 * files can.
 */
const RIGHTS = '-dac_override,-dac_read_search';
const RESTRICT =
  process.getuid?.() === 0 ? ['setpriv', `--bounding-set=${RIGHTS}`, `--inh-caps=${RIGHTS}`] : [];

/**
 * Runs the installed command without the special rights of root. `onOutput` gets all output so far.
 */
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
    const [command, ...before] = [...RESTRICT, process.execPath];
    const child = spawn(command, [...before, BIN, ...argv], {
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

/** Makes locked files and folders readable again when a test ends. */
let unlock = () => undefined as void;
afterEach(() => unlock());

function createLocked(): string {
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
  unlock = () => change(0o700);
  return folder;
}

describe('the installed command', () => {
  it('checks a site and exits with 0; its output has no colors outside a terminal', async () => {
    const {code, output, errors} = await run(createFolder(SITE), ['check']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/No findings\.\n$/);
    expect(output).not.toContain('\u001b[');
  });

  it('colors its output when `FORCE_COLOR` is set', async () => {
    const {code, output} = await run(createFolder({'docs.json': '{'}), ['check'], {
      env: {FORCE_COLOR: '1'},
    });
    expect(code).toBe(2);
    expect(output).toContain('\u001b[');
  });

  it('keeps its exit code when its output is closed early', async () => {
    const broken = createFolder({
      ...SITE,
      'docs.json': SITE['docs.json'].replace('}}', ', "x": 1}}'),
    });
    for (const [folder, expected] of [
      [createFolder(SITE), 0],
      [broken, 2],
    ] as const) {
      const {code, errors} = await run(folder, ['check'], {
        onStart: (child) => child.stdout!.destroy(),
      });
      expect([code, errors]).toEqual([expected, '']);
    }
  });

  it('exits with 3 and one sentence after a crash, and shows a stack trace only with `--debug`', async () => {
    const folder = createFolder({
      ...SITE,
      'crash.cjs': "setImmediate(() => { throw new Error('Boom.\\nMore of it.'); });",
    });
    const env = {NODE_OPTIONS: `--require=${path.join(folder, 'crash.cjs')}`};
    const {code, errors} = await run(folder, ['check'], {env});
    expect([code, errors]).toEqual([
      3,
      'The command could not finish: Boom. (`--debug` shows where)\n',
    ]);
    const debug = await run(folder, ['check', '--debug'], {env});
    expect(debug.code).toBe(3);
    expect(debug.errors).toMatch(/\n +at /);
  });

  it.each([
    [
      'the folder of a report does not exist',
      ['check', '--report', 'none/report.md'],
      /`[^`]*none\/report\.md` cannot be opened: it does not exist\./,
    ],
    [
      'an output file is not writable',
      ['check', '--format', 'sarif=locked/check.sarif'],
      /`[^`]*locked\/check\.sarif` cannot be opened: permission denied\./,
    ],
    [
      'symbolic links form a cycle',
      ['check', 'loop'],
      /`[^`]*loop` cannot be read: its symbolic links form a cycle\./,
    ],
    [
      'the folder of docs.json is not readable',
      ['check', 'locked'],
      /`[^`]*locked[^`]*` cannot be read: permission denied\./,
    ],
    [
      'a parent folder of docs.json is not readable',
      ['check', 'locked/inner'],
      /`[^`]*locked\/inner` cannot be read: permission denied\./,
    ],
    [
      'the site of `init` is not readable',
      ['init', 'locked'],
      /`[^`]*locked[^`]*` cannot be read: permission denied\./,
    ],
    [
      'the baseline is not readable',
      ['check', '--baseline', 'sealed.json'],
      /`[^`]*sealed\.json` cannot be opened: permission denied\./,
    ],
  ])('exits with 3 and one sentence when %s', async (_name, argv, sentence) => {
    const {code, errors} = await run(createLocked(), argv);
    expect(code).toBe(3);
    expect(errors).toMatch(/^The command could not finish: [^\n]*\(`--debug` shows where\)\n$/);
    expect(errors).toMatch(sentence);
  });

  it.each([
    [
      'docs.json',
      ['check', 'sealed-config'],
      'output',
      /config-not-found[^]*`docs\.json` in [^\n]*sealed-config cannot be read: permission denied\.\n/,
    ],
    [
      'a document',
      ['check', 'sealed-document'],
      'output',
      /config-source-missing\n {2}sealed-document\/docs\.json:1:[^]*`openapi\.yaml` cannot be read: permission denied\./,
    ],
    [
      'an authored file',
      ['check', 'sealed-text'],
      'output',
      /config-authored-missing\n {2}sealed-text\/docs\.json:1:[^]*`before\.md` cannot be read: permission denied\./,
    ],
    [
      'the folder of a build',
      ['serve', '--dir', 'locked'],
      'errors',
      /^The build in [^\n]*locked cannot be read[^\n]*\n$/,
    ],
    [
      'a manifest',
      ['proxy', '--manifest', 'sealed.json'],
      'errors',
      /^The manifest [^\n]*sealed\.json cannot be read[^\n]*\n$/,
    ],
    [
      'the folder of a manifest',
      ['proxy', '--manifest', 'locked/try-it.json'],
      'errors',
      /^The manifest [^\n]*try-it\.json cannot be read[^\n]*\n$/,
    ],
  ] as const)(
    'exits with 2 and an explanation when %s is not readable',
    async (_name, argv, stream, words) => {
      const ended = await run(createLocked(), [...argv]);
      expect(ended.code).toBe(2);
      expect(ended[stream]).toMatch(words);
    },
  );

  it('exits with 1 when a file that a document refers to is not readable', async () => {
    const {code, output} = await run(createLocked(), ['check', 'sealed-part']);
    expect(code).toBe(1);
    expect(output).toMatch(
      /ref-unresolved\n {2}sealed-part\/openapi\.yaml:4:[^]*`part\.yaml` cannot be read: permission denied\./,
    );
  });

  it('lists the files that it created before a file could not be written', async () => {
    const folder = createLocked();
    const {code, output, errors} = await run(folder, ['init', 'sealed-site', '--write-config']);
    expect([code, output]).toEqual([3, 'Created  openapi.yaml\nCreated  docs.json\n']);
    expect(errors).toMatch(/docusaurus\.config\.js` cannot be opened: permission denied\./);
  });

  it('exits with 2 when docs.json is a folder', async () => {
    const folder = createFolder(SITE);
    fs.rmSync(path.join(folder, 'docs.json'));
    fs.mkdirSync(path.join(folder, 'docs.json'));
    const {code, output} = await run(folder, ['check', folder]);
    expect(code).toBe(2);
    expect(output).toContain('config-not-found');
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
