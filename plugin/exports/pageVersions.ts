/** Finds the page of a schema, a tag or a list in the other versions of its tab. */
import {findDeprecations} from '../deprecations/findDeprecations';
import type {ApiReference, SchemaId} from '../model/types';
import type {PageVersions, TabNavigation, TagPage} from '../navigation/types';
import {findSchemaPages} from '../schemaPages/findSchemaPages';
import type {TabContent} from '../types';

type Version = {reference: ApiReference; navigation: TabNavigation};
/** Returns the permalink of a page in a version; undefined if the version does not have it. */
type FindPage = (version: Version) => string | undefined;
/** Undefined if the tab has only one version. */
export type FindInVersions = (find: FindPage) => PageVersions | undefined;

export function createFindInVersions(
  {tab}: Pick<TabContent, 'tab'>,
  tabs: readonly TabContent[],
): FindInVersions {
  const others = tabs.flatMap(({tab: {tabId, version}, reference, navigation}) =>
    version &&
    version.family === tab.version?.family &&
    tabId !== tab.tabId &&
    reference &&
    navigation
      ? [{name: version.name, content: {reference, navigation}}]
      : [],
  );
  return (find) =>
    others.length === 0
      ? undefined
      : Object.fromEntries(
          others.flatMap(({name, content}) => {
            const permalink = find(content);
            return permalink === undefined ? [] : [[name, permalink]];
          }),
        );
}

export function findSchemaPage(id: SchemaId): FindPage {
  return (version) => findSchemaPages(version)?.byId.get(id)?.permalink;
}

export function findSchemaIndex(version: Version): string | undefined {
  return findSchemaPages(version)?.index;
}

export function findTagPage(page: TagPage): FindPage {
  return ({navigation: {tagPages = []}}) =>
    tagPages.find((other) => toName(other) === toName(page))?.permalink;
}

export function findDeprecationsPage(version: Version): string | undefined {
  return findDeprecations(version)?.permalink;
}

/** Labels may be translated, and differ between versions. */
function toName({group: {tag, label}}: TagPage): string {
  return tag?.name ?? label;
}
