/**
 * Wraps `run` so that its calls run one after the other, in the order they were made; each caller
 * gets the result or error of its own call.
 */
export function inTurn<Args extends unknown[], T>(
  run: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const next = () => run(...args);
    const result = last.then(next, next);
    last = result;
    return result;
  };
}
