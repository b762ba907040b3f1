import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds docs.json in a folder or its nearest parent; `operand` may also be the file itself.
 * Undefined if there is none.
 */
export function findDocsJson(operand: string): string | undefined {
  if (isFile(operand)) return operand;
  for (let folder = operand; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'docs.json');
    if (isFile(file)) return file;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}
