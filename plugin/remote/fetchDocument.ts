import fs from 'fs/promises';
import os from 'os';
import path from 'path';
import {finish} from '../diagnostics/finish';
import {toSystemReason} from '../diagnostics/systemReason';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {isObject} from '../document/isObject';
import {createUrlPaths, toFilesFolder, type UrlPaths} from '../document/files/urlPaths';
import {loadDocument} from '../document/load';
import {parseUrl} from '../document/parseUrl';
import type {LoadedDocument} from '../document/types';
import {present} from '../document/present';
import type {Client} from './client';
import {RemoteFailure} from './failure';
import type {RemoteHeaders} from './headers';
import {createLeakFinder} from './findLeak';
import {readLocal} from './readLocal';
import {
  findNameProblem,
  isAsLocked,
  isBeside,
  type LockedDocument,
  type LockedFile,
  toLicense,
  toSha256,
} from './lock';

/** A file to be written, and what the lock says about it. */
export type RemoteFile = {bytes: Uint8Array; locked: LockedFile};

export type RemoteContent = {
  /** By path relative to the project root; the document comes first. */
  files: ReadonlyMap<string, RemoteFile>;
  /** What the loader reports about them. */
  diagnostics: Diagnostic[];
  /** Whether pages can be made from it. */
  isDocument: boolean;
  license?: LockedDocument['license'];
  /** URL of the document after redirects, without its query, if that is not the requested one. */
  base?: string;
};

export type FetchContext = {
  rootDir: string;
  /** Normalized path of the document, relative to the root. */
  source: string;
  url: string;
  /** Other origins from which files may come. */
  origins: readonly string[];
  client: Client;
  headers: RemoteHeaders;
  /** Called before each file that is fetched, with its number. */
  onFetch?: (file: string, number: number) => void;
  /** The lock's entry for this document, if it came from the same URL. */
  known?: LockedDocument;
  maxFileSize?: number;
};

type FetchedDocument = RemoteFile & {
  /** URL of the document after redirects. */
  url: URL;
  /** The file on the server differs from the lock. */
  isChanged: boolean;
  /** The file of the site differs from the lock. */
  isEdited: boolean;
};

/** The files of a remote, each fetched once, and only if needed. */
export type RemoteFiles = {
  context: FetchContext;
  /** Where files are written, known once the document is fetched. */
  paths: () => Promise<UrlPaths>;
  get: (file: string) => Promise<FetchedDocument>;
};

export function createRemoteFiles(context: FetchContext): RemoteFiles {
  const {source, url: home, origins, known} = context;
  const asked = new Map<string, Promise<FetchedDocument>>();
  let made: UrlPaths | undefined;
  const paths = async (): Promise<UrlPaths> => {
    const {url} = await get(source);
    made ??= createUrlPaths({url: home, origins, base: withoutQuery(url)}, source);
    return made;
  };
  const toAddress = async (file: string): Promise<URL> => {
    if (file === source) return new URL(home);
    const {pathOf, urlOf} = await paths();
    // The lock knows the query. Its URL counts only for the file that is made of it.
    const locked = parseUrl(known?.files.get(file)?.url ?? '');
    const url = locked && pathOf(locked) === file ? locked : urlOf(file);
    if (url) return url;
    throw new Error(`${quote(file)} is not a file of a remote.`);
  };
  const get = (file: string): Promise<FetchedDocument> => {
    const earlier = asked.get(file);
    if (earlier) return earlier;
    context.onFetch?.(file, asked.size + 1);
    const found = fetchFile(file, context, toAddress);
    asked.set(file, found);
    return found;
  };
  return {context, paths, get};
}

function withoutQuery({origin, pathname}: URL): string {
  return origin + pathname;
}

async function fetchFile(
  file: string,
  context: FetchContext,
  toAddress: (file: string) => Promise<URL>,
): Promise<FetchedDocument> {
  const {rootDir, client, known} = context;
  const url = await toAddress(file);
  const earlier = known?.files.get(file);
  const local = await readLocal(rootDir, file).catch(() => undefined);
  const isEdited = !earlier || !local || !isAsLocked(local, earlier);
  const fetched = await client.get(url, isEdited ? {} : earlier);
  if (fetched.bytes === undefined && earlier && local)
    return {bytes: local, locked: earlier, url: fetched.url, isChanged: false, isEdited};
  const bytes = fetched.bytes ?? new Uint8Array();
  const sha256 = toSha256(bytes);
  const isChanged = sha256 !== earlier?.sha256;
  const findLeak = createLeakFinder(context.headers.values);
  const leaked = findLeak(bytes, file);
  if (leaked !== undefined)
    throw new RemoteFailure(
      'refused',
      `${quote(file)}, as sent by the server, contains the value of the environment variable \`${leaked}\`.`,
      'Ask the owner of the server why. The file would make the value public.',
    );
  const keep = (text: string | undefined) =>
    text === undefined || findLeak(Buffer.from(text)) !== undefined ? undefined : text;
  const [etag, lastModified] = [keep(fetched.etag), keep(fetched.lastModified)];
  return {
    bytes,
    locked:
      earlier && !isChanged
        ? earlier
        : present({
            // The query of a reference is in the document; another one may be meant for one person.
            url: file === context.source ? withoutQuery(url) : withoutQuery(url) + url.search,
            sha256,
            etag,
            lastModified,
          }),
    url: fetched.url,
    isChanged,
    isEdited,
  };
}

/**
 * Files of the lock that have changed on the server; with `local`, also those that have changed
 * here. Undefined if nothing was pulled from this URL before.
 */
export async function listOutdated(
  files: RemoteFiles,
  {local}: {local: boolean},
): Promise<string[] | undefined> {
  const {
    context: {source, known},
    get,
  } = files;
  const first = await get(source);
  if (!known) return undefined;
  if (isBeside(source, known)) return local ? undefined : listChanged(files, known);
  const isOutdated = async (file: string): Promise<boolean> => {
    if (file === source) return first.isChanged || (local && first.isEdited);
    try {
      const {isChanged, isEdited} = await get(file);
      return isChanged || (local && isEdited);
    } catch (error) {
      if (error instanceof RemoteFailure && error.kind === 'missing') return true;
      throw error;
    }
  };
  const names = [...known.files.keys()];
  const outdated = await Promise.all(names.map(isOutdated));
  return names.filter((_, index) => outdated[index]);
}

/**
 * The same if the lock lists files beside the document: a server must not choose files of the site,
 * so their names are not used, only what was in them.
 */
async function listChanged(files: RemoteFiles, {files: locked}: LockedDocument): Promise<string[]> {
  const contents = new Set([...locked.values()].map(({sha256}) => sha256));
  const content = await fetchContent(files);
  return [...content.files].flatMap(([file, remote]) =>
    contents.has(remote.locked.sha256) ? [] : [file],
  );
}

/**
 * Fetches a document and the files it refers to into a temporary folder, where the loader reads it
 * as the build does. The loader thus decides which files it refers to.
 */
export async function fetchContent(remoteFiles: RemoteFiles): Promise<RemoteContent> {
  const {context, get} = remoteFiles;
  const {source, maxFileSize} = context;
  const paths = await remoteFiles.paths();
  const first = await get(source);
  const filesFolder = toFilesFolder(source);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'api-reference-pull-'));
  const files = new Map<string, RemoteFile>();
  const provide = async (file: string): Promise<void> => {
    const problem = file === source ? undefined : findNameProblem(file, filesFolder);
    if (problem !== undefined) throw toNameFailure(source, file, problem);
    try {
      const {bytes, locked} = await get(file);
      await stage(path.join(folder, file), bytes).catch((error: unknown) => {
        throw toNameFailure(source, file, `it cannot be written: ${toSystemReason(error)}`);
      });
      files.set(file, {bytes, locked});
    } catch (error) {
      // The loader reports a reference to a missing file.
      if (file === source || !(error instanceof RemoteFailure) || error.kind !== 'missing')
        throw error;
    }
  };
  try {
    const found: Diagnostic[] = [];
    const document = await loadDocument(
      {rootDir: folder, source, maxFileSize, provide, paths},
      (diagnostic) => found.push(diagnostic),
    );
    const license = document && readLicense(document);
    const base = withoutQuery(first.url);
    return present({
      files,
      diagnostics: finish(found, document ? [document.secrets] : []),
      isDocument: document !== undefined,
      license,
      ...(base !== withoutQuery(new URL(context.url)) && {base}),
    });
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}

function toNameFailure(source: string, file: string, problem: string): RemoteFailure {
  return new RemoteFailure(
    'refused',
    `${quote(source)} refers to ${quote(file)}: ${problem}.`,
    'Ask the owner of the document to rename the file, or to bundle the document into one file.',
  );
}

async function stage(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, bytes);
}

function readLicense({root}: LoadedDocument): LockedDocument['license'] {
  const {info} = root.value;
  return isObject(info) && isObject(info.license) ? toLicense(info.license) : undefined;
}
