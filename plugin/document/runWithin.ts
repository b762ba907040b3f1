import vm from 'node:vm';

const RUN = new vm.Script('run()');
const scope = {run: (): void => undefined};
/** Made with the first task: most documents have none. */
let context: vm.Context | undefined;

/**
 * Runs a task and stops it once its time is over, even inside a regular expression, which can only
 * be stopped from outside.
 * @throws an error that `isTimeout` recognizes
 */
export function runWithin<T>(milliseconds: number, task: () => T): T {
  context ??= vm.createContext(scope);
  const results: T[] = [];
  scope.run = () => void results.push(task());
  RUN.runInContext(context, {timeout: Math.max(1, Math.ceil(milliseconds))});
  return results[0] as T;
}

export function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
