import type {Json} from '../types';

/**
 * How many values there are in a value, and how deep it is. Counting ends with the first value
 * beyond a limit: what holds the same object twice at each level has no end for practical purposes.
 */
export function measure(value: Json, most: number): {values: number; depth: number} {
  let values = 0;
  let depth = 0;
  let level: Json[] = [value];
  while (level.length > 0 && values <= most) {
    const next: Json[] = [];
    for (const item of level) {
      values += 1;
      if (values > most) break;
      if (typeof item === 'object' && item !== null)
        for (const entry of Object.values(item)) next.push(entry);
    }
    level = next;
    depth += 1;
  }
  return {values, depth};
}
