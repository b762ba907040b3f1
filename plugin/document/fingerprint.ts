import {promises as fs} from 'fs';
import path from 'path';

/**
 * A string that changes when one of the files is written, removed or made anew. Paths are relative to the project root.
 */
export async function fingerprintFiles(rootDir: string, files: readonly string[]): Promise<string> {
  const marks = await Promise.all(files.map((file) => fs.stat(path.join(rootDir, file)).then(({mtimeMs, size, ino}) => `${file} ${mtimeMs} ${size} ${ino}`, () => `${file} missing`)));
  return marks.join('\n');
}
