import {findFile, type ServedFile} from './findFile';

/** A page of the build, and the URL path that Docusaurus gives it. */
export type FoundPage = ServedFile & {pathname: string};

/**
 * Finds the file that Docusaurus writes for a URL path: `foo.html` or `foo/index.html`. The
 * returned `pathname` ends with a slash if `trailingSlash` is true, without one if it is false, and
 * as requested if it is not set.
 * @param pathname decoded, below the baseUrl, starting with a slash
 */
export async function findPage(
  folder: string,
  pathname: string,
  trailingSlash: boolean | undefined,
): Promise<FoundPage | undefined> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const name = segments.join('/');
  for (const candidate of name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]) {
    const file = await findFile(folder, candidate);
    if (file)
      return {...file, pathname: toPathname(segments, pathname.endsWith('/'), trailingSlash)};
  }
  return undefined;
}

function toPathname(
  segments: string[],
  asked: boolean,
  trailingSlash: boolean | undefined,
): string {
  if (segments.length === 0) return '/';
  return `/${segments.map(encodeURIComponent).join('/')}${(trailingSlash ?? asked) ? '/' : ''}`;
}
