import {promises as fs} from 'fs';
import path from 'path';
import {FORMER_TABLE} from '../buildFiles';
import {createFindFormer, type FindFormer, type FormerAnswer} from '../formerTable';
import {findFile, type ServedFile} from './findFile';
import {rememberFile} from './rememberFile';
import type {ScriptRecords} from './scriptRecord';

/**
 * What an address answers, if it is a former one of the build.
 * @param asked the path of the request, as it was sent
 * @param pathname the same below the baseUrl, decoded
 */
export type FormerAddressesOfBuild = (
  asked: string,
  pathname: string,
) => Promise<FormerAnswer | undefined>;

/** The table of each language is read again when the file changes. */
export function createFormerAddresses(
  folder: string,
  baseUrl: string,
  records: ScriptRecords,
): FormerAddressesOfBuild {
  const readAt = rememberFile(async ({root, file}: ServedFile): Promise<FindFormer> => {
    const text = await fs.readFile(path.join(root, file), 'utf8');
    return createFindFormer(JSON.parse(text), baseUrl);
  });
  return async (asked, pathname) => {
    const locale = await records.localeOf(pathname.slice(1));
    const found = await findFile(folder, path.posix.join(locale, FORMER_TABLE));
    // A file that cannot be read is as good as none.
    const find = found && (await readAt(found).catch(() => undefined));
    return find?.(asked);
  };
}
