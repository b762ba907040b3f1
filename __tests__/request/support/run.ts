import {spawn} from 'child_process';

/**
 * Runs a program to completion without blocking the server in this process. `CURL_HOME` keeps curl
 * from reading the configuration of the machine.
 */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<{status: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, CURL_HOME: cwd, NO_PROXY: '*', no_proxy: '*'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
