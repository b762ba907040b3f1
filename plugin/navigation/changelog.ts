import type {ConfigContext} from '../config/fields';
import type {ChangelogConfig, TabConfig} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {createPermalinks, type SitePaths} from './permalinks';
import type {TabNavigation} from './types';
import {toFirstSegment, type UnfinishedTab} from './versions';

type ChangelogTab = Pick<UnfinishedTab, 'config' | 'navigation'>;
/**
 * Adds the address of its changelog to the pages of each tab; versions share that of the current
 * one. A changelog whose address is a prefix of other pages' addresses is reported and left out.
 * @param contents of all tabs
 */
export function addChangelogs<T extends ChangelogTab>(
  contents: readonly T[],
  paths: SitePaths,
  findings: ConfigContext,
): T[] {
  const permalinks = new Map<string, string>();
  for (const {config: tab, navigation} of contents) {
    if (!tab.changelog || !navigation || tab.version?.isCurrent === false) continue;
    const inFamily = contents.filter((other) => toFamily(other.config) === toFamily(tab));
    if (tab.version && inFamily.length < 2) continue;
    if (!isFree(tab.changelog, inFamily, navigation, findings)) continue;
    permalinks.set(
      tab.tabId,
      navigation.published?.kept('changelog') ??
        createPermalinks(tab.tabId, paths)(tab.changelog.path),
    );
  }
  return contents.map((content) => {
    const changelog = permalinks.get(toFamily(content.config));
    return content.navigation && changelog !== undefined
      ? {...content, navigation: {...content.navigation, changelog}}
      : content;
  });
}

function toFamily({tabId, version}: TabConfig): string {
  return version?.family ?? tabId;
}

function isFree(
  {path, pointer}: ChangelogConfig,
  family: readonly ChangelogTab[],
  navigation: TabNavigation,
  {locate, report}: ConfigContext,
): boolean {
  const {tab, pages, tagPages = []} = navigation;
  const owners = new Map(
    [...pages]
      .reverse()
      .map(({permalink, operation}) => [
        toFirstSegment(permalink, navigation),
        `the page of \`${operation.key}\``,
      ]),
  );
  for (const {permalink, group} of tagPages)
    owners.set(toFirstSegment(permalink, navigation), `the page of \`${group.label}\``);
  for (const {
    config: {version},
  } of family)
    if (version && !version.isCurrent)
      owners.set(version.segment.toLowerCase(), `the version \`${version.name}\``);
  const owner = owners.get(path.toLowerCase());
  if (owner === undefined) return true;
  const proposal = ['changes', 'api-changelog', 'what-changed'].find((word) => !owners.has(word));
  report(
    toDiagnostic('config-changelog', {
      tabId: tab.tabId,
      source: locate(pointer),
      message: `The changelog would be at \`${path}\`, where ${owner} is.`,
      help: `Write "changelog": {"path": ${JSON.stringify(proposal ?? `${path}-page`)}${tab.version ? '' : ', "entries": […]'}}, or false for no changelog.`,
    }),
  );
  return false;
}
