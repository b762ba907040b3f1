/**
 * Runs work in steps and yields to the browser after each, so that the page stays responsive.
 * Returns `undefined` when aborted.
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
