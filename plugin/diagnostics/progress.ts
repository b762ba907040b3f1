/** Says what a long task is at, and how far: `Reading openapi.yaml (2 of 12)`. */
export type Progress = {
  say(text: string): void;
  /** Removes the line; the next text begins a new task. */
  clear(): void;
};

/** The part of a stream that a line needs. */
type Screen = {isTTY?: boolean; columns?: number; write(text: string): unknown};

/** Shorter tasks are not worth a word, in milliseconds. */
const QUIET_MS = 1000;
/** The least time between two texts, so that many small steps cost nothing. */
const PAUSE_MS = 100;

const ERASE = '\r\u001b[2K';

/**
 * Shows the progress of a task that takes longer than a second, in one line that is overwritten.
 * Undefined in a pipe and on CI, where nobody waits.
 */
export function createProgress(screen: Screen, env: NodeJS.ProcessEnv): Progress | undefined {
  if (screen.isTTY !== true || env.CI || env.TERM === 'dumb') return undefined;
  let latest = '';
  let isShown = false;
  let timer: NodeJS.Timeout | undefined;
  let start: number | undefined;
  let drawn = -PAUSE_MS;
  const draw = () => {
    timer = undefined;
    drawn = performance.now();
    isShown = true;
    // A line that wraps cannot be overwritten.
    screen.write(ERASE + latest.slice(0, Math.max((screen.columns || 80) - 1, 1)));
  };
  return {
    say(text) {
      latest = text;
      start ??= performance.now();
      const wait = Math.max(start + QUIET_MS, drawn + PAUSE_MS) - performance.now();
      if (wait > 0) {
        timer ??= setTimeout(draw, Math.ceil(wait));
        timer.unref();
      } else {
        clearTimeout(timer);
        draw();
      }
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      if (isShown) screen.write(ERASE);
      isShown = false;
      start = undefined;
    },
  };
}

/** `Reading openapi.yaml (2 of 12)` */
export function formatReading(source: string, number: number, total: number): string {
  return `Reading ${source}${total > 1 ? ` (${number} of ${total})` : ''} …`;
}
