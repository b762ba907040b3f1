import fs from 'fs';
import path from 'path';
import {getSwizzleConfig} from '../../plugin/site/swizzle';

const theme = path.resolve(__dirname, '../../theme');

/**
 * Components of docusaurus-theme-openapi-docs 5.2, docusaurus-theme-redoc 2.5 and
 * docusaurus-theme-openapi 0.8 that begin as ours do.
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

  it('names every component, and no other', () => {
    const folders = fs
      .readdirSync(theme, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'index.tsx')
      .map((file) => path.dirname(file).split(path.sep).join('/'));
    expect(Object.keys(components).sort()).toEqual(folders.sort());
  });

  it('names none as a theme of another OpenAPI plugin does, so that a site can have both', () => {
    expect(Object.keys(components).filter((name) => OF_OTHER_THEMES.includes(name))).toEqual([]);
  });

  it('offers the places that people replace as safe both ways', () => {
    for (const name of ['ApiMethod', 'ApiSchema/Tree', 'ApiExample'])
      expect(components[name]!.actions).toEqual({wrap: 'safe', eject: 'safe'});
  });

  it('warns of ejecting what leans on the internals of Docusaurus', () => {
    const importing = Object.keys(components).filter((name) =>
      /@theme\/(Layout|DocRoot|DocSidebar|DocPaginator|DocBreadcrumbs)|@docusaurus\/(renderRoutes|plugin-content-docs)/.test(
        fs.readFileSync(path.join(theme, name, 'index.tsx'), 'utf8'),
      ),
    );
    expect(importing.length).toBeGreaterThan(2);
    for (const name of importing)
      expect([name, components[name]!.actions.eject]).toEqual([name, 'unsafe']);
  });
});
