import {createNames} from '../document/createNames';
import path from 'path';

/**
 * A scope for each of several documents, made from its path below their common folder. It is a
 * prefix of ids, which become anchors and file names; dots separate it from the rest.
 */
export function toScopes(sources: readonly string[]): Map<string, string> {
  const folders = sources.map((source) => source.split('/').slice(0, -1));
  const [first = []] = folders;
  const differs = first.findIndex((name, index) => folders.some((other) => other[index] !== name));
  const common =
    differs === -1
      ? folders.reduce((least, {length}) => Math.min(least, length), Infinity)
      : differs;
  const toFree = createNames();
  return new Map(
    sources.map((source) => [source, toFree(toWord(source.split('/').slice(common).join('/')))]),
  );
}

function toWord(file: string): string {
  const name = file.slice(0, file.length - path.posix.extname(file).length);
  const word = name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
  return word.slice(0, 60) || 'document';
}
