import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {AuthoredTexts, ChangelogEntry, Config, TabConfig} from './config/types';
import type {Diagnostic} from './diagnostics/types';
import type {LoadedDocument, Located} from './document/types';
import type {ApiReference} from './model/types';
import type {TabNavigation} from './navigation/types';

/**
 * Everything that is made of one tab of docs.json. The later fields are absent when an earlier stage could
 * not go on.
 */
export type TabContent = {
  tab: TabConfig;
  /** In the order of docs.json; of those that cannot be used, none. */
  documents: LoadedDocument[];
  /** Of all documents. */
  reference?: ApiReference;
  /** One of several documents cannot be used; the pages are those of the others. */
  lacksDocument?: true;
  /** What of the document the pages keep. */
  preserved?: PreservedFact[];
  navigation?: TabNavigation;
  /** What `api.changelog` lists, the newest first. Absent: nothing. */
  earlier?: EarlierState[];
  /** Images that the pages link to, because a browser would not find them. */
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
   * What authors say before and after the content of operations; absent when docs.json cannot be
   * used at all.
   */
  authored?: AuthoredTexts;
  /** The sidebars of the site's docs; absent while nobody knows them. */
  docsSidebars?: PropSidebar[];
  /** All findings of all stages, in the order they were made. */
  diagnostics: Diagnostic[];
};

/** One kind of fact that pages have to keep exactly, and whatever of it they would not. */
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
  /** How many of them the document has. */
  total: number;
  lost: LostFact[];
};

/** What an operation says beside its texts and schemas. */
export type OperationFactName =
  | 'parameters'
  | 'responses'
  | 'media types'
  | 'headers'
  | 'links'
  | 'callbacks'
  | 'security requirements';

export type LostFact = {what: string; place: Located};
