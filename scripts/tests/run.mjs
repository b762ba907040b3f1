// What `npm test` and `npm run test:all` share: they run commands and suites, and count results.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');

/**
 * The result of a suite, or of a command, which counts as one test.
 * @typedef {{file: string, passed: number, failed: number, seconds: number, troubles: string[]}}
 *   Result
 */

/**
 * Runs a command. Its output is kept, since others run beside it, and printed if it fails.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Result & {output: string}>}
 */
export async function runCommand(title, command, args, env = {}) {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
    // npm is a script there.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  const ok = status === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${Math.round(seconds)} s)`);
  if (!ok) console.log(output);
  return {
    file: title,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    seconds,
    troubles: ok ? [] : [`FAILED: ${title}\n${output.slice(-5_000)}`],
    output,
  };
}

/** Runs a script of package.json. */
export const runScript = (title, name) => runCommand(title, 'npm', ['run', '--silent', name]);

/**
 * Runs suites with Jest.
 * @param {object} options
 * @param {string[]} options.projects names of projects in jest.config.ts
 * @param {string[]} [options.files] only these suites
 * @param {(result: Result) => void} [options.onResult] called soon after a suite has ended
 * @returns {Promise<Result[]>}
 */
export async function runSuites({
  projects,
  files = [],
  workers = 2,
  env = {},
  onResult = () => undefined,
}) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'api-reference-test-'));
  const file = path.join(scratch, 'results.jsonl');
  const args = [
    ...[JEST, '--ci', `--maxWorkers=${workers}`, '--selectProjects', ...projects],
    // Memory left over by earlier suites would slow down every later one.
    '--workerIdleMemoryLimit=1GB',
    `--reporters=${path.join(ROOT, 'scripts/tests/reporter.cjs')}`,
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ];
  try {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, ...env, TEST_RESULTS: file},
    });
    const results = [];
    const takeResults = () => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      // The last line may not be written completely yet.
      for (const line of text.split('\n').slice(results.length, -1)) {
        results.push(JSON.parse(line));
        onResult(results.at(-1));
      }
    };
    const timer = setInterval(takeResults, 1_000);
    const [status] = await once(child, 'close').finally(() => clearInterval(timer));
    takeResults();
    if (status !== 0 && results.every(({failed}) => failed === 0))
      results.push(toFailure('jest', `Jest ended with ${status}.`));
    return results;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

/** @returns {Result} */
export function toFailure(title, message) {
  return {
    file: title,
    passed: 0,
    failed: 1,
    seconds: 0,
    troubles: [`FAILED: ${title}\n${message}`],
  };
}

/**
 * Prints all failures again, since a log may be cut, and the totals, which are the last line.
 * @param {readonly Result[]} results
 */
export function printTotals(results) {
  for (const trouble of results.flatMap(({troubles}) => troubles)) console.log(`\n${trouble}`);
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(`\n${toTimes()}\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Wall time of this process; on Linux also the CPU time of it and of the processes it started. */
function toTimes() {
  const print = (seconds) =>
    `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`;
  const wall = print(Math.round(performance.now() / 1000));
  if (process.platform !== 'linux') return wall;
  // The second field, the name in parentheses, may contain spaces. Four of the fields are user
  // and system time, of the process and of its children, in ticks of 10 ms (proc(5)).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return `${wall}, ${print(Math.round(ticks / 100))} of CPU`;
}
