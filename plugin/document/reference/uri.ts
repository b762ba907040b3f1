import path from 'path';

/** Where a reference leads, as far as its text says. */
export type RefTarget =
  /**
   * A file by its path relative to the project root, as the reference spells it; `..` in front is
   * outside.
   */
  | {kind: 'file'; paths: [path: string, ...others: string[]]; fragment: string}
  /** The network, or a scheme that is not for files. */
  | {kind: 'remote'; scheme: string}
  | {kind: 'absolute'}
  | {kind: 'file-url'};

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * Reads a reference relative to the file it is in, RFC 3986 section 4.2; the file's folder is
 * the base. `pathOf` says where the file of a URL is.
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

/** The part before the first `#` and the part behind it. */
export function splitRef(ref: string): {uri: string; fragment: string} {
  const hash = ref.indexOf('#');
  return hash === -1
    ? {uri: ref, fragment: ''}
    : {uri: ref.slice(0, hash), fragment: ref.slice(hash + 1)};
}

/** Percent-decoded; as written when it is not valid. */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no escape: the author meant the character.
    return text;
  }
}
