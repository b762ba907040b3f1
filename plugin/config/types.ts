import type {Code} from '../diagnostics/codes';
import type {Severity, SourceLocation} from '../diagnostics/types';
import type {Secrets} from '../document/secrets/secrets';

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

/** One API-bound tab of docs.json, complete: every default is filled in. */
export type TabConfig = {
  /** `default` for the first API-bound tab, else the slugified label. */
  tabId: string;
  /** The tab's label, as written. */
  label: string;
  /** JSON pointer of the tab object inside docs.json. */
  pointer: string;
  /** Path of the document relative to the project root, with `/` separators. */
  source: string;
  /** False when authored pages provide the navigation. */
  navigation: boolean;
  tagsOrder: string[];
  defaultGroup: string;
  webhookGroup: string;
  /** Where untagged operations go: the default group, or a group by first path segment. */
  untagged: 'group' | 'path';
  /** A Map, so that no key of the file can reach an object's prototype. Keyed by `METHOD /path`. */
  overrides: ReadonlyMap<string, OperationOverride>;
  /** Severities that the site owner gives to rules for the findings of this tab. */
  rules: ReadonlyMap<Code, RuleSeverity>;
};

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
  /** Documents that the file names, also those that cannot be used; relative to the root. */
  sources: string[];
  /**
   * Line and column of a place in docs.json; a pointer that leads nowhere gives the nearest place
   * around it.
   */
  locate: (pointer: string) => SourceLocation;
};
