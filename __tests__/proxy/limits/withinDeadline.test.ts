import {IncomingMessage, ServerResponse} from 'http';
import {Socket} from 'net';
import {withinDeadline} from '../../../plugin/proxy/limits/withinDeadline';
import type {DeadlineScope} from '../../../plugin/proxy/limits/withinDeadline';

const TIMES = {totalMs: 50, idleMs: 30};

/** How the work ends, how often its resource is released, and how many listeners remain. */
async function run(work: (scope: DeadlineScope) => Promise<string>) {
  const release = jest.fn();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const end = await withinDeadline(TIMES, response, (scope) => {
    scope.expect('upstream_timeout');
    scope.onOver(release);
    return work(scope);
  }).catch((error: Error) => error.message);
  return {end, released: release.mock.calls.length, listeners: response.listenerCount('close')};
}

describe('withinDeadline', () => {
  it('releases a resource at once if it is registered after the end, and starts no clock again', async () => {
    let late: DeadlineScope | undefined;
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

  it('ends a step together with the whole work, and releases both', async () => {
    const release = jest.fn();
    const step = (scope: DeadlineScope) => {
      scope.onOver(release);
      return new Promise<string>(() => undefined);
    };
    expect(await run((scope) => scope.within({totalMs: 10_000, idleMs: 10_000}, step))).toEqual({
      end: 'upstream_timeout',
      released: 1,
      listeners: 0,
    });
    // The step is released later in the same turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(release).toHaveBeenCalledTimes(1);
  });
});
