// A Jest reporter. Writes a line of JSON for each suite as soon as it ends, so that an interrupted
// run keeps its results; prints failures, and in a terminal how far the run is.
const {appendFileSync} = require('node:fs');
const path = require('node:path');

/**
 * @typedef {{file: string, passed: number, failed: number, seconds: number, troubles: string[]}}
 *   SuiteResult `file` is relative to the root, with slashes.
 */

module.exports = class Reporter {
  constructor({rootDir}) {
    this.rootDir = rootDir;
    // `run.mjs` names the file.
    this.file = process.env.TEST_RESULTS;
    this.ended = 0;
  }

  onTestResult(_test, result, {numTotalTestSuites}) {
    const suite = this.toSuite(result);
    appendFileSync(this.file, `${JSON.stringify(suite)}\n`);
    this.ended += 1;
    for (const trouble of suite.troubles) process.stderr.write(`\n${trouble}\n`);
    if (process.stderr.isTTY)
      process.stderr.write(`\r${this.ended} of ${numTotalTestSuites} suites `);
  }

  /** A suite that cannot run failed, although it has no tests. A skipped test did not pass. */
  toSuite({testFilePath, testExecError, failureMessage, testResults, perfStats}) {
    const file = path.relative(this.rootDir, testFilePath).split(path.sep).join('/');
    const bad = testResults.filter(({status}) => status !== 'passed');
    const troubles = bad.map(
      ({status, fullName, failureMessages}) =>
        `${status.toUpperCase()}: ${file}: ${fullName}\n${failureMessages.join('\n')}`,
    );
    const isBroken = testExecError != null || testResults.length === 0;
    if (isBroken) troubles.push(`FAILED: ${file}\n${failureMessage ?? 'It has no tests.'}`);
    return {
      file,
      passed: testResults.length - bad.length,
      failed: bad.length + (isBroken ? 1 : 0),
      seconds: (perfStats.end - perfStats.start) / 1000,
      troubles,
    };
  }
};
