import {toFilesFolder} from './urlPaths';

/**
 * Whether a file is none that a document may refer to, because files of its kind contain settings,
 * credentials and other people's code. The folders that the document itself is in don't count, nor
 * does the folder of a pulled document.
 * @param from path of the document
 */
export function isHidden(file: string, from: string): boolean {
  const pulled = `${toFilesFolder(from)}/`;
  if (file.startsWith(pulled)) return file.slice(pulled.length).split('/').some(isHiddenName);
  const folders = from.split('/').slice(0, -1);
  const names = file.split('/');
  const own = folders.findIndex((folder, index) => folder !== names[index]);
  return names.slice(own === -1 ? folders.length : own).some(isHiddenName);
}

export function isHiddenName(name: string): boolean {
  return (name.startsWith('.') && name !== '..') || name.toLowerCase() === 'node_modules';
}
