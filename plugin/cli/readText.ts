import {readSiteFile, toRefusal} from '../document/files/siteFile';

/**
 * The text of a file of the site; undefined if there is none. Throws a sentence if it cannot be
 * read, or must not be because of symbolic links.
 * @param file absolute path
 * @param start absolute path of the site, or of the folder that the command runs in
 */
export function readText(file: string, start: string): string | undefined {
  const read = readSiteFile(file, start);
  if (read.kind === 'missing') return undefined;
  if (read.kind !== 'file') throw new Error(`\`${file}\` ${toRefusal(read)}.`);
  return Buffer.from(read.bytes).toString('utf8');
}
