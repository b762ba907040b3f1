import {createRequire} from 'module';
import path from 'path';
import type {Plugin} from '@docusaurus/types';
import {createAfterRebuilds, createFreshReads} from './rebuilds';
import type {DevServerAddress, Handler} from './devServer';
import type {TryItHandler} from '../proxy';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
/** As webpack-dev-server takes them. */
type Middleware = {name: string; middleware: Handler | TryItHandler};
type DevServer = {options: {host?: string; port?: number | string; server?: {type?: string}}};

/** `file` is that of all embeds, `format` how Docusaurus reads Markdown. */
type Embedding = {
  prefix: string;
  pluginId: string;
  file: string;
  siteDir: string;
  format: 'mdx' | 'md' | 'detect';
};

export type WebpackOptions = {
  /** Folder of the plugin's compiled components. */
  themeFolder: string;
  /** Folder of their hooks. */
  clientFolder: string;
  /** What authored pages show: how they import it, and the file that has it all. */
  embeds: Embedding;
  /** Whether sidebars of docs have operations. */
  hasGuides: () => boolean;
  /** Called when the development server has built all that a reload wrote. */
  onRebuilt: (builtAt: number) => Promise<void>;
  /** Handlers of the development server that come before Docusaurus's own. */
  createMiddlewares: (address: DevServerAddress) => Middleware[];
};

/** Components of the classic theme that the sidebar of an API replaces, and what by. */
const SIDEBAR_COMPONENTS = [
  ['@theme/DocSidebarItems', '@theme/ApiSidebarItems'],
  ['@theme/DocSidebarItem/Link', '@theme/ApiSidebarItem'],
  ['@theme/DocSidebarItem/Category', '@theme/ApiSidebarGroup'],
] as const;
/** The same for docs whose sidebar has operations; others do without. */
const GUIDE_COMPONENTS = [['@theme/DocItem/Paginator', '@theme/ApiGuidePaginator']] as const;

/** Modules with React contexts and stores that pages share with the theme around them. */
const SHARED_MODULES = ['@docusaurus/theme-common', '@docusaurus/plugin-content-docs/client'];

export function createConfigureWebpack({
  themeFolder,
  clientFolder,
  embeds,
  hasGuides,
  onRebuilt,
  createMiddlewares,
}: WebpackOptions): ConfigureWebpack {
  const {prefix, file} = embeds;
  return (config, isServer) => ({
    // What follows the prefix becomes the query of a file that is there, whatever it is: the loader
    // can say what is wrong.
    resolve: {
      alias: {
        [prefix]: `${file}?`,
        ...toThemeAlias(config.resolve?.alias, [
          ...SIDEBAR_COMPONENTS,
          ...(hasGuides() ? GUIDE_COMPONENTS : []),
        ]),
      },
    },
    module: {
      rules: [
        {
          test: /\.js$/,
          include: themeFolder,
          enforce: 'pre',
          loader: require.resolve('./componentLoader'),
        },
        {
          include: [themeFolder, clientFolder],
          resolve: {alias: toSharedAlias(config.resolve?.alias)},
        },
        {
          include: file,
          type: 'javascript/auto',
          loader: require.resolve('../pages/embedLoader'),
          options: {prefix},
        },
        {
          // Not `test`: Docusaurus takes the folders of each rule that has one for MDX to be read.
          resource: /\.mdx?$/i,
          enforce: 'pre',
          loader: require.resolve('../pages/mdxLoader'),
          options: embeds,
        },
      ],
    },
    ...(!isServer && {
      plugins: [createFreshReads(path.dirname(file)), createAfterRebuilds(onRebuilt)],
      devServer: {
        setupMiddlewares(middlewares: Middleware[], {options: {host, port, server}}: DevServer) {
          middlewares.unshift(...createMiddlewares({host, port, https: server?.type === 'https'}));
          // The results of several such functions are concatenated: what is returned here would be
          // mounted twice.
          return [];
        },
      },
    }),
  });
}

/**
 * Lets components of the plugin stand in for the classic theme's sidebar links and categories, so
 * that an operation's method is real text and a large document's sidebar is light. An alias of the
 * site or of another theme is left unchanged: the plugin must not undo a swizzle.
 */
function toThemeAlias(
  alias: unknown,
  components: readonly (readonly [name: string, ownName: string])[],
): {[name: string]: string} {
  const current = toAliases(alias);
  const isClassic = (target: unknown) =>
    typeof target === 'string' &&
    target.split(path.sep).join('/').includes('/@docusaurus/theme-classic/');
  return Object.fromEntries(
    components.flatMap(([name, ownName]) => {
      const own = current[ownName];
      return isClassic(current[name]) && typeof own === 'string' ? [[name, own]] : [];
    }),
  );
}

/**
 * Lets the plugin's modules import the very copy of a shared module that the theme imports,
 * wherever a package manager has put it: a context of another copy is empty. A theme that has none
 * leaves the import to the bundler.
 */
function toSharedAlias(alias: unknown): {[name: string]: string} {
  const aliases = toAliases(alias);
  const component = aliases['@theme-original/DocRoot/Layout'] ?? aliases['@theme/DocRoot/Layout'];
  if (typeof component !== 'string') return {};
  const {resolve} = createRequire(component);
  return Object.fromEntries(
    SHARED_MODULES.flatMap((name) => {
      try {
        return [[`${name}$`, resolve(name)]];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return [];
        throw error;
      }
    }),
  );
}

function toAliases(alias: unknown): {[name: string]: unknown} {
  return (alias ?? {}) as {[name: string]: unknown};
}
