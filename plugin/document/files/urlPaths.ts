import path from 'node:path';
import {parseUrl} from '../parseUrl';
import {decode} from '../reference/uri';

export type UrlPaths = {
  /**
   * Where the file of a URL is, relative to the project root; undefined when it is of an origin that
   * nobody named.
   */
  pathOf: (url: string) => string | undefined;
  /** The URL of a file of another origin than the document's. */
  urlOf: (file: string) => URL | undefined;
};

/**
 * Where `pull` puts what a document refers to by absolute URLs: a file of its own origin as far from
 * it as on the server, one of another origin into a folder with the name of the host, beside it.
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

/** An escape for a character that separates names stays. */
function toName({pathname}: URL): string {
  return pathname
    .split('/')
    .map((name) => (/[/\\\0]/.test(decode(name)) ? name : decode(name)))
    .join('/');
}
