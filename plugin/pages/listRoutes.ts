import type {RouteConfig} from '@docusaurus/types';
import {findDeprecationsPage} from '../exports/pageVersions';
import {toFeedUrl} from '../exports/urls';
import {takeFirst} from '../lists/changelog/takeFirst';
import type {Changelog} from '../lists/changelog/types';
import type {Deprecations} from '../lists/deprecations/types';
import type {Errors} from '../lists/errors/types';
import {present} from '../document/present';
import {toDataModule, toLoaderModule} from './dataModule';
import type {PropChangelog, PropDeprecations, PropRedirect} from './props';
import {toErrorIndex, toErrorsProp} from './toErrorProps';
import type {DataFile, PageRoutes, TabPages} from './tabPages';
import {toPageFrame} from './toProps';

export type ListRoutes = PageRoutes & {
  /** Module that loads what leads from a response to the page of errors; absent without one. */
  loadErrors?: string;
};

/** A page that lists something for a whole tab. */
type ListPage = {
  /** Of its data, as a file and as a prop. */
  name: string;
  component: string;
  permalink: string;
  toProp: () => unknown;
};

/**
 * The pages that list something for a whole tab. Their data is in separate files, so that no other
 * page pays for it.
 */
export function buildListRoutes(tab: TabPages): ListRoutes {
  const {
    lists: {errors},
    toFile,
  } = tab;
  const routes: RouteConfig[] = [];
  const files: DataFile[] = [];
  for (const {name, component, permalink, toProp} of listListPages(tab)) {
    const file = toFile(`${name}.mjs`, toDataModule(toProp()));
    files.push(file);
    routes.push({path: permalink, exact: true, component, modules: {[name]: file.module}});
  }
  if (!errors) return {routes, files};
  for (const {redirect, target} of listRedirects(errors)) {
    const file = toFile(`error-redirect-${routes.length}.mjs`, toDataModule(target));
    files.push(file);
    routes.push({
      path: redirect,
      exact: true,
      component: '@theme/ApiRedirect',
      modules: {redirect: file.module},
    });
  }
  const index = toFile('error-index.mjs', toDataModule(toErrorIndex(errors)));
  const loader = toFile('load-errors.mjs', toLoaderModule(index.module));
  return {routes, files: [...files, index, loader], loadErrors: loader.module};
}

function listListPages(tab: TabPages): ListPage[] {
  const {changelog, deprecations, errors} = tab.lists;
  const toPage = <T extends {permalink: string}>(
    name: string,
    component: string,
    list: T | undefined,
    toProp: (list: T) => unknown,
  ): ListPage[] =>
    list ? [{name, component, permalink: list.permalink, toProp: () => toProp(list)}] : [];
  return [
    ...toPage('changelog', '@theme/ApiChangelog', changelog, (list) => toChangelogProp(list, tab)),
    ...toPage('deprecations', '@theme/ApiDeprecations', deprecations, (list) =>
      toDeprecationsProp(list, tab),
    ),
    ...toPage('errors', '@theme/ApiErrors', errors, (list) => toErrorsProp(list, tab)),
  ];
}

/** Pages that URLs of problem types name, and where their entries are. */
function listRedirects({permalink, groups}: Errors): {redirect: string; target: PropRedirect}[] {
  return groups
    .flatMap(({problems}) => problems)
    .flatMap(({redirect, anchor}) => {
      const to = `${permalink}#${anchor}`;
      return redirect === undefined ? [] : [{redirect, target: {to, overview: to}}];
    });
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
