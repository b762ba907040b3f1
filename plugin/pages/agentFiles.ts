/**
 * The files that programs read through the tools of `agents/`: the data of pages by operation, what
 * their names are, and the search index. Everything else that the tools give is a file that the site
 * publishes anyway.
 */
import {AGENTS_FOLDER} from '../config/ownNames';
import type {TabConfig} from '../config/types';
import {suggest} from '../diagnostics/suggest';
import {listSome, quote} from '../diagnostics/text';
import {present} from '../document/present';
import {toAgentFolder} from '../exports/urls';
import type {TextFile} from '../exports/types';
import type {SchemaId} from '../model/types';
import {indexWords} from '../search/createSearch';
import {listPages, toSearchFacts, toSearchOperations} from '../search/toSearchIndex';
import {toTabPath} from '../navigation/tabPaths';
import {toSearchTexts} from '../search/toSearchTexts';
import type {ReadyTab} from '../types';
import {
  AGENTS_VERSION,
  type AgentIndex,
  type AgentOptions,
  type AgentSearch,
  type AgentSite,
  type AgentTab,
  type OperationData,
} from './agentTypes';
import type {SitePages, TabPages} from './tabPages';

const JSON_TYPE = 'application/json';

/** The files of a tab. */
export function toAgentTabFiles(
  tab: TabPages,
  {chunks, deferred}: OperationData,
  {isIndexed}: AgentOptions,
): TextFile[] {
  const folder = toAgentFolder(tab.navigation);
  const {changelog} = tab.lists;
  const toFile = (name: string, text: () => string): TextFile => ({
    url: `${folder}/${name}`,
    mediaType: JSON_TYPE,
    text,
  });
  return [
    toFile('index.json', () => JSON.stringify(toIndex(tab, {chunks, deferred}))),
    toFile('search.json', () => JSON.stringify(toSearch(tab, isIndexed))),
    ...(changelog
      ? [toFile('changes.json', () => JSON.stringify({sections: changelog.sections}))]
      : []),
    ...chunks.map(({text}, index) => toFile(`operations-${index}.json`, text)),
    ...deferred.map(({text}, index) => toFile(`schemas-${index}.json`, text)),
  ];
}

function toSearch(tab: TabPages, isIndexed = false): AgentSearch {
  const found = {facts: toSearchFacts(tab), texts: toSearchTexts(tab)};
  const operations = toSearchOperations(tab.reference, tab.navigation);
  return {...found, ...(isIndexed && {words: indexWords(operations, found)})};
}

function toIndex(
  {reference, navigation, lists}: TabPages,
  {chunks, deferred}: OperationData,
): AgentIndex {
  const {servers, security, securitySchemes, schemas} = reference;
  const search = toSearchOperations(reference, navigation);
  const fileOf = new Map(
    chunks.flatMap(({pages}, index) => pages.map((page): [unknown, number] => [page, index])),
  );
  const deferredTo = new Map(
    deferred.flatMap(({ids}, index) => ids.map((id): [SchemaId, number] => [id, index])),
  );
  return {
    servers,
    security,
    securitySchemes,
    search,
    files: listPages(navigation).map((page) => fileOf.get(page) ?? -1),
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, {name}]) => {
        const own = lists.schemaPages?.byId.get(id);
        const page = own && toTabPath(own.permalink, search.base);
        return [id, present({name, page, file: deferredTo.get(id)})];
      }),
    ),
  };
}

/** The file that names the others. */
export function toAgentSiteFile(
  {tools, tabs: chosen}: AgentOptions,
  {root, siteUrl}: Pick<SitePages, 'root' | 'siteUrl'>,
  tabs: readonly ReadyTab[],
): TextFile {
  checkTabs(chosen, tabs);
  const site: AgentSite = {
    version: AGENTS_VERSION,
    siteUrl,
    root,
    tools,
    tabs: tabs.filter(({config}) => isChosen(config, chosen)).map(toAgentTab),
  };
  return {
    url: `${root.replace(/\/$/, '')}/${AGENTS_FOLDER}/index.json`,
    mediaType: JSON_TYPE,
    text: () => JSON.stringify(site),
  };
}

function checkTabs(chosen: AgentOptions['tabs'], tabs: readonly ReadyTab[]): void {
  const ids = tabs.map(({config: {tabId, version}}) => version?.family ?? tabId);
  const unknown = chosen.find((id) => !ids.includes(id));
  if (unknown === undefined) return;
  const nearest = suggest(unknown, ids);
  throw new Error(
    `The option \`mcp.tabs\` names the tab ${quote(unknown)}, which has no pages. ${nearest === undefined ? `There are ${listSome([...new Set(ids)])}.` : `Did you mean ${quote(nearest)}?`}`,
  );
}

/** A tab that is chosen has all its versions. */
export function isChosen(
  {tabId, version}: Pick<TabConfig, 'tabId' | 'version'>,
  chosen: AgentOptions['tabs'],
): boolean {
  return chosen.length === 0 || chosen.includes(version?.family ?? tabId);
}

function toAgentTab({config, reference, navigation, lists}: ReadyTab): AgentTab {
  const {tabId, label, version} = config;
  return present({
    id: tabId,
    label,
    title: reference.info.title,
    documentVersion: reference.info.version,
    overview: navigation.overview,
    top: navigation.top,
    folder: toAgentFolder(navigation),
    version: version && {
      name: version.name,
      family: version.family,
      isCurrent: version.isCurrent,
    },
    ...(lists.changelog && {hasChanges: true as const}),
    errors: lists.errors?.permalink,
  });
}
