import fs from 'fs/promises';
import os from 'os';
import path from 'path';
import {createFrames} from '../diagnostics/frame';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {isObject} from '../document/isObject';
import {createUrlPaths} from '../document/files/urlPaths';
import {loadDocument} from '../document/load';
import {decode} from '../document/reference/uri';
import type {LoadedDocument} from '../document/types';
import type {Client} from './client';
import {RemoteFailure} from './failure';
import type {RequestHeaders} from './headers';
import {isAsLocked, toLicense, toSha256, type LockedDocument, type LockedFile} from './lock';
import {checkName} from './names';

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
};

export type FetchContext = {
  rootDir: string;
  /** Normalized path of the document, relative to the root. */
  source: string;
  url: string;
  /** Other origins from which files may come. */
  origins: readonly string[];
  client: Client;
  headers: RequestHeaders;
  /** The lock's entry for this document, if it came from the same URL. */
  known?: LockedDocument;
  maxFileSize?: number;
};

type Found = RemoteFile & {
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
  /** Where the file of a URL is written. The requested URL counts, which may have a query. */
  pathOf: (url: string) => string | undefined;
  get: (file: string) => Promise<Found>;
};

export function createRemoteFiles(context: FetchContext): RemoteFiles {
  const asked = new Map<string, Promise<Found>>();
  const urls = new Map<string, URL>();
  const {pathOf, urlOf} = createUrlPaths(context, context.source);
  const toAddress = async (file: string): Promise<URL> =>
    file === context.source
      ? new URL(context.url)
      : (urls.get(file) ??
        urlOf(file) ??
        toUrl(file, context.source, (await get(context.source)).url));
  const get = (file: string): Promise<Found> => {
    const found = asked.get(file) ?? fetchFile(file, context, toAddress);
    asked.set(file, found);
    return found;
  };
  return {
    context,
    get,
    pathOf(text) {
      const file = pathOf(text);
      if (file !== undefined && !urls.has(file)) urls.set(file, new URL(text, context.url));
      return file;
    },
  };
}

async function fetchFile(
  file: string,
  context: FetchContext,
  toAddress: (file: string) => Promise<URL>,
): Promise<Found> {
  const {rootDir, client, known} = context;
  const url = await toAddress(file);
  const earlier = known?.files.get(file);
  const local = await fs.readFile(path.join(rootDir, file)).catch(() => undefined);
  const isEdited = !earlier || !local || !isAsLocked(local, earlier);
  const fetched = await client.get(url, isEdited ? {} : earlier);
  if (fetched.bytes === undefined && earlier && local)
    return {bytes: local, locked: earlier, url: fetched.url, isChanged: false, isEdited};
  const bytes = fetched.bytes ?? new Uint8Array();
  const sha256 = toSha256(bytes);
  const isChanged = sha256 !== earlier?.sha256;
  const values = context.headers.values;
  const leaked = findLeak(Buffer.from(bytes).toString('latin1'), values);
  if (leaked !== undefined)
    throw new RemoteFailure(
      'refused',
      `${quote(file)}, as sent by the server, contains the value of the environment variable \`${leaked}\`.`,
      'Ask the owner of the server why. The file would make the value public.',
    );
  const keep = (text: string | undefined) =>
    text === undefined || findLeak(text, values) !== undefined ? undefined : text;
  const [etag, lastModified] = [keep(fetched.etag), keep(fetched.lastModified)];
  return {
    bytes,
    locked:
      earlier && !isChanged
        ? earlier
        : {
            url: `${url.origin}${url.pathname}`,
            sha256,
            ...(etag !== undefined && {etag}),
            ...(lastModified !== undefined && {lastModified}),
          },
    url: fetched.url,
    isChanged,
    isEdited,
  };
}

/** The variable whose value is in a text. */
function findLeak(text: string, values: RequestHeaders['values']): string | undefined {
  return [...values].find(([value]) => text.includes(value))?.[1];
}

/** Relative to the document, a file's URL and its path are the same. */
function toUrl(file: string, source: string, base: URL): URL {
  const relative = path.posix.relative(path.posix.dirname(source), file);
  return new URL(relative.split('/').map(encodeURIComponent).join('/'), base);
}

/**
 * Files of the lock that have changed on the server; with `local`, also those that have changed
 * here. Undefined if nothing was pulled from this URL before.
 */
export async function listOutdated(
  {context: {source, known}, get}: RemoteFiles,
  {local}: {local: boolean},
): Promise<string[] | undefined> {
  const first = await get(source);
  if (!known) return undefined;
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
  const files = [...known.files.keys()];
  const outdated = await Promise.all(files.map(isOutdated));
  return files.filter((_, index) => outdated[index]);
}

/**
 * Fetches a document and the files it refers to into a temporary folder, where the loader reads it
 * as the build does. The loader thus decides which files it refers to.
 */
export async function fetchContent({context, get, pathOf}: RemoteFiles): Promise<RemoteContent> {
  const {source, maxFileSize} = context;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'api-reference-pull-'));
  const files = new Map<string, RemoteFile>();
  const provide = async (file: string): Promise<void> => {
    // The loader itself reports a file outside the root. A percent-encoded name is looked up
    // decoded.
    if (file.startsWith('../') || path.posix.isAbsolute(file) || decode(file) !== file) return;
    if (file !== source) checkName(file, source);
    try {
      const {bytes, locked} = await get(file);
      const staged = path.join(folder, file);
      await fs.mkdir(path.dirname(staged), {recursive: true});
      await fs.writeFile(staged, bytes);
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
      {rootDir: folder, source, remote: context, maxFileSize, provide, pathOf},
      (diagnostic) => found.push(diagnostic),
    );
    const license = document && readLicense(document);
    return {
      files,
      diagnostics: found.map(createFrames((file) => document?.secrets.textOf(file))),
      isDocument: document !== undefined,
      ...(license && {license}),
    };
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}

function readLicense({root}: LoadedDocument): LockedDocument['license'] {
  const {info} = root.value;
  return isObject(info) && isObject(info.license) ? toLicense(info.license) : undefined;
}
