import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** The environment of a terminal in which this version of Node is installed. */
export function toEnvironment(nodeFolder, extra = {}) {
  const {NODE_ENV: _environment, npm_config_user_agent: _agent, ...env} = process.env;
  return {
    ...env,
    PATH: `${nodeFolder}:${env.PATH}`,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    ...extra,
  };
}

/** Runs a command to its end and returns its output; if it fails, the error has the output. */
export async function run(command, args, options) {
  const {child, output} = launch(command, args, options);
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output().slice(-6000)}`);
  return output();
}

/** Starts a command that keeps running, and waits until `origin` responds. */
export async function runServer(command, args, origin, options) {
  const {child, output} = launch(command, args, {...options, detached: true});
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    // Kills the whole group, since package scripts start other processes.
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const deadline = Date.now() + 300_000;
  while (
    !(await fetch(origin).then(
      ({ok}) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(
        `${command} ${args.join(' ')} does not answer at ${origin}\n${output().slice(-6000)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {output, stop};
}

function launch(command, args, options) {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], ...options});
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  child.on('error', (error) => (text += error.message));
  return {child, output: () => text};
}
