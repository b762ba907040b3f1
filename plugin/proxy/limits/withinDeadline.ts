import type {ProblemCode} from '../protocol';
import {ReaderLeft, Refusal} from '../refusal';
import {createDeadline} from './createDeadline';
import type {Clock, Deadline, DeadlineTimes} from './createDeadline';

/** What the steps of an exchange share: its clocks, and its end. */
export type DeadlineScope = Pick<Deadline, 'touch' | 'pause' | 'change'> & {
  /** Sets the problem for the reader if the time runs out from here on. Restarts the idle clock. */
  expect: (code: ProblemCode) => void;
  /** Sets how to end a response that has begun. Without it, running out of time is a refusal. */
  onExpire: (cut: (clock: Clock) => void) => void;
  /**
   * Registers a function that releases something, such as a request or a stream. It is called once,
   * however the exchange ends, and at once if it is already over.
   */
  onOver: (release: () => void) => void;
  isOver: () => boolean;
  /** Ends the exchange as if the reader had left. */
  abandon: () => void;
  /** Gives a step less time than the rest. What it registers is released with the step. */
  within: <T>(times: DeadlineTimes, step: (scope: DeadlineScope) => Promise<T>) => Promise<T>;
};

/** What shows that the reader has left: a `ServerResponse`, or a stand-in where there is none. */
export type Leaving = {
  once: (event: 'close', listener: () => void) => unknown;
  off: (event: 'close', listener: () => void) => unknown;
  /** The whole response is written. */ readonly writableEnded: boolean;
  readonly destroyed: boolean;
};

/**
 * Runs `work` under one deadline. The returned promise always settles: with `work`, when the time
 * is up, or when the reader leaves. Then it releases everything that `work` has registered, even if
 * `work` itself never settles.
 */
export async function withinDeadline<T>(
  times: DeadlineTimes,
  response: Leaving,
  work: (scope: DeadlineScope) => Promise<T>,
): Promise<T> {
  const releases: (() => void)[] = [];
  let isOver = false;
  let code: ProblemCode = 'internal';
  let cut: (clock: Clock) => void = () => undefined;
  let giveUp: (error: Error) => void = () => undefined;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const deadline = createDeadline(times, (clock) => {
    cut(clock);
    // A response that has just been cut off still counts as a response: its steps settle before the
    // next turn of the event loop.
    setTimeout(giveUp, 0, new Refusal(code, undefined, clock));
  });
  const abandon = (): void => giveUp(new ReaderLeft());
  const leave = (): void => {
    // A response that is written completely also closes, before the steps that wrote it settle.
    if (!response.writableEnded) abandon();
  };
  const scope: DeadlineScope = {
    touch: deadline.touch,
    pause: deadline.pause,
    change: deadline.change,
    expect: (next) => {
      code = next;
      deadline.touch();
    },
    onExpire: (next) => {
      cut = next;
    },
    onOver: (release) => {
      if (isOver) release();
      else releases.push(release);
    },
    isOver: () => isOver,
    within: (inner, step) =>
      withinDeadline(inner, response, (own) => {
        own.expect(code);
        scope.onOver(own.abandon);
        return step(own);
      }),
    abandon,
  };
  response.once('close', leave);
  try {
    // For a reader who left earlier, the event has already fired.
    if (response.destroyed) throw new ReaderLeft();
    return await Promise.race([work(scope), gaveUp]);
  } finally {
    isOver = true;
    deadline.stop();
    response.off('close', leave);
    for (const release of releases) release();
  }
}
