import path from 'path';

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
 * `pathOf` gives the path of the file for a URL.
 */
export function toRefTarget(
  ref: string,
  file: string,
  pathOf?: (url: string) => string | undefined,
): RefTarget {
  const {uri, fragment} = splitRef(ref);
  const pulled = /^(?:https?:|[/\\]{2})/i.test(uri) ? pathOf?.(uri) : undefined;
  if (pulled !== undefined) return {kind: 'file', paths: [pulled], fragment};
  if (uri === '') return {kind: 'file', paths: [file], fragment};
  const scheme = SCHEME.exec(uri)?.[1]?.toLowerCase();
  if (scheme === 'file') return {kind: 'file-url'};
  // `C:\api.yaml` looks like a scheme of one letter.
  if (scheme?.length === 1 || /^[/\\](?![/\\])/.test(uri)) return {kind: 'absolute'};
  if (scheme !== undefined) return {kind: 'remote', scheme};
  if (/^[/\\]{2}/.test(uri)) return {kind: 'remote', scheme: 'https'};
  const [name = ''] = uri.split('?', 1);
  const decoded = decode(name);
  const toPath = (relative: string) => path.posix.join(path.posix.dirname(file), relative);
  return {
    kind: 'file',
    paths: decoded === name ? [toPath(name)] : [toPath(decoded), toPath(name)],
    fragment,
  };
}

/** The parts before and after the first `#`. */
export function splitRef(ref: string): {uri: string; fragment: string} {
  const hash = ref.indexOf('#');
  return hash === -1
    ? {uri: ref, fragment: ''}
    : {uri: ref.slice(0, hash), fragment: ref.slice(hash + 1)};
}

/** Percent-decodes a string; invalid escapes leave it as written. */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign without a valid escape: the author meant the character.
    return text;
  }
}
