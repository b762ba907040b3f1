import fs from 'fs/promises';
import path from 'path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toSystemReason} from '../diagnostics/systemReason';
import type {Report} from '../diagnostics/types';
import type {ConfigContext} from './fields';
import {checkLock} from './lock';
import {normalizeConfig} from './normalize';
import {parseConfig} from './parse';
import {findSecrets} from '../document/secrets/secrets';
import {checkSources, listFiles} from './sources';
import type {Config, RemoteTab, TabConfig} from './types';

/**
 * Reads docs.json. Everything that is wrong is reported as a finding; the result is undefined only
 * when there is nothing to go on with: no file, or no JSON.
 */
export async function loadConfig(
  {siteDir, docsJson}: {siteDir: string; docsJson: string},
  report: Report,
): Promise<Config | undefined> {
  const absolute = path.resolve(siteDir, docsJson);
  const rootDir = path.dirname(absolute);
  const file = path.basename(absolute);
  const text = await readText(absolute, report);
  if (text === undefined) return undefined;
  const secrets = await findSecrets(new Map([[file, text]]));
  const tell: Report = (diagnostic) => report(secrets.conceal(diagnostic));
  const parsed = parseConfig(text, file, tell);
  if (!parsed) return undefined;
  const {value, locate} = parsed;
  const context: ConfigContext = {locate, report: tell};
  for (const {isAccountKey: _, ...secret} of secrets.found)
    report(toDiagnostic('config-secret', secret));
  const named = normalizeConfig(value, context);
  const remotes = named.filter(hasRemote);
  const tabs = await checkSources(rootDir, named, context);
  await checkLock(rootDir, file, tabs.filter(hasRemote), context);
  return {
    rootDir,
    file,
    secrets,
    tabs,
    sources: named.flatMap(({source, overlays, changelog}) => [
      source,
      ...overlays,
      ...listFiles(changelog),
    ]),
    remotes,
    locate,
  };
}

function hasRemote(tab: TabConfig): tab is RemoteTab {
  return tab.remote !== undefined;
}

/** The text without a byte order mark. */
async function readText(absolute: string, report: Report): Promise<string | undefined> {
  try {
    return (await fs.readFile(absolute, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const file = path.basename(absolute);
    const folder = path.dirname(absolute);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    const message = isMissing
      ? `There is no \`${file}\` in ${folder}.`
      : `\`${file}\` in ${folder} cannot be read: ${toSystemReason(error)}.`;
    const help =
      'Run `npx docusaurus-plugin-api-reference init`, or set `docsJson` in the options of the plugin.';
    report(toDiagnostic('config-not-found', {source: {file}, message, ...(isMissing && {help})}));
    return undefined;
  }
}
