import path from 'path';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
/** As webpack-dev-server takes them; without a path it is asked about every request. */
type Middlewares = {name: string; path?: string; middleware: unknown}[];

export type WebpackOptions = {
  /** Module prefix under which authored pages import operations, and the folder it stands for. */
  embedAlias: {name: string; folder: string};
  /** Handlers of the development server that come before Docusaurus's own. */
  middlewares: Middlewares;
};

const SIDEBAR_LINK = '@theme/DocSidebarItem/Link';

export function createConfigureWebpack({embedAlias, middlewares}: WebpackOptions): ConfigureWebpack {
  return (config, isServer) => ({
    resolve: {alias: {[embedAlias.name]: embedAlias.folder, ...toSidebarAlias(config.resolve?.alias)}},
    ...(!isServer && {
      devServer: {
        setupMiddlewares(existing: Middlewares) {
          existing.unshift(...middlewares);
          // The results of several such functions are concatenated: what is returned here would be mounted twice.
          return [];
        },
      },
    }),
  });
}

/**
 * Lets `@theme/ApiSidebarItem` stand in for the classic theme's sidebar link, so that an operation's method is real text.
 * An alias of the site or of another theme is left as it is: the plugin must not undo a swizzle.
 */
function toSidebarAlias(alias: unknown): {[name: string]: string} {
  const {[SIDEBAR_LINK]: current, '@theme/ApiSidebarItem': own} = (alias ?? {}) as {[name: string]: unknown};
  const isClassic = typeof current === 'string' && current.split(path.sep).join('/').includes('/@docusaurus/theme-classic/');
  return isClassic && typeof own === 'string' ? {[SIDEBAR_LINK]: own} : {};
}
