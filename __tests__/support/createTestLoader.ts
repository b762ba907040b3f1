import {type ContentContext, createContentLoader} from '../../plugin/content';

/** The pipeline for a folder with a docs.json, on a site at the root of its host. */
export function createTestLoader(
  siteDir: string,
  more: Partial<ContentContext> = {},
): ReturnType<typeof createContentLoader> {
  return createContentLoader({
    siteDir,
    docsJson: 'docs.json',
    baseUrl: '/',
    routeBasePath: 'api',
    trailingSlash: undefined,
    ...more,
  });
}
