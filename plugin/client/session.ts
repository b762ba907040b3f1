/**
 * A value of this tab's sessionStorage. `undefined` also where the browser keeps none (private
 * modes, blocked storage), or where something else wrote what is no JSON: what is kept is a
 * convenience that everything works without.
 */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or with `undefined` forgets it. Returns whether the browser has kept it. */
export function writeSession(key: string, value: unknown): boolean {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
