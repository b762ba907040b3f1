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

/** Whether a file exists. Throws if the folder cannot be accessed. */
export async function exists(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stats) => stats.isFile(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );
}
