import {present} from '../present';
import {LIMITS, toSizeLimits} from '../limits';
import {parseText} from '../parse/parse';
import type {ParsedText} from '../parse/types';
import type {Json} from '../types';
import {decodeText} from './decode';
import {isHidden} from './isHidden';
import {createProjectFiles, type FileProblem, type FoundFile} from './projectFiles';
import type {UrlPaths} from './urlPaths';

/** A file of a document, read once. */
export type StoredFile = ParsedText & {
  kind: 'stored';
  /** Real path relative to the project root. */
  file: string;
  /** Without a byte order mark. */
  text: string;
};

export type StoreProblem = FileProblem | {kind: 'too-many'};

export type FileStore = {
  /** By real path, in the order in which they were requested. */
  files: ReadonlyMap<string, StoredFile>;
  /**
   * Reads files by their paths relative to the project root. Files that were already read are not
   * read again.
   * @param from the document, if its references name the files: then hidden ones are not read
   */
  open(paths: readonly string[], options?: {from: string}): Promise<void>;
  /** Paths at which `open` found no readable file. */
  missing(): string[];
  /** Paths at which `open` found a file through symbolic links, with the file's own. */
  links(): [path: string, file: string][];
  /** What `open` found at a path; undefined when it was not requested. */
  at(path: string): StoredFile | StoreProblem | undefined;
  /** Replaces the value of a file; its text is left unchanged. */
  replace(file: string, value: Json, values: number): void;
  /** An existing file whose path is similar to one that does not exist. */
  suggest: (path: string) => Promise<string | undefined>;
  /** Maximum size of a file, in megabytes. */
  maxFileSize: number;
  /** The URLs of pulled files. Absent when nothing was pulled. */
  remote?: UrlPaths;
};

export type StoreOptions = {
  /** Maximum size of a file, in megabytes. */
  maxFileSize?: number;
  /**
   * Called with each path, relative to the project root, before the file is looked up; may create
   * the file. If it throws, reading stops.
   */
  provide?: (path: string) => Promise<void>;
  /** The URLs of pulled files. */
  paths?: UrlPaths;
};

/** Maximum number of files that are open at the same time. */
const BATCH = 64;

export async function createFileStore(
  rootDir: string,
  {maxFileSize = LIMITS.fileMegabytes, provide, paths: remote}: StoreOptions = {},
): Promise<FileStore> {
  const sizes = toSizeLimits(maxFileSize);
  const project = await createProjectFiles(rootDir, sizes.file);
  const files = new Map<string, StoredFile>();
  const found = new Map<string, StoredFile | StoreProblem>();
  let bytesRead = 0;

  return present({
    files,
    missing: () =>
      [...found]
        .filter(([, {kind}]) => kind !== 'stored' && kind !== 'hidden')
        .map(([path]) => path),
    links: () =>
      [...found].flatMap(([path, opened]): [string, string][] =>
        opened.kind === 'stored' && opened.file !== path ? [[path, opened.file]] : [],
      ),
    at(path) {
      const result = found.get(path);
      return result?.kind === 'stored' ? files.get(result.file) : result;
    },
    replace(file, value, values) {
      const stored = files.get(file);
      if (stored) files.set(file, {...stored, value, values});
    },
    suggest: project.suggest,
    maxFileSize,
    remote,
    async open(paths, options) {
      const unknown = [...new Set(paths)].filter((path) => !found.has(path));
      for (let start = 0; start < unknown.length; start += BATCH) {
        const batch = unknown.slice(start, start + BATCH);
        const results = await Promise.all(
          batch.map(async (path) => ({path, result: await openOne(path, options?.from)})),
        );
        for (const {path, result} of results) found.set(path, keep(result));
      }
    },
  });

  async function openOne(
    path: string,
    from: string | undefined,
  ): Promise<StoreProblem | StoredFile | {bytes: Uint8Array; from: FoundFile}> {
    if (from !== undefined && isHidden(path, from)) return {kind: 'hidden'};
    await provide?.(path);
    const place = await project.find(path, from);
    if (place.kind !== 'file') return place;
    const known = files.get(place.file);
    if (known) return known;
    const bytes = await project.read(place);
    return bytes instanceof Uint8Array ? {bytes, from: place} : bytes;
  }

  /** Two paths of a batch may point to the same file, which is parsed once. */
  function keep(
    result: StoreProblem | StoredFile | {bytes: Uint8Array; from: FoundFile},
  ): StoreProblem | StoredFile {
    if (!('bytes' in result)) return result;
    const {bytes, from} = result;
    const known = files.get(from.file);
    if (known) return known;
    if (files.size >= LIMITS.files || bytesRead + bytes.length > sizes.total)
      return {kind: 'too-many'};
    bytesRead += bytes.length;
    const stored = toStored(from.file, bytes);
    files.set(from.file, stored);
    return stored;
  }
}

function toStored(file: string, bytes: Uint8Array): StoredFile {
  const {text, invalidAt} = decodeText(bytes);
  const parsed = parseText(text, file);
  if (invalidAt === undefined) return {kind: 'stored', file, text, ...parsed};
  const problem = {
    code: 'document-encoding',
    message: 'The file is not valid UTF-8; characters that cannot be read are shown as \uFFFD.',
    help: 'Save the file as UTF-8.',
    offset: invalidAt,
  } as const;
  return {kind: 'stored', file, text, ...parsed, problems: [...parsed.problems, problem]};
}
