import type {UrlPaths} from '../files/urlPaths';
import {toLocalPaths} from '../files/localPaths';

/** The target of a reference, as far as its string shows it. */
export type RefTarget =
  /**
   * A file by its path relative to the project root, as the reference spells it. A path that begins
   * with `..` is outside the root.
   */
  | {kind: 'file'; paths: [path: string, ...others: string[]]; fragment: string}
  /** The network, or a scheme that is not for files. */
  | {kind: 'remote'; scheme: string}
  | {kind: 'absolute'}
  | {kind: 'file-url'};

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * Parses a reference relative to its file, RFC 3986 section 4.2; the file's folder is the base.
 * `remote` knows the files that were pulled, whose references are relative to their URLs.
 */
export function toRefTarget(
  ref: string,
  file: string,
  remote?: Pick<UrlPaths, 'pathsOf'>,
): RefTarget {
  const {uri, fragment} = splitRef(ref);
  if (uri === '') return {kind: 'file', paths: [file], fragment};
  const pulled = remote?.pathsOf(uri, file);
  if (pulled) return {kind: 'file', paths: pulled, fragment};
  const scheme = SCHEME.exec(uri)?.[1]?.toLowerCase();
  if (scheme === 'file') return {kind: 'file-url'};
  // `C:\api.yaml` looks like a scheme of one letter.
  if (scheme?.length === 1 || /^[/\\](?![/\\])/.test(uri)) return {kind: 'absolute'};
  if (scheme !== undefined) return {kind: 'remote', scheme};
  if (/^[/\\]{2}/.test(uri)) return {kind: 'remote', scheme: 'https'};
  return {kind: 'file', paths: toLocalPaths(uri, file), fragment};
}

/** The parts before and after the first `#`. */
export function splitRef(ref: string): {uri: string; fragment: string} {
  const hash = ref.indexOf('#');
  return hash === -1
    ? {uri: ref, fragment: ''}
    : {uri: ref.slice(0, hash), fragment: ref.slice(hash + 1)};
}
