import fs from 'fs/promises';
import path from 'path';
import {mapAuthored} from './authored';
import type {Config} from './types';

/**
 * Replaces the files that docs.json names (documents, overlays and authored files) with those of a
 * language, at the same path below the language's folder. Like every file that is read, that folder
 * must be in the project root.
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
