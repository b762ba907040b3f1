/**
 * Repeats failed tests in `npm test`, since the machine is busy with other tests.
 * `scripts/test.mjs` lists the tests that needed it.
 */
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), {logErrorsBeforeRetry: true});
