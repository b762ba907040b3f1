import fc from 'fast-check';
import {buildRequest, type HttpRequest, type RequestContext} from '../../../plugin/request';
import {startConsole} from '../../request/support/console';
import {
  startEchoServer,
  withFixedBoundary,
  type EchoServer,
} from '../../request/support/echoServer';
import {arbitraryRequest} from '../../request/support/random';
import {sendWithFetch} from '../../request/support/sendWithFetch';

const CASES = 300;
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
  beforeAll(async () => {
    server = await startEchoServer();
  });
  const afterThis: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of afterThis) await close();
    await server.close();
  });

  function listSendable(seed: number): {context: RequestContext; request: HttpRequest}[] {
    return fc
      .sample(arbitraryRequest(server.origin), {numRuns: 3 * CASES, seed})
      .map(({context, values}) => ({
        context,
        request: buildRequest(context, values, {maskSecrets: false, placeholders: false}),
      }))
      .filter(({request}) => request.sendable)
      .slice(0, CASES);
  }

  it('arrives the same through the console, by proxy or directly, unless its path is ambiguous', async () => {
    const proxy = await startConsole();
    afterThis.push(proxy.close);
    const seed = Date.now();
    let refused = 0;
    const take = () => withFixedBoundary(server.take()[0]!);
    for (const [index, {context, request}] of listSendable(seed).entries()) {
      await sendWithFetch(request);
      const expected = take();
      const outcome = await proxy.send(context, request);
      const isRefused = isInDoubt(context, request.url);
      expect({seed, index, outcome}).toMatchObject({
        seed,
        index,
        outcome: isRefused
          ? {kind: 'failed', failure: {problem: {code: 'target_not_allowed'}}}
          : {kind: 'complete'},
      });
      if (isRefused) {
        refused += 1;
        continue;
      }
      expect({seed, index, request: take()}).toEqual({seed, index, request: expected});
      // A page cannot send the cookies of another site, and a browser adds headers that bypass
      // caches.
      expect(await proxy.sendDirectly(request)).toEqual({kind: 'complete'});
      expect({seed, index, request: without(take(), 'cache-control', 'pragma')}).toEqual({
        seed,
        index,
        request: without(expected, 'cookie'),
      });
    }
    // Both outcomes must be frequent, or the test would prove little.
    expect(refused).toBeGreaterThan(CASES / 30);
    expect(refused).toBeLessThan(0.8 * CASES);
  });
});

function without<T extends {headers: [string, string][]}>(received: T, ...names: string[]): T {
  return {...received, headers: received.headers.filter(([name]) => !names.includes(name))};
}
