import fs from 'node:fs/promises';
import path from 'node:path';

/** The first of several names that exists as a file in a folder. */
export async function findFirst(
  folder: string,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names) if (await exists(path.join(folder, name))) return name;
  return undefined;
}

/** Whether anything has this path, even a folder or a link to nothing. */
export async function isTaken(file: string): Promise<boolean> {
  return (await fs.lstat(file).catch(toNothing)) !== undefined;
}

/** Whether a file exists. Throws if the folder cannot be accessed. */
export async function exists(file: string): Promise<boolean> {
  const stats = await fs.stat(file).catch(toNothing);
  return stats?.isFile() ?? false;
}

function toNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
