import fs from 'fs';
import os from 'os';
import path from 'path';
import {buildRequest, type HttpRequest, type RequestContext} from '../../../plugin/request';
import {toCurl} from '../../../plugin/request/samples/curl';
import {startConsole} from '../support/console';
import {startEchoServer, withFixedBoundary, type EchoServer} from '../support/echoServer';
import {createRandom, FILES, randomRequest} from '../support/random';
import {run} from '../support/run';
import {sendWithFetch} from '../support/sendWithFetch';

const CASES = 100;
/**
 * Matches a path that must not occur after any number of decodings: clients and servers read
 * backslashes as slashes, and remove dot segments and control characters.
 */
const CLIMBS = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.\.?(?:[/;]|$)/;

/**
 * Tells whether servers may disagree about the path, so that the proxy has to refuse it. A path
 * value is a single segment for every server unless its parameter has `allowReserved` or the style
 * `matrix`, whose values begin with a semicolon.
 */
function isInDoubt({operation}: RequestContext, url: string): boolean {
  const {pathname} = new URL(url);
  const [parameter] = operation.parameters;
  const value = pathname.slice('/base/things/'.length, -'/a'.length);
  const decoded = decodeFully(value);
  if (CLIMBS.test(decoded)) return true;
  if (parameter?.allowReserved) return false;
  return (
    decoded.includes('/') ||
    /%(?:25)*2e/i.test(value) ||
    (parameter?.style !== 'matrix' && decoded.includes(';'))
  );
}

/** Some servers decode more often than they should. */
function decodeFully(text: string): string {
  const decoded = text.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
  return decoded === text ? text : decodeFully(decoded);
}

describe('a random request', () => {
  let server: EchoServer;
  let folder: string;

  beforeAll(async () => {
    server = await startEchoServer();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'request-samples-'));
    for (const {name, content} of FILES)
      fs.writeFileSync(path.join(folder, name), content as Uint8Array);
  });
  const afterThis: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of afterThis) await close();
    await server.close();
    fs.rmSync(folder, {recursive: true});
  });

  function randomSendable(seed: number): {context: RequestContext; request: HttpRequest} {
    const random = createRandom(seed);
    for (;;) {
      const {context, values} = randomRequest(random, server.origin);
      const request = buildRequest(context, values, {maskSecrets: false, placeholders: false});
      if (request.sendable) return {context, request};
    }
  }

  it.each(['/bin/sh', 'bash'])(
    'arrives the same through fetch and through cURL in %s',
    async (shell) => {
      for (let seed = 1; seed <= CASES; seed++) {
        const {request} = randomSendable(seed);
        await sendWithFetch(request);
        const [expected] = server.take();
        const script = path.join(folder, 'script.sh');
        fs.writeFileSync(script, `${toCurl(request)}\n`);
        const {status, output} = await run(shell, ['script.sh'], folder);
        expect({seed, status, output}).toMatchObject({seed, status: 0});
        const [received] = server.take();
        expect({seed, request: withFixedBoundary(received!)}).toEqual({
          seed,
          request: withFixedBoundary(expected!),
        });
      }
    },
  );

  it('arrives the same through the console, by proxy or directly, unless its path is ambiguous', async () => {
    const proxy = await startConsole();
    afterThis.push(proxy.close);
    let refused = 0;
    for (let seed = 1; seed <= 3 * CASES; seed++) {
      const {context, request} = randomSendable(seed);
      await sendWithFetch(request);
      const [expected] = server.take();
      const outcome = await proxy.send(context, request);
      if (isInDoubt(context, request.url)) {
        expect({seed, outcome}).toMatchObject({
          seed,
          outcome: {kind: 'failed', failure: {problem: {code: 'target_not_allowed'}}},
        });
        refused += 1;
        continue;
      }
      expect({seed, outcome}).toEqual({seed, outcome: {kind: 'complete'}});
      const [received] = server.take();
      expect({seed, request: withFixedBoundary(received!)}).toEqual({
        seed,
        request: withFixedBoundary(expected!),
      });
      // A page cannot send the cookies of another site, and a browser adds headers that bypass
      // caches.
      expect({seed, outcome: await proxy.sendDirectly(request)}).toEqual({
        seed,
        outcome: {kind: 'complete'},
      });
      const [direct] = server.take();
      expect({
        seed,
        request: without(withFixedBoundary(direct!), 'cache-control', 'pragma'),
      }).toEqual({seed, request: without(withFixedBoundary(expected!), 'cookie')});
    }
    // The seeds must produce both outcomes often, or the test would prove little.
    expect(refused).toBeGreaterThan(CASES / 10);
    expect(refused).toBeLessThan(2 * CASES);
  });
});

function without<T extends {headers: [string, string][]}>(received: T, ...names: string[]): T {
  return {...received, headers: received.headers.filter(([name]) => !names.includes(name))};
}
