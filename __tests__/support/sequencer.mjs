import TestSequencer from '@jest/test-sequencer';

/**
 * The longest suites, as measured. A worker that starts one of them last would run alone for
 * minutes.
 */
const LONGEST = [
  '__tests__/package.test',
  'browser/experience.test',
  'browser/fragments.test',
  'browser/documents.test',
  'browser/site.test',
  'browser/corpus.test',
  'browser/styles.test',
  'browser/console.test',
  'proxy/threats/floods.test',
  '__tests__/incremental.test',
];

/** Starts with the longest suites, even before Jest has recorded how long they take. */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const places = new Map(
      tests.map((test) => [test, LONGEST.findIndex((name) => test.path.includes(name))]),
    );
    const isLong = (test) => places.get(test) >= 0;
    const others = await super.sort(tests.filter((test) => !isLong(test)));
    return [...tests.filter(isLong).sort((a, b) => places.get(a) - places.get(b)), ...others];
  }
}
