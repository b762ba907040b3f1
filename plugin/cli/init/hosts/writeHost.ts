import fs from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../writeWhole';
import type {Change} from '../changes';
import type {HostFile, HostPlan} from './types';

/** Writes the files of a host that do not exist yet; the others are left to their author. */
export async function* writeHost(siteDir: string, {files}: HostPlan): AsyncGenerator<Change> {
  for (const {file, text} of files) {
    const existing = await readExisting(path.join(siteDir, file));
    if (existing !== undefined) {
      const note =
        existing.replaceAll('\r\n', '\n') === text
          ? 'nothing is missing in it'
          : 'it existed already; what to add is below';
      yield {kind: 'Kept', file, note};
      continue;
    }
    await fs.mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeWhole(path.join(siteDir, file), text, true);
    yield {kind: 'Created', file};
  }
}

/** The files of a host that a site has with another text. */
export async function listUnwritten(siteDir: string, {files}: HostPlan): Promise<HostFile[]> {
  const unwritten: HostFile[] = [];
  for (const entry of files) {
    const existing = await readExisting(path.join(siteDir, entry.file));
    if (existing?.replaceAll('\r\n', '\n') !== entry.text) unwritten.push(entry);
  }
  return unwritten;
}

async function readExisting(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
