import {decode} from '../percent';
import type {Resolve} from './resolve';
import {splitRef} from './uri';
import type {Reference} from './types';

/**
 * For each file but the entry file, the pointers to its parts that references reach: their targets, and the places
 * that their own pointers name, which may be references too.
 */
export function listUsed(
  references: readonly Reference[],
  entry: string,
  resolve: Resolve,
): Map<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const {ref, holder} of references) {
    const target = resolve(ref, holder);
    if (!target) continue;
    const {uri, fragment} = splitRef(ref);
    const written = decode(fragment);
    const file = uri === '' ? holder.file : resolve(uri, holder)?.file;
    const add = (name: string, pointer: string) => {
      if (name !== entry) used.set(name, (used.get(name) ?? new Set<string>()).add(pointer));
    };
    add(target.file, target.pointer);
    if (file !== undefined && written.startsWith('/')) add(file, written);
  }
  return new Map([...used].map(([file, pointers]) => [file, [...pointers]]));
}
