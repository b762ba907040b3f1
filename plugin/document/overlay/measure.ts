import type {Json} from '../types';

/**
 * Counts the values in a value and measures its depth. Counting stops once a limit is exceeded: a
 * value that holds the same object twice at each level is practically endless.
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
