// Starts and measures the processes of a benchmark.
import {execFileSync, fork} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], {encoding: 'utf8'}));
const running = [];

/** Starts one of the servers in this folder. */
export async function start(name, ...parameters) {
  const child = fork(new URL(`./${name}.mjs`, import.meta.url), parameters, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.push(child);
  const [{port}] = await once(child, 'message');
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    tell: () => child.send('go'),
    cpu: () => cpuSeconds(child.pid),
    memory: () => residentBytes(child.pid),
  };
}

export function stopAll() {
  for (const child of running) child.kill('SIGKILL');
}

function cpuSeconds(pid) {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const residentBytes = (pid) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
