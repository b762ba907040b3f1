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
  let result: {value: T} | undefined;
  scope.run = () => {
    result = {value: task()};
  };
  RUN.runInContext(context, {timeout: Math.max(1, Math.ceil(milliseconds))});
  if (!result) throw new Error('The task did not run.');
  return (result as {value: T}).value;
}

export function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
