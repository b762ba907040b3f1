import path from 'path';
import type {ServedFile} from './findFile';

/** Reads a file once for each version of it. */
export function rememberFile<T>(
  read: (file: ServedFile) => Promise<T>,
): (file: ServedFile) => Promise<T> {
  const known = new Map<string, {version: string; value: Promise<T>}>();
  return (found) => {
    const name = path.join(found.root, found.file);
    const last = known.get(name);
    if (last?.version === found.version) return last.value;
    const value = read(found);
    known.set(name, {version: found.version, value});
    // A file that could not be read is tried again.
    value.catch(() => known.delete(name));
    return value;
  };
}
