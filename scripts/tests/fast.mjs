import {runCommand, runScript, runSuites, toFailure} from './run.mjs';

/** What `npm test` runs needs these programs, and no others. */
export const FAST_TOOLS = ['chromium', 'curl', 'openssl', 'python3'];

/**
 * Everything that `npm test` checks: the source, the package, and all suites but the exhaustive
 * ones.
 * @returns {Promise<import('./run.mjs').Result[]>}
 */
export async function runFast() {
  const built = await buildPackage();
  if (built.failed > 0) return [built];
  // Beside what checks the source. Suites in a browser often wait, so there are more of them at a
  // time than cores.
  const [checks, suites] = await Promise.all([
    runChecks(),
    runSuites({projects: ['node', 'theme', 'browser'], workers: 3}),
  ]);
  if (suites.length === 0) suites.push(toFailure('suites', 'No suite has run.'));
  return [built, ...checks, ...suites];
}

/** The types of the example site and of the tests need lib/, and so do the sites of the tests. */
export function buildPackage() {
  return runCommand('package', process.execPath, ['scripts/build-package.mjs', '--if-changed']);
}

async function runChecks() {
  const results = [];
  for (const [title, name] of [
    ['format', 'lint:format'],
    ['unused files, exports and dependencies', 'lint:unused'],
    ['code and types', 'lint:code'],
    ['packed package', 'lint:package'],
  ])
    results.push(await runScript(title, name));
  return results;
}
