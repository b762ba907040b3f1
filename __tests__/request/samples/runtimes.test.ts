import fs from 'fs';
import path from 'path';
import {buildRequest} from '../../../plugin/request';
import {toCurl} from '../../../plugin/request/samples/curl';
import {createFolder} from '../../support/folder';
import {listCases} from '../support/cases';
import {startEchoServer, type EchoServer} from '../support/echoServer';
import {CANARY, HOSTILE_TEXTS} from '../support/hostileTexts';
import {makeContext, makeValues} from '../support/operation';
import {FILES, SECRET} from '../support/random';
import {run} from '../support/run';
import {expectSamePairs, listChanged, LITERALS, RUNTIMES} from '../support/runSamples';

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

  it.each(RUNTIMES.filter(({isEverywhere}) => isEverywhere))(
    'in $language sends the same requests as `fetch`, and runs nothing of them',
    async (runtime) => {
      await expectSamePairs(runtime, listCases(server.origin), {server, folder});
      expect(fs.existsSync(path.join(folder, CANARY))).toBe(false);
    },
  );

  it.each(LITERALS.filter(({isEverywhere}) => isEverywhere))(
    'threat 139: has literals that $language reads as the same bytes',
    async (runtime) => {
      expect(await listChanged(runtime, HOSTILE_TEXTS, folder)).toEqual([]);
      expect(fs.existsSync(path.join(folder, CANARY))).toBe(false);
    },
  );

  it.each([
    ['/[1-9]', '/things'],
    ['/{a,b}', '/things'],
    ['/base', '/{a,b}'],
    ['/base', '/{}{a..c}'],
  ])('threat 141: in cURL sends one request to the server %s and the path %s', async (base, to) => {
    const request = buildRequest(
      makeContext({path: to}, {servers: [{url: `${server.origin}${base}`, variables: []}]}),
      makeValues(),
    );
    expect(await run('sh', ['-c', toCurl(request)], folder)).toMatchObject({status: 0});
    expect(server.take().map(({target}) => target)).toEqual([`${base}${to}`]);
  });

  it('in cURL reads no file if the URL has another scheme than http(s)', async () => {
    for (const path of [`file://${folder}/${SECRET}`, `{file://${folder}/${SECRET}}`]) {
      const request = buildRequest(makeContext({kind: 'callback', path}), makeValues());
      const {status, output} = await run('sh', ['-c', toCurl(request)], folder);
      expect(status).not.toBe(0);
      expect(output).not.toContain('X-Secret');
    }
  });
});
