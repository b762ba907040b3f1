import path from 'path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentLoader, type LoadedContent} from './content';
import {createDownloadMiddleware} from './devServer';
import {reportDiagnostics} from './diagnostics/report';
import type {PluginOptions} from './options';
import {writeOutput} from './output';
import {toPathsToWatch} from './pathsToWatch';
import {buildRoutes, EMBED_FOLDER} from './routes';
import {getSwizzleConfig} from './swizzle';
import {createConfigureWebpack} from './webpack';

export {validateOptions} from './options';
export type {PluginOptions} from './options';
export {getSwizzleConfig};

export const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

/** The Docusaurus plugin: OpenAPI documents named in docs.json become pages, one route per operation. */
export default function pluginApiReference(context: LoadContext, options: PluginOptions): Plugin<LoadedContent> {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir} = context;
  const development = process.env.NODE_ENV === 'development';
  const root = normalizeUrl([baseUrl, options.routeBasePath]);
  const loadContent = createContentLoader({siteDir, docsJson: options.docsJson, baseUrl, routeBasePath: options.routeBasePath, trailingSlash: siteConfig.trailingSlash});
  const pluginId = options.id ?? 'default';
  const dataDir = path.join(generatedFilesDir, PLUGIN_NAME, pluginId);
  let latest: LoadedContent | undefined;

  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.resolve(__dirname, '../theme'),
    getTypeScriptThemePath: () => path.resolve(__dirname, '../../theme'),
    getPathsToWatch: () => toPathsToWatch(siteDir, options.docsJson, latest),

    async loadContent() {
      latest = await loadContent();
      reportDiagnostics(latest.diagnostics, {failOnError: !development});
      return latest;
    },

    async contentLoaded({content, actions}) {
      const {routes, files} = buildRoutes(content, {root, tryIt: {}, development}, (name) => path.join(dataDir, name));
      await Promise.all(files.map(({name, text}) => actions.createData(name, text)));
      routes.forEach(actions.addRoute);
    },

    configureWebpack: createConfigureWebpack({
      embedAlias: {name: pluginId === 'default' ? '@api-reference' : `@api-reference-${pluginId}`, folder: path.join(dataDir, EMBED_FOLDER)},
      middlewares: [{name: 'api-reference-documents', middleware: createDownloadMiddleware(() => latest, root)}],
    }),

    async postBuild({content, outDir}) {
      await writeOutput(content, {outDir, root, baseUrl});
    },
  };
}
