import {createDeadline} from '../../../plugin/proxy/limits/createDeadline';
import type {Deadline} from '../../../plugin/proxy/limits/createDeadline';
import {DEFAULT_LIMITS} from '../../../plugin/proxy';

const TIMES = {totalMs: DEFAULT_LIMITS.totalTimeoutMs, idleMs: DEFAULT_LIMITS.idleTimeoutMs};
const STREAM_TIMES = {
  totalMs: DEFAULT_LIMITS.streamTotalTimeoutMs,
  idleMs: DEFAULT_LIMITS.streamIdleTimeoutMs,
};

/**
 * The second in which a clock expires, and which clock, on a fake timer, when `act` is called every
 * second.
 */
function expire(
  act: (deadline: Deadline, second: number) => void,
): {second: number; clock: string} | undefined {
  let second = 0;
  let expired: {second: number; clock: string} | undefined;
  const deadline = createDeadline(TIMES, (clock) => (expired = {second, clock}));
  while (!expired && second < 1000) {
    second += 1;
    jest.advanceTimersByTime(999);
    if (expired) throw new Error(`before ${second} s`);
    jest.advanceTimersByTime(1);
    if (!expired) act(deadline, second);
  }
  return expired;
}

describe('createDeadline with the documented limits', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('threat 117: expires after 15 s of silence', () => {
    expect(expire(() => undefined)).toEqual({second: 15, clock: 'idle'});
    expect(expire((deadline, second) => second === 10 && deadline.touch())).toEqual({
      second: 25,
      clock: 'idle',
    });
  });

  it('threat 118: expires after 30 s in total, even with activity or while paused', () => {
    expect(expire((deadline) => deadline.touch())).toEqual({second: 30, clock: 'deadline'});
    expect(expire((deadline) => deadline.pause())).toEqual({second: 30, clock: 'deadline'});
  });

  it('threat 117: gives an event stream 60 s of silence, and 5 minutes in total from the start', () => {
    expect(expire((deadline, second) => second === 5 && deadline.change(STREAM_TIMES))).toEqual({
      second: 65,
      clock: 'idle',
    });
    expect(
      expire((deadline, second) =>
        second === 5 ? deadline.change(STREAM_TIMES) : deadline.touch(),
      ),
    ).toEqual({second: 300, clock: 'deadline'});
  });

  it('never expires once it is stopped', () => {
    expect(expire((deadline, second) => second === 3 && deadline.stop())).toBeUndefined();
  });
});
