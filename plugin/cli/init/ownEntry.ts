import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {toRoutesFileName} from '../../config/routesFile';
import {isRecord} from '../../document/isObject';
import {DEFAULT_OPTIONS, PLUGIN_NAME, validateOptions, type PluginOptions} from '../../options';
import {listOwnEntries} from '../../site/pluginEntries';

/** An entry of this plugin in a configuration that Docusaurus has loaded. */
export type OwnEntry = {
  /** The options that the entry names itself. */
  named: {readonly [option: string]: unknown};
  options: PluginOptions;
};

/**
 * Finds the first entry of this plugin, however it is named; undefined if there is none. Throws
 * Docusaurus's error about options that are wrong.
 */
export function findOwnEntry(config: Partial<DocusaurusConfig>): OwnEntry | undefined {
  const [entry] = listOwnEntries(config);
  if (!entry) return undefined;
  const named = isRecord(entry.given) ? entry.given : {};
  return {named, options: validateOptions({options: named})};
}

/** Where the plugin of a site finds docs.json, and where it puts the pages. */
export type DocsJsonPlace = {
  siteDir: string;
  /** The absolute path of docs.json. */
  file: string;
  /** Its folder, in which all documents are. */
  rootDir: string;
  /** The path of docs.json relative to the site, as messages name it. */
  name: string;
  /** Its `$schema`, a path relative to it. */
  schema: string;
  /** Without slashes at its ends. */
  routeBasePath: string;
  /** The name of the file of published addresses, beside docs.json. */
  routes: string;
};

/** The place of docs.json for the options of a site's plugin. */
export function toDocsPlace(
  siteDir: string,
  {
    id,
    docsJson,
    routeBasePath,
  }: Pick<PluginOptions, 'id' | 'docsJson' | 'routeBasePath'> = DEFAULT_OPTIONS,
): DocsJsonPlace {
  const file = path.resolve(siteDir, docsJson);
  const rootDir = path.dirname(file);
  const toSite = path.relative(rootDir, siteDir);
  return {
    siteDir,
    file,
    rootDir,
    name: withSlashes(path.relative(siteDir, file)),
    schema: withSlashes(
      `${toSite.startsWith('..') ? '' : './'}${path.join(toSite, 'node_modules', PLUGIN_NAME, 'schemas/docs.schema.json')}`,
    ),
    routeBasePath,
    routes: toRoutesFileName(id),
  };
}

/** A relative path as configurations write it on every system. */
export function withSlashes(relative: string): string {
  return relative.split(path.sep).join('/');
}
