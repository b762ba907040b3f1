/** Reads the files that a build has written for programs, each when something needs it. */
import {fromTabPath} from '../navigation/tabPaths';
import type {SchemaId, SchemaTable} from '../model/types';
import {
  AGENTS_VERSION,
  type AgentChanges,
  type AgentIndex,
  type AgentSearch,
  type AgentSite,
  type AgentTab,
} from '../pages/agentTypes';
import type {PropOperation, PropOperationChunk} from '../pages/props';
import {ELSEWHERE} from '../proxy/buildFiles';
import {createSearch, type Search} from '../search/createSearch';

/** What an adapter gives: files below the plugin's root, such as `mcp/index.json`. */
export type Files = {
  /** The text of a file; undefined if there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Another value once the files are those of another build. */
  revision?: () => unknown;
};

/** A tab with what names its operations and schemas. */
export type OpenTab = {tab: AgentTab; index: AgentIndex};

/** An operation as its page has it, with the schemas that came with it. */
type OpenOperation = {page: PropOperation; schemas: SchemaTable};

export type Library = {
  site: () => Promise<AgentSite>;
  open: (tab: AgentTab) => Promise<AgentIndex>;
  search: (tab: OpenTab) => Promise<Search>;
  operation: (tab: OpenTab, position: number) => Promise<OpenOperation | undefined>;
  /** The file with a schema that operations do not contain. */
  schemas: (tab: OpenTab, id: SchemaId) => Promise<SchemaTable>;
  changes: (tab: AgentTab) => Promise<AgentChanges | undefined>;
  /** The text of a page in another form, by its permalink with the ending. */
  text: (url: string) => Promise<string | undefined>;
};

/** The caller can do something about it: the message says what. */
export class AgentError extends Error {}

/** Kept in memory at most: the largest tabs take some ten megabytes with their search. */
const MOST_INDEXES = 4;
const MOST_SEARCHES = 2;

export async function createLibrary({read, revision = () => 0}: Files): Promise<Library> {
  const json = async <T>(path: string): Promise<T | undefined> => {
    const text = await read(path);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  };
  const openSite = async (): Promise<AgentSite> => {
    const site = await json<AgentSite>('mcp/index.json');
    if (site?.version !== AGENTS_VERSION) throw new AgentError(site ? OTHER_VERSION : NO_FILES);
    return site;
  };
  let known = {revision: revision(), site: await openSite()};
  const indexes = createShelf<AgentIndex>(MOST_INDEXES);
  const searches = createShelf<Search>(MOST_SEARCHES);
  const site = async (): Promise<AgentSite> => {
    const now = revision();
    if (now === known.revision) return known.site;
    known = {revision: now, site: await openSite()};
    indexes.clear();
    searches.clear();
    return known.site;
  };
  const toPath = (url: string) => url.slice(known.site.root.replace(/\/$/, '').length + 1);
  const inFolder = <T>({folder}: AgentTab, name: string) => json<T>(toPath(`${folder}/${name}`));
  const need = async <T>(tab: AgentTab, name: string): Promise<T> => {
    const found = await inFolder<T>(tab, name);
    if (found === undefined) throw new AgentError(NO_FILES);
    return found;
  };
  return {
    site,
    open: (tab) => indexes.take(tab.id, () => need<AgentIndex>(tab, 'index.json')),
    search: ({tab, index}) =>
      searches.take(tab.id, async () => {
        const {facts, texts, words} = await need<AgentSearch>(tab, 'search.json');
        const search = createSearch(index.search);
        await search.addFacts(facts, words?.facts);
        await search.addTexts(texts, {saved: words?.texts});
        return search;
      }),
    operation: async ({tab, index}, position) => {
      const own = index.search.operations[position];
      const file = index.files[position] ?? -1;
      if (!own || file < 0) return undefined;
      const chunk = await need<PropOperationChunk>(tab, `operations-${file}.json`);
      const page = chunk.operations[fromTabPath(own.page, index.search.base)];
      return page && {page, schemas: chunk.schemas};
    },
    schemas: async ({tab, index}, id) => {
      const file = Object.hasOwn(index.schemas, id) ? index.schemas[id]?.file : undefined;
      return file === undefined ? {} : need<SchemaTable>(tab, `schemas-${file}.json`);
    },
    changes: (tab) => inFolder<AgentChanges>(tab, 'changes.json'),
    async text(url) {
      const {root, tabs} = known.site;
      if (url.startsWith(`${root.replace(/\/$/, '')}/`)) return read(toPath(url));
      for (const {folder} of tabs) {
        const text = await read(toPath(`${folder}/${ELSEWHERE}${url}`));
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

const NO_FILES =
  'The files for programs are missing or incomplete. Build the site with the option `mcp: {enabled: true}` of the plugin.';
const OTHER_VERSION =
  'The files for programs are of another version of docusaurus-plugin-api-reference. Build the site again with the installed one.';

/** Keeps the values that were used last. */
function createShelf<T>(most: number) {
  const values = new Map<string, Promise<T>>();
  return {
    clear: () => values.clear(),
    take: (key: string, make: () => Promise<T>): Promise<T> => {
      const value = values.get(key) ?? make();
      values.delete(key);
      values.set(key, value);
      // What has failed is tried again.
      value.catch(() => values.delete(key));
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
