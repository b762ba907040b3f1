/** Lists the states of an API that a changelog compares. */
import type {NavigatedTab} from '../../stages';
import type {TabVersion, VersionBanner} from '../../config/types';
import type {LoadedDocument} from '../../document/types';
import {present} from '../../document/present';
import {toVersionAnchor} from '../../model/page/anchors';
import type {SecurityRequirement} from '../../model/types';
import type {OperationPage} from '../../navigation/types';

/** A version of a tab, an earlier state of its document, or the current one. */
export type State = {
  id: string;
  label?: string;
  date?: string;
  banner?: VersionBanner;
  document?: LoadedDocument;
  /** Why its document is missing. */
  problem?: string;
  /** Operations of the previous state, and their keys in this one. */
  renames: ReadonlyMap<string, string>;
  /** Its pages, by the key of their operation. Empty for an earlier state. */
  pages: ReadonlyMap<string, OperationPage>;
  /** What its operations require unless they say otherwise. */
  security: readonly SecurityRequirement[];
  /** Pages of an operation in all versions, newest first. */
  toPermalinks: (page: OperationPage) => string[];
  pageAt: (permalink: string) => OperationPage | undefined;
  /** The page of the same operation in another state. */
  findIn: (page: OperationPage, other: State) => OperationPage | undefined;
};

const NOTHING: ReadonlyMap<never, never> = new Map<never, never>();

/**
 * Lists the states of a tab that its changelog compares, newest first.
 * @param content the current version of a tab, or its only one
 * @param tabs all tabs of the site
 */
export function listStates(content: NavigatedTab, tabs: readonly NavigatedTab[]): State[] {
  const {version} = content.config;
  if (version)
    return tabs.flatMap((other): State[] =>
      other.config.version?.family === version.family
        ? [toVersion(other, other.config.version)]
        : [],
    );
  const earlier = (content.earlier ?? []).map(
    ({entry: {date, label, source}, document, problem}): State & {isCurrent: boolean} =>
      present({
        id: date,
        date,
        label,
        document,
        problem,
        renames: NOTHING,
        pages: NOTHING,
        security: [],
        toPermalinks: () => [],
        pageAt: () => undefined,
        findIn: () => undefined,
        isCurrent: source.kind === 'file' && content.config.sources.includes(source.file),
      }),
  );
  const [newest, ...others] = earlier;
  const [document] = content.documents;
  const current = {id: 'current', renames: NOTHING, ...toPageLookup(content)};
  // An entry that names the tab's own document gives its date.
  return newest?.isCurrent
    ? [{...newest, ...current, id: newest.id}, ...others]
    : [{...current, ...present({document})}, ...earlier];
}

function toVersion(content: NavigatedTab, {name, label, date, banner, renames}: TabVersion): State {
  const [document] = content.documents;
  return {
    id: toVersionAnchor(name),
    label,
    ...present({date}),
    ...(banner && {banner}),
    ...(document ? {document} : {problem: `The document of version ${label} could not be loaded.`}),
    renames,
    ...toPageLookup(content, name),
  };
}

function toPageLookup(
  {navigation, reference}: NavigatedTab,
  own = '',
): Pick<State, 'pages' | 'security' | 'toPermalinks' | 'pageAt' | 'findIn'> {
  const {pages = [], versions} = navigation ?? {};
  const permalinks = new Map(pages.map((page) => [page.permalink, page]));
  const inVersions = (page: OperationPage): {[version: string]: string} => ({
    ...versions?.links.get(page.operation.id),
    [own]: page.permalink,
  });
  return {
    pages: new Map(pages.map((page) => [page.operation.key, page])),
    security: reference?.security ?? [],
    toPermalinks: (page) => {
      const links = inVersions(page);
      return (versions?.list ?? [{name: own}]).flatMap(({name}) => links[name] ?? []);
    },
    pageAt: (permalink) => permalinks.get(permalink),
    findIn: (page, other) => {
      for (const permalink of Object.values(inVersions(page))) {
        const found = other.pageAt(permalink);
        if (found) return found;
      }
      return undefined;
    },
  };
}
