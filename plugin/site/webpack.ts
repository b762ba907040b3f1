import {createRequire} from 'module';
import path from 'path';
import type {Plugin} from '@docusaurus/types';
import type {TryItHandler} from '../proxy';
import type {DevServerAddress, Handler} from './devServer';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
/** A middleware as webpack-dev-server expects it. */
type Middleware = {name: string; middleware: Handler | TryItHandler};
type DevServer = {options: {host?: string; port?: number | string; server?: {type?: string}}};

/** `file` contains all embeds; `format` is how Docusaurus reads Markdown. */
type Embedding = {
  prefix: string;
  pluginId: string;
  /** The ids of all instances in the site, once their content is loaded. */
  instances: () => string[];
  file: string;
  siteDir: string;
  format: 'mdx' | 'md' | 'detect';
};

export type WebpackOptions = {
  /** What is compiled: components that a site can swizzle, their parts, and the hooks of both. */
  folders: {theme: string; parts: string; client: string};
  /** The embeds of authored pages: how they are imported, and the file that contains them all. */
  embeds: Embedding;
  /** Whether sidebars of docs contain operations. */
  hasGuides: () => boolean;
  /** The docs that show the sidebar of a tab: the name of the module that they import, and the file. */
  chapters: {module: string; file: string; siteDir: string};
  /** Whether there are such docs. */
  hasChapters: () => boolean;
  /** Whether readers can search the reference on all pages of the site. */
  isSearchEverywhere: boolean;
  /** The inline script of static pages of the reference; absent: there are no static pages. */
  pageScript?: string;
  /** Called when the development server has built everything that a reload wrote. */
  onRebuilt: (builtAt: number) => Promise<void>;
  /** Creates handlers of the development server that run before Docusaurus's own. */
  createMiddlewares: (address: DevServerAddress) => Middleware[];
};

/** Components of the classic theme that an API's sidebar replaces, with their replacements. */
const SIDEBAR_COMPONENTS = [
  ['@theme/DocSidebarItems', '@theme/ApiSidebarItems'],
  ['@theme/DocSidebarItem/Link', '@theme/ApiSidebarItem'],
  ['@theme/DocSidebarItem/Category', '@theme/ApiSidebarGroup'],
] as const;
/** The same for docs whose sidebar contains operations; others don't need it. */
const GUIDE_COMPONENTS = [['@theme/DocItem/Paginator', '@theme/ApiGuidePaginator']] as const;
/** The same for docs that show the sidebar of a tab. */
const CHAPTER_COMPONENTS = [['@theme/DocRoot', '@theme/ApiGuideRoot']] as const;

/** The same for the navbar of a site that has no other search. */
const SEARCH_COMPONENTS = [['@theme/SearchBar', '@theme/ApiSearchBar']] as const;

/**
 * The stylesheets that Docusaurus joins to one for all pages: all but those of the plugin's
 * components on demand, which load with the code of these components.
 */
const ON_EVERY_PAGE = /^(?!.*[\\/]lib[\\/]styles[\\/]Api\w+\.css$)/;

/** Prefix of the modules of parts. */
const PARTS = 'docusaurus-plugin-api-reference/parts';

/** Modules with React contexts and stores that pages share with the surrounding theme. */
const SHARED_MODULES = ['@docusaurus/theme-common', '@docusaurus/plugin-content-docs/client'];

export function createConfigureWebpack({
  folders: {theme, parts, client},
  embeds,
  hasGuides,
  chapters,
  hasChapters,
  isSearchEverywhere,
  pageScript,
  onRebuilt,
  createMiddlewares,
}: WebpackOptions): ConfigureWebpack {
  const {prefix, file} = embeds;
  return (config, isServer, {currentBundler}) => ({
    // The part after the prefix becomes the query of an existing file, whatever it is, so that the
    // loader can report errors in it.
    resolve: {
      alias: {
        [prefix]: `${file}?`,
        // Routes and authored pages name parts, and a site may have the plugin through a preset.
        [PARTS]: parts,
        [`${chapters.module}$`]: path.join(client, 'client/sidebar/chapters.js'),
        ...toThemeAlias(config.resolve?.alias, [
          ...SIDEBAR_COMPONENTS,
          ...(hasGuides() || hasChapters() ? GUIDE_COMPONENTS : []),
          ...(hasChapters() ? CHAPTER_COMPONENTS : []),
          ...(isSearchEverywhere ? SEARCH_COMPONENTS : []),
        ]),
      },
    },
    module: {
      rules: [
        {
          test: /\.js$/,
          include: [theme, parts],
          enforce: 'pre',
          loader: require.resolve('./componentLoader'),
        },
        {
          include: [theme, parts, client],
          resolve: {alias: toSharedAlias(config.resolve?.alias)},
        },
        {
          include: file,
          type: 'javascript/auto',
          loader: require.resolve('../pages/embedLoader'),
          options: {prefix},
        },
        {
          // Not `test`: Docusaurus treats the folders in any rule that has one as MDX.
          resource: /\.mdx?$/i,
          enforce: 'pre',
          loader: require.resolve('../pages/mdxLoader'),
          options: {...embeds, instances: embeds.instances()},
        },
        ...(hasChapters()
          ? [
              {
                resource: /\.mdx?$/i,
                enforce: 'post' as const,
                loader: require.resolve('../pages/chapterLoader'),
                options: chapters,
              },
            ]
          : []),
      ],
    },
    plugins: [
      new currentBundler.instance.DefinePlugin(toConstants(isServer, pageScript)),
      ...(isServer ? [] : [createFreshReads(path.dirname(file)), createAfterRebuilds(onRebuilt)]),
    ],
    ...(!isServer && {
      optimization: {splitChunks: {cacheGroups: {styles: {test: ON_EVERY_PAGE}}}},
      devServer: toDevServer(createMiddlewares),
    }),
  });
}

function toDevServer(createMiddlewares: WebpackOptions['createMiddlewares']): {
  setupMiddlewares(middlewares: Middleware[], server: DevServer): Middleware[];
} {
  return {
    setupMiddlewares(middlewares, {options: {host, port, server}}) {
      middlewares.unshift(...createMiddlewares({host, port, https: server?.type === 'https'}));
      // Docusaurus concatenates the results of several such functions, so returned middlewares
      // would be mounted twice.
      return [];
    },
  };
}

/** In a browser, the page has its script already. */
function toConstants(isServer: boolean, pageScript: string | undefined): {[name: string]: string} {
  const text = isServer ? pageScript : pageScript && '';
  return {'process.env.API_REFERENCE_PAGE_SCRIPT': JSON.stringify(text) ?? 'undefined'};
}

/**
 * Replaces the classic theme's sidebar links and categories with components of the plugin, so that
 * an operation's method is real text and a large document's sidebar is light. Aliases of the site
 * or of another theme are left unchanged: the plugin must not undo a swizzle.
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
 * Makes the plugin's modules import the same copy of a shared module as the theme, wherever a
 * package manager has installed it: a context of another copy is empty. If the theme has none, the
 * bundler resolves the import.
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

/** Bundler plugins that run when the development server rebuilds. */

/** What they need of a compiler of webpack or Rspack. */
type WatchingCompiler = {
  hooks: {
    watchRun: {tap(name: string, handler: () => void): void};
    done: {tap(name: string, handler: () => void): void};
  };
  inputFileSystem: {purge?(what: string): void} | null;
};

type BundlerPlugin = {apply(compiler: WatchingCompiler): void};

/** A reload writes its files one after the other, and the bundler may start after the first. */
const QUIET_MS = 300;

/**
 * Reads the files of a folder again before each rebuild. The pages of a broken document leave the
 * bundle, so their files are no longer watched: without this, webpack up to 5.101 shows their old
 * contents once the document is fixed.
 */
export function createFreshReads(folder: string): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.watchRun.tap('api-reference-fresh-reads', () =>
        compiler.inputFileSystem?.purge?.(folder),
      );
    },
  };
}

/**
 * Calls `run` after each build that is not immediately followed by another, with the time of its
 * end.
 */
export function createAfterRebuilds(run: (builtAt: number) => Promise<void>): BundlerPlugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    apply({hooks}) {
      hooks.watchRun.tap('api-reference-after-rebuilds', () => clearTimeout(timer));
      hooks.done.tap('api-reference-after-rebuilds', () => {
        clearTimeout(timer);
        const builtAt = Date.now();
        timer = setTimeout(() => void run(builtAt), QUIET_MS);
        timer.unref();
      });
    },
  };
}
