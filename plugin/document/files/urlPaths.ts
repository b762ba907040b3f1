import path from 'node:path';
import {parseUrl} from '../parseUrl';
import {decode} from '../reference/uri';

export type UrlPaths = {
  /**
   * Path of the file for a URL, relative to the project root. Undefined when the URL has an origin
   * that was not allowed.
   */
  pathOf: (url: string) => string | undefined;
  /** The URL of a file whose origin differs from the document's; undefined for other files. */
  urlOf: (file: string) => URL | undefined;
};

/**
 * Decides where `pull` writes the files that a document refers to by absolute URLs. Files of the
 * document's own origin keep their position relative to it, as on the server. Files of another
 * origin go into a folder beside it, named after the host.
 */
export function createUrlPaths(
  {url: home, origins}: {url: string; origins: readonly string[]},
  source: string,
): UrlPaths {
  const own = new URL(home);
  const folder = path.posix.dirname(source);
  const others = origins.map((origin) => {
    const {host} = new URL(origin);
    return {origin, folder: path.posix.join(folder, host.replace(':', '_'))};
  });
  return {
    pathOf(text) {
      const url = parseUrl(text.replace(/^[/\\]{2}/, `${own.protocol}//`));
      if (!url || url.username !== '' || url.password !== '') return undefined;
      if (url.origin === own.origin)
        return url.pathname === own.pathname
          ? source
          : path.posix.join(
              folder,
              path.posix.relative(path.posix.dirname(own.pathname), toName(url)),
            );
      const other = others.find(({origin}) => origin === url.origin);
      return other && path.posix.join(other.folder, toName(url));
    },
    urlOf(file) {
      const other = others.find((one) => file.startsWith(`${one.folder}/`));
      if (!other) return undefined;
      const names = file.slice(other.folder.length).split('/');
      return new URL(names.map(encodeURIComponent).join('/'), other.origin);
    },
  };
}

/** Keeps the escapes of characters that separate names. */
function toName({pathname}: URL): string {
  return pathname
    .split('/')
    .map((name) => (/[/\\\0]/.test(decode(name)) ? name : decode(name)))
    .join('/');
}
