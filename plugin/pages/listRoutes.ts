import type {RouteConfig} from '@docusaurus/types';
import {findDeprecationsPage} from '../exports/pageVersions';
import {toFeedUrl} from '../exports/urls';
import {takeFirst} from '../lists/changelog/takeFirst';
import type {Changelog} from '../lists/changelog/types';
import type {Deprecations} from '../lists/deprecations/types';
import {present} from '../document/present';
import {toDataModule} from './dataModule';
import type {PropChangelog, PropDeprecations} from './props';
import type {DataFile, PageRoutes, TabPages} from './tabPages';
import {toPageFrame} from './toProps';

/**
 * The pages that list something for a whole tab. Their data is in separate files, so that no other
 * page pays for it.
 */
export function buildListRoutes(tab: TabPages): PageRoutes {
  const {
    lists: {changelog, deprecations},
    toFile,
  } = tab;
  const routes: RouteConfig[] = [];
  const files: DataFile[] = [];
  if (changelog) {
    const file = toFile('changelog.mjs', toDataModule(toChangelogProp(changelog, tab)));
    files.push(file);
    routes.push({
      path: changelog.permalink,
      exact: true,
      component: '@theme/ApiChangelog',
      modules: {changelog: file.module},
    });
  }
  if (deprecations) {
    const file = toFile('deprecations.mjs', toDataModule(toDeprecationsProp(deprecations, tab)));
    files.push(file);
    routes.push({
      path: deprecations.permalink,
      exact: true,
      component: '@theme/ApiDeprecations',
      modules: {deprecations: file.module},
    });
  }
  return {routes, files};
}

export function toChangelogProp(changelog: Changelog, tab: Pick<TabPages, 'urls'>): PropChangelog {
  const {permalink, formats} = toPageFrame(tab, changelog.permalink);
  return present({
    permalink,
    sections: takeFirst(changelog.sections),
    formats,
    feed: toFeedUrl(changelog),
  });
}

function toDeprecationsProp({permalink, groups}: Deprecations, tab: TabPages): PropDeprecations {
  const {versions, formats} = toPageFrame(tab, permalink, tab.findInVersions(findDeprecationsPage));
  return present({permalink, versions, groups, formats});
}
