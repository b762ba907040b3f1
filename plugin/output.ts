import {promises as fs} from 'fs';
import path from 'path';
import type {LoadedContent} from './content';
import {toAllDownloads} from './downloads';
import {MANIFEST_FILE, type TryItManifest} from './proxy/manifest';

/** Where a build is written, and under which URLs it is served. */
export type OutputFrame = {
  /** Absolute path of the build folder (of the locale at hand). */
  outDir: string;
  baseUrl: string;
  /** Permalink of the plugin's root, e.g. `/docs/api`. */
  root: string;
  /** Of all instances of the plugin in the site. */
  manifest: TryItManifest;
};

/**
 * Writes what belongs beside the pages into the build: the documents, for download, byte for byte, and what the Try It proxy
 * may reach.
 */
export async function writeOutput(content: LoadedContent, {outDir, baseUrl, root, manifest}: OutputFrame): Promise<void> {
  const toFile = (url: string) => path.join(outDir, ...url.slice(baseUrl.length).split('/').map(decodeURIComponent));
  for (const {url, file} of toAllDownloads(content, root)) {
    const target = toFile(url);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.copyFile(path.join(content.config!.rootDir, file), target);
  }
  await fs.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
}
