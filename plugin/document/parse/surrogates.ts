import type {Json} from '../types';
import type {ParseProblem} from './types';

/** Matches the escape of half a surrogate pair in JSON and YAML. Two halves are one character. */
const ESCAPE =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})/g;
const HALF = /\p{Cs}/gu;

/**
 * Replaces, in place, unpaired halves of surrogate pairs: they cannot be written as UTF-8, so the
 * HTML of a page would differ from its data. Reports whether there were any.
 */
export function replaceHalfPairs(root: Json, text: string): ParseProblem[] {
  const escapes = [...text.matchAll(ESCAPE)].filter(([, half]) => half !== undefined);
  const [first] = escapes;
  if (first === undefined || !replaceIn(root)) return [];
  return [
    {
      code: 'document-encoding',
      message: `\`${first[1]}\` is half of a character; it is shown as \uFFFD.`,
      help: 'Write both halves, or the character itself.',
      offset: first.index,
    },
  ];
}

function replaceIn(root: Json): boolean {
  let isReplaced = false;
  const mend = (text: string): string => {
    const mended = text.replace(HALF, '\uFFFD');
    isReplaced ||= mended !== text;
    return mended;
  };
  const pending: Json[] = [root];
  const seen = new Set<Json>();
  for (let holder = pending.pop(); holder !== undefined; holder = pending.pop()) {
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    const entries = Object.entries(holder);
    // The new key takes the position of the old one.
    const isRenamed = !Array.isArray(holder) && entries.some(([key]) => mend(key) !== key);
    if (isRenamed) for (const [key] of entries) delete (holder as {[key: string]: Json})[key];
    for (const [key, value] of entries) {
      const mended = typeof value === 'string' ? mend(value) : value;
      if (isRenamed || mended !== value)
        Object.defineProperty(holder, isRenamed ? mend(key) : key, {
          value: mended,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      pending.push(value);
    }
  }
  return isReplaced;
}
