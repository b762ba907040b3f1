import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readSiteFile} from '../../document/files/siteFile';
import {isRecord} from '../../document/isObject';
import {CLASSIC_PRESET, DOCS_PLUGIN, listOptions} from '../../site/pluginEntries';

/** The folders of Markdown that Docusaurus reads without options. */
const FOLDERS = {docs: 'docs', blog: 'blog', pages: 'src/pages'};

/** The folders of a site's docs, blogs and pages, relative to the site. */
export function listPageFolders(config: Pick<DocusaurusConfig, 'plugins' | 'presets'>): string[] {
  const toFolder = (options: unknown, folder: string) =>
    isRecord(options) && typeof options.path === 'string' ? options.path : folder;
  const ofPresets = listOptions(config, 'presets', CLASSIC_PRESET).flatMap((options) =>
    Object.entries(FOLDERS).flatMap(([kind, folder]) =>
      options[kind] === false ? [] : [toFolder(options[kind], folder)],
    ),
  );
  const ofPlugins = listOptions(config, 'plugins', DOCS_PLUGIN).map((options) =>
    toFolder(options, FOLDERS.docs),
  );
  const folders = new Set([...ofPresets, ...ofPlugins]);
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

/** The Markdown files in a folder; none if there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !path.relative(folder, file).split(path.sep).includes('node_modules'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
