import {toDiagnostic} from '../diagnostics/diagnostic';
import {listSome, quote} from '../diagnostics/text';
import {createProjectFiles} from '../document/files/projectFiles';
import {present} from '../document/present';
import {
  isAsLocked,
  isBeside,
  readLock,
  toLockName,
  type Lock,
  type LockedDocument,
} from '../remote/lock';
import type {Remote} from '../remote/types';
import type {ConfigContext} from './fields';
import {toRootPath} from './findFile';
import type {RemoteTab, TabConfig} from './types';
import {toSettingPointer} from './versions';

/**
 * Compares the documents that `pull` has written with its lock. Reports those that were edited by
 * hand, and those from a URL other than the one that docs.json names now. Fetches nothing.
 * @returns the tabs, with what the lock knows about where the files of their documents are
 */
export async function checkLock(
  rootDir: string,
  docsJson: string,
  tabs: readonly TabConfig[],
  context: ConfigContext,
): Promise<TabConfig[]> {
  const pulled = listRemotes(tabs);
  if (pulled.length === 0) return [...tabs];
  const name = toLockName(docsJson);
  const lock = readLock(rootDir, name);
  if (typeof lock === 'string') {
    context.report(
      toDiagnostic('config-lock', {
        source: {file: name},
        message: lock,
        help: `Restore it from version control, or delete it and run \`pull\`.`,
      }),
    );
    return [...tabs];
  }
  const told = new Set<string>();
  for (const tab of pulled) {
    const source = toRootPath(rootDir, tab.source);
    if (!told.has(source)) await checkDocument(rootDir, source, tab, lock, context);
    told.add(source);
  }
  return tabs.map((tab) => {
    const [source = ''] = tab.sources;
    return tab.remote
      ? {...tab, remote: {...tab.remote, ...toPlaces(toRootPath(rootDir, source), lock)}}
      : tab;
  });
}

/** Tabs whose document has a URL. */
export function listRemotes(tabs: readonly TabConfig[]): RemoteTab[] {
  return tabs.flatMap((tab) => {
    const {
      remote,
      sources: [source],
    } = tab;
    return remote && source !== undefined ? [{...tab, remote, source}] : [];
  });
}

/** A document that was not pulled is the author's own, and so are the files beside it. */
function toPlaces(source: string, lock: Lock): Pick<Remote, 'base' | 'beside'> {
  const locked = lock.get(source);
  if (!locked) return {beside: new Map()};
  return present({
    base: locked.base,
    ...(isBeside(source, locked) && {
      beside: new Map([...locked.files].map(([file, {url}]) => [url, file])),
    }),
  });
}

async function checkDocument(
  rootDir: string,
  source: string,
  tab: RemoteTab,
  lock: Lock,
  {locate, report}: ConfigContext,
): Promise<void> {
  const locked = lock.get(source);
  if (!locked) return;
  if (locked.url !== tab.remote.url)
    report(
      toDiagnostic('config-lock', {
        source: locate(toSettingPointer(tab, 'remote', 'url')),
        message: `${quote(source)} was pulled from ${quote(locked.url)}, not from this URL.`,
        help: 'Run `npx docusaurus-plugin-api-reference pull`.',
      }),
    );
  const edited = await listEdited(rootDir, locked);
  if (edited.length > 0)
    report(
      toDiagnostic('config-lock', {
        source: {file: edited[0] ?? source},
        message:
          edited.length === 1
            ? 'The file was edited by hand after it was pulled.'
            : `${edited.length} files were edited by hand after they were pulled: ${listSome(edited)}.`,
        help: 'Make the change in the original document. To discard the edit, run `pull --force`; to keep it, remove `remote`.',
      }),
    );
}

/** Pulled files that have changed since. Missing files are reported elsewhere. */
async function listEdited(rootDir: string, {files}: LockedDocument): Promise<string[]> {
  const project = await createProjectFiles(rootDir);
  const edited: string[] = [];
  for (const [file, locked] of files) {
    const bytes = await project.readPath(file);
    if (bytes instanceof Uint8Array && !isAsLocked(bytes, locked)) edited.push(file);
  }
  return edited;
}
