import fs from 'fs';
import path from 'path';
import fc from 'fast-check';
import {buildRequest} from '../../../plugin/request';
import {listCases} from '../../request/support/cases';
import {startEchoServer, type EchoServer} from '../../request/support/echoServer';
import {CANARY} from '../../request/support/hostileTexts';
import {arbitraryRequest, FILES, SECRET} from '../../request/support/random';
import {expectSamePairs, RUNTIMES} from '../../request/support/runSamples';
import {createFolder} from '../../support/folder';

const RANDOM = 200;
const isAscii = (header: readonly string[]) => /^[ -~]*$/.test(header.join(''));

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
      const random = fc
        .sample(arbitraryRequest(server.origin), {numRuns: 5 * RANDOM, seed})
        .map(({context, values}, index) => ({
          title: `number ${index} of the seed ${seed}`,
          request: buildRequest(context, values, {maskSecrets: false, placeholders: false}),
        }))
        .filter(
          ({request}) =>
            request.sendable && (!runtime.hasAsciiHeaders || request.headers.every(isAscii)),
        )
        .slice(0, RANDOM);
      expect(random).toHaveLength(RANDOM);
      await expectSamePairs(runtime, [...listCases(server.origin), ...random], {server, folder});
      expect(fs.existsSync(path.join(folder, CANARY))).toBe(false);
    },
    1_800_000,
  );
});
