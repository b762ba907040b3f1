import {spawn} from 'child_process';
import fs from 'fs';
import path from 'path';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/site';

const BIN = path.join(ROOT, 'bin.js');
const SITE = {
  'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
  'openapi.yaml': "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {operationId: listPets, responses: {'200': {description: Pets.}}}}}\n",
};

type Ended = {code: number | null; signal: NodeJS.Signals | null; output: string; errors: string};

/** Runs the command as it is installed. `onOutput` sees what it has written so far. */
function run(cwd: string, argv: string[], {env = {}, onStart, onOutput}: {env?: NodeJS.ProcessEnv; onStart?: (child: ReturnType<typeof spawn>) => void; onOutput?: (output: string, child: ReturnType<typeof spawn>) => void} = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...argv], {cwd, env: {...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: '', NO_COLOR: '', ...env}});
    const written = {output: '', errors: ''};
    child.stdout.on('data', (text: Buffer) => {
      written.output += text;
      onOutput?.(written.output, child);
    });
    child.stderr.on('data', (text: Buffer) => (written.errors += text));
    child.on('close', (code, signal) => resolve({code, signal, ...written}));
    onStart?.(child);
  });
}

describe('the installed command', () => {
  it('checks a site and ends with 0, without colours when nobody looks', async () => {
    const {code, output, errors} = await run(createFolder(SITE), ['check']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/No findings\.\n$/);
    expect(output).not.toContain('\u001b[');
  });

  it('colours when it is told to', async () => {
    const {code, output} = await run(createFolder({'docs.json': '{'}), ['check'], {env: {FORCE_COLOR: '1'}});
    expect(code).toBe(2);
    expect(output).toContain('\u001b[');
  });

  it('keeps its exit code when the reader of its output goes away', async () => {
    const broken = createFolder({...SITE, 'docs.json': SITE['docs.json'].replace('}}', ', "x": 1}}')});
    for (const [folder, expected] of [[createFolder(SITE), 0], [broken, 2]] as const) {
      const {code, errors} = await run(folder, ['check'], {onStart: (child) => child.stdout!.destroy()});
      expect([code, errors]).toEqual([expected, '']);
    }
  });

  it('ends a crash with 3 and one sentence, and shows more only when asked', async () => {
    const folder = createFolder({...SITE, '.api-reference-baseline.json': '{"version": 7}'});
    const {code, errors} = await run(folder, ['check']);
    expect(code).toBe(3);
    expect(errors).toMatch(/^The command could not finish: [^\n]*baseline[^\n]*\n$/);
    const debug = await run(folder, ['check', '--debug']);
    expect(debug.code).toBe(3);
    expect(debug.errors).toMatch(/\n +at /);
  });

  it('ends with 3 when a file cannot be written', async () => {
    const {code, errors} = await run(createFolder(SITE), ['check', '--report', 'none/report.md']);
    expect(code).toBe(3);
    expect(errors).toMatch(/^The command could not finish: ENOENT[^\n]*\n$/);
  });

  it('ends with 3 when the folder cannot be looked into', async () => {
    const folder = createFolder(SITE);
    fs.symlinkSync('loop', path.join(folder, 'loop'));
    const {code, output, errors} = await run(folder, ['check', 'loop']);
    expect([code, output]).toEqual([3, '']);
    expect(errors).toMatch(/^The command could not finish: ELOOP[^\n]*\n$/);
  });

  it('says that docs.json cannot be read', async () => {
    const folder = createFolder(SITE);
    fs.rmSync(path.join(folder, 'docs.json'));
    fs.mkdirSync(path.join(folder, 'docs.json'));
    const {code, output} = await run(folder, ['check', folder]);
    expect(code).toBe(2);
    expect(output).toContain('config-not-found');
  });

  it('ends watching with 0 on Ctrl-C', async () => {
    const {code, signal, errors} = await run(createFolder(SITE), ['check', '--watch'], {
      onOutput: (output, child) => {
        if (output.includes('Waiting for changes')) child.kill('SIGINT');
      },
    });
    expect([code, signal, errors]).toEqual([0, null, '']);
  });

  it('ends with 3 and one word on Ctrl-C while it works', async () => {
    const folder = createFolder({...SITE, 'interrupt.cjs': "setImmediate(() => process.kill(process.pid, 'SIGINT'));"});
    expect(await run(folder, ['check'], {env: {NODE_OPTIONS: `--require=${path.join(folder, 'interrupt.cjs')}`}})).toEqual({code: 3, signal: null, output: '', errors: 'Interrupted.\n'});
  });
});
