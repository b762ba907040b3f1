/**
 * Reads a value from this tab's sessionStorage. Returns `undefined` too if the browser provides
 * none (private modes, blocked storage), or if something else wrote invalid JSON: stored values are
 * a convenience, and everything works without them.
 */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it with `undefined`. Returns whether the browser has stored it. */
export function writeSession(key: string, value: unknown): boolean {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
