import {inTurn} from './inTurn';

/**
 * Makes of `load` a function that may be called while an earlier call still runs: the calls run one
 * after the other, and an earlier call ends with the newest result, too. `docusaurus start` reloads
 * a plugin once per file event without waiting for the reload before it, so that an old document
 * could otherwise be written over a new one.
 *
 * Fails as the newest call fails.
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
