import fs from 'fs';
import path from 'path';
import type {LoadContext, Props} from '@docusaurus/types';
import {createFormer} from '../../../plugin/site/former/createFormer';
import type {TextFile} from '../../../plugin/exports/types';
import type {Site} from '../../../plugin/types';
import {createFolder} from '../../support/folder';
import {standIn} from '../../support/standIn';

const CONTENT = standIn<Site>({tabs: [{config: {tabId: 'store', formerId: 'default'}}]});
const PAGES = ['/docs/api/store', '/docs/api/store/pets/get', '/docs/intro'];
const TEXTS: TextFile[] = ['md', 'json'].map((ending) => ({
  url: `/docs/api/store/pets/get.${ending}`,
  mediaType: 'text/plain',
  text: () => '',
}));

function create(siteDir: string) {
  const context = standIn<LoadContext>({
    siteDir,
    baseUrl: '/docs/',
    siteConfig: {url: 'https://docs.example.com', trailingSlash: undefined},
    i18n: {currentLocale: 'ar', localeConfigs: {ar: {htmlLang: 'ar-EG', direction: 'rtl'}}},
  });
  const names = {pluginId: 'default', root: '/docs/api', language: `${siteDir} /docs/`};
  return createFormer(context, names, () => Promise.resolve({}));
}

it('a build has the files of former addresses, also of the Markdown and JSON of their pages', async () => {
  const siteDir = createFolder({'build/index.html': ''});
  const outDir = path.join(siteDir, 'build');
  const props = standIn<Props>({outDir, routesPaths: PAGES, codeTranslations: {}});
  await create(siteDir).write(CONTENT, props, TEXTS);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  expect(JSON.parse(read('api-redirects.json'))).toEqual({
    redirects: {
      '/docs/api/default': '/docs/api/store',
      '/docs/api/default/pets/get': '/docs/api/store/pets/get',
    },
    gone: {},
  });
  expect(read('api/default/pets/get/index.html')).toContain('<html lang="ar-EG">');
  expect(read('api/default/pets/get.md')).toContain('docs/api/store/pets/get.md');
  // A program must not read a document that is none.
  expect(fs.existsSync(path.join(outDir, 'api/default/pets/get.json'))).toBe(false);
  expect(read('_redirects').match(/^\/.*$/gm)).toEqual([
    '/docs/api/default /docs/api/store 301',
    '/docs/api/default/pets/get /docs/api/store/pets/get 301',
    '/docs/api/default/pets/get.md /docs/api/store/pets/get.md 301',
    '/docs/api/default/pets/get.json /docs/api/store/pets/get.json 301',
  ]);
});

it('`start` knows the same addresses, and has the table that browsers load', async () => {
  const former = create(createFolder({}));
  expect([former.latest(), former.listTexts()]).toEqual([undefined, []]);
  await former.follow(CONTENT, PAGES, TEXTS);
  const pages = former.latest();
  expect(pages?.find('/docs/api/default/pets/get/')).toEqual({to: '/docs/api/store/pets/get'});
  expect(pages?.hasFormat('/docs/api/store/pets/get.md')).toBe(true);
  expect(pages?.hasFormat('/docs/api/store.md')).toBe(false);
  const [table] = former.listTexts();
  expect(table?.url).toBe('/docs/api-redirects.json');
  expect(table?.text()).toContain('"/docs/api/default":"/docs/api/store"');
});
