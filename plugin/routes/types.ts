/** The addresses of a site: those of today, those that were published, and what former ones answer. */
import type {NamedOperation} from '../compare/matchOperations';
import type {SourceLocation} from '../diagnostics/types';

export type AddressKind =
  | 'overview'
  | 'operation'
  | 'webhook'
  | 'tag'
  | 'schemas'
  | 'schema'
  | 'deprecations'
  | 'errors'
  | 'error'
  | 'changelog';

/** The pages that list something for a whole tab, whose titles are the same for all tabs. */
export type ListKind = Extract<AddressKind, 'schemas' | 'deprecations' | 'errors' | 'changelog'>;

/** What a page is about, so that it is recognised at another address. */
export type Subject = {
  kind: AddressKind;
  /** The id of the tab, which its versions share. */
  tab: string;
  /** The name of the version; absent for the current one, whose addresses have no segment for it. */
  version?: string;
  /** Of an operation or webhook. */
  operation?: Pick<NamedOperation, 'method' | 'path' | 'operationId'>;
  /** Of a schema or tag; of an error, the kind of its name, too: `type https://…`. */
  name?: string;
  title: string;
};

/** A page of the site. */
export type Address = Subject & {
  /**
   * Below the plugin's root, decoded, without slashes at its ends: `default/pets/get`. Elsewhere, below
   * the baseUrl, with a slash at its beginning: `/docs/petstore/list-pets`. That of an error is a place
   * on a page: `default/errors#insufficient-funds`.
   */
  address: string;
  /** A hash of what the page shows, by which its subject is recognised under another name. */
  facts: () => string | undefined;
};

/** An address that was published. */
export type LockedAddress = Subject & {
  address: string;
  facts?: string;
  /** Absent: it was a page of the site when the lock was written. */
  former?: {
    kind: 'moved' | 'gone';
    /** The day on which that was recorded: `2026-11-29`. */
    day: string;
    /** The address where the subject was then; of a gone page, the successor that the author named. */
    to?: string;
  };
  /** Its place in the lock. */
  pointer?: string;
};

/** A place in the lock, and in one sentence what is wrong there. */
export type LockProblem = {pointer: string; message: string};

/** How the addresses of new operations follow those that a tab keeps from another tool. */
export type AddressPattern = {
  /** The id of the tab, which its versions share. */
  tab: string;
  /** The name of the version; absent for the current one. */
  version?: string;
  /** `/docs/petstore/{name}`: the name is the operationId, else the summary, in kebab case. */
  address: string;
};

/** The published addresses of a site, in one language. */
export type RoutesLock = readonly LockedAddress[];

/** The lock of the language that is built. */
export type PublishedRoutes = {
  lock: RoutesLock;
  /** The same in all languages. */
  patterns: readonly AddressPattern[];
  /** Name of the file. */
  file: string;
  /** Finds a place in it. */
  locate: (pointer: string) => SourceLocation;
};

/** An address that a page had, and its address today; both are paths that begin with the baseUrl. */
export type Redirect = {from: string; to: string};

/** An address whose page has no successor on the site. */
export type GonePage = {
  /** A path that begins with the baseUrl. */
  from: string;
  /** The title of the page. Absent where readers must not learn what it was about. */
  title?: string;
  /** Of an operation, for readers: `GET /pets`. */
  key?: string;
  /** Of a list of a tab, whose title it has. */
  list?: ListKind;
  /** The day on which it was recorded as gone: `2026-11-29`. */
  since: string;
  /** The page that takes its place, as the author said; a path that begins with the baseUrl. */
  successor?: string;
  /** The list of the changes of its tab. */
  changelog?: string;
};

/** What former addresses of a site answer; no address is in both lists, and none is a page. */
export type FormerAddresses = {
  /** Each leads to a page: no target is itself a former address. */
  redirects: readonly Redirect[];
  gone: readonly GonePage[];
};

/** What a site does with the addresses that it remembers. */
export type FormerRoutes = FormerAddresses & {
  /** By paths of pages: what was at their address before. */
  reused: ReadonlyMap<string, readonly FormerSubject[]>;
  /** By places on pages, with their anchor: the other anchors that they had. */
  anchors: ReadonlyMap<string, readonly string[]>;
};

/** What an address was about before another page got it. */
export type FormerSubject = {
  title: string;
  /** Where it is today; absent if it is gone. */
  permalink?: string;
};
