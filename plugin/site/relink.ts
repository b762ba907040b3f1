import type {Config} from '../config/types';
import {addChangelogs} from '../navigation/changelog';
import {type SitePaths, toTabNavigation} from '../navigation/tabs';
import type {DocsSite} from '../navigation/types';
import {linkVersions} from '../navigation/versions';
import type {LoadedContent, TabContent} from '../types';

/** Errors in docs.json were already reported when it was loaded. */
const ignore = () => undefined;

/**
 * The content with its navigation made again: for tabs with translated labels, or with the docs of
 * the site.
 */
export function relink(content: LoadedContent, paths: SitePaths, docs?: DocsSite): LoadedContent {
  const {config} = content;
  if (!config) return content;
  const {locate} = config;
  const tabs = content.tabs.map((tabContent): TabContent => {
    const {tab, reference} = tabContent;
    if (!reference || !tabContent.navigation) return tabContent;
    const navigation = toTabNavigation({...paths, tab, reference, locate, docs}, ignore);
    return {...tabContent, navigation};
  });
  return {...content, tabs: linkTabs(tabs, paths, locate)};
}

function linkTabs(
  tabs: readonly TabContent[],
  paths: SitePaths,
  locate: Config['locate'],
): TabContent[] {
  const findings = {locate, report: ignore};
  return addChangelogs(linkVersions(tabs, findings), paths, findings);
}
