import fs from 'fs';
import path from 'path';
import fc from 'fast-check';
import {buildRequest} from '../../../plugin/request';
import {SAMPLE_LANGUAGES} from '../../../plugin/request/samples';
import {listCases} from '../../request/support/cases';
import {startEchoServer, type EchoServer} from '../../request/support/echoServer';
import {CANARY} from '../../request/support/hostileTexts';
import {PARSED} from '../../request/support/parsed';
import {arbitraryRequest, FILES, SECRET} from '../../request/support/random';
import {expectSamePairs, RUNTIMES} from '../../request/support/runtimes';
import {createFolder} from '../../support/folder';

const RANDOM = 200;
/** The HTTP client of Java refuses other values of headers. */
const isAscii = (header: readonly string[]) => /^[ -~]*$/.test(header.join(''));
/** The packages that the tests may install include neither a runtime nor a parser for these. */
const UNCHECKED = ['Swift'];

describe('a code sample', () => {
  let server: EchoServer;
  let folder: string;

  beforeAll(async () => {
    server = await startEchoServer();
    folder = createFolder({[SECRET]: 'X-Secret: yes\n'});
    for (const {name, content} of FILES)
      fs.writeFileSync(path.join(folder, name), content as Uint8Array);
  });
  afterAll(() => server.close());

  it.each(RUNTIMES)(
    'threat 139: in $language sends the same requests as `fetch`, and runs nothing of them',
    async (runtime) => {
      const seed = Date.now();
      const isJvm = ['Java', 'Kotlin'].includes(runtime.language);
      const random = fc
        .sample(arbitraryRequest(server.origin), {numRuns: 5 * RANDOM, seed})
        .map(({context, values}, index) => ({
          title: `number ${index} of the seed ${seed}`,
          request: buildRequest(context, values, {maskSecrets: false, placeholders: false}),
        }))
        .filter(({request}) => request.sendable && (!isJvm || request.headers.every(isAscii)))
        .slice(0, RANDOM);
      expect(random).toHaveLength(RANDOM);
      await expectSamePairs(runtime, [...listCases(server.origin), ...random], {server, folder});
      expect(fs.existsSync(path.join(folder, CANARY))).toBe(false);
    },
    1_800_000,
  );
});

describe('the list of sample languages', () => {
  it('consists of those whose samples are run, those whose samples are parsed, and the unchecked ones', () => {
    expect([...RUNTIMES.map(({language}) => language), ...PARSED, ...UNCHECKED].sort()).toEqual(
      SAMPLE_LANGUAGES.map(({label}) => label).sort(),
    );
  });
});
