import path from 'path';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {present} from '../../document/present';
import {type DocNames, type KnownDocs, toOtherNames} from '../../navigation/checkDocs';
import type {SitePaths} from '../../navigation/permalinks';
import type {DocLink, DocsPlace, DocsSite, NavigationLink} from '../../navigation/types';
import type {Doc, DocsSidebarItem, DocsVersion} from './docsContent';

/** The docs of a site, with their sidebars as pages show them. */
export type SiteDocs = DocsSite & KnownDocs & {sidebars: PropSidebar[]};

/** @param versions the first one that has a doc, or lists an operation, is used */
export function toDocsSite(
  versions: readonly DocsVersion[],
  paths: Omit<SitePaths, 'routeBasePath'>,
): SiteDocs {
  const docs = new Map<string, DocLink>();
  const places = new Map<string, DocsPlace>();
  const sidebars: PropSidebar[] = [];
  for (const version of versions) {
    const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
    for (const doc of version.docs) if (!docs.has(doc.id)) docs.set(doc.id, toDocLink(doc));
    for (const items of Object.values(version.sidebars)) {
      const sidebar = toSidebar(items, byId, paths);
      for (const [permalink, place] of toPlaces(sidebar, sidebars.length))
        if (!places.has(permalink)) places.set(permalink, place);
      sidebars.push(sidebar.map(({item}) => item));
    }
  }
  return {
    find: (id) => docs.get(id),
    ids: [...docs.keys()],
    otherNames: toOtherNames(versions.flatMap((version) => version.docs.map(toDocNames))),
    draftIds: new Set(versions.flatMap(({drafts = []}) => drafts.map(({id}) => id))),
    placeOf: (permalink) => places.get(permalink),
    sidebars,
  };
}

function toDocLink({title, permalink, source, frontMatter}: Doc): DocLink {
  const {sidebar_label: label, displayed_sidebar: sidebar} = frontMatter;
  return {
    title: label ?? title,
    permalink,
    ...(source !== undefined && sidebar === undefined && {source}),
  };
}

function toDocNames({id, source = id, sourceDirName = '.', slug}: Doc): DocNames {
  const folder = sourceDirName === '.' ? '' : `${sourceDirName}/`;
  return present({id, source: folder + path.posix.basename(source), slug});
}

/** An item as pages show it, and its role in the previous and next links. */
type Shown = {
  item: PropSidebarItem;
  /** Absent for items that Docusaurus skips, too. */
  link?: NavigationLink;
  /** Whether it is a page of the API. */
  isApi?: true;
  inner?: Shown[];
};

function toSidebar(
  items: readonly DocsSidebarItem[],
  docs: ReadonlyMap<string, Doc>,
  paths: Omit<SitePaths, 'routeBasePath'>,
): Shown[] {
  return items.flatMap((item): Shown[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return toDocItem(item, docs);
      case 'category': {
        const {link, items: inside, ...rest} = item;
        const inner = toSidebar(inside, docs, paths);
        const doc = link?.type === 'doc' ? docs.get(link.id) : undefined;
        const href = link?.type === 'generated-index' ? link.permalink : doc?.permalink;
        return [
          {
            item: {...rest, items: inner.map((one) => one.item), ...present({href})},
            ...(href !== undefined && {link: {title: item.label, permalink: href}}),
            inner,
          },
        ];
      }
      case 'link':
        return [isApiLink(item) ? toApiLink(item, paths) : {item}];
      case 'html':
        return [{item}];
    }
  });
}

function toDocItem(
  item: Extract<DocsSidebarItem, {type: 'doc' | 'ref'}>,
  docs: ReadonlyMap<string, Doc>,
): Shown[] {
  const doc = docs.get(item.id);
  if (!doc) return [];
  const {permalink, title, unlisted, frontMatter} = doc;
  const label = frontMatter.sidebar_label ?? item.label ?? title;
  const className = frontMatter.sidebar_class_name ?? item.className;
  const customProps = frontMatter.sidebar_custom_props ?? item.customProps;
  return [
    {
      item: present({
        type: 'link',
        href: permalink,
        label,
        docId: item.id,
        className,
        customProps,
        ...(unlisted && {unlisted}),
      }),
      ...(item.type === 'doc' && !unlisted && {link: {title: label, permalink}}),
    },
  ];
}

/** Whether an item comes from `apiSidebar`: its paths are the same in all languages of the site. */
function isApiLink({customProps}: DocsSidebarItem): boolean {
  return typeof customProps?.api === 'string';
}

function toApiLink(
  {
    key: _,
    customProps: {api: _api, ...customProps} = {},
    ...item
  }: Extract<DocsSidebarItem, {type: 'link'}>,
  {baseUrl, trailingSlash}: Omit<SitePaths, 'routeBasePath'>,
): Shown {
  const href = applyTrailingSlash(baseUrl + item.href.replace(/^\//, ''), {baseUrl, trailingSlash});
  return {
    item: {...item, href, docId: href, customProps},
    link: {title: item.label, permalink: href},
    isApi: true,
  };
}

/** The places of the API's pages in a sidebar. */
function toPlaces(sidebar: readonly Shown[], docsSidebar: number): [string, DocsPlace][] {
  const all = listSteps(sidebar, []);
  // The previous and next links skip the overview and the changelog.
  const steps = all.filter(({isAside}) => !isAside);
  return all.flatMap((step): [string, DocsPlace][] => {
    const {link, isApi, breadcrumbs} = step;
    if (!isApi) return [];
    const index = steps.indexOf(step);
    const [previous, next] = index < 0 ? [] : [steps[index - 1]?.link, steps[index + 1]?.link];
    return [[link.permalink, present({docsSidebar, breadcrumbs, previous, next})]];
  });
}

type DocsStop = {
  link: NavigationLink;
  isApi?: true;
  isAside?: true;
  breadcrumbs: DocsPlace['breadcrumbs'];
};

function listSteps(items: readonly Shown[], breadcrumbs: DocsPlace['breadcrumbs']): DocsStop[] {
  return items.flatMap(({item, link, isApi, inner}) => [
    ...(link
      ? [
          present({
            link,
            isApi,
            ...(isApi && item.customProps?.method === undefined && {isAside: true as const}),
            breadcrumbs,
          }),
        ]
      : []),
    ...(inner && item.type === 'category'
      ? listSteps(inner, [...breadcrumbs, present({label: item.label, href: item.href})])
      : []),
  ]);
}
