import path from 'node:path';
import {applyRules} from '../../config/rules';
import type {Config, RemoteTab} from '../../config/types';
import {formatReport, formatCounts} from '../../diagnostics/report';
import {count, escapeControls, listSome, quote} from '../../diagnostics/text';
import {toFilesFolder} from '../../document/files/urlPaths';
import {LIMITS, toSizeLimits} from '../../document/limits';
import {present} from '../../document/present';
import {createClient} from '../../remote/client';
import {RemoteFailure} from '../../remote/failure';
import {
  createRemoteFiles,
  fetchContent,
  listOutdated,
  type RemoteContent,
  type RemoteFiles,
} from '../../remote/fetchDocument';
import {readHeaders} from '../../remote/headers';
import {formatLock, readLock, toLockName, type Lock} from '../../remote/lock';
import {planChanges, type PulledChange} from '../../remote/plan';
import {replaceFiles} from '../../remote/replaceFiles';
import {describeFailure} from '../describeFailure';
import {EXIT} from '../exitCodes';
import {PROGRAM} from '../help';
import type {Terminal} from '../terminal';

/** Maximum number of files of one document; the largest known has 1,500. */
const MAX_FILES = 2000;

export type PullJob = PullSettings & {
  config: Config;
  tab: RemoteTab;
  maxFileSize?: number;
  signal: AbortSignal;
};

/** Pulls one document, or compares it with `--check`. Returns an exit code. */
export async function pullDocument(job: PullJob, terminal: Terminal): Promise<number> {
  const {config, tab, signal} = job;
  try {
    return await withFiles(job, terminal, (files, lock) =>
      job.check ? compare(files, tab, terminal) : pull(files, lock, job, terminal),
    );
  } catch (error) {
    const name = quote(tab.source);
    const isKnown = error instanceof RemoteFailure;
    const kept = job.check ? '' : ' Nothing was written.';
    const reason = signal.aborted
      ? 'Interrupted.'
      : isKnown
        ? error.message
        : `${describeFailure(error).replace(config.rootDir + path.sep, '')}`;
    const help = isKnown && !signal.aborted && error.help !== undefined ? `  ${error.help}\n` : '';
    terminal.writeError(`${name}: ${reason}${kept}\n${help}`);
    return isKnown && error.kind === 'usage' ? EXIT.usage : EXIT.failed;
  }
}

async function withFiles(
  {config, tab, seconds, maxFileSize = LIMITS.fileMegabytes, signal}: PullJob,
  {env, progress}: Terminal,
  use: (files: RemoteFiles, lock: Lock) => Promise<number>,
): Promise<number> {
  const {rootDir, file} = config;
  const {source, remote} = tab;
  const lock = readOwnLock(rootDir, file);
  const headers = readHeaders(remote, env);
  const limits = {...toSizeLimits(maxFileSize), files: MAX_FILES, seconds};
  const client = createClient(remote, headers, limits, {env, interrupted: signal});
  const known = lock.get(source);
  try {
    const files = createRemoteFiles({
      rootDir,
      source,
      url: remote.url,
      origins: remote.origins,
      client,
      headers,
      onFetch: (file, number) =>
        progress?.say(`Fetching ${file}${number > 1 ? ` (file ${number})` : ''} …`),
      ...(known?.url === remote.url && {known}),
      maxFileSize,
    });
    return await use(files, lock);
  } finally {
    await client.close();
  }
}

function readOwnLock(rootDir: string, docsJson: string): Lock {
  const lock = readLock(rootDir, toLockName(docsJson));
  if (typeof lock !== 'string') return lock;
  throw new RemoteFailure(
    'usage',
    lock,
    'Restore it from version control, or delete it and pull again.',
  );
}

/** `--check`: whether the remote still matches the lock. */
async function compare(
  files: RemoteFiles,
  {source, remote}: RemoteTab,
  terminal: Terminal,
): Promise<number> {
  const outdated = await listOutdated(files, {local: false});
  if (outdated?.length === 0) {
    terminal.write(`${quote(source)}: unchanged.\n`);
    return EXIT.ok;
  }
  const what = outdated ? `changed at ${remote.url}` : `not pulled yet from ${remote.url}`;
  const list = (outdated ?? []).map((file) => `  changed  ${escapeControls(file)}\n`).join('');
  terminal.write(`${quote(source)}: ${what}\n${list}`);
  return EXIT.findings;
}

async function pull(
  files: RemoteFiles,
  lock: Lock,
  job: PullJob,
  terminal: Terminal,
): Promise<number> {
  const {
    config: {rootDir},
    tab: {source, remote},
    force,
  } = job;
  const known = lock.get(source);
  if ((await listOutdated(files, {local: true}))?.length === 0) {
    terminal.write(`${quote(source)}: unchanged since ${known?.pulledAt.slice(0, 10)}.\n`);
    return EXIT.ok;
  }
  const content = await fetchContent(files);
  if (!acceptContent(content, job, terminal)) return EXIT.findings;
  const {changes, conflicts, unused} = await planChanges(content.files, {
    rootDir,
    source,
    lock,
    force,
  });
  if (conflicts.length > 0) {
    const list = conflicts.map(({file, reason}) => `  ${quote(file)} ${reason}\n`).join('');
    terminal.writeError(
      `${quote(source)}: nothing was written, because edits would be lost.\n${list}  Make the change in the original document, or overwrite with \`${PROGRAM} pull --force\`.\n`,
    );
    return EXIT.findings;
  }
  await write(content, changes, job);
  terminal.write(formatChanges(source, remote.url, content, changes));
  if (unused.length > 0)
    terminal.write(
      `  The files of the document are now in ${quote(toFilesFolder(source))}. Delete those that an earlier version put beside it, unless you use them: ${listSome(unused)}.\n`,
    );
  return EXIT.ok;
}

/** Whether a document may be written. Reports what is wrong with it. */
function acceptContent(
  {diagnostics, isDocument}: RemoteContent,
  {tab, allowErrors}: PullJob,
  terminal: Terminal,
): boolean {
  const own = diagnostics.map((diagnostic) => ({...diagnostic, tabId: tab.tabId}));
  const errors = applyRules(own, [{config: tab, ...(isDocument && {reference: {}})}]).filter(
    ({severity}) => severity === 'error',
  );
  if (errors.length === 0) return true;
  const isWritten = allowErrors && isDocument;
  const outcome = isWritten
    ? `written with ${formatCounts(errors)}`
    : `nothing was written, because the document has ${formatCounts(errors)}`;
  const help = isDocument && !isWritten ? '\n`--allow-errors` writes it anyway.' : '';
  terminal.writeError(
    `${quote(tab.source)}: ${outcome}.\n\n${formatReport(errors, {colors: terminal.color, maxMistakes: 30})}\n${help}${help && '\n'}`,
  );
  return isWritten;
}

/** Writes the files and the lock together. */
async function write(
  {files, license, base}: RemoteContent,
  changes: readonly PulledChange[],
  {config: {rootDir, file: docsJson}, tab: {source, remote}, signal}: PullJob,
): Promise<void> {
  // Another `pull` may have finished in the meantime.
  const lock = new Map(readOwnLock(rootDir, docsJson));
  lock.set(source, {
    url: remote.url,
    pulledAt: new Date().toISOString().replace(/\.\d+/, ''),
    ...present({license, base}),
    ...(files.size > 1 && {folder: toFilesFolder(source)}),
    files: new Map([...files].map(([file, {locked}]) => [file, locked])),
  });
  const replacements = changes.map((change) =>
    change.kind === 'removed' ? {file: change.file} : {file: change.file, bytes: change.bytes},
  );
  await replaceFiles(
    rootDir,
    [...replacements, {file: toLockName(docsJson), bytes: Buffer.from(formatLock(lock))}],
    signal,
  );
}

function formatChanges(
  source: string,
  url: string,
  {files}: RemoteContent,
  changes: readonly PulledChange[],
): string {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes.length, 0);
  const rows = changes.map(({kind, file}) => `  ${kind.padEnd(8)}  ${escapeControls(file)}\n`);
  const size = bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`;
  return `${quote(source)}: pulled ${count(files.size, 'file')}, ${size}, from ${url}\n${rows.join('')}`;
}

/** The parsed options of `pull`. */
export type PullSettings = {
  /** The tab to pull. Absent: all. */
  name?: string;
  check: boolean;
  force: boolean;
  allowErrors: boolean;
  seconds: number;
};
