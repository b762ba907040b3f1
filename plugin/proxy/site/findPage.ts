import {findFile, type FoundFile} from './findFile';

/** A page of the build, and the URL path that Docusaurus gives it. */
export type FoundPage = FoundFile & {pathname: string};

/**
 * The page behind a URL path, as Docusaurus writes it: `foo.html`, or `foo/index.html`. `pathname`
 * has or has no slash at its end as `trailingSlash` says, and is as it was asked where Docusaurus
 * leaves it open.
 *
 * @param pathname decoded, below the baseUrl, beginning with a slash
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
