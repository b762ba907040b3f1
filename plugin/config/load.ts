import fs from 'fs/promises';
import path from 'path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {toSystemReason} from '../diagnostics/systemReason';
import type {Report} from '../diagnostics/types';
import type {ConfigContext} from './fields';
import {checkLock, listRemotes} from './lock';
import {normalizeConfig} from './normalize';
import {parseConfig} from './parse';
import {decodeText} from '../document/files/decode';
import {findSecrets} from '../document/secrets/secrets';
import {isPattern} from './sourcePatterns';
import {checkSources, listFiles, listPatternFolders} from './sources';
import type {Config} from './types';

/**
 * Reads docs.json. Every error is reported as a finding; the result is undefined only if there is
 * no file or no valid JSON.
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
  const found = await checkSources({rootDir, file}, named, context);
  const tabs = await checkLock(rootDir, file, found, context);
  return {
    rootDir,
    file,
    secrets,
    tabs,
    sources: [
      ...named.flatMap(({sources, overlays, changelog}) => [
        ...sources.filter((source) => !isPattern(source)),
        ...overlays,
        ...listFiles(changelog),
      ]),
      ...tabs.flatMap(({sources}) => sources),
    ],
    patternFolders: listPatternFolders(named),
    remotes: listRemotes(named),
    locate,
  };
}

/** The content, decoded as that of documents is: without a byte order mark. */
async function readText(absolute: string, report: Report): Promise<string | undefined> {
  const file = path.basename(absolute);
  try {
    const {text, invalidAt} = decodeText(await fs.readFile(absolute));
    if (invalidAt !== undefined)
      report(
        toDiagnostic('config-syntax', {
          severity: 'warning',
          source: {file, ...toLineColumn(toLineStarts(text), invalidAt)},
          message: `\`${file}\` is not valid UTF-8; characters that cannot be read are shown as \uFFFD.`,
          help: 'Save the file as UTF-8.',
        }),
      );
    return text;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
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
