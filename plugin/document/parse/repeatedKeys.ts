import {toLineColumn, toLineStarts} from '../../diagnostics/lines';
import {quote} from '../../diagnostics/text';
import {LIMITS} from '../limits';
import {toPositions} from '../position/positions';
import type {Position} from '../position/types';
import type {ParseProblem} from './types';

/**
 * Lists every key that an object of the text repeats, at its second position. A YAML merge key may
 * be repeated any number of times.
 */
export function listRepeatedKeys(text: string, format: 'json' | 'yaml'): ParseProblem[] {
  const starts = toLineStarts(text);
  const problems: ParseProblem[] = [];
  const seen = new Set<Position[]>();
  const pending: Position[] = [toPositions(text, format)];
  for (
    let position = pending.pop();
    position !== undefined && problems.length < LIMITS.findingsPerRule;
    position = pending.pop()
  ) {
    if (typeof position === 'number' || seen.has(position.children)) continue;
    seen.add(position.children);
    for (const child of position.children) pending.push(child);
    const first = new Map<string, number>();
    for (const [index, key] of (position.keys ?? []).entries()) {
      const offset = position.keyOffsets?.[index];
      if (offset === undefined) continue;
      const earlier = first.get(key);
      if (earlier === undefined || key === '<<') first.set(key, offset);
      else
        problems.push({
          code: 'document-duplicate-key',
          message: `The key ${quote(key)} occurs twice in the same object; the first is in line ${toLineColumn(starts, earlier).line}.`,
          help: 'Remove one of them, or merge their values.',
          offset,
        });
    }
  }
  return problems;
}
