/** Work that pauses wherever other work may run. */
export type Steps<T> = Generator<void, T, void>;

/** How long work goes on without a pause, in milliseconds: browsers draw every 16. */
const MOST_MS = 10;

/** Leaves time for other work. */
export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) return value;
    if (performance.now() - start < MOST_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) return value;
  }
}
