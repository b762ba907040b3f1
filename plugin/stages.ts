/** What the stages before the lists of a tab hand on. */
import type {ChangelogEntry, TabConfig} from './config/types';
import type {LoadedDocument, Place} from './document/types';
import type {ApiReference} from './model/types';
import type {TabNavigation} from './navigation/types';
import type {SampleWriters} from './request/samples/types';

/** A tab of docs.json with its documents. */
export type LoadedTab = {
  config: TabConfig;
  /** In the order of docs.json; unusable documents are left out. */
  documents: readonly LoadedDocument[];
  /** Of all documents. Absent if none can be used. */
  reference?: ApiReference;
  /** What writes the first samples of pages, as far as they are not in cURL. */
  sampleWriters?: SampleWriters;
  /** One of several documents cannot be used; the pages show the others. */
  lacksDocument?: true;
  /** The facts of the document, and which of them the pages lose. */
  preserved?: PreservedFact[];
  /** The content of `api.changelog`, newest first. Absent: none. */
  earlier?: EarlierState[];
};

/** A tab with its navigation, unless none of its documents can be used. */
export type NavigatedTab = LoadedTab &
  (ListedTab | {reference?: undefined; navigation?: undefined});

/** What the lists of a tab are made from. */
export type ListedTab = {reference: ApiReference; navigation: TabNavigation};

/** An earlier state of a document. */
export type EarlierState = {
  entry: ChangelogEntry;
  document?: LoadedDocument;
  /** Why there is no document, in one sentence. */
  problem?: string;
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

export type LostFact = {what: string; place: Place};
