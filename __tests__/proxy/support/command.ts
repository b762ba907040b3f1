import {spawn} from 'child_process';
import type {ChildProcess} from 'child_process';
import net from 'net';
import path from 'path';
import type {AddressInfo} from 'net';
import {closeAfterTest} from './closing';
import {compileCommands} from './compile';

const ROOT = path.resolve(__dirname, '../../..');

export type Ran = {code: number | null; stdout: string; stderr: string};
export type Started = {
  child: ChildProcess;
  port: number;
  stdout: () => string;
  stderr: () => string;
  exit: Promise<Ran>;
};

/** Starts a command that serves, and waits until it is ready. */
export async function startCommand(
  parameters: string[],
  env: {[name: string]: string} = {},
  cwd = ROOT,
): Promise<Started> {
  const port = await findPort();
  const started = start([...parameters, '--port', String(port)], env, cwd);
  const ended = started.exit.then(({code, stderr}) =>
    Promise.reject(new Error(`ended with ${code}: ${stderr}`)),
  );
  await Promise.race([ended, until(() => started.stderr().includes('Press Ctrl-C to stop'))]);
  ended.catch(() => undefined);
  return {...started, port};
}

/** Finds a free port on loopback. */
export async function findPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function start(
  parameters: string[],
  env: {[name: string]: string},
  cwd: string,
): Omit<Started, 'port'> {
  const child = spawn(process.execPath, [compileCommands(), ...parameters], {
    cwd,
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
  return {child, stdout: () => stdout, stderr: () => stderr, exit};
}
