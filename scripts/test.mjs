// Runs all checks: lint, types, the package build, and all tests. The last line counts them.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureTools} from './ensure-tools.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'api-reference-test-'));
let passed = 0;
let failed = 0;
/** Failures to repeat at the end of the output, since a log may be cut. */
const troubles = [];

/**
 * Runs a command and prints its output when it has ended, since other commands run beside it.
 * @returns {Promise<{ok: boolean, output: string}>}
 */
async function run(title, command, args) {
  const child = spawn(command, args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  console.log(`\n— ${title}\n${output}`);
  return {ok: status === 0, output};
}

/** Counts a command as passed if it succeeds. */
async function check(title, command, args) {
  const {ok} = await run(title, command, args);
  if (ok) passed++;
  else {
    failed++;
    troubles.push(`FAILED: ${title}`);
  }
  return ok;
}

/** All projects in one run: a worker that finishes one goes on with the next. */
function runJest() {
  console.log('\n— tests');
  const file = path.join(scratch, 'jest.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const {status} = spawnSync(
    process.execPath,
    [
      ...[jest, '--ci', '--maxWorkers=2'],
      // Memory left over by earlier suites would slow down every later one.
      ...['--workerIdleMemoryLimit=1GB', '--json', `--outputFile=${file}`],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    passed += result.numPassedTests;
    // A suite that cannot run has no tests to count, and yet it failed. A skipped test did not
    // pass.
    failed +=
      result.numFailedTests +
      result.numRuntimeErrorTestSuites +
      result.numPendingTests +
      result.numTodoTests;
    if (status !== 0 && result.success) {
      failed++;
      troubles.push(`FAILED: jest ended with ${status}`);
    }
    listTroubles(result);
    reportSamples(result);
  } catch (error) {
    failed++;
    troubles.push(`FAILED: tests: ${String(error)}`);
  }
}

/** Collects the tests that failed, and those that passed on the second try. */
function listTroubles({testResults}) {
  for (const {name, message, status: ended, assertionResults} of testResults) {
    const file = path.relative(root, name);
    if (ended === 'failed' && assertionResults.length === 0)
      troubles.push(`FAILED: ${file}\n${message}`);
    for (const {fullName, status, invocations = 1, failureMessages} of assertionResults) {
      if (status !== 'passed')
        troubles.push(
          `${status.toUpperCase()}: ${file}: ${fullName}\n${failureMessages.join('\n')}`,
        );
      else if (invocations > 1) troubles.push(`passed at the second try: ${file}: ${fullName}`);
    }
  }
}

/**
 * Sites with the oldest and the newest supported versions; `npm run test:sites` covers the rest.
 */
async function runSites() {
  const {ok, output} = await run('tests: sites', process.execPath, [
    path.join(root, 'scripts/sites/main.mjs'),
    '--quick',
  ]);
  const [, right, wrong] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  passed += Number(right ?? 0);
  failed += Number(wrong ?? 0);
  if (ok) return;
  if (!(Number(wrong) > 0)) failed++;
  troubles.push('FAILED: sites');
}

/** Lists the languages of the code samples that were run, only parsed, or not checked. */
function reportSamples({testResults}) {
  const languages = new Map();
  for (const {ancestorTitles, title, status} of testResults.flatMap(
    ({assertionResults}) => assertionResults,
  )) {
    const [, how] = /^samples, (\w+)$/.exec(ancestorTitles[0]) ?? [];
    const [, language] = /^in (\S+) /.exec(title) ?? [];
    if (how && language && status === 'passed')
      languages.set(how, [...(languages.get(how) ?? []), language]);
  }
  for (const [how, names] of languages) console.log(`samples ${how}: ${names.join(', ')}`);
}

async function checkTypes(isBuilt) {
  await check('types', 'npm', ['run', '--silent', 'types']);
  if (isBuilt) await check('packed package', 'npm', ['run', '--silent', 'lint:package']);
}

try {
  ensureTools();
  // The types of the example site and the tests need lib/.
  const isBuilt = await check('package build', 'npm', ['run', '--silent', 'build:package']);
  // Each of these keeps a core only partly busy; Jest keeps all of them busy.
  await Promise.all([
    check('lint', 'npm', ['run', '--silent', 'lint']),
    checkTypes(isBuilt),
    ...(isBuilt ? [runSites()] : []),
  ]);
  if (isBuilt) runJest();
} finally {
  rmSync(scratch, {recursive: true, force: true});
}
for (const trouble of troubles) console.log(`\n${trouble}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
