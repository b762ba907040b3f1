import fs from 'fs';
import os from 'os';
import path from 'path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) fs.rmSync(folder, {recursive: true, force: true});
});

let clock = 0;

/** Writes a file with a different time for each content, so that no change is missed. */
export function editFile(file: string, text: string): void {
  fs.writeFileSync(file, text);
  fs.utimesSync(file, 1e9, 1e9 + ++clock);
}

/**
 * Creates a folder with these files and returns its absolute path. It is removed after the tests.
 */
export function createFolder(files: {[name: string]: string}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-')));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return folder;
}
