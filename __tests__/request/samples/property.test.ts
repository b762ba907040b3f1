import fs from 'fs';
import os from 'os';
import path from 'path';
import {buildRequest, type HttpRequest} from '../../../plugin/request';
import {toCurl} from '../../../plugin/request/samples/curl';
import {startEchoServer, withFixedBoundary, type EchoServer} from '../support/echoServer';
import {createRandom, FILES, randomRequest} from '../support/random';
import {run} from '../support/run';
import {sendWithFetch} from '../support/sendWithFetch';

const CASES = 100;

describe('one request, sent in different ways', () => {
  let server: EchoServer;
  let folder: string;

  beforeAll(async () => {
    server = await startEchoServer();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'request-samples-'));
    for (const {name, content} of FILES) fs.writeFileSync(path.join(folder, name), content as Uint8Array);
  });
  afterAll(async () => {
    await server.close();
    fs.rmSync(folder, {recursive: true});
  });

  function randomSendable(seed: number): HttpRequest {
    const random = createRandom(seed);
    for (;;) {
      const {context, values} = randomRequest(random, server.origin);
      const request = buildRequest(context, values, {maskSecrets: false, placeholders: false});
      if (request.sendable) return request;
    }
  }

  it.each(['/bin/sh', 'bash'])('is the same through fetch and through curl in %s', async (shell) => {
    for (let seed = 1; seed <= CASES; seed++) {
      const request = randomSendable(seed);
      await sendWithFetch(request);
      const [expected] = server.take();
      const script = path.join(folder, 'script.sh');
      fs.writeFileSync(script, `${toCurl(request)}\n`);
      const {status, output} = await run(shell, ['script.sh'], folder);
      expect({seed, status, output}).toMatchObject({seed, status: 0});
      const [received] = server.take();
      expect({seed, request: withFixedBoundary(received!)}).toEqual({seed, request: withFixedBoundary(expected!)});
    }
  });
});
