import path from 'path';
import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {createRead, type ReadingContext} from './embedLoader';
import {readPage, toReplacements, type PageSettings} from './fragments/readPage';
import {rewriteMdx} from './fragments/rewriteMdx';
import type {Embeds} from './fragments/types';

export type MdxLoaderOptions = PageSettings & {
  /** The file of all `Embeds`. */
  file: string;
  siteDir: string;
};

/** From the bundler's loader context: https://webpack.js.org/api/loaders/#the-loader-context */
type LoaderContext = {
  resourcePath: string;
  mode?: 'development' | 'production' | 'none';
  getOptions(): MdxLoaderOptions;
  emitWarning(warning: Error): void;
} & ReadingContext;

/**
 * A loader for the bundler that runs before Docusaurus's own: it replaces components of authored
 * pages by imports and checks imports, so that a mistake is shown where it is made.
 */
export default async function mdxLoader(this: LoaderContext, source: string): Promise<string> {
  const options = this.getOptions();
  const {prefix, file, siteDir} = options;
  const page = await readPage(this.resourcePath, source, options);
  if (!page) return source;
  const {text, parts} = page;
  const read = createRead(this, path.dirname(file));
  const embeds = JSON.parse(await read(path.basename(file))) as Embeds;
  const placed = await toReplacements(
    page,
    {embeds, read, prefix},
    options,
    (message, offset, isMisplaced) => {
      const name = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
      const mistake = new Error(formatMistake(message, offset, name, text));
      if (!isMisplaced || this.mode !== 'development') throw mistake;
      this.emitWarning(mistake);
    },
  );
  return rewriteMdx(text, placed, parts);
}

function formatMistake(message: string, offset: number, file: string, text: string): string {
  const {line, column} = toLineColumn(toLineStarts(text), offset);
  return `${file}:${line}:${column}\n${message}\n\n${toFrame(text, {line, column}) ?? ''}\n`;
}
