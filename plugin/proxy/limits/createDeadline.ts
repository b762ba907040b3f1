import type {FrameCut} from '../protocol';

/** The clock that ran out. */
export type Clock = Extract<FrameCut, 'deadline' | 'idle'>;

export type DeadlineTimes = {totalMs: number; idleMs: number};

/** Two clocks for one exchange: one for the whole, and one for how long it may be idle. */
export type Deadline = {
  /** Something happened: restarts the idle clock. */
  touch: () => void;
  /**
   * The reader is slow, which does not mean that the API is silent: stops the idle clock until
   * `touch`.
   */
  pause: () => void;
  /** Changes the times from here on; the total still counts from the beginning. */
  change: (times: DeadlineTimes) => void;
  stop: () => void;
};

/** @param onExpire is called once, with the clock that ran out */
export function createDeadline(times: DeadlineTimes, onExpire: (clock: Clock) => void): Deadline {
  // Not Date: the system clock may be changed.
  const started = performance.now();
  let {idleMs} = times;
  let total = setTimeout(expire, times.totalMs, 'deadline');
  let idle: NodeJS.Timeout | undefined = setTimeout(expire, idleMs, 'idle');
  let stopped = false;

  function expire(clock: Clock): void {
    stop();
    onExpire(clock);
  }
  function pause(): void {
    clearTimeout(idle);
    idle = undefined;
  }
  function touch(): void {
    if (stopped) return;
    if (idle) idle.refresh();
    else idle = setTimeout(expire, idleMs, 'idle');
  }
  function stop(): void {
    stopped = true;
    clearTimeout(total);
    pause();
  }
  return {
    touch,
    pause,
    change: (changed) => {
      if (stopped) return;
      clearTimeout(total);
      pause();
      idleMs = changed.idleMs;
      total = setTimeout(
        expire,
        Math.max(0, changed.totalMs - (performance.now() - started)),
        'deadline',
      );
      touch();
    },
    stop,
  };
}
