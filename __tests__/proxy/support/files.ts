import fs from 'fs';
import os from 'os';
import path from 'path';
import {closeAfterTest} from './closing';

/** Writes files into a temporary folder, which is deleted after the test. */
export function writeFolder(files: {[name: string]: string | Buffer}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-it-'));
  closeAfterTest(() => fs.rmSync(folder, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
