import type {TokenRange} from '../../request/code/tokens';

/** A key of JSON in code: its offsets, and where its value ends if that is not a structure. */
export type LocatedKey = {
  /** The keys above it and its own; lists have none. */
  path: readonly string[];
  start: number;
  end: number;
  valueEnd: number;
};

/** What opens a string that contains JSON, in any language. */
const OPENING = /^\w?["'`#]+\s*$/;

/** Locates the keys of the JSON that code is or contains. */
export function locateKeys(code: string, tokens: readonly TokenRange[]): LocatedKey[] {
  const keys: LocatedKey[] = [];
  /** The key that each open structure has reached. */
  let open: (string | undefined)[] = [];
  let latest: LocatedKey | undefined;
  for (const {kind, start, end} of tokens) {
    const text = code.slice(start, end);
    if (kind === 'punctuation')
      for (const sign of text) {
        if (sign === '{' || sign === '[') open.push(undefined);
        if (sign === '}' || sign === ']') open.pop();
        if (sign !== ':') latest = undefined;
      }
    else if (kind === 'string' && OPENING.test(text)) open = [];
    else if (open.length > 0 && text.startsWith('"') && /^\s*:/.test(code.slice(end, end + 9))) {
      open[open.length - 1] = toName(text);
      const path = open.filter((name) => name !== undefined);
      latest = {path, start, end, valueEnd: end};
      keys.push(latest);
    } else if (latest) {
      latest.valueEnd = end;
      latest = undefined;
    }
  }
  return keys;
}

function toName(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1); // Escaped once more by its language.
  }
}
