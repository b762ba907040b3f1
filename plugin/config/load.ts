import path from 'path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Report} from '../diagnostics/types';
import type {ConfigContext} from './fields';
import {checkLock, listRemotes} from './lock';
import {normalizeConfig} from './normalize';
import {parseConfig} from './parse';
import {decodeText} from '../document/files/decode';
import type {FileProblem} from '../document/files/projectFiles';
import {readSiteFile, toRefusal} from '../document/files/siteFile';
import {present} from '../document/present';
import {findSecrets} from '../document/secrets/secrets';
import {readRoutesFile} from './routesFile';
import {type SiteSettings, withSiteSettings} from './siteSettings';
import {isPattern} from './sourcePatterns';
import {checkSources, listFiles, listPatternFolders} from './sources';
import type {Config} from './types';

type DocsFile = SiteSettings & {
  siteDir: string;
  docsJson: string;
  /** The folder that docs.json may link into, if it is not in the Git repository of the site. */
  projectDir?: string;
  /** Which of the plugin's instances reads it. */
  pluginId?: string;
};

/**
 * Reads docs.json. Every error is reported as a finding; the result is undefined only if there is
 * no file or no valid JSON.
 */
export async function loadConfig(
  {siteDir, docsJson, projectDir = siteDir, pluginId, ...site}: DocsFile,
  report: Report,
): Promise<Config | undefined> {
  const absolute = path.resolve(siteDir, docsJson);
  const rootDir = path.dirname(absolute);
  const file = path.basename(absolute);
  const text = readText(absolute, projectDir, report);
  if (text === undefined) return undefined;
  const secrets = await findSecrets(new Map([[file, text]]));
  const tell: Report = (diagnostic) => report(secrets.conceal(diagnostic));
  const parsed = parseConfig(text, file, tell);
  if (!parsed) return undefined;
  const {value, locate} = parsed;
  const context: ConfigContext = {locate, report: tell};
  for (const {isAccountKey: _, ...secret} of secrets.found)
    report(toDiagnostic('config-secret', secret));
  const named = normalizeConfig(value, context).map((tab) => withSiteSettings(tab, site));
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
    ...present({pluginId, routes: readRoutesFile(rootDir, pluginId, report)}),
    locate,
  };
}

/** The content, decoded as that of documents is: without a byte order mark. */
function readText(absolute: string, projectDir: string, report: Report): string | undefined {
  const file = path.basename(absolute);
  const read = readSiteFile(absolute, projectDir);
  if (read.kind !== 'file') {
    report(toDiagnostic('config-not-found', {source: {file}, ...explain(absolute, read)}));
    return undefined;
  }
  const {text, invalidAt} = decodeText(read.bytes);
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
}

function explain(absolute: string, problem: FileProblem): {message: string; help?: string} {
  const [file, folder] = [path.basename(absolute), path.dirname(absolute)];
  if (problem.kind === 'missing')
    return {
      message: `There is no \`${file}\` in ${folder}.`,
      help: 'Run `npx docusaurus-plugin-api-reference init`, or set `docsJson` in the options of the plugin.',
    };
  const isLink = problem.kind === 'outside' || problem.kind === 'hidden';
  return {
    message: `\`${file}\` in ${folder} ${toRefusal(problem)}.`,
    ...(isLink && {
      help: 'Replace the link by the file itself. A link may lead to another file of the same Git repository.',
    }),
  };
}
