import {toDiagnostic} from '../diagnostics/diagnostic';
import type {ConfigContext} from './fields';
import {findFile, findWrongPath, toRootPath, type FileKind, type FileProblem} from './findFile';
import type {ChangelogConfig, ChangelogEntry, TabConfig} from './types';
import {toSettingPointer} from './versions';

const DOCUMENT: FileKind = {
  name: 'document',
  wanted: 'the OpenAPI document itself',
  extensions: ['.yaml', '.yml', '.json'],
};
const OVERLAY: FileKind = {...DOCUMENT, name: 'overlay', wanted: 'the overlay itself'};
const PULL = 'Run `npx docusaurus-plugin-api-reference pull` to fetch it.';
const CODES = {
  missing: 'config-source-missing',
  outside: 'config-source-outside',
  form: 'config-type',
} as const;

/** What is wrong with the path of a document, whether or not there is a file. */
export function findWrongSource(rootDir: string, source: string): FileProblem | undefined {
  return findWrongPath(rootDir, source, DOCUMENT);
}

/**
 * Looks for the document of each tab. A tab whose document is not there, is not a file, or is
 * outside the project root (also through a symbolic link) is reported and left out; two tabs with
 * one document are a warning.
 */
export async function checkSources(
  rootDir: string,
  tabs: readonly TabConfig[],
  context: ConfigContext,
): Promise<TabConfig[]> {
  const {locate, report} = context;
  const bound = new Map<string, TabConfig>();
  const usable: TabConfig[] = [];
  for (const tab of tabs) {
    const source = locate(toSettingPointer(tab, 'source'));
    const found = await findFile(rootDir, tab.source, DOCUMENT);
    if (typeof found !== 'string') {
      const {kind, ...words} = found;
      report(
        toDiagnostic(CODES[kind], {
          source,
          ...words,
          ...(tab.remote && kind === 'missing' && {help: PULL}),
        }),
      );
      continue;
    }
    const other = bound.get(found);
    if (other) {
      const message = `\`${tab.source}\` is also the document of ${toName(other)}.`;
      report(
        toDiagnostic('config-source-twice', {
          source,
          message,
          help: `Each operation then has two pages. Remove one of the ${tab.version && other.version ? 'versions' : 'tabs'} if that is not meant.`,
        }),
      );
    }
    bound.set(found, tab);
    const changelog = tab.changelog && (await checkEntries(rootDir, tab.changelog, context));
    usable.push({
      ...tab,
      source: toRootPath(rootDir, tab.source),
      overlays: await checkOverlays(rootDir, tab, context),
      ...(changelog && {changelog}),
    });
  }
  return usable;
}

/** The files of a changelog; what is in Git is looked for when it is loaded. */
export function listFiles(changelog: ChangelogConfig | undefined): string[] {
  return (changelog?.entries ?? []).flatMap(({source}) =>
    source.kind === 'file' ? [source.file] : [],
  );
}

/** The overlays that are there. */
async function checkOverlays(
  rootDir: string,
  tab: TabConfig,
  {locate, report}: ConfigContext,
): Promise<string[]> {
  const overlays: string[] = [];
  for (const [index, overlay] of tab.overlays.entries()) {
    const found = await findFile(rootDir, overlay, OVERLAY);
    if (typeof found === 'string') overlays.push(toRootPath(rootDir, overlay));
    else {
      const {kind, ...words} = found;
      const source = locate(toSettingPointer(tab, 'overlays', String(index)));
      report(toDiagnostic(CODES[kind], {source, ...words}));
    }
  }
  return overlays;
}

async function checkEntries(
  rootDir: string,
  changelog: ChangelogConfig,
  {locate, report}: ConfigContext,
): Promise<ChangelogConfig> {
  const entries: ChangelogEntry[] = [];
  for (const entry of changelog.entries) {
    if (entry.source.kind === 'git') {
      entries.push(entry);
      continue;
    }
    const found = await findFile(rootDir, entry.source.file, DOCUMENT);
    if (typeof found === 'string')
      entries.push({
        ...entry,
        source: {kind: 'file', file: toRootPath(rootDir, entry.source.file)},
      });
    else {
      const {kind, ...words} = found;
      report(toDiagnostic(CODES[kind], {source: locate(`${entry.pointer}/source`), ...words}));
    }
  }
  return {...changelog, entries};
}

function toName({label, version}: TabConfig): string {
  const tab = `the tab ${JSON.stringify(label)}`;
  return version ? `the version ${JSON.stringify(version.name)} of ${tab}` : tab;
}
