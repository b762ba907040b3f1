import fs from 'fs/promises';
import path from 'path';
import type {Config} from './types';

/**
 * Puts the documents of a language in the place of those that docs.json names: files of the same path below the folder of
 * the language. That folder must be in the project root, as every file that is read.
 */
export async function localizeSources(config: Config, localizedDir: string): Promise<Config> {
  const folder = path.relative(config.rootDir, localizedDir).split(path.sep);
  if (folder[0] === '..' || path.isAbsolute(folder.join(path.sep))) return config;
  const tabs = config.tabs.map(async (tab) => {
    const source = [...folder, tab.source].join('/');
    return (await isFile(path.join(config.rootDir, source))) ? {...tab, source} : tab;
  });
  return {...config, tabs: await Promise.all(tabs)};
}

async function isFile(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => undefined))?.isFile() ?? false;
}
