/**
 * Does work that comes in steps, and lets the browser do its own after each, so that the page stays
 * quick. `undefined` when it was aborted.
 */
export async function runInSteps<T>(
  steps: Iterator<undefined, T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
  }
}
