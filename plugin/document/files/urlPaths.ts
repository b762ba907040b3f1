import {createHash} from 'crypto';
import path from 'path';
import {parseUrl} from '../parseUrl';
import {decode} from '../percent';
import {toLocalPaths} from './localPaths';

/** Where a document was pulled from. */
export type RemoteSource = {
  url: string;
  /** Origins other than that of the URL from which files may come. */
  origins: readonly string[];
  /** URL of the document after redirects, if that is not `url`. */
  base?: string;
  /**
   * Files beside the document that `pull` wrote before it had a folder for them, by URL. If it is
   * set, references that lead to no file of the folder are also looked up beside the document.
   */
  beside?: ReadonlyMap<string, string>;
};

/** The same for an earlier state of a document, whose files may not have been in a folder yet. */
export function toEarlierSource(remote: RemoteSource): RemoteSource {
  return {...remote, beside: remote.beside ?? new Map()};
}

/** The files of a pulled document and their URLs. Relative references are resolved as URLs. */
export type UrlPaths = {
  /** Path of the file for a URL. Undefined when the URL has an origin that was not allowed. */
  pathOf: (url: URL) => string | undefined;
  /**
   * The URL that a path came from; undefined for files that `pull` does not write. The query is
   * known once a reference has named it.
   */
  urlOf: (file: string) => URL | undefined;
  /**
   * The files that a URI reference without fragment may mean; undefined if that is not up to
   * `pull`: files that it did not write, other schemes and origins.
   */
  pathsOf: (uri: string, file: string) => [string, ...string[]] | undefined;
};

/** `api/openapi.yaml` → `api/openapi.files`, the only folder into which `pull` writes files. */
export function toFilesFolder(source: string): string {
  return source.replace(/(\.\w+)?$/, '.files');
}

/**
 * Decides where `pull` writes the files that a document refers to: all into one folder, those from
 * the document's own folder on the server or below it under their paths there, and all others under
 * the name of their host and their whole path. A query makes another file of a path, whose name has
 * a hash, because a query may contain characters that no file name has.
 */
export function createUrlPaths(remote: RemoteSource, source: string): UrlPaths {
  const base = new URL(remote.base ?? remote.url);
  const home = base.pathname.slice(0, base.pathname.lastIndexOf('/') + 1);
  const folder = toFilesFolder(source);
  const origins = [base.origin, new URL(remote.url).origin, ...remote.origins];
  const hosts = new Map<string, string>();
  for (const origin of origins) {
    const name = toHostName(new URL(origin));
    if (!hosts.has(name)) hosts.set(name, origin);
  }
  const toKey = ({origin, pathname}: URL) => origin + pathname;
  const own = new Set([remote.url, base.href].map((url) => toKey(new URL(url))));
  const ownQuery = new URL(remote.url).search;
  const named = new Map<string, URL>();

  const pathOf = (url: URL): string | undefined => {
    if (url.username !== '' || url.password !== '' || !origins.includes(url.origin))
      return undefined;
    if (own.has(toKey(url)) && (url.search === '' || url.search === ownQuery)) return source;
    const names = toNames(url.pathname.slice(home.length), url.search);
    const isNear = url.host === base.host && url.pathname.startsWith(home);
    return isNear && !hosts.has(names[0] ?? '')
      ? [folder, ...names].join('/')
      : [folder, toHostName(url), ...toNames(url.pathname.slice(1), url.search)].join('/');
  };
  const urlOf = (file: string): URL | undefined => {
    if (file === source) return base;
    if (!file.startsWith(`${folder}/`)) return undefined;
    const known = named.get(file);
    if (known) return known;
    const names = file.slice(folder.length + 1).split('/');
    const origin = hosts.get(names[0] ?? '');
    const toPath = (list: readonly string[]) => list.map(encodeURIComponent).join('/');
    return origin === undefined
      ? new URL(home + toPath(names), base)
      : new URL(`/${toPath(names.slice(1))}`, origin);
  };
  return {
    pathOf,
    urlOf,
    pathsOf(uri, file) {
      const from = urlOf(file);
      const isUrl = /^(?:https?:|[/\\]{2})/i.test(uri);
      if (!from && !isUrl) return undefined;
      const url = parseUrl(uri, (from ?? base).href);
      if (!url || !/^https?:$/.test(url.protocol)) return undefined;
      const pulled = pathOf(url);
      if (pulled !== undefined && !named.has(pulled)) named.set(pulled, url);
      const beside = remote.beside?.get(toKey(url));
      const local = isUrl || !remote.beside ? [] : toLocalPaths(uri, file);
      const [first, ...others] = [pulled, beside, ...local].filter((one) => one !== undefined);
      return first === undefined ? undefined : [first, ...others];
    },
  };
}

function toHostName({host}: URL): string {
  return host.replace(/[^\w.-]/g, '_');
}

/** Keeps the escapes of characters that separate names. `pet.yaml?v=2` → `pet.1c5ed9aa.yaml` */
function toNames(pathname: string, query: string): string[] {
  const names = pathname
    .split('/')
    .map((name) => (/[/\\]/.test(decode(name)) ? name : decode(name)));
  if (query === '') return names;
  const hash = createHash('sha256').update(query).digest('hex').slice(0, 8);
  const {name, ext} = path.posix.parse(names.at(-1) ?? '');
  return [...names.slice(0, -1), `${name}.${hash}${ext}`];
}
