import logger from '@docusaurus/logger';
import type {Tab} from '../types';
import type {PluginOptions} from '../options';

/** Sites that have already shown the notice: a site may have several instances and languages. */
const told = new Set<string>();

/**
 * Prints once in a build that Try It needs a proxy, unless the site names one or needs none.
 * Otherwise, authors who use a static host would learn it from their readers.
 */
export function noteProxy(
  siteDir: string,
  tabs: readonly Tab[],
  {tryIt}: Pick<PluginOptions, 'tryIt'>,
): void {
  if (
    tryIt.isProxyNamed ||
    told.has(siteDir) ||
    !tabs.some(
      ({config, navigation}) =>
        (config.tryIt?.proxy ?? true) === true &&
        navigation?.pages.some(
          ({operation: {kind, page}}) => kind === 'operation' && page?.tryIt === undefined,
        ),
    )
  )
    return;
  told.add(siteDir);
  const command = (text: string) => logger.code(text);
  logger.info(
    `Try It sends requests through a proxy on the site's own origin, which a static host does not run. Serve the build with ${command('npx docusaurus-plugin-api-reference serve')}, or run ${command('npx docusaurus-plugin-api-reference proxy')} beside it. To hide this message, set ${command('tryIt.proxy')} in the plugin options: ${command('true')} if you run the proxy, the URL of your own proxy on another origin, or ${command('false')} to send requests directly, which needs CORS.`,
  );
}
