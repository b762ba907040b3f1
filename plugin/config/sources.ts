import {present} from '../document/present';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {listSome} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {toLockName} from '../remote/lock';
import type {ConfigContext} from './fields';
import {
  describeExtensions,
  type FileKind,
  type SiteFileProblem,
  findFile,
  findWrongPath,
  findWrongPlace,
  hasExtension,
  toRootPath,
} from './findFile';
import {findMatches, isExclusion, isPattern, leavesRoot, toBaseFolder} from './sourcePatterns';
import type {ChangelogConfig, ChangelogEntry, TabConfig} from './types';
import {toSettingPointer} from './versions';

const DOCUMENT: FileKind = {
  name: 'document',
  wanted: 'the OpenAPI document itself',
  extensions: ['.yaml', '.yml', '.json'],
};
const EARLIER: FileKind = {...DOCUMENT, name: 'earlier document'};
const OVERLAY: FileKind = {...DOCUMENT, name: 'overlay', wanted: 'the overlay itself'};
const PULL = 'Run `npx docusaurus-plugin-api-reference pull` to fetch it.';
const CODES = {
  missing: 'config-source-missing',
  outside: 'config-source-outside',
  form: 'config-type',
} as const;

/** Checks the path of a document, whether or not the file exists. */
export function findWrongSource(rootDir: string, source: string): SiteFileProblem | undefined {
  return findWrongPath(rootDir, source, DOCUMENT);
}

/**
 * Finds the documents of each tab. A document that does not exist, is not a file, or is outside the
 * project root (also through a symbolic link) is reported and omitted, and so is a tab without any;
 * two tabs with the same document are a warning.
 */
export async function checkSources(
  {rootDir, file}: {rootDir: string; file: string},
  tabs: readonly TabConfig[],
  context: ConfigContext,
): Promise<TabConfig[]> {
  const bound = new Map<string, TabConfig>();
  const usable: TabConfig[] = [];
  for (const tab of tabs) {
    const overlays = await checkOverlays(rootDir, tab, context);
    const own = [file, toLockName(file), ...overlays];
    const found = await findSources(rootDir, tab, own, context);
    if (found.size === 0) continue;
    for (const [real, source] of found) {
      const other = bound.get(real);
      if (other) context.report(toTwice(source, tab, other, context));
      bound.set(real, tab);
    }
    const changelog = tab.changelog && (await checkEntries(rootDir, tab.changelog, context));
    usable.push({
      ...tab,
      sources: [...found.values()],
      overlays,
      ...present({changelog}),
    });
  }
  return usable;
}

/** The documents of a tab by real path, in the order of docs.json. */
async function findSources(
  rootDir: string,
  tab: TabConfig,
  own: readonly string[],
  context: ConfigContext,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const exclusions = tab.sources.filter(isExclusion);
  await checkExclusions(rootDir, tab, context);
  for (const [index, source] of tab.sources.entries()) {
    if (isExclusion(source)) continue;
    const place = toSourcePlace(tab, index, context);
    const add = (name: string, found: string | SiteFileProblem) => {
      if (typeof found !== 'string') {
        const {kind, ...words} = found;
        const help = tab.remote && kind === 'missing' ? {help: PULL} : {};
        context.report(toDiagnostic(CODES[kind], {source: place, ...words, ...help}));
      } else if (!files.has(found)) files.set(found, toRootPath(rootDir, name));
    };
    const found = await findFile(rootDir, source, DOCUMENT);
    // The name of a file may look like a pattern.
    if (typeof found === 'string' || !isPattern(source)) add(source, found);
    else {
      const matches = tab.version
        ? toPatternOfVersion(source)
        : await matchPattern(rootDir, source, exclusions, own);
      if (!Array.isArray(matches)) add(source, matches);
      else for (const match of matches) add(match, await findFile(rootDir, match, DOCUMENT));
    }
  }
  return files;
}

/**
 * Reports exclusions that leave out nothing: a misspelled one publishes what the author wanted to
 * leave out. Also reports a list that has nothing else.
 */
async function checkExclusions(
  rootDir: string,
  tab: TabConfig,
  context: ConfigContext,
): Promise<void> {
  if (tab.sources.every(isExclusion))
    context.report(
      toDiagnostic('config-source-missing', {
        source: context.locate(toSettingPointer(tab, 'source')),
        message: '`source` only leaves files out, and names no document.',
        help: 'Name a document or a pattern, too: `["billing/*.yaml", "!billing/draft.yaml"]`.',
      }),
    );
  else {
    const patterns = tab.sources.filter(
      (source) => isPattern(source) && !isExclusion(source) && !leavesRoot(source),
    );
    const matchesBy = async (exclusions: readonly string[]): Promise<number> => {
      const found = patterns.map((pattern) => findMatches(rootDir, pattern, exclusions));
      return (await Promise.all(found)).flat().length;
    };
    // No search at all for a list without exclusions.
    let all: Promise<number> | undefined;
    for (const [index, source] of tab.sources.entries()) {
      if (!isExclusion(source)) continue;
      const wrong = findWrongPlace(rootDir, source.slice(1), DOCUMENT);
      const place = toSourcePlace(tab, index, context);
      if (wrong) {
        const {kind, ...words} = wrong;
        context.report(toDiagnostic(CODES[kind], {source: place, ...words}));
      } else if ((await matchesBy([source])) === (await (all ??= matchesBy([]))))
        context.report(
          toDiagnostic('config-source-missing', {
            severity: 'warning',
            source: place,
            message: `\`${source}\` leaves out nothing: no pattern of \`source\` matches such a file.`,
            help: 'Correct it, or remove it. Files that `source` names without a pattern are not left out.',
          }),
        );
    }
  }
}

/** docs.json, its lock and overlays are never documents, even if they match a pattern. */
async function matchPattern(
  rootDir: string,
  pattern: string,
  exclusions: readonly string[],
  own: readonly string[],
): Promise<string[] | SiteFileProblem> {
  const wrong =
    findWrongPlace(rootDir, pattern, DOCUMENT) ??
    (leavesRoot(pattern) ? toOutside(pattern) : undefined);
  if (wrong) return wrong;
  const all = await findMatches(rootDir, pattern, exclusions);
  const matches = all.filter((match) => hasExtension(match, DOCUMENT) && !own.includes(match));
  if (matches.length > 0) return matches;
  if (
    all.length === 0 &&
    exclusions.length > 0 &&
    (await findMatches(rootDir, pattern, [])).length > 0
  )
    return {
      kind: 'missing',
      message: `\`${pattern}\` matches only files that \`source\` leaves out.`,
      help: 'Remove the pattern, or the one with `!`.',
    };
  return {
    kind: 'missing',
    message: `\`${pattern}\` matches no ${all.length > 0 ? `document, only ${listSome(all)}` : 'file'}.`,
    help: `Write a pattern of files with the extensions ${describeExtensions(DOCUMENT)}, relative to docs.json: \`billing/*.yaml\` for a folder, \`billing/**/*.yaml\` for those inside it too.`,
  };
}

function toPatternOfVersion(pattern: string): SiteFileProblem {
  return {
    kind: 'form',
    message: `\`${pattern}\` is a pattern, but a version has one document.`,
    help: 'Name the file.',
  };
}

function toOutside(pattern: string): SiteFileProblem {
  return {
    kind: 'outside',
    message: `\`${pattern}\` leaves the project root.`,
    help: 'Name files inside the folder of docs.json, by their path relative to that folder.',
  };
}

/** The place in docs.json of one of the sources of a tab. */
function toSourcePlace(tab: TabConfig, index: number, {locate}: ConfigContext): SourceLocation {
  const keys = tab.sources.length > 1 ? [String(index)] : [];
  return locate(toSettingPointer(tab, 'source', ...keys));
}

function toTwice(
  file: string,
  tab: TabConfig,
  other: TabConfig,
  {locate}: ConfigContext,
): Diagnostic {
  return toDiagnostic('config-source-twice', {
    source: locate(toSettingPointer(tab, 'source')),
    message: `\`${file}\` is also the document of ${toName(other)}.`,
    help: `Each operation then has two pages. Remove one of the ${tab.version && other.version ? 'versions' : 'tabs'} if that is not meant.`,
  });
}

/** The folders in which a new file may match a pattern. */
export function listPatternFolders(tabs: readonly TabConfig[]): string[] {
  const patterns = tabs
    .flatMap(({sources}) => sources)
    .filter((source) => isPattern(source) && !isExclusion(source) && !leavesRoot(source));
  return [...new Set(patterns.map(toBaseFolder))];
}

/** The files of a changelog; those in Git are looked up when it is loaded. */
export function listFiles(changelog: ChangelogConfig | undefined): string[] {
  return (changelog?.entries ?? []).flatMap(({source}) =>
    source.kind === 'file' ? [source.file] : [],
  );
}

/** The overlays that exist. */
async function checkOverlays(
  rootDir: string,
  tab: TabConfig,
  {locate, report}: ConfigContext,
): Promise<string[]> {
  const overlays: string[] = [];
  for (const [index, overlay] of tab.overlays.entries()) {
    const found = await findFile(rootDir, overlay, OVERLAY);
    const source = locate(toSettingPointer(tab, 'overlays', String(index)));
    if (typeof found === 'string') {
      const file = toRootPath(rootDir, overlay);
      if (overlays.includes(file))
        report(
          toDiagnostic('config-source-twice', {
            source,
            message: `\`${file}\` is in this list twice, so it is applied twice.`,
            help: 'Remove one of them: what an overlay adds to a list would be there twice.',
          }),
        );
      overlays.push(file);
    } else {
      const {kind, ...words} = found;
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
    const found = await findFile(rootDir, entry.source.file, EARLIER);
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
