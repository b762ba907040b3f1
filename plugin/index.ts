import path from 'path';
import {setTimeout as delay} from 'timers/promises';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {getPluginI18nPath, normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findCopies} from './config/copies';
import {createContentLoader} from './content';
import type {LoadedContent} from './types';
import {
  createDownloadMiddleware,
  createTextMiddleware,
  createTryItMiddleware,
} from './site/devServer';
import {reportDiagnostics} from './diagnostics/report';
import {toFormatFiles} from './exports/formatFiles';
import {shareLlmsTabs, toSiteFiles} from './exports/siteFiles';
import type {TextFile} from './exports/types';
import {toTryItDocuments} from './exports/manifest';
import type {TextMemory} from './pages/jsonText';
import {PLUGIN_NAME, type PluginOptions} from './options';
import {writeOutput} from './site/output';
import {hasStaticFile, isOwnFile} from './site/staticFile';
import {toPathsToWatch} from './site/pathsToWatch';
import {createModelCache} from './site/modelCache';
import {createNewest} from './site/newest';
import {createConfigurePostCss} from './site/postCss';
import {inTurn} from './site/inTurn';
import {reportLoaded} from './site/progress';
import {noteProxy} from './site/proxyNotice';
import {findRouteClash} from './site/routeClash';
import {buildRoutes, EMBEDS_FILE} from './pages/routes';
import {toGlobalData} from './pages/toProps';
import {shareTryItDocuments, toProxyPath, toTryItManifest, toTryItSite} from './site/tryIt';
import {toTranslationFiles, translateContent} from './site/translations';
import {createConfigureWebpack} from './site/webpack';

export {
  apiNavbarItems,
  type ApiNavbarItem,
  type ApiNavbarLink,
  type NavbarOptions,
} from './config/navbar';
export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
export {getSwizzleConfig} from './site/swizzle';

/**
 * The watcher of Docusaurus says nothing of a change that follows another within 50 ms: what is
 * read later has both.
 */
const SETTLE_MS = 60;

/**
 * The Docusaurus plugin: OpenAPI documents named in docs.json become pages, one route per
 * operation.
 */
export default function pluginApiReference(
  context: LoadContext,
  options: PluginOptions,
): Plugin<LoadedContent> {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir} = context;
  const {id, docsJson, routeBasePath, showExtensions, imageHosts, maxFileSize, formats} = options;
  const clash = findRouteClash(siteConfig, routeBasePath);
  if (clash !== undefined) throw new Error(clash);
  const development = process.env.NODE_ENV === 'development';
  const root = normalizeUrl([baseUrl, routeBasePath]);
  const dataDir = path.join(generatedFilesDir, PLUGIN_NAME, id);
  const site = toTryItSite(context);
  const proxyPath = toProxyPath(development ? {...site, baseUrl} : site);
  const pages = {baseUrl, routeBasePath, trailingSlash: siteConfig.trailingSlash};
  const localizedDir = getPluginI18nPath({
    localizationDir: context.localizationDir,
    pluginName: PLUGIN_NAME,
    pluginId: id,
  });
  const load = createContentLoader({
    ...pages,
    siteDir,
    docsJson,
    localizedDir,
    showExtensions,
    imageHosts,
    hasStaticFile: (url) => hasStaticFile(context, url),
    maxFileSize,
    modelCache: development
      ? undefined
      : createModelCache(path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME)),
  });
  const exportContext = {siteUrl: siteConfig.url, baseUrl, root, formats};
  const language = `${siteDir} ${baseUrl}`;
  let latest: LoadedContent | undefined;
  let texts: TextFile[] = [];
  const memory: TextMemory | undefined = development ? {} : undefined;
  /** What was written last; in a build, nothing was. */
  let written: ReadonlyMap<string, string> = new Map();
  /** A file that the site already has is not overwritten. */
  const listTexts = () => [
    ...texts,
    ...toSiteFiles(language, id, exportContext, siteConfig).filter(
      ({url}) => !isOwnFile(context, url),
    ),
  ];

  const themeFolder = path.resolve(__dirname, '../theme');
  const stylesFolder = path.resolve(__dirname, '../styles');
  const clientFolder = path.resolve(__dirname, '../client');
  const copies = findCopies(siteDir, path.dirname(path.resolve(siteDir, docsJson)));

  return {
    name: PLUGIN_NAME,
    getThemePath: () => themeFolder,
    getClientModules: () => [path.join(stylesFolder, 'variables.css')],
    getTypeScriptThemePath: () => path.resolve(__dirname, '../../theme'),
    getPathsToWatch: () => toPathsToWatch(siteDir, docsJson, latest),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.resolve(__dirname, '../../locales'),
        locale: context.i18n.currentLocale,
        name: 'api-reference',
      }),
    getTranslationFiles: ({content}) => toTranslationFiles(content),
    translateContent: ({content, translationFiles}) =>
      translateContent(content, translationFiles, pages),

    loadContent: createNewest(async () => {
      if (latest) await delay(SETTLE_MS);
      const start = performance.now();
      const loaded = await load();
      const content = {...loaded, diagnostics: [...copies, ...loaded.diagnostics]};
      latest = content;
      reportLoaded(content, performance.now() - start);
      reportDiagnostics(content.diagnostics, {failOnError: !development});
      shareTryItDocuments(siteDir, id, toTryItDocuments(content.tabs, id));
      return content;
    }),

    contentLoaded: inTurn(async ({content, actions}) => {
      const {routes, files} = buildRoutes(
        content,
        {
          root,
          pluginId: id,
          development,
          formats,
          imageHosts,
          siteDir,
          siteUrl: siteConfig.url,
          proxy: options.tryIt.proxy === true ? proxyPath : options.tryIt.proxy,
          memory,
        },
        (name) => path.posix.join('@generated', PLUGIN_NAME, id, name),
      );
      await Promise.all(
        files
          .filter(({name, text}) => text !== written.get(name))
          .map(({name, text}) => actions.createData(name, text)),
      );
      if (development) written = new Map(files.map(({name, text}) => [name, text]));
      routes.forEach(actions.addRoute);
      actions.setGlobalData(toGlobalData(content));
      const made = await toFormatFiles(content, exportContext);
      texts = made.files;
      shareLlmsTabs(language, id, formats, made.llms);
    }),

    configurePostCss: createConfigurePostCss(stylesFolder),

    configureWebpack: createConfigureWebpack({
      themeFolder,
      clientFolder,
      embeds: {
        prefix: id === 'default' ? '@api-reference' : `@api-reference-${id}`,
        file: path.join(dataDir, EMBEDS_FILE),
      },
      createMiddlewares: (address) => [
        {
          name: `api-reference-documents-${id}`,
          middleware: createDownloadMiddleware(() => latest, root),
        },
        {name: `api-reference-texts-${id}`, middleware: createTextMiddleware(listTexts, baseUrl)},
        {
          name: `api-reference-try-it-${id}`,
          middleware: createTryItMiddleware(
            () => toTryItManifest(siteDir, site),
            proxyPath,
            address,
          ),
        },
      ],
    }),

    async postBuild({content, outDir}) {
      noteProxy(siteDir, content.tabs, options);
      await writeOutput(content, {
        outDir,
        root,
        baseUrl,
        manifest: toTryItManifest(siteDir, site),
        texts: listTexts(),
      });
    },
  };
}
