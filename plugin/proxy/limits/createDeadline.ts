import type {FrameCut} from '../protocol';

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
export function createDeadline(times: DeadlineTimes, onExpire: (clock: Extract<FrameCut, 'deadline' | 'idle'>) => void): Deadline {
  const started = Date.now();
  let {idleMs} = times;
  let total = setTimeout(expire, times.totalMs, 'deadline');
  let idle: NodeJS.Timeout | undefined = setTimeout(expire, idleMs, 'idle');

  function expire(clock: 'deadline' | 'idle'): void {
    stop();
    onExpire(clock);
  }
  function pause(): void {
    clearTimeout(idle);
    idle = undefined;
  }
  function touch(): void {
    if (idle) idle.refresh();
    else idle = setTimeout(expire, idleMs, 'idle');
  }
  function stop(): void {
    clearTimeout(total);
    pause();
  }
  return {
    touch,
    pause,
    change: (changed) => {
      stop();
      idleMs = changed.idleMs;
      total = setTimeout(expire, Math.max(0, changed.totalMs - (Date.now() - started)), 'deadline');
      touch();
    },
    stop,
  };
}
