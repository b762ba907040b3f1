import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readSiteFile} from '../../document/files/siteFile';
import {type ContentKind, listContentOptions} from '../../site/pluginEntries';

/** The folders that Docusaurus reads without options. */
export const FOLDERS: {readonly [kind in ContentKind]: string} = {
  docs: 'docs',
  blog: 'blog',
  pages: 'src/pages',
};

/** The folders of a site's docs, blogs and pages, relative to the site. */
export function listPageFolders(config: Pick<DocusaurusConfig, 'plugins' | 'presets'>): string[] {
  const kinds: readonly ContentKind[] = ['docs', 'blog', 'pages'];
  const folders = new Set(
    kinds.flatMap((kind) =>
      listContentOptions(config, kind).map(({path: folder}) =>
        typeof folder === 'string' ? folder : FOLDERS[kind],
      ),
    ),
  );
  return [...folders, ...(folders.size > 0 ? ['versioned_docs'] : [])];
}

/** The texts of the Markdown files in folders, by their paths relative to `base`. */
export async function readPages(
  siteDir: string,
  folders: readonly string[],
  base: string,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of folders.map((name) => path.resolve(siteDir, name)))
    for (const file of await listFiles(folder)) {
      const name = path.relative(base, file).split(path.sep).join('/');
      const read = readSiteFile(file, siteDir);
      if (read.kind === 'file') texts.set(name, Buffer.from(read.bytes).toString('utf8'));
    }
  return texts;
}

/** The files in a folder with such a name, by default Markdown; none if there is no such folder. */
export async function listFiles(folder: string, name = /\.mdx?$/): Promise<string[]> {
  try {
    const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !path.relative(folder, file).split(path.sep).includes('node_modules'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
