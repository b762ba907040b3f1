import type {Operation} from '../../model/types';

/**
 * What authored pages can show: operations, by the path of their pages below the plugin's own
 * (`default/pets/get`), and parts of tabs.
 */
export type Embeds = {
  /** Id of the tab that is meant where none is named. */
  defaultTab: string;
  tabs: {[tabId: string]: EmbeddedTab};
  operations: {[path: string]: EmbeddedOperation};
  /**
   * Modules of what is wrong with a tab, by its id, or with the configuration (`''`): what they
   * would have is not known.
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
  /** Of its page. */
  permalink: string;
};

/** All named schemas of a tab, for the loader alone. */
export const SCHEMAS_FILE = 'named-schemas.json';

/** Gives a file of the generated data by its name, `default/document.mjs`. */
export type ReadData = (name: string) => Promise<string>;

/** What an import gives: a component, or data that a component loads. */
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
  /** Name of the theme's component. */
  component: string;
  /** Modules whose default exports are its props. */
  modules?: {[prop: string]: string};
  /** Props whose modules are loaded when they are called. */
  loaders?: {[prop: string]: string};
  /** Props as values. */
  values?: {[prop: string]: unknown};
  /** Name of the theme's component that is inside it. */
  part?: string;
};

/** An author's mistake: one sentence of what is wrong, and one of what to write instead. */
export class FragmentError extends Error {
  override readonly name = 'FragmentError';
}
