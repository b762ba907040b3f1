import fs from 'fs';
import path from 'path';
import {toDocs} from '../support/checkFiles';
import {createFolder} from '../support/folder';
import {isOwnName, isOwnSegment} from '../../plugin/config/ownNames';
import {toFormatFiles} from '../../plugin/exports/formatFiles';
import {shareLlmsTabs, toSiteFiles} from '../../plugin/exports/siteFiles';
import {ALL_FORMATS, createTestLoader} from '../support/createTestLoader';
import {MANIFEST_VERSION} from '../../plugin/proxy/manifest';
import {writeOutput} from '../../plugin/site/output';

const CONTEXT = {siteUrl: 'https://docs.example.com', baseUrl: '/', search: true};
const response = {
  200: {
    description: 'OK',
    content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}},
  },
};
const DOCUMENT = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  tags: [{name: 'A'}],
  paths: {'/a': {get: {tags: ['A'], deprecated: true, responses: response}}},
  components: {schemas: {A: {type: 'object'}}},
};

/** Everything that the build writes besides pages, as paths below its folder. */
async function listWritten(): Promise<{written: string[]; pages: string[]}> {
  const siteDir = createFolder({
    'docs.json': toDocs({
      schemas: true,
      tags: {A: {page: 'index'}},
      changelog: [{date: '2026-05-01', source: 'earlier.json'}],
    }),
    'openapi.yaml': JSON.stringify(DOCUMENT),
    'earlier.json': JSON.stringify({...DOCUMENT, paths: {}}),
  });
  const outDir = path.join(siteDir, 'build');
  fs.mkdirSync(outDir);
  const content = await createTestLoader(siteDir, {routeBasePath: ''})();
  const {files, llms} = await toFormatFiles(content, CONTEXT);
  shareLlmsTabs(siteDir, 'default', ALL_FORMATS, llms);
  await writeOutput(content, {
    outDir,
    baseUrl: '/',
    manifest: {
      version: MANIFEST_VERSION,
      site: {url: CONTEXT.siteUrl, baseUrl: '/'},
      documents: [],
    },
    record: {sources: [], locales: []},
    siteUrl: CONTEXT.siteUrl,
    texts: [...files, ...toSiteFiles(siteDir, 'default', CONTEXT, {title: 'Docs'})],
  });
  const written = fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  const [tab] = content.tabs;
  const {navigation, lists} = tab ?? {};
  const pages = [
    navigation?.overview,
    ...(navigation?.pages ?? []).map(({permalink}) => permalink),
    ...(navigation?.tagPages ?? []).map(({permalink}) => permalink),
    lists?.schemaPages?.index,
    ...(lists?.schemaPages?.pages ?? []).map(({permalink}) => permalink),
    lists?.deprecations?.permalink,
    lists?.changelog?.permalink,
  ].flatMap((permalink) => permalink?.slice(1) ?? []);
  return {written, pages};
}

it('threat 161: no page has the name of a file that the build writes beside it', async () => {
  const {written, pages} = await listWritten();
  expect(pages).toHaveLength(7);
  const others = written.filter((file) => !pages.includes(file.replace(/\.(?:md|json|atom)$/, '')));
  // No page has an address that begins like this.
  const [catalog, ...beside] = others.sort();
  expect(catalog).toBe('.well-known/api-catalog');
  expect(beside).toEqual([
    'default/document/openapi.yaml',
    'default/llms-full.txt',
    'default/llms.txt',
    'default/search-index/facts.json',
    'default/search-index/operations.json',
    'default/search-index/texts.json',
    'llms-full.txt',
    'llms.txt',
    'script-sources.json',
    'try-it.json',
  ]);
  for (const file of beside) {
    const [, folder = ''] = file.split('/');
    const name = file.replace(/\.json$/, '');
    expect([file, isOwnName(name) || isOwnSegment(folder)]).toEqual([file, true]);
  }
  for (const page of pages) expect([page, isOwnName(page)]).toEqual([page, false]);
});
