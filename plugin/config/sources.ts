import {toDiagnostic} from '../diagnostics/diagnostic';
import type {ConfigContext} from './fields';
import {findFile, toRootPath, type FileKind} from './findFile';
import type {TabConfig} from './types';

const DOCUMENT: FileKind = {
  name: 'document',
  wanted: 'the OpenAPI document itself',
  extensions: ['.yaml', '.yml', '.json'],
};
const CODES = {
  missing: 'config-source-missing',
  outside: 'config-source-outside',
  form: 'config-type',
} as const;

/**
 * Looks for the document of each tab. A tab whose document is not there, is not a file, or is
 * outside the project root (also through a symbolic link) is reported and left out; two tabs with
 * one document are a warning.
 */
export async function checkSources(
  rootDir: string,
  tabs: readonly TabConfig[],
  {locate, report}: ConfigContext,
): Promise<TabConfig[]> {
  const bound = new Map<string, TabConfig>();
  const usable: TabConfig[] = [];
  for (const tab of tabs) {
    const source = locate(`${tab.pointer}/api/source`);
    const found = await findFile(rootDir, tab.source, DOCUMENT);
    if (typeof found !== 'string') {
      const {kind, ...words} = found;
      report(toDiagnostic(CODES[kind], {source, ...words}));
      continue;
    }
    const other = bound.get(found);
    if (other) {
      const message = `\`${tab.source}\` is also the document of the tab ${JSON.stringify(other.label)}.`;
      report(
        toDiagnostic('config-source-twice', {
          source,
          message,
          help: 'Each operation then has two pages. Remove one of the tabs if that is not meant.',
        }),
      );
    }
    bound.set(found, tab);
    usable.push({...tab, source: toRootPath(rootDir, tab.source)});
  }
  return usable;
}
