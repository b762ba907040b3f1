import path from 'path';
import type {PostCssOptions} from '@docusaurus/types';
import type {AtRule, Helpers, Plugin, Root} from 'postcss';

/** Cascade layers: Docusaurus's, in its order, then the plugin's own. */
const LAYER = 'docusaurus.theme-api-reference';
const LAYERS = [
  'docusaurus.infima',
  'docusaurus.theme-common',
  'docusaurus.theme-classic',
  'docusaurus.core',
  LAYER,
];

const NAME = 'api-reference-cascade';
/** The name of the Docusaurus plugin that wraps Infima and its themes in cascade layers. */
const DOCUSAURUS_WRAPPER = 'postcss-wrap-in-layer';

/** Matches the `theme-api-…` class of a component, but not an HTML attribute or a variable. */
const OWN_CLASS = /\.theme-api-[\w-]+/;
/** The stylesheet of a component that the site has ejected counts as the plugin's. */
const EJECTED = /^(?!.*\/node_modules\/).*\/theme\/Api[A-Z].*\/styles\.module\.css$/;

/** More ids than the polyfill of cascade layers gives to any of the plugin's rules. */
const STRONGER = ':not(#\\#)'.repeat(LAYERS.length + 1);

/**
 * Adds the plugin's part to the site's PostCSS configuration, which processes the styles of
 * Docusaurus, the plugin and the site.
 */
export function createConfigurePostCss(
  stylesFolder: string,
): (options: PostCssOptions) => PostCssOptions {
  const folder = toPosix(stylesFolder);
  // Needed only once in a site with several instances of the plugin.
  return (options) =>
    hasPlugin(options.plugins, NAME)
      ? options
      : {...options, plugins: [...options.plugins, createCascade(folder)]};
}

/**
 * Makes the cascade the same in every site: the plugin's styles override Infima, and the site's
 * styles for the plugin's variables and classes override the plugin. If Docusaurus's styles are in
 * layers, so are the plugin's. For older browsers PostCSS compiles the layers of each file away
 * without knowing the other files; a file that names the layers before its own then overrides files
 * that do not.
 */
function createCascade(stylesFolder: string): Plugin {
  return {
    postcssPlugin: NAME,
    Once(root, helpers) {
      const file = toPosix(root.source?.input.file ?? '');
      if (!file.startsWith(`${stylesFolder}/`) && !EJECTED.test(file))
        return strengthenOverrides(root);
      if (hasPlugin(helpers.result.processor.plugins, DOCUSAURUS_WRAPPER))
        wrapInLayer(
          root,
          helpers,
          path.posix.basename(file) === 'variables.css' ? LAYER : LAYERS.join(', '),
        );
    },
  };
}

function hasPlugin(plugins: readonly unknown[], name: string): boolean {
  return plugins.some((plugin) => (plugin as Partial<Plugin> | undefined)?.postcssPlugin === name);
}

function wrapInLayer(root: Root, {AtRule: Layer}: Helpers, order: string): void {
  const toLayer = (params: string): AtRule =>
    new Layer({name: 'layer', params, source: root.source});
  const layer = toLayer(LAYER).append(root.nodes);
  root.append(toLayer(order), layer);
}

/**
 * Otherwise the order in which the bundler loads stylesheets would decide whether a rule of the
 * site wins.
 */
function strengthenOverrides(root: Root): void {
  if (!root.source?.input.css.includes('.theme-api-')) return;
  root.walkRules(OWN_CLASS, (rule) => {
    rule.selectors = rule.selectors.map((selector) => selector.replace(OWN_CLASS, `$&${STRONGER}`));
  });
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
