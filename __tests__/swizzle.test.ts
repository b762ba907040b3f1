import fs from 'fs';
import path from 'path';
import {getSwizzleConfig} from '../plugin/swizzle';

const theme = path.resolve(__dirname, '../theme');

describe('getSwizzleConfig', () => {
  const {components} = getSwizzleConfig();

  it('names every component, and no other', () => {
    const folders = fs.readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((file) => path.basename(file) === 'index.tsx').map((file) => path.dirname(file).split(path.sep).join('/'));
    expect(Object.keys(components).sort()).toEqual(folders.sort());
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
