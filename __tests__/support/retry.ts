/**
 * Gives a test that fails a second try in `npm test`, on a machine that is busy with other tests.
 * `scripts/test.mjs` names the tests that needed it.
 */
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), {logErrorsBeforeRetry: true});
