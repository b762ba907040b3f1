import path from 'path';
import {aliasedSitePath} from '@docusaurus/utils';
import {toChapterText} from './dataModule';
import {createRead, type ReadingContext} from './embedLoader';
import type {Chapters} from './tabRoute';

export type ChapterLoaderOptions = {
  /** The file of all chapters. */
  file: string;
  siteDir: string;
};

/** From the bundler's loader context: https://webpack.js.org/api/loaders/#the-loader-context */
type LoaderContext = {resourcePath: string; getOptions(): ChapterLoaderOptions} & ReadingContext;

/**
 * A loader for the bundler that runs after Docusaurus's own: a chapter brings the sidebar of the tab
 * that lists it.
 */
export default async function chapterLoader(this: LoaderContext, source: string): Promise<string> {
  const {file, siteDir} = this.getOptions();
  const read = createRead(this, path.dirname(file));
  const chapters = JSON.parse(await read(path.basename(file))) as Chapters;
  const chapter = chapters[aliasedSitePath(this.resourcePath, siteDir)];
  return chapter ? source + toChapterText(chapter) : source;
}
