import {present} from '../document/present';
import type {ReadyTab} from '../types';
import type {ApiReference, Operation, Tag} from '../model/types';
import {listGroups} from '../navigation/listGroups';
import {toTabPath} from '../navigation/tabPaths';
import {toBase} from '../navigation/toBase';
import type {NavigationGroup, OperationPage, TabNavigation} from '../navigation/types';
import {listOwners} from './listOwners';
import {
  SEARCH_VERSION,
  type SearchFacts,
  type SearchOperation,
  type SearchOperations,
  type SearchOwner,
  type SearchTab,
} from './types';

/** Collects what readers can find in a tab. Pages without a link to them are left out. */
export function toSearchOperations(
  reference: ApiReference,
  navigation: TabNavigation,
  others: readonly SearchTab[] = [],
): SearchOperations {
  const base = toBase(navigation);
  const {labels, pages, groupsOf} = toGroups(reference, navigation);
  return {
    version: SEARCH_VERSION,
    base,
    groups: labels,
    ...(pages.length > 0 && {groupPages: pages}),
    operations: listPages(navigation).map((page) => toOperation(page, base, groupsOf)),
    ...(others.length > 0 && {others: [...others]}),
  };
}

export function toSearchFacts({
  reference,
  navigation,
  lists: {schemaPages},
}: Pick<ReadyTab, 'reference' | 'navigation' | 'lists'>): SearchFacts {
  const pages = listPages(navigation);
  const {groupsOf} = toGroups(reference, navigation);
  const {operations, schemas} = listOwners(
    pages.map(({operation}) => operation),
    reference.schemas,
  );
  const users = listUsers(pages);
  const base = toBase(navigation);
  const toPagePath = (page: {permalink: string} | undefined) =>
    page && toTabPath(page.permalink, base);
  return {
    version: SEARCH_VERSION,
    owners: [
      ...operations.filter((owner) => Object.keys(owner).length > 1),
      ...schemas.map(({id, owner}) =>
        withUsers(
          {...owner, page: toPagePath(schemaPages?.byId.get(id))},
          users.get(id) ?? pages.slice(owner.operation, owner.operation + 1),
          groupsOf,
        ),
      ),
    ],
  };
}

/** The pages that readers can find. */
export function listPages({pages}: TabNavigation): OperationPage[] {
  return pages.filter(({hidden}) => !hidden);
}

function toOperation(
  {operation, title, permalink}: OperationPage,
  base: string,
  groupsOf: GroupsOf,
): SearchOperation {
  const {method, path, operationId, deprecated} = operation;
  return present({
    title,
    method,
    path,
    page: toTabPath(permalink, base),
    operationId,
    groups: groupsOf(operation),
    ...(deprecated && {deprecated: true as const}),
  });
}

type GroupsOf = (operation: Operation) => number[];

/**
 * The groups of the sidebar, in its order; of a tab without one, the tags. An operation is also in
 * the groups around its own.
 */
export function toGroups(
  {tags}: ApiReference,
  navigation: TabNavigation,
): {labels: string[]; pages: string[]; tags: (Tag | undefined)[]; groupsOf: GroupsOf} {
  const {groups, overview} = navigation;
  const ofOperation = new Map<Operation, Set<number>>();
  const add = (index: number, operation: Operation) => {
    const own = ofOperation.get(operation) ?? new Set();
    ofOperation.set(operation, own.add(index));
  };
  const groupsOf: GroupsOf = (operation) => [...(ofOperation.get(operation) ?? [])];
  if (groups.length > 0) {
    const labels = toLabels(groups);
    const listed = [...labels.keys()];
    for (const [index, group] of listed.entries())
      for (const inner of listGroups([group]))
        for (const {operation} of inner.pages) add(index, operation);
    return {
      labels: [...labels.values()],
      pages: listed.map(({page, id}) => page ?? `${overview}#${id}`),
      tags: listed.map(({tag}) => tag),
      groupsOf,
    };
  }
  const indexes = new Map<string, number>();
  for (const {operation} of listPages(navigation))
    for (const name of operation.tags) {
      const label = tags.find((tag) => tag.name === name)?.summary ?? name;
      if (!indexes.has(label)) indexes.set(label, indexes.size);
      add(indexes.get(label) ?? 0, operation);
    }
  return {labels: [...indexes.keys()], pages: [], tags: [], groupsOf};
}

/**
 * The groups with operations. Those with the same label also have that of the group around them:
 * `Users · Billing`.
 */
function toLabels(groups: readonly NavigationGroup[]): ReadonlyMap<NavigationGroup, string> {
  // A list may have a group twice.
  const all = [...new Set(listGroups(groups))];
  const around = new Map(all.flatMap((group) => group.groups.map((inner) => [inner, group])));
  const counts = new Map<string, number>();
  for (const {label} of all) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map(
    all
      .filter((group) => listGroups([group]).some(({pages}) => pages.length > 0))
      .map((group) => {
        const {label} = group;
        const outer = (counts.get(label) ?? 0) > 1 ? around.get(group)?.label : undefined;
        return [group, outer === undefined ? label : `${label} · ${outer}`];
      }),
  );
}

/** The pages that show each named schema. */
function listUsers(pages: readonly OperationPage[]): ReadonlyMap<string, OperationPage[]> {
  const users = new Map<string, OperationPage[]>();
  for (const page of pages)
    for (const id of page.operation.schemas) {
      const known = users.get(id);
      if (known) known.push(page);
      else users.set(id, [page]);
    }
  return users;
}

function withUsers(
  owner: SearchOwner,
  users: readonly OperationPage[],
  groupsOf: GroupsOf,
): SearchOwner {
  const {operation, schema, anchor, page, ...facts} = owner;
  return {
    operation,
    ...present({schema, anchor, page}),
    methods: [...new Set(users.map((user) => user.operation.method))],
    groups: [...new Set(users.flatMap((user) => groupsOf(user.operation)))],
    ...facts,
  };
}
