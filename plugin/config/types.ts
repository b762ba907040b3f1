import type {ChangeKind} from '../compare/kinds';
import type {Code} from '../diagnostics/codes';
import type {Severity, SourceLocation} from '../diagnostics/types';
import type {Secrets} from '../document/secrets/secrets';
import type {Audience} from '../document/audience';
import type {JsonObject} from '../document/types';
import type {Remote} from '../remote/types';

/** What the site owner may say about one operation, from `api.overrides["METHOD /path"]`. */
export type OperationOverride = {
  title?: string;
  description?: string;
  badge?: string;
  group?: string;
  slug?: string[];
  hidden?: boolean;
  /**
   * Path of an MDX or Markdown file, relative to the project root: what the author says before the
   * content of the page.
   */
  before?: string;
  /** The same for what is after it. */
  after?: string;
};

/** Texts of the author's own, by the path that overrides name. */
export type AuthoredTexts = ReadonlyMap<string, string>;

/**
 * One API-bound tab of docs.json, complete: every default is filled in. A tab with versions is one
 * of these for each version.
 */
export type TabConfig = {
  /**
   * Path of its pages below the plugin's own: `default` for the first API-bound tab, else the
   * slugified label; of a version that is not the current one with its segment, `default/2.0`.
   */
  tabId: string;
  /** The tab's label, as written. */
  label: string;
  /** JSON pointer of the tab object inside docs.json. */
  pointer: string;
  /**
   * Paths of the documents relative to the project root, with `/` separators, each once. A tab with
   * a remote or with versions has one.
   */
  sources: string[];
  /** Where `pull` fetches the document from; nothing else does. */
  remote?: Remote;
  /** Paths of overlays relative to the project root, in the order in which they are applied. */
  overlays: string[];
  /** False when authored pages provide the navigation; a list says what is in it. */
  navigation: boolean | NavigationEntry[];
  tagsOrder: string[];
  defaultGroup: string;
  webhookGroup: string;
  /** Where untagged operations go: the default group, or a group by first path segment. */
  untagged: 'group' | 'path';
  /** Which named schemas have pages: `used` are those that at least two operations reach. */
  schemas: boolean | 'used';
  /** The tags that have their own pages, by name. A Map for the same reason as `overrides`. */
  tags?: ReadonlyMap<string, TagPageKind>;
  /** A Map, so that no key of the file can reach an object's prototype. Keyed by `METHOD /path`. */
  overrides: ReadonlyMap<string, OperationOverride>;
  /** Severities that the site owner gives to rules for the findings of this tab. */
  rules: ReadonlyMap<Code, RuleSeverity>;
  /** The operations that readers see; of all when it is empty. */
  audience: Audience;
  /** Changes that `check --against` does not report. */
  acceptedChanges: AcceptedChange[];
  /** Absent where the tab has no page about its changes. */
  changelog?: ChangelogConfig;
  /** Absent where the tab has one document. */
  version?: TabVersion;
};

/** What the page of a tag has: its operations whole, one below the other, or a list of links. */
export type TagPageKind = 'scroll' | 'index';

/** An entry of a list of `navigation`. */
export type NavigationEntry = {
  /** JSON pointer inside docs.json. */
  pointer: string;
} & (
  | {kind: 'operation'; key: string}
  /** A page of Docusaurus's docs plugin. */
  | {kind: 'doc'; id: string; label?: string}
  | {kind: 'link'; href: string; label: string}
  | {kind: 'tag'; name: string}
  /** What no other entry names. */
  | {kind: 'rest'}
  | {kind: 'group'; label: string; entries: NavigationEntry[]}
);

/** The page about what changed, of all versions of a tab or of earlier states of its document. */
export type ChangelogConfig = {
  /** Its segment below the tab. */
  path: string;
  /** Earlier states of the document, the newest first. None where the tab has versions. */
  entries: ChangelogEntry[];
  /** JSON pointer of `changelog` inside docs.json, also where that is absent. */
  pointer: string;
};

export type ChangelogEntry = {
  /** `2026-05-01`. */
  date: string;
  source: EarlierSource;
  /** The source as written. */
  written: string;
  label?: string;
  pointer: string;
};

/** Where an earlier state of a document is. */
export type EarlierSource =
  | {kind: 'file'; file: string}
  /** Without a path: the file that the tab names, at that revision. */
  | {kind: 'git'; revision: string; path?: string};

export type VersionBanner = 'unmaintained' | 'unreleased';

/** One entry of `api.versions`; the words are those of Docusaurus's docs versions. */
export type TabVersion = {
  /** `tabId` of the current version, which all versions of the tab share. */
  family: string;
  name: string;
  label: string;
  /** The day of its release, `2026-05-01`. */
  date?: string;
  /** Whether pages name the version. */
  badge: boolean;
  banner?: VersionBanner;
  noIndex: boolean;
  /** The first version that is not unreleased. */
  isCurrent: boolean;
  /** What its pages have between the tab and their own route. The current version has nothing there. */
  segment: string;
  /** Operations of the version below it in the list, by id or key, and what they are called here. */
  renames: ReadonlyMap<string, string>;
  /** JSON pointer of the version inside docs.json. */
  pointer: string;
  /** The version as written. */
  said: JsonObject;
};

/** A change that the site owner knows of. */
export type AcceptedChange = {
  kind: ChangeKind;
  /** `GET /pets`; absent: of every operation. */
  operation?: string;
  reason: string;
  /** The last day on which it is accepted, `2027-01-31`. */
  until?: string;
};

/** A tab that `pull` can fetch, with the path of its document. */
export type RemoteTab = TabConfig & {remote: Remote; source: string};

export type RuleSeverity = Severity | 'off';

/** docs.json, normalised: no shorthand left. */
export type Config = {
  /**
   * Absolute path of the folder that holds docs.json: the project root. No file outside it is ever
   * read.
   */
  rootDir: string;
  /** Path of docs.json relative to the root. */
  file: string;
  /** Likely secrets in docs.json, and its text without them. */
  secrets: Secrets;
  tabs: TabConfig[];
  /** Documents that the file names, earlier states too, also those that cannot be used; relative to the root. */
  sources: string[];
  /** Folders in which new files may be documents, because a pattern names them; relative to the root. */
  patternFolders: string[];
  /** Tabs that have a remote, also those whose document is not there yet. */
  remotes: RemoteTab[];
  /**
   * Line and column of a place in docs.json; a pointer that does not resolve gives the nearest
   * place around it.
   */
  locate: (pointer: string) => SourceLocation;
};
