import {toRootPath} from '../../config/findFile';
import {slugify} from '../../config/slugify';
import {findWrongSource} from '../../config/sources';
import type {Config, RemoteTab} from '../../config/types';
import {quote} from '../../diagnostics/text';

/**
 * Selects the tabs to pull, one for each document; a name is the label of a tab, its id or its
 * source. Returns a sentence if a name is wrong.
 */
export function selectTabs(
  {rootDir, remotes}: Pick<Config, 'rootDir' | 'remotes'>,
  name: string | undefined,
): RemoteTab[] | string {
  const bySource = new Map<string, RemoteTab>();
  for (const tab of remotes) {
    if (name !== undefined && !isCalled(tab, name)) continue;
    const wrong = findWrongSource(rootDir, tab.source);
    if (wrong) return wrong.message;
    const source = toRootPath(rootDir, tab.source);
    const other = bySource.get(source);
    if (other && other.remote.url !== tab.remote.url)
      return `${quote(source)} has two remotes, ${quote(other.remote.url)} and ${quote(tab.remote.url)}.`;
    bySource.set(source, other ?? {...tab, source});
  }
  return [...bySource.values()];
}

function isCalled({label, tabId, source, version}: RemoteTab, name: string): boolean {
  const names = [label, slugify(label), tabId, version?.family, source];
  return names.some((candidate) => candidate?.toLowerCase() === name.toLowerCase());
}
