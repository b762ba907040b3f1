import fs from 'fs/promises';
import path from 'path';
import {mapAuthored} from './authored';
import type {Config} from './types';

/**
 * Puts the files of a language in place of those that docs.json names, documents, overlays and
 * authored texts: files of the same path below the folder of the language. That folder must be in
 * the project root, as every file that is read.
 */
export async function localizeSources(config: Config, localizedDir: string): Promise<Config> {
  const folder = path.relative(config.rootDir, localizedDir).split(path.sep);
  if (folder[0] === '..' || path.isAbsolute(folder.join(path.sep))) return config;
  const localize = async (file: string) => {
    const localized = path.posix.join(...folder, file);
    return (await isFile(path.join(config.rootDir, localized))) ? localized : file;
  };
  const tabs = config.tabs.map(async (tab) =>
    mapAuthored(
      {
        ...tab,
        sources: await Promise.all(tab.sources.map(localize)),
        overlays: await Promise.all(tab.overlays.map(localize)),
      },
      localize,
    ),
  );
  return {...config, tabs: await Promise.all(tabs)};
}

async function isFile(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => undefined))?.isFile() ?? false;
}
