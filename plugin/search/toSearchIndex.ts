import type {ReadyTab} from '../types';
import type {ApiReference, Operation} from '../model/types';
import {listGroups} from '../navigation/listGroups';
import {toBase} from '../navigation/toBase';
import type {OperationPage, TabNavigation} from '../navigation/types';
import {listOwners} from './listOwners';
import {
  SEARCH_VERSION,
  type SearchFacts,
  type SearchOperation,
  type SearchOperations,
  type SearchOwner,
} from './types';

/** Collects what readers can find in a tab. Pages without a link to them are left out. */
export function toSearchOperations(
  reference: ApiReference,
  navigation: TabNavigation,
): SearchOperations {
  const base = toBase(navigation);
  const {labels, pages, groupsOf} = toGroups(reference, navigation);
  return {
    version: SEARCH_VERSION,
    base,
    groups: labels,
    ...(pages.length > 0 && {groupPages: pages}),
    operations: listPages(navigation).map((page) => toOperation(page, base, groupsOf)),
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
  return {
    version: SEARCH_VERSION,
    owners: [
      ...operations.filter((owner) => Object.keys(owner).length > 1),
      ...schemas.map(({id, owner}) =>
        withUsers(
          {...owner, page: schemaPages?.byId.get(id)?.permalink.slice(base.length)},
          users.get(id) ?? pages.slice(owner.operation, owner.operation + 1),
          groupsOf,
        ),
      ),
    ],
  };
}

function listPages({pages}: TabNavigation): OperationPage[] {
  return pages.filter(({hidden}) => !hidden);
}

function toOperation(
  {operation, title, permalink}: OperationPage,
  base: string,
  groupsOf: GroupsOf,
): SearchOperation {
  const {method, path, operationId, deprecated} = operation;
  return {
    title,
    method,
    path,
    page: permalink.slice(base.length),
    ...(operationId !== undefined && {operationId}),
    groups: groupsOf(operation),
    ...(deprecated && {deprecated: true as const}),
  };
}

type GroupsOf = (operation: Operation) => number[];

/** The groups of the sidebar; of a tab without one, the tags. */
function toGroups(
  {tags}: ApiReference,
  {groups, pages, overview}: TabNavigation,
): {labels: string[]; pages: string[]; groupsOf: GroupsOf} {
  const labels: string[] = [];
  const permalinks: string[] = [];
  const indexes = new Map<string, number>();
  const ofOperation = new Map<Operation, Set<number>>();
  const add = (label: string, operation: Operation) => {
    const index = indexes.get(label) ?? labels.push(label) - 1;
    indexes.set(label, index);
    const own = ofOperation.get(operation) ?? new Set();
    ofOperation.set(operation, own.add(index));
  };
  for (const group of listGroups(groups)) {
    for (const {operation} of group.pages) add(group.label, operation);
    const index = indexes.get(group.label);
    if (index !== undefined) permalinks[index] ??= group.page ?? `${overview}#${group.id}`;
  }
  if (groups.length === 0)
    for (const {operation} of pages)
      for (const name of operation.tags)
        add(tags.find((tag) => tag.name === name)?.summary ?? name, operation);
  return {
    labels,
    pages: permalinks,
    groupsOf: (operation) => [...(ofOperation.get(operation) ?? [])],
  };
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
    ...(schema !== undefined && {schema}),
    ...(anchor !== undefined && {anchor}),
    ...(page !== undefined && {page}),
    methods: [...new Set(users.map((user) => user.operation.method))],
    groups: [...new Set(users.flatMap((user) => groupsOf(user.operation)))],
    ...facts,
  };
}
