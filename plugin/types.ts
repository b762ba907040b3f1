import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {AuthoredTexts, ChangelogEntry, Config, TabConfig} from './config/types';
import type {Diagnostic} from './diagnostics/types';
import type {LoadedDocument, Located} from './document/types';
import type {ApiReference} from './model/types';
import type {TabNavigation} from './navigation/types';

/** All results for one tab of docs.json. Later fields are absent when an earlier stage failed. */
export type TabContent = {
  tab: TabConfig;
  /** In the order of docs.json; unusable documents are left out. */
  documents: LoadedDocument[];
  /** Of all documents. */
  reference?: ApiReference;
  /** One of several documents cannot be used; the pages show the others. */
  lacksDocument?: true;
  /** The facts of the document, and which of them the pages lose. */
  preserved?: PreservedFact[];
  navigation?: TabNavigation;
  /** The content of `api.changelog`, newest first. Absent: none. */
  earlier?: EarlierState[];
  /** Images that the pages link to instead, because a browser would not find them. */
  lostImages?: string[];
};

/** An earlier state of a document. */
export type EarlierState = {
  entry: ChangelogEntry;
  document?: LoadedDocument;
  /** Why there is no document, in one sentence. */
  problem?: string;
};

export type LoadedContent = {
  /** Absent when docs.json cannot be used at all. */
  config?: Config;
  tabs: TabContent[];
  /**
   * The authors' content before and after operations; absent when docs.json cannot be used at all.
   */
  authored?: AuthoredTexts;
  /** The sidebars of the site's docs; absent while they are unknown. */
  docsSidebars?: PropSidebar[];
  /** All findings of all stages, in the order they were made. */
  diagnostics: Diagnostic[];
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
