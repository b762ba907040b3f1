/** The files that Docusaurus's plugins for content read, with their front matter. */
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {createMatcher, DEFAULT_PARSE_FRONT_MATTER, GlobExcludeDefault} from '@docusaurus/utils';
import {readSiteFile} from '../../document/files/siteFile';
import {listFiles} from './authoredPages';

export type SiteConfig = Partial<Pick<DocusaurusConfig, 'plugins' | 'presets' | 'markdown'>>;

export type ContentFile = {
  /** Its path below the folder, with slashes. */
  source: string;
  /** Empty for a file that is not Markdown. */
  frontMatter: {[field: string]: unknown};
};

/** What decides which files of a folder an instance of a plugin reads. */
export type ContentRule = {
  include?: unknown;
  exclude?: unknown;
  /** The names that files have by default. */
  name?: RegExp;
};

/** Reads the files of a folder that are content. */
export async function readContentFiles(
  siteDir: string,
  folder: string,
  {include, exclude, name}: ContentRule,
  {markdown}: SiteConfig,
): Promise<ContentFile[]> {
  const parse = markdown?.parseFrontMatter ?? DEFAULT_PARSE_FRONT_MATTER;
  const isIncluded = isPatterns(include) ? createMatcher(include) : () => true;
  const isExcluded = createMatcher(isPatterns(exclude) ? exclude : GlobExcludeDefault);
  const readFrontMatter = async (file: string): Promise<ContentFile['frontMatter']> => {
    const read = /\.mdx?$/.test(file) ? readSiteFile(file, siteDir) : undefined;
    if (read?.kind !== 'file') return {};
    try {
      const {frontMatter} = await parse({
        filePath: file,
        fileContent: Buffer.from(read.bytes).toString('utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return frontMatter;
    } catch {
      // Docusaurus describes what is wrong with it.
      return {};
    }
  };
  return Promise.all(
    (await listFiles(folder, name))
      .map((file) => ({file, source: toPosix(path.relative(folder, file))}))
      .filter(({source}) => isIncluded(source) && !isExcluded(source))
      .map(async ({file, source}) => ({source, frontMatter: await readFrontMatter(file)})),
  );
}

function isPatterns(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((pattern) => typeof pattern === 'string');
}

export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
