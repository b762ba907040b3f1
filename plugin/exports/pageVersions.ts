/** Finds the page of a schema, a tag or a list in the other versions of its tab. */
import type {SchemaId} from '../model/types';
import type {PageVersions, TagPage} from '../navigation/types';
import type {ReadyTab, Tab} from '../types';

type Version = Pick<ReadyTab, 'navigation' | 'lists'>;
/** Returns the permalink of a page in a version; undefined if the version does not have it. */
type FindVersionPage = (version: Version) => string | undefined;
/** Undefined if the tab has only one version. */
export type FindInVersions = (find: FindVersionPage) => PageVersions | undefined;

export function createFindInVersions(
  {config: tab}: Pick<Tab, 'config'>,
  tabs: readonly Tab[],
): FindInVersions {
  const others = tabs.flatMap(({config: {tabId, version}, navigation, lists}) =>
    version && version.family === tab.version?.family && tabId !== tab.tabId && navigation
      ? [{name: version.name, content: {navigation, lists}}]
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

export function findSchemaPage(id: SchemaId): FindVersionPage {
  return ({lists}) => lists.schemaPages?.byId.get(id)?.permalink;
}

export function findSchemaIndex({lists}: Version): string | undefined {
  return lists.schemaPages?.index;
}

export function findTagPage(page: TagPage): FindVersionPage {
  return ({navigation: {tagPages = []}}) =>
    tagPages.find((other) => toName(other) === toName(page))?.permalink;
}

export function findDeprecationsPage({lists}: Version): string | undefined {
  return lists.deprecations?.permalink;
}

export function findErrorsPage({lists}: Version): string | undefined {
  return lists.errors?.permalink;
}

/** Labels may be translated, and differ between versions. */
function toName({group: {tag, label}}: TagPage): string {
  return tag?.name ?? label;
}
