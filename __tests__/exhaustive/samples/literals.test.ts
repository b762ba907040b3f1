import fs from 'fs';
import path from 'path';
import fc from 'fast-check';
import {createFolder} from '../../support/folder';
import {CANARY, hostileText, HOSTILE_TEXTS} from '../../request/support/hostileTexts';
import {listChanged, LITERALS} from '../../request/support/runSamples';

const COUNT = 100_000;
const BATCH = 20_000;

describe('a literal in a code sample', () => {
  const seed = Date.now();
  const texts = [...HOSTILE_TEXTS, ...fc.sample(hostileText, {numRuns: COUNT, seed})];

  it.each(LITERALS)(
    'threat 139: is read in $language as the same bytes, and runs nothing',
    async (runtime) => {
      const folder = createFolder({});
      for (let start = 0; start < texts.length; start += BATCH)
        expect({
          seed,
          changed: await listChanged(runtime, texts.slice(start, start + BATCH), folder),
        }).toEqual({seed, changed: []});
      expect(fs.existsSync(path.join(folder, CANARY))).toBe(false);
    },
    3_600_000,
  );
});
