import type {Formats} from '../../plugin/exports/types';
import {type ContentContext, createPipeline, type Pipeline} from '../../plugin/content';

export const ALL_FORMATS: Formats = {
  markdown: true,
  openapi: true,
  llms: true,
  llmsFull: true,
  apiCatalog: true,
};

/** The pipeline for a folder with a docs.json, on a site at the root of its host. */
export function createTestLoader(
  siteDir: string,
  more: Partial<ContentContext> = {},
): Pipeline['load'] {
  return createPipeline({
    siteDir,
    docsJson: 'docs.json',
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
    routeBasePath: 'api',
    trailingSlash: undefined,
    formats: ALL_FORMATS,
    ...more,
  }).load;
}
