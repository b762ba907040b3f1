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
  let idle: Timer | undefined = startTimer(idleMs, () => expire('idle'));
  let stopped = false;

  function expire(clock: Clock): void {
    stop();
    onExpire(clock);
  }
  function pause(): void {
    idle?.stop();
    idle = undefined;
  }
  function touch(): void {
    if (stopped) return;
    if (idle) idle.restart();
    else idle = startTimer(idleMs, () => expire('idle'));
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

type Timer = {restart: () => void; stop: () => void};

/**
 * A timer that restarts without a new timeout: bytes restart it thousands of times a second, and
 * only Node has `Timeout.refresh`.
 */
function startTimer(ms: number, onEnd: () => void): Timer {
  let end = performance.now() + ms;
  let timeout = setTimeout(look, ms);
  function look(): void {
    const left = end - performance.now();
    // Timers may fire a fraction of a millisecond early.
    if (left < 1) onEnd();
    else timeout = setTimeout(look, left);
  }
  return {
    restart: () => {
      end = performance.now() + ms;
    },
    stop: () => clearTimeout(timeout),
  };
}
