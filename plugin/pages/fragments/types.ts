import type {FormerIds} from '../../config/tabIds';
import type {Operation} from '../../model/types';

/**
 * What authored pages can show: operations, by the path of their pages below the plugin's own
 * (`default/pets/get`), and parts of tabs.
 */
export type Embeds = {
  /** Id of the tab that is used if an import names none. */
  defaultTab: string;
  tabs: {[tabId: string]: EmbeddedTab};
  /** Imports may name tabs by these, too. */
  formerIds: FormerIds;
  operations: {[path: string]: EmbeddedOperation};
  /**
   * Modules of the findings about a tab, by its id, or about the configuration (`''`): the content
   * of these is unknown.
   */
  problems: {[tabId: string]: string};
};

/** Modules of what the pages of a tab share. */
type EmbeddedTab = {document: string; loadSchemas?: string};

export type EmbeddedOperation = {
  tab: string;
  key: Operation['key'];
  tags: Operation['tags'];
  /** Module of its data, and the file that it is. */
  chunk: string;
  data: string;
  /** Modules for the operation's page. */
  permalink: string;
};

/** All named schemas of a tab, for the loader only. */
export const SCHEMAS_FILE = 'named-schemas.json';

/** Returns a file of the generated data by its name, `default/document.mjs`. */
export type ReadData = (name: string) => Promise<string>;

/** The result of an import: a component, or data that a component loads. */
export type FragmentModule = ComponentModule | DataModule | {kind: 'children'};

export type DataModule = {
  kind: 'data';
  value: {[name: string]: unknown};
  /** Modules whose default exports are among the data. */
  modules?: {[name: string]: string};
};

/** A component that an authored page can import. */
export type ComponentModule = {
  kind: 'component';
  /** The module of the component. */
  component: string;
  /** Modules whose default exports are the component's props. */
  modules?: {[prop: string]: string};
  /** Props that are functions, which load their modules when called. */
  loaders?: {[prop: string]: string};
  /** Props as values. */
  values?: {[prop: string]: unknown};
  /** The module of the component inside it. */
  part?: string;
  /** Whether a paragraph can contain it. */
  isInline?: true;
};

/** An author's mistake: one sentence says what is wrong, another what to write instead. */
export class FragmentError extends Error {
  override readonly name = 'FragmentError';
}
