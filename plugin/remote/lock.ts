import {createHash} from 'crypto';
import path from 'path';
import {quote} from '../diagnostics/text';
import {readSiteFile, toRefusal} from '../document/files/siteFile';
import {toFilesFolder} from '../document/files/urlPaths';
import {isObject} from '../document/isObject';
import {parseUrl} from '../document/parseUrl';
import type {Json, JsonObject} from '../document/types';
import {isHiddenName} from '../document/files/isHidden';
import {present} from '../document/present';

/** What `pull` has written, in docs.lock.json; the build compares it with the files. */

export type LockedFile = {
  /**
   * The URL that was requested, that of the document without its query; a redirect may have led to
   * another one.
   */
  url: string;
  sha256: string;
  etag?: string;
  lastModified?: string;
};

export type LockedDocument = {
  /** `remote.url` at that time. */
  url: string;
  /** When a file last changed: `2026-11-24T04:00:00Z`. */
  pulledAt: string;
  license?: {name?: string; identifier?: string; url?: string};
  /** URL of the document after redirects, without its query, if that is not `url`. */
  base?: string;
  /**
   * The folder of all files but the document. Absent if there are none, and if `pull` was not yet
   * writing them into a folder of their own.
   */
  folder?: string;
  /** By path relative to the project root. */
  files: ReadonlyMap<string, LockedFile>;
};

/** By the path of the document. */
export type Lock = ReadonlyMap<string, LockedDocument>;

const FORMAT = 1;

/** `docs.json` → `docs.lock.json`. */
export function toLockName(docsJson: string): string {
  return `${docsJson.replace(/\.json$/i, '')}.lock.json`;
}

/** An empty lock if there is no file; a sentence if the file is not a lock. */
export function readLock(rootDir: string, name: string): Lock | string {
  const read = readSiteFile(path.join(rootDir, name), rootDir);
  if (read.kind === 'missing') return new Map();
  if (read.kind !== 'file') return `\`${name}\` ${toRefusal(read)}.`;
  const lock = parseLock(Buffer.from(read.bytes).toString('utf8'));
  if (!lock) return `\`${name}\` is not a lock of \`pull\`.`;
  const wrong = findWrongName(lock);
  return wrong === undefined
    ? lock
    : `\`${name}\` lists ${quote(wrong)}, which \`pull\` cannot have written.`;
}

function parseLock(text: string): Lock | undefined {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    // An unfinished merge leaves its markers in the file.
    return undefined;
  }
  if (!isObject(value) || value.lockVersion !== FORMAT || !isObject(value.documents))
    return undefined;
  const documents = new Map<string, LockedDocument>();
  for (const [source, entry] of Object.entries(value.documents)) {
    const document = isObject(entry) ? toDocument(entry) : undefined;
    if (!document) return undefined;
    documents.set(source, document);
  }
  return documents;
}

/** A name of the lock that a fetched file could not have. */
function findWrongName(lock: Lock): string | undefined {
  for (const [source, {folder, files}] of lock) {
    if (folder !== undefined && folder !== toFilesFolder(source)) return folder;
    const isWrong = (file: string) =>
      folder === undefined
        ? path.posix.normalize(file) !== file || /^(?:\.\.)?\//.test(file)
        : findNameProblem(file, folder) !== undefined;
    const wrong = [...files.keys()].find((file) => file !== source && isWrong(file));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/**
 * Whether the files of a document are where `pull` put them before it wrote them into a folder of
 * their own: beside the document.
 */
export function isBeside(source: string, {folder, files}: LockedDocument): boolean {
  return folder === undefined && [...files.keys()].some((file) => file !== source);
}

function toDocument({
  url,
  pulledAt,
  license,
  base,
  folder,
  files,
}: JsonObject): LockedDocument | undefined {
  if (typeof url !== 'string' || typeof pulledAt !== 'string' || !isObject(files)) return undefined;
  const locked = new Map<string, LockedFile>();
  for (const [name, file] of Object.entries(files)) {
    if (!isObject(file) || typeof file.url !== 'string' || typeof file.sha256 !== 'string')
      return undefined;
    const {etag, lastModified} = file;
    locked.set(name, {
      url: file.url,
      sha256: file.sha256,
      ...(typeof etag === 'string' && {etag}),
      ...(typeof lastModified === 'string' && {lastModified}),
    });
  }
  return {
    url,
    pulledAt,
    ...(isObject(license) && {license: toLicense(license)}),
    ...(typeof base === 'string' && parseUrl(base) && {base}),
    ...(typeof folder === 'string' && {folder}),
    files: locked,
  };
}

/** The license of a document, if it is given as strings. */
export function toLicense(license: JsonObject): NonNullable<LockedDocument['license']> {
  const {name, identifier, url} = license;
  return {
    ...(typeof name === 'string' && {name}),
    ...(typeof identifier === 'string' && {identifier}),
    ...(typeof url === 'string' && {url}),
  };
}

/** The text of the lock, in a fixed order, so that a diff shows what has changed. */
export function formatLock(lock: Lock): string {
  const sorted = <T>(map: ReadonlyMap<string, T>) =>
    [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const documents = sorted(lock).map(([source, {files, license, ...rest}]) => [
    source,
    {...rest, ...present({license}), files: Object.fromEntries(sorted(files))},
  ]);
  const value = {
    note: 'Written by `docusaurus-plugin-api-reference pull`. Commit it; do not edit it.',
    lockVersion: FORMAT,
    documents: Object.fromEntries(documents) as object,
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

export function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether bytes are the locked ones. Git may have converted line breaks; that is not an edit. */
export function isAsLocked(bytes: Uint8Array, {sha256}: LockedFile): boolean {
  if (toSha256(bytes) === sha256) return true;
  const text = Buffer.from(bytes).toString('latin1');
  const unix = text.replaceAll('\r\n', '\n');
  return [unix, unix.replaceAll('\n', '\r\n')].some(
    (other) => other !== text && toSha256(Buffer.from(other, 'latin1')) === sha256,
  );
}

/** Files that other programs look for in every folder. */
const SOUGHT = /^(?:package|_category_)\.(?:json|ya?ml)$/i;

/**
 * Why a file must not be written under its name: a server must not decide what runs here.
 * @param folder the folder of the document's files, which a server cannot leave
 */
export function findNameProblem(file: string, folder: string): string | undefined {
  const names = file.slice(folder.length + 1).split('/');
  if (!file.startsWith(`${folder}/`) || path.posix.normalize(file) !== file)
    return `\`pull\` writes only into \`${folder}/\``;
  if (!/\.(?:ya?ml|json)$/i.test(file))
    return '`pull` writes files that end in .yaml, .yml or .json only';
  if (names.some(isHiddenName)) return '`pull` writes nothing into hidden folders and node_modules';
  if (names.some((name) => /[\\:*?"<>|\p{C}]/u.test(name)))
    return 'not every system allows or shows a file of this name';
  if (SOUGHT.test(names.at(-1) ?? '')) return 'other programs read files of this name';
  return undefined;
}
