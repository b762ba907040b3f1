import {inTurn} from './inTurn';

/**
 * Wraps `load` so that it may be called while an earlier call is still running: calls run one after
 * the other, and earlier calls also return the newest result. `docusaurus start` reloads a plugin
 * once per file event without waiting for the previous reload, so an old document could otherwise
 * overwrite a new one.
 *
 * If the newest call fails, all fail with its error.
 */
export function createNewest<T>(load: () => Promise<T>): () => Promise<T> {
  const run = inTurn(load);
  let newest: Promise<T>;
  return async () => {
    newest = run();
    for (;;) {
      const seen: Promise<T> = newest;
      try {
        const result = await seen;
        if (seen === newest) return result;
      } catch (error) {
        if (seen === newest) throw error;
      }
    }
  };
}
