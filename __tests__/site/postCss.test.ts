import fs from 'fs';
import {createRequire} from 'module';
import path from 'path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {createConfigurePostCss} from '../../plugin/site/postCss';

const STYLES = path.resolve('/site/node_modules/docusaurus-plugin-api-reference/lib/styles');
const INFIMA = path.resolve('/site/node_modules/infima/dist/css/default/default.css');
const CUSTOM = path.resolve('/site/src/css/custom.css');

const {DEFAULT_LAYERS} = require('@docusaurus/plugin-css-cascade-layers/lib/options') as {
  DEFAULT_LAYERS: object;
};
const {PostCssPluginWrapInLayer: wrapInLayer} =
  require('@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin') as {
    PostCssPluginWrapInLayer: (options: object) => AcceptedPlugin;
  };
const presetEnv = require('postcss-preset-env') as (options: object) => AcceptedPlugin;
/** Docusaurus mirrors stylesheets with it. */
const mirror = createRequire(require.resolve('@docusaurus/theme-classic'))(
  'rtlcss',
) as () => AcceptedPlugin;

type Site = {layers: boolean; browsers: string};

/** Compiles a stylesheet as the PostCSS of a site does. */
async function compile({layers, browsers}: Site, file: string, css: string): Promise<string> {
  const configure = createConfigurePostCss(STYLES);
  const options = {
    plugins: [presetEnv({browsers}), ...(layers ? [wrapInLayer({layers: DEFAULT_LAYERS})] : [])],
  };
  // A site with two instances of the plugin configures PostCSS twice.
  const {plugins} = configure(configure(options));
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from: file})).css;
}
const countIds = (css: string) => css.split(':not(#\\#)').length - 1;

describe('with cascade layers', () => {
  const native = {layers: true, browsers: 'last 1 chrome version'};
  const compiledAway = {layers: true, browsers: 'safari 14'};

  it('the styles of the plugin get their own layer, after those of Docusaurus', async () => {
    expect(await compile(native, path.join(STYLES, 'theme.css'), 'ul{padding:0}')).toMatch(
      /^@layer docusaurus\.infima, .*docusaurus\.theme-api-reference;\s*@layer docusaurus\.theme-api-reference\s*\{\s*ul\{padding:0\}\s*\}$/,
    );
    expect(
      await compile(native, '/site/src/theme/ApiRow/styles.module.css', 'ul{padding:0}'),
    ).toContain('@layer docusaurus.theme-api-reference');
  });

  it('the site overrides the plugin and the plugin overrides Docusaurus if layers are compiled away', async () => {
    const infima = countIds(await compile(compiledAway, INFIMA, 'ul{padding:2rem}'));
    const own = countIds(
      await compile(compiledAway, path.join(STYLES, 'theme.css'), 'ul{padding:0}'),
    );
    expect(infima).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(infima);
    expect(
      countIds(await compile(compiledAway, CUSTOM, '.theme-api-rows{padding:1rem}')),
    ).toBeGreaterThan(own);
  });

  it('the variables of the plugin keep a specificity of zero, so that the site can override them', async () => {
    expect(
      await compile(
        compiledAway,
        path.join(STYLES, 'variables.css'),
        ':where(:root){--theme-api-line:red}',
      ),
    ).toMatch(/^:where\(:root\)\{--theme-api-line:red\}\s*$/);
    expect(
      await compile(
        native,
        path.join(STYLES, 'variables.css'),
        ':where(:root){--theme-api-line:red}',
      ),
    ).toContain('@layer docusaurus.theme-api-reference');
  });

  it('the styles of the site and of other packages are unchanged', async () => {
    for (const file of [
      CUSTOM,
      '/site/node_modules/docusaurus-theme-openapi-docs/lib/theme/ApiTabs/styles.module.css',
    ])
      expect(await compile(native, file, '.tabs{padding:0}')).toBe('.tabs{padding:0}');
  });
});

describe('without cascade layers', () => {
  const site = {layers: false, browsers: 'safari 14'};

  it('the styles of the plugin are unchanged', async () => {
    expect(await compile(site, path.join(STYLES, 'theme.css'), '.theme-api-rows{padding:0}')).toBe(
      '.theme-api-rows{padding:0}',
    );
  });

  it('a rule of the site for a class of the plugin gets a higher specificity', async () => {
    const css = await compile(
      site,
      CUSTOM,
      'p, .mine > .theme-api-status::before, .theme-api-rows{color:red} @media print{.theme-api-row{color:red}}',
    );
    expect(css).toMatch(
      /^p, \.mine > \.theme-api-status(:not\(#\\#\))+::before, \.theme-api-rows(:not\(#\\#\))+\{color:red\} @media print\{\.theme-api-row(:not\(#\\#\))+\{color:red\}\}$/,
    );
  });
});

describe('in languages from right to left', () => {
  async function mirrored(component: string, browsers: string): Promise<string> {
    const file = path.join(__dirname, '../..', component, 'styles.module.css');
    const css = fs.readFileSync(file, 'utf8');
    return (await postcss([presetEnv({browsers}), mirror()]).process(css, {from: file})).css;
  }

  // For the first, PostCSS compiles `start` to a side.
  it.each(['defaults', 'last 1 chrome version'])(
    'selects keep their arrows, code its edge and addresses their copy buttons, with browserslist %s',
    async (browsers) => {
      const select = await mirrored('parts/ApiSelect', browsers);
      expect(select.match(/(?<=background(?:-size)?: ).*(?:1rem|chevron\)).*(?=;)/g)).toEqual([
        'var(--theme-api-chevron) no-repeat',
        '1rem',
      ]);
      const code = await mirrored('theme/ApiCode', browsers);
      expect(code.match(/(?<=text-align: ).*(?=;)/g)?.at(-1)).toBe('initial');
      const address = await mirrored('theme/ApiOperation/RequestLine', browsers);
      expect(address).toMatch(/rtl.*\.url \{\s*padding-right: var\(--copy\);\s*padding-left: 0;/);
      expect(address).toMatch(/rtl.*> button \{\s*margin-right: 0;\s*margin-left: calc/);
    },
  );
});
