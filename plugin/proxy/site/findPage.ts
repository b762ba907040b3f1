import {promises as fs} from 'fs';
import path from 'path';

/** A page of the build: its file below the folder, with `/` separators, and the URL path that Docusaurus gives it. */
export type FoundPage = {file: string; pathname: string};

/**
 * The page behind a URL path, as Docusaurus writes it: `foo.html`, or `foo/index.html`. `pathname` has or has no slash at its
 * end as `trailingSlash` says, and is as it was asked where Docusaurus leaves it open.
 *
 * @param pathname decoded, below the baseUrl, beginning with a slash
 */
export async function findPage(folder: string, pathname: string, trailingSlash: boolean | undefined): Promise<FoundPage | undefined> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '..' || segment === '.' || /[\\\0]/.test(segment))) return undefined;
  const name = segments.join('/');
  for (const file of name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]) {
    if (await isFile(path.join(folder, file))) return {file, pathname: toPathname(segments, pathname.endsWith('/'), trailingSlash)};
  }
  return undefined;
}

function toPathname(segments: string[], asked: boolean, trailingSlash: boolean | undefined): string {
  if (segments.length === 0) return '/';
  return `/${segments.map(encodeURIComponent).join('/')}${(trailingSlash ?? asked) ? '/' : ''}`;
}

async function isFile(file: string): Promise<boolean> {
  const stats = await fs.stat(file).catch(() => undefined);
  return stats?.isFile() ?? false;
}
