/** The file that remembers the published addresses, beside docs.json. */
import path from 'path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report} from '../diagnostics/types';
import {readSiteFile, toRefusal} from '../document/files/siteFile';

export type RoutesFile = {name: string; text: string};

/** Enough for 200 bytes for each of 100,000 addresses. */
const MAX_BYTES = 20_000_000;

/** `routes.lock.json`; `routes.admin.lock.json` for the instance `admin` of the plugin. */
export function toRoutesFileName(pluginId = 'default'): string {
  return pluginId === 'default' ? 'routes.lock.json' : `routes.${pluginId}.lock.json`;
}

/** Undefined if there is none, or none that can be read. */
export function readRoutesFile(
  rootDir: string,
  pluginId: string | undefined,
  report: Report,
): RoutesFile | undefined {
  const name = toRoutesFileName(pluginId);
  const read = readSiteFile(path.join(rootDir, name), rootDir);
  if (read.kind === 'missing') return undefined;
  const refusal =
    read.kind === 'file'
      ? read.bytes.length > MAX_BYTES && `has more than ${MAX_BYTES / 1_000_000} MB`
      : toRefusal(read);
  if (read.kind === 'file' && refusal === false)
    return {
      name,
      text: Buffer.from(read.bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    };
  report(
    toDiagnostic('routes-lock', {
      source: {file: name},
      message: `\`${name}\` ${refusal}.`,
      help: 'Restore it from version control.',
    }),
  );
  return undefined;
}
