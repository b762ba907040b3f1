import fs from 'fs/promises';
import path from 'path';
import {RULES} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Report} from '../diagnostics/types';
import {listAuthored, mapAuthored} from './authored';
import {toRootPath} from './findFile';
import type {ChangelogEntry, Config, TabConfig} from './types';

/**
 * Replaces the files that docs.json names (documents, overlays and authored files) with those of a
 * language, at the same path below the language's folder. Like every file that is read, that folder
 * must be in the project root; a file elsewhere is reported.
 */
export async function localizeSources(
  config: Config,
  localizedDir: string,
  report: Report,
): Promise<Config> {
  const folder = path.relative(config.rootDir, localizedDir).split(path.sep);
  if (folder[0] === '..' || path.isAbsolute(folder.join(path.sep))) {
    await reportOutside(config, localizedDir, report);
    return config;
  }
  const localize = async (file: string) => {
    const localized = path.posix.join(...folder, file);
    return (await isFile(path.join(config.rootDir, localized))) ? localized : file;
  };
  const tabs = config.tabs.map(async (tab) => {
    const sources = await Promise.all(tab.sources.map(localize));
    const overlays = await Promise.all(tab.overlays.map(localize));
    const isTranslated = sources.some((source, index) => source !== tab.sources[index]);
    return mapAuthored(
      {
        ...tab,
        sources,
        ...(isTranslated && {untranslated: tab.sources}),
        overlays,
        ...localizeChangelog(tab, sources),
      },
      localize,
    );
  });
  return {...config, tabs: await Promise.all(tabs)};
}

/**
 * An entry about the tab's own document is about its translated copy; at a revision of Git, which
 * may be older than the copy, it is about the document itself.
 */
function localizeChangelog(
  {changelog, sources: [own]}: TabConfig,
  [copy]: readonly string[],
): Pick<TabConfig, 'changelog'> {
  if (!changelog || own === undefined || copy === undefined || own === copy) return {};
  const entries = changelog.entries.map((entry): ChangelogEntry => {
    const {source} = entry;
    if (source.kind === 'file')
      return source.file === own ? {...entry, source: {...source, file: copy}} : entry;
    return source.path === undefined ? {...entry, source: {...source, path: `./${own}`}} : entry;
  });
  return {changelog: {...changelog, entries}};
}

async function reportOutside(
  {rootDir, tabs, locate}: Config,
  localizedDir: string,
  report: Report,
): Promise<void> {
  for (const tab of tabs)
    for (const name of [
      ...tab.sources,
      ...tab.overlays,
      ...listAuthored(tab).map(({file}) => file),
    ]) {
      const file = path.join(localizedDir, name);
      if (!(await isFile(file))) continue;
      report(
        toDiagnostic('config-translation-outside', {
          tabId: tab.tabId,
          source: locate(`${tab.pointer}/api`),
          message: `The translated copy ${quote(toRootPath(rootDir, file))} is outside the project root, so it is ignored.`,
          help: RULES['config-translation-outside'].mend,
        }),
      );
    }
}

async function isFile(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => undefined))?.isFile() ?? false;
}
