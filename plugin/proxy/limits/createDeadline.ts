import type {FrameCut} from '../protocol';

/** The clock that ran out. */
export type Clock = Extract<FrameCut, 'deadline' | 'idle'>;

export type DeadlineTimes = {totalMs: number; idleMs: number};

/** Two clocks for one exchange: how long it may take, and how long nothing may happen in it. */
export type Deadline = {
  /** Something happened: the idle clock starts anew. */
  touch: () => void;
  /** The reader is slow, which is not silence of the API: the idle clock stops until `touch`. */
  pause: () => void;
  /** Other times from here on; the total still counts from the beginning. */
  change: (times: DeadlineTimes) => void;
  stop: () => void;
};

/** @param onExpire is called once, with the clock that ran out */
export function createDeadline(times: DeadlineTimes, onExpire: (clock: Clock) => void): Deadline {
  // Not Date: somebody may set the clock.
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
