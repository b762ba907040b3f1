import fs from 'fs';
import path from 'path';
import {getSwizzleConfig} from '../plugin/swizzle';

const theme = path.resolve(__dirname, '../theme');

describe('getSwizzleConfig', () => {
  const {components} = getSwizzleConfig();

  it('names only components that exist', () => {
    for (const name of Object.keys(components)) expect([name, fs.existsSync(path.join(theme, name, 'index.tsx'))]).toEqual([name, true]);
  });

  it('offers the places that people replace as safe both ways', () => {
    for (const name of ['ApiMethod', 'ApiSchema', 'ApiExample']) expect(components[name]!.actions).toEqual({wrap: 'safe', eject: 'safe'});
  });

  it('warns of ejecting what leans on the internals of Docusaurus', () => {
    const importing = Object.keys(components).filter((name) => /@theme\/(Layout|DocRoot|DocSidebar|DocPaginator|DocBreadcrumbs)|@docusaurus\/(renderRoutes|plugin-content-docs)/.test(fs.readFileSync(path.join(theme, name, 'index.tsx'), 'utf8')));
    expect(importing.length).toBeGreaterThan(2);
    for (const name of importing) expect([name, components[name]!.actions.eject]).toEqual([name, 'unsafe']);
  });
});
