import path from 'path';
import {setTimeout as delay} from 'timers/promises';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {flattenRoutes, getPluginI18nPath, normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin, PluginContentLoadedActions, Props} from '@docusaurus/types';
import {findCopies} from './config/copies';
import {createPipeline} from './content';
import type {Site} from './types';
import {
  createDownloadMiddleware,
  createFormerMiddleware,
  createMcpMiddleware,
  createTextMiddleware,
  createTryItMiddleware,
} from './site/devServer';
import {createProgress, formatReading} from './diagnostics/progress';
import {reportDiagnostics} from './diagnostics/report';
import type {Diagnostic} from './diagnostics/types';
import {toFormatFiles} from './exports/formatFiles';
import {listInstances, shareLlmsTabs, toSiteFiles} from './exports/siteFiles';
import type {TextFile} from './exports/types';
import {toTryItDocuments} from './exports/manifest';
import type {TextMemory} from './pages/jsonText';
import {PLUGIN_NAME, type PluginOptions} from './options';
import {shareSource} from './site/sidebarSource';
import {createDocsLink} from './site/docs/createDocsLink';
import {usesDocs} from './site/docs/withDocs';
import {writeOutput} from './site/output';
import {createFormer} from './site/former/createFormer';
import {findTakenLists, noteTakenLists} from './site/otherLists';
import {hasStaticFile, isOwnFile} from './site/staticFile';
import {toPathsToWatch} from './site/pathsToWatch';
import {createModelCache, toModelFolder} from './site/modelCache';
import {createNewest} from './site/newest';
import {createConfigurePostCss} from './site/postCss';
import {inTurn} from './site/inTurn';
import {readLastUpdates} from './site/lastUpdates';
import {createLateFolders} from './site/lateFolders';
import {leaveOutOfLocalSearch} from './site/localSearch';
import {reportLoaded} from './site/progress';
import {noteProxy} from './site/proxyNotice';
import {findRouteClash} from './site/routeClash';
import {toPageScript} from './pages/pageScript';
import {CHAPTERS_MODULE} from './pages/dataModule';
import {toEmbedPrefix} from './pages/fragments/toImport';
import {buildRoutes, CHAPTERS_FILE, EMBEDS_FILE} from './pages/routes';
import {toGlobalData} from './pages/toProps';
import {shareTryItDocuments, toProxyPath, toTryItManifest, toTryItSite} from './site/tryIt';
import {toTranslationFiles, translateContent} from './site/translations';
import {toScriptRecord} from './site/scriptSources';
import {createConfigureWebpack, type WebpackOptions} from './site/webpack';

export {
  apiNavbarItems,
  type ApiNavbarItem,
  type ApiNavbarLink,
  type NavbarOptions,
} from './routes/navbar';
export type {Step} from './compare/steps';
export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
export {getSwizzleConfig} from './site/swizzle';

/**
 * Docusaurus's watcher does not report a change within 50 ms of another one; waiting longer before
 * reading includes both.
 */
const SETTLE_MS = 60;

const THEME_FOLDER = path.resolve(__dirname, '../theme');
const PARTS_FOLDER = path.resolve(__dirname, '../parts');
/**
 * Where `write-translations` finds texts besides the theme: those of its parts, and those that pages
 * share with Markdown. It reads what a plugin watches, and asks before anything is loaded.
 */
const TEXTS = [PARTS_FOLDER, path.resolve(__dirname, '../messages.js')].map((file) =>
  file.split(path.sep).join('/'),
);
const STYLES_FOLDER = path.resolve(__dirname, '../styles');
const CLIENT_FOLDER = path.resolve(__dirname, '../client');
/** The client modules. */
const VARIABLES = path.join(STYLES_FOLDER, 'variables.css');
const RELOADER = path.join(CLIENT_FOLDER, 'client/dom/reloadFailedPage.js');

/** Settings that are known before anything is loaded. */
type PluginSettings = ReturnType<typeof toSettings>;

function toSettings(context: LoadContext, options: PluginOptions) {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir} = context;
  const {id, docsJson, routeBasePath, mcp} = options;
  const search = options.search !== false;
  const development = process.env.NODE_ENV === 'development';
  const root = normalizeUrl([baseUrl, routeBasePath]);
  const site = toTryItSite(context);
  const dataDir = path.join(generatedFilesDir, PLUGIN_NAME, id);
  // Plugin instances with the same key share what exists only once in a site and language.
  const language = `${siteDir} ${baseUrl}`;
  return {
    context,
    options,
    /** Whether readers can search the reference. */
    search,
    development,
    // The development server serves no static pages.
    pageScript: development ? undefined : toPageScript(),
    /** Folder of the documents in the site's language. */
    localizedDir: getPluginI18nPath({
      localizationDir: context.localizationDir,
      pluginName: PLUGIN_NAME,
      pluginId: id,
    }),
    /** Permalink of the plugin's root; it ends with a slash where that is the root of the site. */
    root,
    /** The site as the proxy sees it. */
    site,
    proxyPath: toProxyPath(development ? {...site, baseUrl} : site),
    pages: {baseUrl, routeBasePath, trailingSlash: siteConfig.trailingSlash},
    exportContext: {siteUrl: siteConfig.url, baseUrl, search, agents: mcp.enabled, pluginId: id},
    /** The fragments in authored pages. */
    embeds: {
      prefix: toEmbedPrefix(id),
      pluginId: id,
      instances: () => listInstances(language),
      file: path.join(dataDir, EMBEDS_FILE),
      siteDir,
      format: siteConfig.markdown.format,
    },
    /** The docs that show the sidebar of a tab. */
    chapters: {module: CHAPTERS_MODULE, file: path.join(dataDir, CHAPTERS_FILE), siteDir},
    language,
    copies: findCopies(siteDir, path.dirname(path.resolve(siteDir, docsJson))),
  };
}

/**
 * The Docusaurus plugin: turns the OpenAPI documents named in docs.json into pages, with one route
 * per operation.
 */
export default async function pluginApiReference(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Site>> {
  const {siteDir, siteConfig} = context;
  const {id, docsJson} = options;
  const clash = findRouteClash(siteConfig, options.routeBasePath);
  if (clash !== undefined) throw new Error(clash);
  const settings = toSettings(context, options);
  const {load, remake} = await createLoader(settings);
  const files = createFiles(settings);
  const docs = createDocsLink({...settings, remake});
  const late = settings.development
    ? createLateFolders(path.resolve(siteDir, docsJson))
    : undefined;
  let latest: Site | undefined;

  return {
    name: PLUGIN_NAME,
    getThemePath: () => THEME_FOLDER,
    getClientModules: () => (settings.development ? [VARIABLES, RELOADER] : [VARIABLES]),
    getTypeScriptThemePath: () => path.resolve(__dirname, '../../theme'),
    getPathsToWatch: () =>
      toPathsToWatch(siteDir, docsJson, latest, settings.localizedDir).concat(latest ? [] : TEXTS),
    getDefaultCodeTranslationMessages: () => readMessages(context),
    getTranslationFiles: ({content}) => toTranslationFiles(content),
    translateContent: ({content, translationFiles}) =>
      translateContent(content, translationFiles, remake),

    loadContent: createNewest(async () => {
      await docs.settled();
      if (latest) await delay(SETTLE_MS);
      latest = await load();
      late?.follow(toPathsToWatch(siteDir, docsJson, latest, settings.localizedDir));
      return latest;
    }),
    contentLoaded: inTurn(async ({content, actions}) => {
      if (!usesDocs(content)) await files.publish(content, actions);
    }),
    allContentLoaded: inTurn(async ({allContent, actions}) => {
      const content = allContent[PLUGIN_NAME]?.[id] as Site | undefined;
      const linked = content && docs.link(content, allContent);
      if (linked) await files.publish(linked, actions);
    }),

    configurePostCss: createConfigurePostCss(STYLES_FOLDER),
    configureWebpack: createConfigureWebpack({
      folders: {theme: THEME_FOLDER, parts: PARTS_FOLDER, client: CLIENT_FOLDER},
      embeds: settings.embeds,
      hasGuides: docs.hasGuides,
      chapters: settings.chapters,
      hasChapters: docs.hasChapters,
      isSearchEverywhere: options.search === 'everywhere',
      pageScript: settings.pageScript,
      onRebuilt: docs.refreshSidebars,
      createMiddlewares: createMiddlewares(settings, () => latest, files),
    }),

    async postBuild({content, ...props}) {
      leaveOutOfLocalSearch(props.plugins);
      await writeBuild(settings, content, props, files.list(props.plugins));
      await files.writeFormer(content, props);
    },
  };
}

function readMessages({i18n}: LoadContext) {
  return readDefaultCodeTranslationMessages({
    dirPath: path.resolve(__dirname, '../../locales'),
    locale: i18n.currentLocale,
    name: 'api-reference',
  });
}

type Files = ReturnType<typeof createFiles>;

/** Publishes the pages, and keeps what is beside them and at their former addresses. */
function createFiles(settings: PluginSettings) {
  const {context, options, development, language, exportContext} = settings;
  const publish = createPublisher(settings);
  const former = createFormer(context, {...settings, pluginId: options.id}, () =>
    readMessages(context),
  );
  let texts: TextFile[] = [];
  return {
    async publish(content: Site, actions: PluginContentLoadedActions): Promise<void> {
      const {files, pages} = await publish(content, actions);
      texts = files;
      if (development) await former.follow(content, pages, files);
    },
    /**
     * A file that the site already has is not overwritten.
     * @param plugins of a build, which may write such files
     */
    list(plugins?: Props['plugins']): TextFile[] {
      const taken = findTakenLists(context, plugins);
      return [
        ...texts,
        ...toSiteFiles(
          language,
          options.id,
          exportContext,
          context.siteConfig,
          (name) => taken.has(name) || isOwnFile(context, context.baseUrl + name),
        ),
        ...former.listTexts().filter(({url}) => !isOwnFile(context, url)),
      ];
    },
    /** Only those of the last run; another list after each. */
    latestTexts: (): readonly TextFile[] => texts,
    latestFormer: former.latest,
    writeFormer: (content: Site, props: Props) => former.write(content, props, texts),
  };
}

async function writeBuild(
  {context, options, pageScript, site, exportContext}: PluginSettings,
  content: Site,
  props: Props,
  texts: TextFile[],
): Promise<void> {
  const {siteDir, baseUrl} = context;
  noteProxy(siteDir, content.tabs, options);
  await noteTakenLists(findTakenLists(context, props.plugins), content.tabs, {
    siteDir,
    siteUrl: exportContext.siteUrl,
    pluginId: options.id,
    outDir: props.outDir,
  });
  const manifest = toTryItManifest(siteDir, site);
  const record = await toScriptRecord(props, pageScript);
  const {outDir} = props;
  const {siteUrl} = exportContext;
  await writeOutput(content, {outDir, baseUrl, manifest, record, texts, siteUrl});
}

/** Requests that the development server handles itself. */
function createMiddlewares(
  {
    context: {siteDir, baseUrl},
    options: {id, mcp},
    root,
    site,
    proxyPath,
    exportContext,
  }: PluginSettings,
  getContent: () => Site | undefined,
  files: Files,
): WebpackOptions['createMiddlewares'] {
  return (address) => [
    {
      name: `api-reference-redirects-${id}`,
      middleware: createFormerMiddleware(files.latestFormer, baseUrl),
    },
    {
      name: `api-reference-documents-${id}`,
      middleware: createDownloadMiddleware(getContent, root),
    },
    {
      name: `api-reference-texts-${id}`,
      middleware: createTextMiddleware(() => files.list(), exportContext),
    },
    ...(mcp.enabled
      ? [
          {
            name: `api-reference-mcp-${id}`,
            middleware: createMcpMiddleware(
              files.latestTexts,
              {root, siteUrl: exportContext.siteUrl},
              address,
            ),
          },
        ]
      : []),
    {
      name: `api-reference-try-it-${id}`,
      middleware: createTryItMiddleware(() => toTryItManifest(siteDir, site), proxyPath, address),
    },
  ];
}

/**
 * Runs the pipeline and reports its findings; stops a build with errors. The first run is before the
 * plugin exists, because sidebars files, which Docusaurus reads afterwards, cannot wait for documents.
 * Its result, or its error, is the first of `load`.
 */
async function createLoader({
  context,
  options,
  development,
  pages,
  copies,
  localizedDir,
  search,
}: PluginSettings) {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const {id, docsJson, showExtensions, schemaDepth, editUrl, showLastUpdateTime} = options;
  const {imageHosts, maxFileSize, formats, tryIt, samples} = options;
  const {routeBasePath} = options;
  // Later, bundlers draw there.
  let progress = createProgress(process.stderr, process.env);
  const pipeline = createPipeline({
    ...pages,
    siteUrl: siteConfig.url,
    onRead: (source, number, total) => progress?.say(formatReading(source, number, total)),
    siteDir,
    docsJson,
    pluginId: id,
    locale: i18n.currentLocale,
    localizedDir,
    showExtensions,
    schemaDepth,
    editUrl,
    showLastUpdateTime,
    imageHosts,
    tryIt: {proxy: tryIt.proxy, ownServer: tryIt.ownServer},
    pageRule: {tryIt, ...(samples && {samples})},
    formats,
    hasStaticFile: (url) => hasStaticFile(context, url),
    maxFileSize,
    needsLabel: !siteConfig.markdown.mdx1Compat.admonitions,
    modelCache: development ? undefined : createModelCache(toModelFolder(siteDir, id)),
  });
  const read = async () => {
    const start = performance.now();
    const site = await pipeline.load().finally(() => progress?.clear());
    progress = undefined;
    shareSource(id, {site, siteDir, baseUrl, routeBasePath, search});
    return {site, time: performance.now() - start};
  };
  let first: ReturnType<typeof read> | undefined = read();
  await first.catch(() => undefined);
  const load = async (): Promise<Site> => {
    const reading = first ?? read();
    first = undefined;
    const {site, time} = await reading;
    const diagnostics = [...copies, ...site.diagnostics];
    // While pages are written, an address may come back; only what is published loses it.
    const content = {...site, diagnostics: development ? diagnostics.map(toWarning) : diagnostics};
    reportLoaded(content, time);
    reportDiagnostics(content.diagnostics, {failOnError: !development});
    shareTryItDocuments(siteDir, id, toTryItDocuments(content.tabs, id));
    return content;
  };
  return {load, remake: pipeline.remake};
}

function toWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === 'route-lost' ? {...diagnostic, severity: 'warning'} : diagnostic;
}

/** Passes the routes and the data of the pages to Docusaurus, and returns the files beside them. */
function createPublisher({
  context: {siteDir, siteConfig, i18n},
  options: {id, formats, search: searchOption, imageHosts, pageMenu, mcp},
  search,
  ...settings
}: PluginSettings) {
  const {development, root, language} = settings;
  const memory: TextMemory | undefined = development ? {} : undefined;
  /** Files written by the previous run; in a build, none. */
  let written: ReadonlyMap<string, string> = new Map();
  return async (content: Site, actions: PluginContentLoadedActions) => {
    const {routes, files, agentFiles} = buildRoutes(
      content,
      {
        root,
        pluginId: id,
        development,
        search,
        imageHosts,
        siteDir,
        siteUrl: siteConfig.url,
        locale: i18n.currentLocale,
        updates: await readLastUpdates(content, siteConfig),
        proxyPath: settings.proxyPath,
        memory,
        ...(pageMenu && {pageMenu}),
        ...(mcp.enabled && {agents: {...mcp, isIndexed: !development}}),
      },
      (name) => path.posix.join('@generated', PLUGIN_NAME, id, name),
    );
    const changed = files.filter(({name, text}) => text !== written.get(name));
    const progress = written.size === 0 ? createProgress(process.stderr, process.env) : undefined;
    let done = 0;
    await Promise.all(
      changed.map(async ({name, text}) => {
        await actions.createData(name, text);
        progress?.say(`Writing the data of the pages (${++done} of ${changed.length} files) …`);
      }),
    ).finally(() => progress?.clear());
    if (development) written = new Map(files.map(({name, text}) => [name, text]));
    routes.forEach(actions.addRoute);
    actions.setGlobalData(toGlobalData(content, searchOption === 'everywhere'));
    const made = await toFormatFiles(content, settings.exportContext);
    shareLlmsTabs(language, id, formats, made.llms);
    return {
      files: [...made.files, ...agentFiles],
      pages: flattenRoutes(routes).map(({path: own}) => own),
    };
  };
}
