import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Changelog} from './changelog/types';
import type {AuthoredTexts, ChangelogEntry, Config, TabConfig} from './config/types';
import type {Deprecations} from './deprecations/types';
import type {Diagnostic} from './diagnostics/types';
import type {LoadedDocument, Located} from './document/types';
import type {Download} from './exports/downloads';
import type {FormatUrls} from './exports/urls';
import type {ApiReference} from './model/types';
import type {TabNavigation} from './navigation/types';
import type {SchemaPages} from './schemaPages/types';

/** A tab of docs.json with its documents. */
export type LoadedTab = {
  tab: TabConfig;
  /** In the order of docs.json; unusable documents are left out. */
  documents: readonly LoadedDocument[];
  /** Of all documents. Absent if none can be used. */
  reference?: ApiReference;
  /** One of several documents cannot be used; the pages show the others. */
  lacksDocument?: true;
  /** The facts of the document, and which of them the pages lose. */
  preserved?: PreservedFact[];
  /** The content of `api.changelog`, newest first. Absent: none. */
  earlier?: EarlierState[];
};

/** A tab with its navigation, unless none of its documents can be used. */
export type NavigatedTab = LoadedTab &
  (
    | {reference: ApiReference; navigation: TabNavigation}
    | {reference?: undefined; navigation?: undefined}
  );

/** A tab with its pages. */
export type ReadyTab = LoadedTab & {
  /** With the versions in which things were added or removed. */
  reference: ApiReference;
  navigation: TabNavigation;
  lists: TabLists;
  /** The other forms of its pages. */
  urls: FormatUrls;
  /** The files of its documents; the entry files are the first. */
  downloads: readonly Download[];
  /** Images that the pages link to instead, because a browser would not find them. */
  lostImages: readonly string[];
};

/** A tab none of whose documents can be used. */
type FailedTab = LoadedTab & {
  [field in Exclude<keyof ReadyTab, keyof LoadedTab> | 'reference']?: undefined;
};

export type Tab = ReadyTab | FailedTab;

/** What a tab lists besides its operations. Absent: nothing of this kind. */
export type TabLists = {
  schemaPages?: SchemaPages;
  deprecations?: Deprecations;
  /** Versions share that of the current one, which alone has it. */
  changelog?: Changelog;
};

/** An earlier state of a document. */
export type EarlierState = {
  entry: ChangelogEntry;
  document?: LoadedDocument;
  /** Why there is no document, in one sentence. */
  problem?: string;
};

/**
 * Everything that the stages from docs.json to pages know of the APIs of one plugin instance. It is
 * made once and not changed: pages, exports, checks and commands read it.
 */
export type Site = {
  /** Absent when docs.json cannot be used at all. */
  config?: Config;
  /** As they were loaded; the tabs can be made of them again. */
  loaded: readonly LoadedTab[];
  /** Without versions whose pages would have the addresses of others. */
  tabs: readonly Tab[];
  /**
   * The authors' content before and after operations; absent when docs.json cannot be used at all.
   */
  authored?: AuthoredTexts;
  /** The sidebars of the site's docs; absent while they are unknown. */
  docsSidebars?: PropSidebar[];
  /** All findings of all stages, in the order they were made. */
  diagnostics: readonly Diagnostic[];
};

/** One kind of fact that pages must preserve exactly, and the facts that they would lose. */
export type PreservedFact = {
  name:
    | 'operation IDs'
    | 'paths'
    | 'methods'
    | 'servers'
    | 'security schemes'
    | OperationFactName
    | 'schemas'
    | 'properties'
    | 'enum values'
    | 'examples'
    | 'descriptions';
  /** Number of these facts in the document. */
  total: number;
  lost: LostFact[];
};

/** Facts of an operation besides its texts and schemas. */
export type OperationFactName =
  | 'parameters'
  | 'responses'
  | 'media types'
  | 'headers'
  | 'links'
  | 'callbacks'
  | 'security requirements';

export type LostFact = {what: string; place: Located};
