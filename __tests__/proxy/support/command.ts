import {spawn} from 'child_process';
import type {ChildProcess} from 'child_process';
import path from 'path';
import {main} from '../../../plugin/cli/main';
import type {TryItManifest} from '../../../plugin/proxy';
import {createFolder} from '../../support/folder';
import {createTestTerminal} from '../../support/terminal';
import {closeAfterTest, until} from './closing';
import {findPort} from './upstream';

const ROOT = path.resolve(__dirname, '../../..');
/** The command as it is published: `npm run build:package` builds it. */
const PROGRAM = path.join(ROOT, 'lib/plugin/cli/bin.js');

/** Writes a site with a build that has this manifest. */
export const writeSite = (manifest: TryItManifest, more: {[file: string]: string} = {}): string =>
  createFolder({
    'build/404.html': 'Not here',
    'build/index.html': 'Home',
    'build/try-it.json': JSON.stringify(manifest),
    ...more,
  });

export type Ran = {code: number | null; stdout: string; stderr: string};
export type Started = {
  port: number;
  stdout: () => string;
  stderr: () => string;
  exit: Promise<Ran>;
};
export type StartedProcess = Started & {child: ChildProcess};
type Environment = {[name: string]: string};

/** Runs a command in this process. Its SIGTERM is `process.emit('SIGTERM')`. */
export function runCommand(parameters: string[], env: Environment = {}): Omit<Started, 'port'> {
  const terminal = createTestTerminal('/', env);
  const {output: stdout, errors: stderr} = terminal;
  const exit = main(parameters, terminal).then((code) => ({
    code,
    stdout: stdout(),
    stderr: stderr(),
  }));
  closeAfterTest(async () => {
    terminal.interrupt();
    await exit;
    process.removeAllListeners('SIGTERM');
  });
  return {stdout, stderr, exit};
}

/** Starts a server in this process with the command line, and waits until it is ready. */
export async function startInProcess(
  parameters: string[],
  env: Environment = {},
): Promise<Started> {
  const port = await findPort();
  const started = runCommand([...parameters, '--port', String(port)], env);
  await untilReady(started);
  return {...started, port};
}

/** Starts a server as a process, and waits until it is ready. */
export async function startCommand(
  parameters: string[],
  env: Environment = {},
): Promise<StartedProcess> {
  const port = await findPort();
  const child = spawn(process.execPath, [PROGRAM, ...parameters, '--port', String(port)], {
    cwd: ROOT,
    env: {...process.env, ...env},
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exit = new Promise<Ran>((resolve) =>
    child.on('close', (code) => resolve({code, stdout, stderr})),
  );
  closeAfterTest(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const started = {child, port, stdout: () => stdout, stderr: () => stderr, exit};
  await untilReady(started);
  return started;
}

async function untilReady({exit, stderr}: Pick<Started, 'exit' | 'stderr'>): Promise<void> {
  let ended: Ran | undefined;
  void exit.then((ran) => (ended = ran));
  await until(() => ended !== undefined || stderr().includes('Press Ctrl-C to stop'));
  if (ended) throw new Error(`ended with ${ended.code}: ${ended.stderr}`);
}
