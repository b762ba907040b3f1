/** What one suite adds to the site that all suites of the browser share. */
export type Contribution = {
  /** Tabs of docs.json. A tab is at `/api/<its label as a slug>`. */
  tabs: SinkTab[];
  /** Tabs of a second instance of the plugin, below `/direct`, whose console uses no proxy. */
  direct?: SinkTab[];
  /** Files of the site by path. Those that `direct` names are copied for it. */
  files: {[file: string]: string};
};

export type SinkTab = {tab: string; api: {[option: string]: unknown}};

/**
 * Returns the origin of an API server. A document contains it when the site is built, and the suite
 * listens there later.
 */
export type ToOrigin = (api: string) => string;
