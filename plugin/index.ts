import path from 'path';
import {setTimeout as delay} from 'timers/promises';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {getPluginI18nPath, normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentLoader, type LoadedContent} from './content';
import {createDownloadMiddleware, createTextMiddleware, createTryItMiddleware} from './devServer';
import {reportDiagnostics} from './diagnostics/report';
import {toFormatFiles} from './formats/formatFiles';
import {shareLlmsTabs, toSiteFiles} from './formats/siteFiles';
import type {TextFile} from './formats/types';
import {toTryItDocuments} from './manifest';
import type {TextMemory} from './jsonText';
import type {PluginOptions} from './options';
import {isOwnFile, writeOutput} from './output';
import {toPathsToWatch} from './pathsToWatch';
import {createModelCache} from './modelCache';
import {createNewest} from './newest';
import {inTurn} from './inTurn';
import {reportLoaded} from './progress';
import {buildRoutes, EMBEDS_FILE} from './routes';
import {shareTryItDocuments, toProxyPath, toTryItManifest, toTryItSite} from './tryIt';
import {toTranslationFiles, translateContent} from './translations';
import {createConfigureWebpack} from './webpack';

export {validateOptions} from './options';
export type {PluginOptions} from './options';
export {getSwizzleConfig} from './swizzle';

const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

/** The watcher of Docusaurus says nothing of a change that follows another within 50 ms: what is read later has both. */
const SETTLE_MS = 60;

/** The Docusaurus plugin: OpenAPI documents named in docs.json become pages, one route per operation. */
export default function pluginApiReference(context: LoadContext, options: PluginOptions): Plugin<LoadedContent> {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir} = context;
  const {id, docsJson, routeBasePath, showExtensions, formats} = options;
  const development = process.env.NODE_ENV === 'development';
  const root = normalizeUrl([baseUrl, routeBasePath]);
  const dataDir = path.join(generatedFilesDir, PLUGIN_NAME, id);
  const site = toTryItSite(context);
  const proxyPath = toProxyPath(development ? {...site, baseUrl} : site);
  const pages = {baseUrl, routeBasePath, trailingSlash: siteConfig.trailingSlash};
  const localizedDir = getPluginI18nPath({localizationDir: context.localizationDir, pluginName: PLUGIN_NAME, pluginId: id});
  const load = createContentLoader({...pages, siteDir, docsJson, localizedDir, showExtensions, incremental: development, modelCache: development ? undefined : createModelCache(path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME))});
  const frame = {siteUrl: siteConfig.url, baseUrl, root, formats};
  const language = `${siteDir} ${baseUrl}`;
  let latest: LoadedContent | undefined;
  let texts: TextFile[] = [];
  const memory: TextMemory | undefined = development ? {} : undefined;
  /** What was written last; in a build, nothing was. */
  let written: ReadonlyMap<string, string> = new Map();
  /** A list that the site has of its own stays as it is. */
  const listTexts = () => [...texts, ...toSiteFiles(language, id, frame, siteConfig).filter(({url}) => !isOwnFile(context, url))];

  const themeFolder = path.resolve(__dirname, '../theme');

  return {
    name: PLUGIN_NAME,
    getThemePath: () => themeFolder,
    getTypeScriptThemePath: () => path.resolve(__dirname, '../../theme'),
    getPathsToWatch: () => toPathsToWatch(siteDir, docsJson, latest),
    getDefaultCodeTranslationMessages: () => readDefaultCodeTranslationMessages({dirPath: path.resolve(__dirname, '../../locales'), locale: context.i18n.currentLocale, name: 'api-reference'}),
    getTranslationFiles: ({content}) => toTranslationFiles(content),
    translateContent: ({content, translationFiles}) => translateContent(content, translationFiles, pages),

    loadContent: createNewest(async () => {
      if (latest) await delay(SETTLE_MS);
      const start = performance.now();
      const content = await load();
      latest = content;
      reportLoaded(content, performance.now() - start);
      reportDiagnostics(content.diagnostics, {failOnError: !development});
      shareTryItDocuments(siteDir, id, toTryItDocuments(content.tabs, id));
      return content;
    }),

    contentLoaded: inTurn(async ({content, actions}) => {
      const {routes, files} = buildRoutes(content, {root, pluginId: id, development, formats, siteDir, siteUrl: siteConfig.url, proxy: options.tryIt.proxy === true ? proxyPath : options.tryIt.proxy, memory}, (name) => path.posix.join('@generated', PLUGIN_NAME, id, name));
      await Promise.all(files.map(({name, text}) => (text === written.get(name) ? undefined : actions.createData(name, text))));
      if (development) written = new Map(files.map(({name, text}) => [name, text]));
      routes.forEach(actions.addRoute);
      const made = await toFormatFiles(content, frame);
      texts = made.files;
      shareLlmsTabs(language, id, formats, made.llms);
    }),

    configureWebpack: createConfigureWebpack({
      themeFolder,
      embeds: {prefix: id === 'default' ? '@api-reference' : `@api-reference-${id}`, file: path.join(dataDir, EMBEDS_FILE)},
      createMiddlewares: (address) => [
        {name: `api-reference-documents-${id}`, middleware: createDownloadMiddleware(() => latest, root)},
        {name: `api-reference-texts-${id}`, middleware: createTextMiddleware(listTexts, baseUrl)},
        {name: `api-reference-try-it-${id}`, middleware: createTryItMiddleware(() => toTryItManifest(siteDir, site), proxyPath, address)},
      ],
    }),

    async postBuild({content, outDir}) {
      await writeOutput(content, {outDir, root, baseUrl, manifest: toTryItManifest(siteDir, site), texts: listTexts()});
    },
  };
}
