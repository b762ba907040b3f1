import type {Json} from '../types';

/** Counts the values and object members of a value without shared parts, as JSON produces it. */
export function countValues(root: Json): {values: number; members: number} {
  const pending: Json[] = [root];
  let values = 0;
  let members = 0;
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    values += 1;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) members += Object.keys(value).length;
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) pending.push(child);
      else values += 1;
    }
  }
  return {values, members};
}
