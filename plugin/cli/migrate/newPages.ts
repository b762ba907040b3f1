import {normalizeConfig} from '../../config/normalize';
import {parseConfig, type ParsedConfig} from '../../config/parse';
import type {TabConfig} from '../../config/types';
import {loadDocument} from '../../document/load';
import type {LoadedDocument, OperationPlace} from '../../document/types';
import {toApiReference} from '../../model/apiReference';
import {createAddressFinder} from '../../navigation/findAddress';
import {listGroups} from '../../navigation/listGroups';
import {createPermalinks, type SitePaths} from '../../navigation/permalinks';
import {toTabNavigation} from '../../navigation/tabs';
import {toRouteSegments} from '../../navigation/segments';
import {toSchemaPages} from '../../lists/schemaPages/toSchemaPages';
import {toPageTargets} from '../../lists/schemaPages/toPageTargets';
import {present} from '../../document/present';
import {familyOf, listAddresses} from '../../routes/listAddresses';
import type {Address, Subject} from '../../routes/types';

/** The new addresses of a document and of its parts. */
export type NewPages = {
  /** The tab, and the version unless it is the current one. */
  scope: Pick<Subject, 'tab' | 'version'>;
  label: string;
  /** Every page; none if `pull` has not fetched the document yet. */
  addresses: readonly Address[];
  overview: string;
  /** Absent if `pull` has not fetched it yet. */
  document?: LoadedDocument;
  /** The tags of operations that have pages, in the order of the sidebar. */
  tags: string[];
  /** The page of a tag, else its group on the overview. */
  tagOf: (name: string) => string;
  /** The page of a named schema; the overview if it has none. */
  schemaOf: (name: string) => string;
  /** The page of `METHOD /path`; the overview for an operation without a page. */
  pageOf: (key: string) => string;
  operations: OperationPlace[];
};

const ignore = () => undefined;

/** Lists the pages of each document in docs.json, by the pointer of its tab or version. */
export async function listNewPages(
  docsJson: string,
  rootDir: string,
  paths: SitePaths,
  onRead: (source: string, number: number, total: number) => void,
): Promise<ReadonlyMap<string, NewPages>> {
  const parsed = parseConfig(docsJson, 'docs.json', ignore);
  if (!parsed) return new Map();
  const {value, locate} = parsed;
  const tabs = normalizeConfig(value, {locate, report: ignore});
  const found = new Map<string, NewPages>();
  for (const [index, tab] of tabs.entries()) {
    onRead(tab.sources[0] ?? '', index + 1, tabs.length);
    found.set(tab.version?.pointer ?? tab.pointer, await toNewPages(tab, {rootDir, paths, locate}));
  }
  return found;
}

async function toNewPages(
  tab: TabConfig,
  {rootDir, paths, locate}: {rootDir: string; paths: SitePaths; locate: ParsedConfig['locate']},
): Promise<NewPages> {
  const toPermalink = createPermalinks(tab.tabId, paths);
  const overview = toPermalink();
  const {version} = tab;
  const about = {
    label: tab.label,
    scope: present({
      tab: familyOf(tab),
      version: version && !version.isCurrent ? version.name : undefined,
    }),
  };
  const document = await loadDocument({rootDir, source: tab.sources[0] ?? ''}, ignore);
  // A document that `pull` has not fetched yet: its routes are derived from method and path.
  if (!document)
    return {
      ...about,
      addresses: [],
      overview,
      tags: [],
      tagOf: () => overview,
      schemaOf: () => overview,
      operations: [],
      pageOf: (key) => toPermalink(toPlainRoute(key)),
    };
  const reference = await toApiReference(document, ignore);
  const navigation = toTabNavigation({...paths, tab, reference, locate}, ignore);
  const {pages, groups} = navigation;
  const routes = new Map(pages.map(({operation, permalink}) => [operation.key, permalink]));
  const used = new Set(pages.flatMap(({operation}) => operation.tags));
  const schemaPages = toSchemaPages({reference, navigation});
  const find = createAddressFinder(toPageTargets(reference, navigation, schemaPages));
  const lists = present({schemaPages});
  return {
    ...about,
    addresses: listAddresses(
      {config: tab, documents: [document], reference, navigation, lists},
      paths,
    ),
    overview,
    document,
    tags: listGroups(groups).flatMap(({tag, label}) => {
      const name = tag?.name ?? label;
      return used.has(name) ? [name] : [];
    }),
    tagOf: (name) => find({kind: 'tag', name}) ?? overview,
    schemaOf: (name) => find({kind: 'schema', name}) ?? overview,
    operations: [...document.operations, ...document.hiddenOperations],
    pageOf: (key) => routes.get(key) ?? overview,
  };
}

function toPlainRoute(key: string): string {
  const [method = '', ...path] = key.split(' ');
  return toRouteSegments({kind: 'operation', method, path: path.join(' ')}).join('/');
}
