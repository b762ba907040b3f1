import path from 'path';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

const SIDEBAR_LINK = '@theme/DocSidebarItem/Link';

/**
 * Lets `@theme/ApiSidebarItem` stand in for the classic theme's sidebar link, so that an operation's method is real text.
 * An alias of the site or of another theme is left as it is: the plugin must not undo a swizzle.
 */
export const configureWebpack = ((config) => {
  const alias = (config.resolve?.alias ?? {}) as {[name: string]: unknown};
  const current = alias[SIDEBAR_LINK];
  const own = alias['@theme/ApiSidebarItem'];
  const isClassic = typeof current === 'string' && current.split(path.sep).join('/').includes('/@docusaurus/theme-classic/');
  return isClassic && typeof own === 'string' ? {resolve: {alias: {[SIDEBAR_LINK]: own}}} : {};
}) satisfies ConfigureWebpack;
