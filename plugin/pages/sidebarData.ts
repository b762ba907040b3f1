import {present} from '../document/present';
import type {SchemaPage, SchemaPages} from '../lists/schemaPages/types';
import {isElsewhere} from '../navigation/permalinks';
import {toTabPath} from '../navigation/tabPaths';
import {toBase} from '../navigation/toBase';
import type {OperationPage, TabNavigation} from '../navigation/types';
import {listSidebarGroups, toSidebarGroups, type Guide, type SidebarGroup} from './sidebarGroups';
import {
  MAX_WHOLE_SCHEMAS,
  MIN_LONG,
  SCHEMA_GROUP,
  shorten,
  toMethodOfPath,
  toSidebarWindow,
} from '../navigation/sidebarItems';
import type {PropApiSidebar, PropSidebarGroup, PropSidebarLink, PropSidebarSlice} from './props';

/** Up to this many links are all on each page: three kilobytes after compression. */
const MAX_WHOLE = 150;
/**
 * In characters. Summaries can be whole paragraphs; in a list they only have to be distinguishable.
 */
const MAX_LABEL = 90;

/** An operation, or the permalink of a doc. */
type SidebarPage = OperationPage | string;

export type SidebarData = {
  sidebar: PropApiSidebar;
  /** Absent if the sidebar contains its links. */
  links?: {
    all: {[group: string]: PropSidebarLink[]};
    /**
     * What of them is in the sidebar of these pages; absent where all links to operations are in
     * it.
     */
    toNear?: (pages: readonly SidebarPage[]) => PropSidebarSlice[];
    /** The same of pages of schemas. */
    toNearSchemas?: (pages: readonly SchemaPage[]) => PropSidebarSlice[];
  };
};

type LinkData = {
  sidebar: PropApiSidebar;
  links?: {
    all: {[group: string]: PropSidebarLink[]};
    toNear: (pages: readonly SidebarPage[]) => PropSidebarSlice[];
  };
};

export function toSidebarData(
  navigation: TabNavigation,
  {schemaPages, errors}: {schemaPages?: SchemaPages; errors?: {permalink: string}} = {},
): SidebarData {
  const {changelog, tab} = navigation;
  const {sidebar, links} = toLinkData(navigation);
  const schemas =
    schemaPages && tab.navigation ? toSchemaData(schemaPages, toBase(navigation)) : undefined;
  const all = {...links?.all, ...schemas?.links?.all};
  return present({
    sidebar: present({...sidebar, changelog, errors: errors?.permalink, schemas: schemas?.sidebar}),
    links:
      (links ?? schemas?.links) &&
      present({all, toNear: links?.toNear, toNearSchemas: schemas?.links?.toNear}),
  });
}

/** The group of schemas is closed on all pages except its own, and a click loads its links. */
function toSchemaData({index, pages}: SchemaPages, base: string) {
  const links = pages.map(({name, permalink}): PropSidebarLink => [
    shorten(name, MAX_LABEL),
    toTabPath(permalink, base),
  ]);
  const path = toTabPath(index, base);
  if (pages.length <= MAX_WHOLE_SCHEMAS) return {sidebar: {path, links}};
  const places = new Map(pages.map((page, place) => [page, place]));
  return {
    sidebar: {path, links: links.length},
    links: {
      all: {[SCHEMA_GROUP]: links},
      toNear: (shown: readonly SchemaPage[]): PropSidebarSlice[] => {
        const windows = shown.map((page) => toSidebarWindow(links.length, places.get(page) ?? 0));
        const start = Math.min(...windows.map((window) => window.start));
        const end = Math.max(...windows.map((window) => window.end));
        return [[SCHEMA_GROUP, start, links.slice(start, end)]];
      },
    },
  };
}

function toLinkData(navigation: TabNavigation): LinkData {
  const {tab} = navigation;
  const base = toBase(navigation);
  if (!tab.navigation) return {sidebar: {base}};
  const groups = toSidebarGroups(navigation);
  const listed = listSidebarGroups(groups);
  const count = listed.reduce((sum, {links}) => sum + links.length, 0);
  const isWhole = count <= MAX_WHOLE;
  const toAll = (isFiltered: boolean) =>
    new Map(
      listed.map((group): [SidebarGroup, PropSidebarLink[]] => [
        group,
        toSidebarLinks(group.links, base, isFiltered),
      ]),
    );
  const all = toAll(count >= MIN_LONG);
  const toGroup = (group: SidebarGroup): PropSidebarGroup => {
    const {label, id, page, description, groups: inner} = group;
    const links = all.get(group) ?? [];
    return present({
      label,
      id,
      ...(page !== undefined && {page: toTabPath(page, base)}),
      description,
      // Links that are not in a group that opens are shown on all pages.
      links: isWhole || label === undefined ? links : links.length,
      groups: inner.map(toGroup),
    });
  };
  const sidebar = {base, groups: groups.map(toGroup)};
  if (isWhole) return {sidebar};
  const windows = findWindows(groups);
  // Nothing is filtered until all links are loaded.
  const shown = toAll(false);
  return {
    sidebar,
    links: {
      all: Object.fromEntries([...all].map(([{id}, links]) => [id, links])),
      toNear: (pages) =>
        toSlices(
          pages.flatMap((page) => windows.get(page) ?? []),
          shown,
        ),
    },
  };
}

function toSidebarLinks(
  links: readonly (OperationPage | Guide)[],
  base: string,
  isFiltered: boolean,
): PropSidebarLink[] {
  const titles = new Set<string>();
  const repeated = new Set<string>();
  for (const {title} of links) (titles.has(title) ? repeated : titles).add(title);
  return links.map((link) =>
    'href' in link
      ? [link.title, '', {href: link.href, ...(link.isDoc && {isDoc: true})}]
      : toSidebarLink(link, base, isFiltered, repeated.has(link.title)),
  );
}

function toSidebarLink(
  {operation, override, title, permalink}: OperationPage,
  base: string,
  isFiltered: boolean,
  isRepeated: boolean,
): PropSidebarLink {
  const {method, deprecated, operationId, path: operationPath} = operation;
  const {description} = override;
  const path = toTabPath(permalink, base);
  const more = present({
    ...(toMethodOfPath(path) !== method && {method}),
    ...(deprecated && {deprecated: true as const}),
    description,
    ...(isRepeated && title !== operation.key && {operationPath}),
    ...(isFiltered && operationId !== undefined && operationId !== title && {operationId}),
    ...(isFiltered && isElsewhere(path) && {keptPath: operationPath}),
  });
  const label = shorten(title, MAX_LABEL);
  return Object.keys(more).length > 0 ? [label, path, more] : [label, path];
}

type Range = {group: SidebarGroup; start: number; end: number};

/** The links that each page shows: those of its group, and of the groups around that. */
function findWindows(groups: readonly SidebarGroup[]): ReadonlyMap<SidebarPage, Range[]> {
  const windows = new Map<SidebarPage, Range[]>();
  const add = (page: SidebarPage, group: SidebarGroup, active: number) =>
    windows.set(page, [
      ...(windows.get(page) ?? []),
      {group, ...toSidebarWindow(group.links.length, active)},
    ]);
  const enter = (group: SidebarGroup, around: readonly SidebarGroup[]) => {
    for (const [index, link] of group.links.entries()) {
      const page = 'href' in link ? link.href : link;
      add(page, group, index);
      for (const outer of around) add(page, outer, -1);
    }
    for (const inner of group.groups) enter(inner, [...around, group]);
  };
  for (const group of groups) enter(group, []);
  return windows;
}

/** The links in the ranges, each once. */
function toSlices(
  ranges: readonly Range[],
  links: ReadonlyMap<SidebarGroup, PropSidebarLink[]>,
): PropSidebarSlice[] {
  const slices: PropSidebarSlice[] = [];
  const done = new Map<SidebarGroup, number>();
  for (const {group, start, end} of [...ranges].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, done.get(group) ?? 0);
    if (from >= end) continue;
    slices.push([group.id, from, (links.get(group) ?? []).slice(from, end)]);
    done.set(group, end);
  }
  return slices;
}
