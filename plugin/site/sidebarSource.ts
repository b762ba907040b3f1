import {listSome} from '../diagnostics/text';
import {PLUGIN_NAME} from '../options';
import type {Site} from '../types';

/** The result of the plugin that items are made from. */
export type SidebarSource = {
  site: Pick<Site, 'config' | 'tabs' | 'published'>;
  /** Absolute path of the site. */
  siteDir: string;
  /** With the locale, as Docusaurus provides it. */
  baseUrl: string;
  routeBasePath: string;
  /** Whether the reference has a search. */
  search: boolean;
};

const SOURCES = Symbol.for('docusaurus-plugin-api-reference.sidebar');
/** Global, because Docusaurus loads the imports of a sidebars file anew with the file. */
const shared = globalThis as {[SOURCES]?: Map<string, SidebarSource>};

/**
 * Keeps what a plugin instance has read for the sidebars. Docusaurus loads the contents of all
 * plugins at the same time, but only after all plugins exist: the instance reads its documents
 * before it exists, so that sidebars files find them.
 */
export function shareSource(id: string, source: SidebarSource): void {
  (shared[SOURCES] ??= new Map()).set(id, source);
}

/** Throws if the site has no such instance. */
export function readSource(id: string): SidebarSource {
  const known = shared[SOURCES] ?? new Map<string, SidebarSource>();
  const source = known.get(id);
  if (source) return source;
  throw new Error(
    known.size === 0
      ? `apiSidebar needs the plugin: add '${PLUGIN_NAME}' to \`plugins\` in the configuration of the site.`
      : `apiSidebar: no instance of ${PLUGIN_NAME} has the id \`${id}\`. There is ${listSome([...known.keys()])}.`,
  );
}
