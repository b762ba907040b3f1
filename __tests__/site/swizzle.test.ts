import fs from 'fs';
import path from 'path';
import {getThemeComponents} from '@docusaurus/core/lib/commands/swizzle/components';
import {getSwizzleConfig} from '../../plugin/site/swizzle';

const theme = path.resolve(__dirname, '../../theme');

/**
 * Components of docusaurus-theme-openapi-docs 5.2, docusaurus-theme-redoc 2.5 and
 * docusaurus-theme-openapi 0.8 whose names begin with `Api`.
 */
const OF_OTHER_THEMES = [
  'ApiDemoPanel',
  'ApiDoc',
  'ApiDocMdx',
  'ApiExplorer',
  'ApiItem',
  'ApiLogo',
  'ApiOperation',
  'ApiPage',
  'ApiSchema',
  'ApiTabs',
];

describe('getSwizzleConfig', () => {
  const {components} = getSwizzleConfig();

  const folders = fs
    .readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file).split(path.sep).join('/'));

  it('lists the components of the theme, and as forbidden the folders that only contain some', async () => {
    const shown = await getThemeComponents({
      themeName: 'docusaurus-plugin-api-reference',
      themePath: theme,
      swizzleConfig: {components},
    });
    expect(Object.keys(components).sort()).toEqual(shown.all.sort());
    expect(
      shown.all.filter((name) => components[name]!.actions.eject === 'forbidden').sort(),
    ).toEqual(shown.all.filter((name) => !folders.includes(name)).sort());
  });

  it('lists no component name of another OpenAPI theme, so that a site can have both', () => {
    expect(folders.filter((name) => OF_OTHER_THEMES.includes(name))).toEqual([]);
  });

  it('marks the components that people replace as safe to wrap and to eject', () => {
    for (const name of ['ApiMethod', 'ApiSchema/Tree', 'ApiExample'])
      expect(components[name]!.actions).toEqual({wrap: 'safe', eject: 'safe'});
  });

  it('marks components that import internals of Docusaurus as unsafe to eject', () => {
    const importing = folders.filter((name) =>
      /@theme\/(Layout|DocRoot|DocSidebar|DocPaginator|DocBreadcrumbs)|@docusaurus\/(renderRoutes|plugin-content-docs)/.test(
        fs.readFileSync(path.join(theme, name, 'index.tsx'), 'utf8'),
      ),
    );
    expect(importing.length).toBeGreaterThan(2);
    for (const name of importing)
      expect([name, components[name]!.actions.eject]).toEqual([name, 'unsafe']);
  });
});
