import {existsSync} from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {decode} from '../document/percent';

/** Whether the site itself has a static file at this URL. */
export function isOwnFile(
  {
    siteDir,
    baseUrl,
    siteConfig: {staticDirectories},
  }: Pick<LoadContext, 'siteDir' | 'baseUrl'> & {
    siteConfig: Pick<LoadContext['siteConfig'], 'staticDirectories'>;
  },
  url: string,
): boolean {
  return staticDirectories.some((folder) =>
    existsSync(path.resolve(siteDir, folder, ...url.slice(baseUrl.length).split('/'))),
  );
}

/**
 * Whether the site has a static file at the path that a browser resolves this URL of a document to.
 */
export function hasStaticFile(site: Parameters<typeof isOwnFile>[0], url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/);
  return isOwnFile(site, pathname) || isOwnFile(site, decode(pathname));
}
