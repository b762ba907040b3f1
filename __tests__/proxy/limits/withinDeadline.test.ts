import {IncomingMessage, ServerResponse} from 'http';
import {Socket} from 'net';
import {withinDeadline} from '../../../plugin/proxy/limits/withinDeadline';
import type {Scope} from '../../../plugin/proxy/limits/withinDeadline';

const TIMES = {totalMs: 50, idleMs: 30};
const never = <T>(): Promise<T> => new Promise(() => undefined);

function createResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

/** How the work ends, how often its resource is released, and how many listeners remain. */
async function run(
  work: (scope: Scope, response: ServerResponse) => Promise<string>,
): Promise<{end: string; released: number; listeners: number}> {
  let released = 0;
  const response = createResponse();
  const end = await withinDeadline(TIMES, response, (scope) => {
    scope.expect('upstream_timeout');
    scope.onOver(() => (released += 1));
    return work(scope, response);
  }).catch((error: Error) => error.message);
  return {end, released, listeners: response.listenerCount('close')};
}

const once = {released: 1, listeners: 0};

describe('withinDeadline', () => {
  it('returns the partial result of work that stops itself when the time is up', async () => {
    expect(
      await run(
        (scope) => new Promise((resolve) => scope.onExpire((clock) => resolve(`cut: ${clock}`))),
      ),
    ).toEqual({end: 'cut: idle', ...once});
  });

  it('releases a resource at once if it is registered after the end, and starts no clock again', async () => {
    let late: Scope | undefined;
    await run(async (scope) => ((late = scope), 'done'));
    const release = jest.fn();
    late?.onOver(release);
    expect(release).toHaveBeenCalledTimes(1);
    const setClock = jest.spyOn(global, 'setTimeout');
    late?.touch();
    late?.change({totalMs: 1, idleMs: 1});
    expect(setClock).not.toHaveBeenCalled();
    setClock.mockRestore();
  });

  it('ends a step together with the whole work, but not the whole work when a step times out', async () => {
    let released = 0;
    const step = (scope: Scope): Promise<string> => {
      scope.onOver(() => (released += 1));
      return never();
    };
    expect(await run((scope) => scope.within({totalMs: 10_000, idleMs: 10_000}, step))).toEqual({
      end: 'upstream_timeout',
      ...once,
    });
    expect(
      await run((scope) =>
        scope
          .within({totalMs: 5, idleMs: 5}, step)
          .catch((error: Error) => `step: ${error.message}`),
      ),
    ).toEqual({end: 'step: upstream_timeout', ...once});
    // The step of the first run is released later in the same turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(released).toBe(2);
  });
});
