import type {ServerResponse} from 'http';
import type {ProblemCode} from '../protocol';
import {ReaderLeft, Refusal} from '../refusal';
import {createDeadline} from './createDeadline';
import type {Clock, Deadline, DeadlineTimes} from './createDeadline';

/** What the steps of an exchange share: its clocks, and its end. */
export type Scope = Pick<Deadline, 'touch' | 'pause' | 'change'> & {
  /** What the reader hears when the time runs out from here on. The idle clock starts anew. */
  expect: (code: ProblemCode) => void;
  /** Ends a response that has begun. Otherwise the time's end is a refusal. */
  onExpire: (cut: (clock: Clock) => void) => void;
  /**
   * Registers what lets go of something: a request, a stream. It is called once, however the
   * exchange ends; at once if it is over.
   */
  onOver: (release: () => void) => void;
  isOver: () => boolean;
  /** Ends it as if the reader had left. */
  abandon: () => void;
  /** Gives a step less time than the rest. What it registers is let go of with the step. */
  within: <T>(times: DeadlineTimes, step: (scope: Scope) => Promise<T>) => Promise<T>;
};

/**
 * Runs `work` under one deadline. This function settles whatever happens: with `work`, when the
 * time is up, or when the reader leaves, and then lets go of everything that `work` has registered,
 * even if `work` itself never settles.
 */
export async function withinDeadline<T>(
  times: DeadlineTimes,
  response: ServerResponse,
  work: (scope: Scope) => Promise<T>,
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
    // A response that has just been cut is a response: its steps settle before the next turn of the
    // event loop.
    setImmediate(giveUp, new Refusal(code, undefined, clock));
  });
  const abandon = (): void => giveUp(new ReaderLeft());
  const leave = (): void => {
    // A response that is written whole closes as well, before the steps that wrote it settle.
    if (!response.writableEnded) abandon();
  };
  const scope: Scope = {
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
    // The event is over for a reader who has left before.
    if (response.destroyed) throw new ReaderLeft();
    return await Promise.race([work(scope), gaveUp]);
  } finally {
    isOver = true;
    deadline.stop();
    response.off('close', leave);
    for (const release of releases) release();
  }
}
