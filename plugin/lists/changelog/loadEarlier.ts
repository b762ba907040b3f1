/** Loads the earlier states of documents that `api.changelog` lists. */
import type {EarlierState} from '../../stages';
import path from 'path';
import type {ChangelogEntry, Config, TabConfig} from '../../config/types';
import {toDiagnostic} from '../../diagnostics/diagnostic';
import type {Diagnostic, Report} from '../../diagnostics/types';
import {toEarlierSource} from '../../document/files/urlPaths';
import {fingerprintFiles, isUnchanged} from '../../document/fingerprint';
import {type DocumentSource, loadDocument} from '../../document/load';
import {extractRevision} from '../../document/revision/extractRevision';
import type {LoadedDocument} from '../../document/types';
import {present} from '../../document/present';

type LoadedState = {document?: LoadedDocument; problem?: string; fingerprint?: string};

/** The states of each tab by its ID, in the order of docs.json. */
export type EarlierStates = ReadonlyMap<string, EarlierState[]>;

/**
 * The returned function may be called again: it rereads files that have changed, and reads each Git
 * revision once. Faults inside an earlier document are not reported, only that it cannot be
 * compared.
 */
export function createEarlierLoader(
  maxFileSize: number | undefined,
): (config: Config, report: Report) => Promise<EarlierStates> {
  const known = new Map<string, LoadedState>();
  return async ({rootDir, tabs, locate}, report) => {
    const states = new Map<string, EarlierState[]>();
    for (const tab of tabs) {
      const list: EarlierState[] = [];
      for (const entry of tab.changelog?.entries ?? []) {
        const loaded = await loadEntry(entry, tab, {rootDir, maxFileSize, known});
        list.push({
          entry,
          ...present({document: loaded.document, problem: loaded.problem}),
        });
        if (loaded.problem !== undefined)
          report(
            toDiagnostic('changelog-not-compared', {
              tabId: tab.tabId,
              source: locate(`${entry.pointer}/source`),
              message: `\`${entry.written}\` cannot be compared: ${loaded.problem}`,
            }),
          );
      }
      if (list.length > 0) states.set(tab.tabId, list);
    }
    return states;
  };
}

type LoadContext = {
  rootDir: string;
  maxFileSize: number | undefined;
  known: Map<string, LoadedState>;
};

async function loadEntry(
  {source}: ChangelogEntry,
  tab: TabConfig,
  {rootDir, maxFileSize, known}: LoadContext,
): Promise<LoadedState> {
  const key = JSON.stringify([tab.sources, source, tab.overlays, tab.audience]);
  const cached = known.get(key);
  // A revision that does not exist may be tagged by now.
  if (
    cached?.document &&
    (source.kind === 'git' || (await isUnchanged(rootDir, cached.document, cached.fingerprint)))
  )
    return cached;
  const start = Date.now();
  const options = present({
    audience: tab.audience,
    overlays: tab.overlays,
    ...(tab.remote && {remote: toEarlierSource(tab.remote)}),
    maxFileSize,
  });
  const loaded =
    source.kind === 'file'
      ? await load({rootDir, source: source.file, ...options})
      : await loadRevision(source, tab.sources[0] ?? '', {rootDir, ...options});
  const fingerprint =
    source.kind === 'file'
      ? await fingerprintFiles(rootDir, loaded.document?.files ?? [], start)
      : undefined;
  const kept = {...loaded, ...present({fingerprint})};
  known.set(key, kept);
  return kept;
}

async function load(source: DocumentSource): Promise<LoadedState> {
  const faults: Diagnostic[] = [];
  const document = await loadDocument(source, (fault) => faults.push(fault));
  if (document) return {document};
  const fault = faults.find(({severity}) => severity === 'error');
  return {problem: fault?.message ?? 'It is not an OpenAPI document.'};
}

async function loadRevision(
  {revision, path: named}: {revision: string; path?: string},
  own: string,
  {rootDir, overlays = [], ...limit}: Omit<DocumentSource, 'source'>,
): Promise<LoadedState> {
  const extracted = await extractRevision(rootDir, revision);
  if (typeof extracted === 'string') return {problem: extracted};
  try {
    const prefix = await extracted.prefixOf(rootDir);
    // As Git expects it: from the top of the repository, or relative to docs.json after `./`.
    const file =
      named === undefined ? prefix + own : /^\.\.?\//.test(named) ? prefix + named : named;
    return await load({
      rootDir: extracted.dir,
      source: path.posix.normalize(file),
      // The files as they were in that revision.
      overlays: extracted.findFiles(prefix, overlays),
      ...limit,
    });
  } finally {
    await extracted.remove();
  }
}
