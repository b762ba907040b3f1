// Everything that has to hold: lint, types, the package build, and all tests. The last line counts
// them.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureTools} from './ensure-tools.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'api-reference-test-'));
let passed = 0;
let failed = 0;
/** What the end of the output repeats, since a log may be cut. */
const troubles = [];

function run(title, command, args) {
  console.log(`\n— ${title}`);
  const ok = spawnSync(command, args, {cwd: root, stdio: 'inherit'}).status === 0;
  if (ok) passed++;
  else {
    failed++;
    troubles.push(`FAILED: ${title}`);
  }
  return ok;
}

function runJest(project) {
  console.log(`\n— tests: ${project}`);
  const file = path.join(scratch, `${project}.json`);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const {status} = spawnSync(
    process.execPath,
    [
      ...[jest, '--ci', '--maxWorkers=2', '--selectProjects', project],
      // What the suites before have left in memory would make every later one slower.
      ...['--workerIdleMemoryLimit=1GB', '--json', `--outputFile=${file}`],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, TEST_RETRIES: '1'},
    },
  );
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    passed += result.numPassedTests;
    // A suite that cannot run at all has no tests to count, and yet it failed. A skipped test was
    // not passed.
    failed +=
      result.numFailedTests +
      result.numRuntimeErrorTestSuites +
      result.numPendingTests +
      result.numTodoTests;
    if (status !== 0 && result.success) {
      failed++;
      troubles.push(`FAILED: ${project}: jest ended with ${status}`);
    }
    listTroubles(result);
    reportSamples(result);
  } catch (error) {
    failed++;
    troubles.push(`FAILED: ${project}: ${String(error)}`);
  }
}

/** Keeps the tests that failed, and those that passed at the second try. */
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
 * Sites of the oldest and the newest versions that are supported; `npm run test:sites` has the
 * rest.
 */
function runSites() {
  console.log('\n— tests: sites');
  const {status, stdout} = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/sites/main.mjs'), '--quick'],
    {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']},
  );
  console.log(stdout);
  const [, ok, wrong] = /^(\d+) passed, (\d+) failed$/m.exec(stdout) ?? [];
  passed += Number(ok ?? 0);
  failed += Number(wrong ?? 0);
  if (status === 0) return;
  if (!(Number(wrong) > 0)) failed++;
  troubles.push('FAILED: sites');
}

/**
 * Says of the code samples which languages were run, which were only parsed, and which nothing has
 * checked.
 */
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

try {
  ensureTools();
  run('lint', 'npm', ['run', '--silent', 'lint']);
  run('types', 'npm', ['run', '--silent', 'types']);
  if (run('package build', 'npm', ['run', '--silent', 'build:package'])) {
    run('packed package', 'npm', ['run', '--silent', 'lint:package']);
    for (const project of ['node', 'theme', 'browser']) runJest(project);
    runSites();
  }
} finally {
  rmSync(scratch, {recursive: true, force: true});
}
for (const trouble of troubles) console.log(`\n${trouble}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
