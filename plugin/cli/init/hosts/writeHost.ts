import path from 'node:path';
import {readText} from '../../readText';
import {writeWhole} from '../../writeWhole';
import type {InitChange} from '../changes';
import type {HostFile, HostPlan} from './types';

/** Writes the files of a host that do not exist yet; the others are left to their author. */
export function* writeHost(siteDir: string, {files}: HostPlan): Generator<InitChange> {
  for (const {file, text} of files) {
    const existing = readText(path.join(siteDir, file), siteDir);
    if (existing !== undefined) {
      const note =
        existing.replaceAll('\r\n', '\n') === text
          ? 'nothing is missing in it'
          : 'it existed already; what to add is below';
      yield {kind: 'Kept', file, note};
      continue;
    }
    writeWhole(path.join(siteDir, file), text, {isNew: true, start: siteDir});
    yield {kind: 'Created', file};
  }
}

/** The files of a host that a site has with another text. */
export function listUnwritten(siteDir: string, {files}: HostPlan): HostFile[] {
  const unwritten: HostFile[] = [];
  for (const entry of files) {
    const existing = readText(path.join(siteDir, entry.file), siteDir);
    if (existing?.replaceAll('\r\n', '\n') !== entry.text) unwritten.push(entry);
  }
  return unwritten;
}
