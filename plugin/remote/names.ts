import path from 'path';
import {isHiddenName} from '../document/files/isHidden';

/** Files that other programs look for in every folder. */
const SOUGHT = /^(?:package|_category_)\.(?:json|ya?ml)$/i;

/**
 * Why a file must not be written under its name: a server must not decide what runs here.
 * @param folder the folder of the document's files, which a server cannot leave
 */
export function findNameProblem(file: string, folder: string): string | undefined {
  const names = file.slice(folder.length + 1).split('/');
  if (!file.startsWith(`${folder}/`) || path.posix.normalize(file) !== file)
    return `\`pull\` writes only into \`${folder}/\``;
  if (!/\.(?:ya?ml|json)$/i.test(file))
    return '`pull` writes files that end in .yaml, .yml or .json only';
  if (names.some(isHiddenName)) return '`pull` writes nothing into hidden folders and node_modules';
  if (names.some((name) => /[\\:*?"<>|\p{C}]/u.test(name)))
    return 'not every system allows or shows a file of this name';
  if (SOUGHT.test(names.at(-1) ?? '')) return 'other programs read files of this name';
  return undefined;
}
