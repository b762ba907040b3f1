import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import fs from 'node:fs';
import {findCopies} from '../../config/copies';
import type {ContentContext} from '../../content';
import {toDiagnostic} from '../../diagnostics/diagnostic';
import {present} from '../../document/present';
import {quote} from '../../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../../diagnostics/types';
import {DEFAULT_OPTIONS, PLUGIN_NAME, validateOptions, type PluginOptions} from '../../options';
import {createModelCache, toModelFolder} from '../../site/modelCache';
import {
  CLASSIC_PRESET,
  DOCS_PLUGIN,
  isNamed,
  listOwnEntries,
  splitEntries,
} from '../../site/pluginEntries';
import {findRouteClash} from '../../site/routeClash';
import {hasStaticFile} from '../../site/staticFile';
import {findConfig, findLoader, toConfigReason} from '../siteConfig';
import type {KnownDocs} from '../../navigation/checkDocs';
import {listPageFolders, readPages} from './authoredPages';
import {findSiteDocs} from './siteDocs';
import {readPolicies} from './sitePolicies';
import {readSiteStrings} from './siteStrings';

/** An instance of the plugin, as the site configures it; `docsJson` is absolute. */
export type CheckedContext = ContentContext & {
  /** The languages of the site that may have documents of their own; absent where it is unknown. */
  languages?: readonly {locale: string; localizedDir: string}[];
  mcp: PluginOptions['mcp'];
};

/** The checked site. */
export type CheckedSite = {
  contexts: [CheckedContext, ...CheckedContext[]];
  /** Findings about the configuration of the site itself. */
  diagnostics: Diagnostic[];
};

/** The URLs that `create-docusaurus` and `npm create` write, now and in earlier versions. */
const PLACEHOLDER_URL = /^https?:\/\/your-docusaurus-(?:test-)?site\.example\.com\/?$/;

/**
 * Finds the site of a folder or of docs.json itself, and loads its configuration through
 * Docusaurus. Uses the defaults without a site or without Docusaurus and, with a finding, if the
 * configuration cannot be loaded. With `noCode`, loads no configuration: it is code of the site, as is
 * the site's Docusaurus.
 */
export async function loadCheckedSite(
  target: string,
  noCode?: {routeBasePath: string},
): Promise<CheckedSite> {
  const docsJson = findDocsJson(target);
  if (noCode) {
    const file = docsJson ?? path.join(target, DEFAULT_OPTIONS.docsJson);
    const options = {...DEFAULT_OPTIONS, ...noCode};
    return {contexts: [toContext(path.dirname(file), file, undefined, options)], diagnostics: []};
  }
  const config = findConfig(docsJson === target ? path.dirname(target) : target);
  const assumed = docsJson ?? path.join(target, DEFAULT_OPTIONS.docsJson);
  const load = config && findLoader(path.dirname(config));
  if (!config || !load)
    return {contexts: [toContext(path.dirname(assumed), assumed)], diagnostics: []};
  const siteDir = path.dirname(config);
  const source = {file: path.relative(path.dirname(assumed), config).split(path.sep).join('/')};
  let siteConfig: DocusaurusConfig;
  try {
    ({siteConfig} = await load({siteDir}));
  } catch (error) {
    const message = `The Docusaurus configuration cannot be loaded: ${toConfigReason(error)}`;
    const finding = toDiagnostic('config-site', {
      source,
      message,
      help: 'Until this is fixed, `check` assumes the default URLs.',
    });
    return {contexts: [toContext(siteDir, assumed)], diagnostics: [finding]};
  }
  try {
    const instances = listOwnEntries(siteConfig).map(({given}) => {
      const options = validateOptions({options: given});
      return {
        ...toContext(siteDir, path.resolve(siteDir, options.docsJson), siteConfig, options),
        modelCache: createModelCache(toModelFolder(siteDir, options.id)),
      };
    });
    const named = instances.filter((context) => context.docsJson === docsJson);
    // A docs.json that was named explicitly, or that is nearer than the site, is checked alone.
    const isNearer =
      docsJson !== undefined &&
      (docsJson === target || path.dirname(docsJson).startsWith(siteDir + path.sep));
    const found = withInstances(isNearer ? named : instances, siteConfig, instances);
    const contexts: CheckedSite['contexts'] = isFilled(found)
      ? found
      : [toContext(siteDir, assumed, siteConfig)];
    const missing = instances.length > 0 || mayBringOthers(siteConfig) ? [] : [toMissing(source)];
    const placeholder = PLACEHOLDER_URL.test(siteConfig.url)
      ? [toPlaceholderUrl(source, siteConfig.url)]
      : [];
    const clashes = new Set(
      found.flatMap(({routeBasePath}) => findRouteClash(siteConfig, routeBasePath) ?? []),
    );
    const diagnostics = [
      ...findCopies(siteDir, path.dirname(assumed)),
      ...missing,
      ...placeholder,
      ...Array.from(clashes, (message) =>
        toDiagnostic('config-site', {severity: 'error', source, message}),
      ),
    ];
    return {contexts, diagnostics};
  } catch (error) {
    // A build would not start with such options.
    const finding = toDiagnostic('config-site', {
      severity: 'error',
      source,
      message: `The options of the plugin are wrong: ${toConfigReason(error)}`,
    });
    return {contexts: [toContext(siteDir, assumed, siteConfig)], diagnostics: [finding]};
  }
}

/** The first tells pages the ids of all, so that one that none has is reported once. */
function withInstances<T extends ContentContext>(
  [first, ...others]: readonly T[],
  siteConfig: DocusaurusConfig,
  instances: readonly T[],
): T[] {
  if (!first) return [];
  const {authoredPages} = first;
  if (!authoredPages || mayBringOthers(siteConfig)) return [first, ...others];
  const ids = instances.flatMap((one) => one.authoredPages?.pluginId ?? []);
  return [{...first, authoredPages: {...authoredPages, instances: ids}}, ...others];
}

function isFilled<T>(list: T[]): list is [T, ...T[]] {
  return list.length > 0;
}

function toMissing(source: SourceLocation): Diagnostic {
  return toDiagnostic('config-plugin-missing', {
    source,
    message: `${quote(path.basename(source.file))} does not include the plugin, so the site has no API pages.`,
    help: `Add \`plugins: ['${PLUGIN_NAME}']\` to it.`,
  });
}

function toPlaceholderUrl(source: SourceLocation, url: string): Diagnostic {
  return toDiagnostic('config-site-url', {
    source,
    message: `\`url\` is still ${quote(url)}, the template's placeholder; canonical links, llms.txt and the origins of the proxy use it.`,
    help: 'Set `url` to the URL of your published site.',
  });
}

/** Another preset, or a plugin of the site itself, may add plugins: ours, or the docs. */
function mayBringOthers({plugins, presets}: DocusaurusConfig): boolean {
  return (
    splitEntries(presets).some(
      ({module}) => typeof module !== 'string' || !isNamed(module, CLASSIC_PRESET, 'presets'),
    ) ||
    splitEntries(plugins).some(
      ({module}) => typeof module !== 'string' || /^\.|^[A-Z]:|^\//i.test(module),
    )
  );
}

/** Without `site`, the configuration of the site is unknown. */
function toContext(
  siteDir: string,
  docsJson: string,
  site?: DocusaurusConfig,
  options: PluginOptions = DEFAULT_OPTIONS,
): CheckedContext {
  const {id, routeBasePath, showExtensions, schemaDepth, imageHosts, maxFileSize} = options;
  const {tryIt, samples, mcp} = options;
  const {baseUrl = '/', staticDirectories = ['static'], plugins = [], presets = []} = site ?? {};
  return {
    siteDir,
    docsJson,
    pluginId: id,
    ...(site && {languages: listLanguages(siteDir, site, id)}),
    siteUrl: site?.url,
    baseUrl,
    trailingSlash: site?.trailingSlash,
    routeBasePath,
    showExtensions,
    schemaDepth,
    imageHosts,
    tryIt: {proxy: tryIt.proxy, ownServer: tryIt.ownServer},
    pageRule: present({tryIt, samples}),
    hasStaticFile: (url) => hasStaticFile({siteDir, baseUrl, siteConfig: {staticDirectories}}, url),
    maxFileSize,
    mcp,
    needsLabel: site?.markdown.mdx1Compat.admonitions === false,
    authoredPages: {
      pluginId: id,
      format: site?.markdown.format ?? 'mdx',
      readTexts: () =>
        readPages(siteDir, listPageFolders({plugins, presets}), path.dirname(docsJson)),
      readStrings: () => readSiteStrings(siteDir, {plugins, presets}, path.dirname(docsJson)),
    },
    findDocs: () => findDocs(siteDir, site),
    readPolicies: () =>
      readPolicies(siteDir, site ?? {}, {
        root: `${baseUrl}${routeBasePath}`,
        rootDir: path.dirname(docsJson),
      }),
  };
}

/** The languages other than the site's first whose folder exists. */
function listLanguages(
  siteDir: string,
  {i18n: {path: folder, locales, defaultLocale, localeConfigs}}: DocusaurusConfig,
  pluginId: string,
): NonNullable<CheckedContext['languages']> {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      localizedDir: getPluginI18nPath({
        localizationDir: path.resolve(siteDir, folder, localeConfigs[locale]?.path ?? locale),
        pluginName: PLUGIN_NAME,
        pluginId,
      }),
    }))
    .filter(({localizedDir}) => fs.existsSync(localizedDir));
}

/** Plugins of other authors may write files into the folder of the docs before these are read. */
function mayWriteDocs({plugins}: DocusaurusConfig): boolean {
  return splitEntries(plugins).some(
    ({module}) =>
      typeof module === 'string' &&
      !/(?:^|[\\/])@docusaurus[\\/]/.test(module) &&
      !isNamed(module, DOCS_PLUGIN) &&
      listOwnEntries({plugins: [module]}).length === 0,
  );
}

async function findDocs(siteDir: string, site: DocusaurusConfig | undefined): Promise<KnownDocs> {
  if (!site)
    return {
      ids: [],
      otherNames: new Map(),
      doubt: 'it has not read the configuration of the site',
    };
  const found = await findSiteDocs(siteDir, site);
  return mayBringOthers(site) || mayWriteDocs(site)
    ? {doubt: 'another plugin of the site may write docs', ...found}
    : found;
}

/**
 * Finds docs.json in a folder or its nearest parent; `operand` may also be the file itself.
 * Undefined if there is none.
 */
function findDocsJson(operand: string): string | undefined {
  if (isFile(operand)) return operand;
  for (let folder = operand; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'docs.json');
    if (isFile(file)) return file;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}
