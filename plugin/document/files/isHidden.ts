import path from 'path';
import {toFilesFolder} from './urlPaths';

/**
 * Whether documents must not refer to a file, because files of its kind contain settings,
 * credentials and other people's code. The folders that the document itself is in don't count, nor
 * does the folder of a pulled document.
 * @param from path of the document
 */
export function isHidden(file: string, from: string): boolean {
  const pulled = `${toFilesFolder(from)}/`;
  if (file.startsWith(pulled)) return file.slice(pulled.length).split('/').some(isHiddenName);
  return listOtherNames(file, from).some(isHiddenName);
}

/**
 * Whether symbolic links lead from a file that the site itself names to such a file. What is hidden
 * in its name, too, doesn't count; below `node_modules`, package managers make links of their own.
 * @param file the real path
 * @param named the path that the site names
 */
export function leadsToHidden(file: string, named: string): boolean {
  const names = listOtherNames(file, named);
  if (names.at(-1) === path.posix.basename(named)) names.pop();
  const isPackage = named.split('/').includes('node_modules');
  return names.slice(isPackage ? names.lastIndexOf('node_modules') + 1 : 0).some(isHiddenName);
}

/** The parts of a path, from the first that differs from the folders of another path. */
function listOtherNames(file: string, from: string): string[] {
  const folders = from.split('/').slice(0, -1);
  const names = file.split('/');
  const own = folders.findIndex((folder, index) => folder !== names[index]);
  return names.slice(own === -1 ? folders.length : own);
}

export function isHiddenName(name: string): boolean {
  return (name.startsWith('.') && name !== '..') || name.toLowerCase() === 'node_modules';
}
