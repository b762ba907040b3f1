import type {ChangeKind} from '../compare/kinds';
import type {Code} from '../diagnostics/codes';
import type {SourceLocation} from '../diagnostics/types';
import type {Secrets} from '../document/secrets/secrets';
import type {Audience} from '../document/audience';
import type {JsonObject} from '../document/types';
import type {Remote} from '../remote/types';
import type {EditUrl} from './editUrl';
import type {RoutesFile} from './routesFile';
import type {RuleSeverity, FieldTypes, TagPageKind, TryItMode, VersionBanner} from './fieldTypes';

export type {RuleSeverity, TagPageKind, VersionBanner};

/** What a site decides about the operations of an API, with a tag, or about one. */
export type OperationRule = {tryIt?: TryItSettings; samples?: SampleSetting[]};

/** `tryIt` of docs.json. */
type TryItSettings = Omit<FieldTypes['tryIt'], 'mode'> & {
  /** For all methods, or by method; `*` is every other one. */
  mode?: TryItMode | FieldTypes['tryItModes'];
};

/** The same for a tab, with the ways that its requests take. */
export type TabTryItSettings = TryItSettings & Pick<FieldTypes['tabTryIt'], 'proxy' | 'ownServer'>;

/** Where readers send requests, from `api.environments`. */
export type Environment = Omit<FieldTypes['environment'], 'variables'> & {
  variables?: {readonly [name: string]: string};
  /** JSON pointer inside docs.json. */
  pointer: string;
};

/** A language of samples, with a label and a library of its own. */
export type SampleSetting = FieldTypes['sample'];

/** The site owner's settings for one operation, from `api.overrides["METHOD /path"]`. */
export type OperationOverride = Omit<FieldTypes['override'], keyof OperationRule> & OperationRule;

/** A file of authored content, and the operations that show it. */
export type AuthoredEntry = {
  /** Relative to the project root. */
  file: string;
  /** Position of the path in docs.json. */
  pointer: string;
  audience: Audience;
};

/** Authored content of many operations, before and after that of the page itself. */
export type AuthoredSettings = {before?: AuthoredEntry[]; after?: AuthoredEntry[]};

/** The same for a tag, from `api.tags`. */
export type TagSettings = OperationRule &
  AuthoredSettings & {
    /** The tag has a page of this kind. */
    page?: TagPageKind;
  };

/** An extension that pages show, from the plugin's options or from `api.showExtensions`. */
export type ShownExtension = FieldTypes['shownExtension'];

/** Authored content, by the path that docs.json names. */
export type AuthoredTexts = ReadonlyMap<string, string>;

/**
 * One API-bound tab of docs.json with all defaults. A tab with versions becomes one of these for
 * each version.
 */
export type TabConfig = Required<
  Pick<FieldTypes['api'], 'tagsOrder' | 'defaultGroup' | 'webhookGroup' | 'untagged' | 'schemas'>
> &
  Omit<OperationRule, 'tryIt'> &
  AuthoredSettings & {
    tryIt?: TabTryItSettings;
    /** Whether it has a page of errors. */
    errors?: boolean;
    /** Instead of the servers of the document. */
    environments?: Environment[];
    /**
     * Path of its pages below the plugin's own: `api.id`, else `default` for the first API-bound tab
     * and the slugified label for others; for a version other than the current one, followed by its
     * segment, `default/2.0`.
     */
    tabId: string;
    /** The id that it would have without `api.id`, if no other tab has it: links may still name it. */
    formerId?: string;
    /** The tab's label. */
    label: string;
    /** The label in docs.json, if `label` is a translation. */
    name?: string;
    /** JSON pointer of the tab object inside docs.json. */
    pointer: string;
    /**
     * Paths of the documents relative to the project root, with `/` separators, each listed once. A
     * tab with a remote or with versions has one.
     */
    sources: string[];
    /** The documents that docs.json names, in the same order, if some of `sources` are translations. */
    untranslated?: readonly string[];
    /** Translations of the names of the groups for webhooks and for operations without tags. */
    groupLabels?: ReadonlyMap<string, string>;
    /** Where `pull` fetches the document from; nothing else does. */
    remote?: Remote;
    /** Paths of overlays relative to the project root, in the order in which they are applied. */
    overlays: string[];
    /** False if authored pages provide the navigation; a list gives its entries. */
    navigation: boolean | NavigationEntry[];
    /** Settings of tags, by name. A Map for the same reason as `overrides`. */
    tags?: ReadonlyMap<string, TagSettings>;
    /** A Map, so that no key of the file can reach an object's prototype. Keyed by `METHOD /path`. */
    overrides: ReadonlyMap<string, OperationOverride>;
    /** Where its documents can be edited; absent: its pages do not say. */
    editUrl?: EditUrl;
    /** Whether its pages say when their document was last changed. */
    showLastUpdateTime?: boolean;
    /** How many levels of properties its pages show open; absent: one. */
    schemaDepth?: number;
    /** The extensions that its pages show; absent: none. */
    showExtensions?: readonly ShownExtension[];
    /** Severities that the site owner gives to rules for the findings of this tab. */
    rules: ReadonlyMap<Code, RuleSeverity>;
    /** The operations that readers see; all if it is empty. */
    audience: Audience;
    /** Changes that `check --against` does not report. */
    acceptedChanges: AcceptedChange[];
    /** Absent if the tab has no page about its changes. */
    changelog?: ChangelogConfig;
    /** Absent if the tab has one document. */
    version?: TabVersion;
  };

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
  /** Everything that no other entry names. */
  | {kind: 'rest'}
  /** It has a name, too, if its label is a translation: the one in docs.json. */
  | {kind: 'group'; label: string; name?: string; entries: NavigationEntry[]}
);

/**
 * The page about changes, between all versions of a tab or between earlier states of its document.
 */
export type ChangelogConfig = {
  /** Its segment below the tab. */
  path: string;
  /** Earlier states of the document, newest first. Empty if the tab has versions. */
  entries: ChangelogEntry[];
  /** JSON pointer of `changelog` inside docs.json, even if it is absent. */
  pointer: string;
};

export type ChangelogEntry = Omit<FieldTypes['changelogEntry'], 'source'> & {
  source: EarlierSource;
  /** The source as written. */
  written: string;
  pointer: string;
};

/** The location of an earlier state of a document. */
export type EarlierSource =
  | {kind: 'file'; file: string}
  /** Without a path: the file that the tab names, at that revision. */
  | {kind: 'git'; revision: string; path?: string};

/** One entry of `api.versions`; the terms are those of Docusaurus's docs versions. */
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
  /** Whether it is the first version that is not unreleased. */
  isCurrent: boolean;
  /** The segment between the tab and its pages' own routes. Empty for the current version. */
  segment: string;
  /** Operations of the next version in the list, by id or key, with their names in this version. */
  renames: ReadonlyMap<string, string>;
  /** JSON pointer of the version inside docs.json. */
  pointer: string;
  /** The version as written. */
  said: JsonObject;
};

/** A change that the site owner accepts. */
export type AcceptedChange = FieldTypes['acceptedChange'] & {kind: ChangeKind};

/** A tab that `pull` can fetch, with the path of its document. */
export type RemoteTab = TabConfig & {remote: Remote; source: string};

/** docs.json, normalised: no shorthand left. */
export type Config = {
  /**
   * Absolute path of the folder that contains docs.json: the project root. No file outside it is
   * ever read.
   */
  rootDir: string;
  /** Path of docs.json relative to the root. */
  file: string;
  /** Likely secrets in docs.json, and its content without them. */
  secrets: Secrets;
  tabs: TabConfig[];
  /**
   * Documents that the file names, including earlier states and unusable ones; relative to the
   * root.
   */
  sources: string[];
  /**
   * Folders in which new files may be documents, because a pattern covers them; relative to the
   * root.
   */
  patternFolders: string[];
  /** Tabs that have a remote, including those whose document does not exist yet. */
  remotes: RemoteTab[];
  /** Which of the plugin's instances it is of; absent: the only one. */
  pluginId?: string;
  /** The published addresses. Absent if the site does not remember them. */
  routes?: RoutesFile;
  /**
   * Line and column of a place in docs.json; for a pointer that does not resolve, the nearest
   * enclosing place.
   */
  locate: (pointer: string) => SourceLocation;
};
