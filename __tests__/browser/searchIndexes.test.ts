import fs from 'fs';
import os from 'os';
import path from 'path';
import {JSDOM} from 'jsdom';
import {leaveOutOfLocalSearch, NOT_CONTENT} from '../../plugin/site/localSearch';
import {readPage} from '../support/pages';
import {DOCSEARCH, toRecords, TYPESENSE} from '../support/searchRecords';
import {ROOT} from '../support/site';
import {useReader} from './support/reader';

const WRITE = '/api/default/pets/post';
const CURRENT = '/api/versions/pets/petId/get';
const OLD = '/api/versions/1.0/pets/id/get';
/** Of samples, examples, menus and notes. */
const NOISE =
  /curl|--request|PowerShell|Copy as Markdown|View as Markdown|Open in |Connect by MCP|Made from the schema|"species": "|<(?:ul|li|div|p)\b/;

type LocalSearch = {
  default: (
    context: object,
    options: object,
  ) => {name: string; postBuild: (build: object) => Promise<void>};
  validateOptions: (given: {options: object; validate: Validate}) => {[name: string]: unknown};
};
type Validate = (
  schema: {validate: (options: object) => {value: unknown}},
  options: object,
) => unknown;
type Entry = {t: string; u: string};

const reader = useReader();
const htmlOf = (permalink: string) => readPage(path.join(reader.dir, 'build'), permalink);

/** Runs search-local on pages of the build, as a build does, with the site's own options. */
async function indexLocally(
  pages: readonly string[],
  own: object = {},
): Promise<{titles: Entry[]; contents: Entry[]}> {
  const {default: plugin, validateOptions} =
    require('@easyops-cn/docusaurus-search-local') as LocalSearch;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-index-'));
  const options = validateOptions({
    options: {indexPages: true, docsDir: folder, blogDir: folder, ...own},
    validate: (schema, given) => schema.validate(given).value,
  });
  const siteConfig = {themeConfig: {}};
  const {name, postBuild} = plugin(
    {siteDir: folder, generatedFilesDir: folder, siteConfig},
    options,
  );
  for (const permalink of pages) {
    fs.mkdirSync(path.join(folder, permalink), {recursive: true});
    fs.writeFileSync(path.join(folder, permalink, 'index.html'), htmlOf(permalink));
  }
  const built = postBuild({
    routesPaths: pages,
    outDir: folder,
    baseUrl: '/',
    siteConfig,
    plugins: [],
  });
  // Docusaurus calls the hooks of all plugins in turn, and then waits for all.
  leaveOutOfLocalSearch([{name, options}]);
  await built;
  const index = JSON.parse(fs.readFileSync(path.join(folder, 'search-index.json'), 'utf8')) as {
    documents: Entry[];
  }[];
  fs.rmSync(folder, {recursive: true});
  return {titles: index[0]!.documents, contents: index[4]!.documents};
}

describe('search-local without selectors of the site', () => {
  it('has one entry for each page, whose title has the method, path, API and version', async () => {
    const {titles, contents} = await indexLocally([WRITE, CURRENT, OLD, '/api/versions/1.0']);
    expect(titles.map(({t}) => t).sort()).toEqual([
      'Add a pet · POST /pets · Pet Store',
      'Get a pet · GET /pets/{id} · Pets API 1.0 (2019)',
      'Get a pet · GET /pets/{petId} · Pets API',
      'Pets API 1.0 (2019)',
    ]);
    expect(contents.map(({u}) => u).sort()).toEqual(titles.map(({u}) => u).sort());
  });

  it('finds what a page describes, but no samples, examples and menus', async () => {
    const {contents} = await indexLocally([WRITE, '/api/default', '/api/default/schemas/Pet']);
    const [text = ''] = contents.filter(({u}) => u === WRITE).map(({t}) => t);
    for (const words of ['createPet', 'Takes in a pet', 'weightKg', 'The pet was taken in'])
      expect(text).toContain(words);
    for (const {t} of contents) expect(t).not.toMatch(NOISE);
  });

  it('keeps the selectors of the site', async () => {
    const {contents} = await indexLocally([WRITE], {ignoreCssSelectors: ['.theme-api-section']});
    expect(contents[0]!.t).toContain('Takes in a pet');
    expect(contents[0]!.t).not.toContain('weightKg');
  });

  it('leaves a single selector of the site as it is, which is no list', () => {
    const options = {ignoreCssSelectors: '.mine'};
    leaveOutOfLocalSearch([{name: '@easyops-cn/docusaurus-search-local', options}]);
    expect(options).toEqual({ignoreCssSelectors: '.mine'});
  });
});

describe.each([
  ['DocSearch', DOCSEARCH],
  ['Typesense', TYPESENSE],
])('%s with its template for Docusaurus', (_name, template) => {
  const recordsOf = (permalink: string) => toRecords(htmlOf(permalink), template);

  it('has the group, the title with method, path and API, and one record for each heading', () => {
    const headings = recordsOf(WRITE).filter(({content}) => content === undefined);
    const title = ['Pets', 'Add a pet · POST /pets · Pet Store'];
    expect(headings.slice(0, 4).map(({hierarchy}) => hierarchy)).toEqual([
      title,
      [...title, 'Request body'],
      [...title, 'Authentication'],
      [...title, 'Responses'],
    ]);
    const names = headings.map(({hierarchy}) => hierarchy.join(' > '));
    expect(names).toEqual([...new Set(names)]);
  });

  it('has the descriptions and fields below their headings, but no samples, examples and menus', () => {
    const records = recordsOf(WRITE);
    const of = (start: string) =>
      records.find(({content}) => content?.startsWith(start))?.hierarchy.slice(2);
    expect(of('Takes in a pet')).toEqual([]);
    expect(of('weightKg')).toEqual(['Request body']);
    expect(of('The pet was taken in')).toEqual(['Responses', '201 Created']);
    for (const {content = ''} of records) expect(content).not.toMatch(NOISE);
  });

  it('has the text of the overview, and the versions as metadata', () => {
    expect(recordsOf('/api/default').map(({content}) => content)).toContainEqual(
      expect.stringContaining('Animals that look for a home'),
    );
    const versionOf = (permalink: string) =>
      /name="?docsearch:version"? content="?([^" >]+)/.exec(htmlOf(permalink))?.[1];
    expect([CURRENT, OLD].map(versionOf)).toEqual(['2.0', '1.0']);
  });
});

describe('the selectors that the documentation promises', () => {
  const guide = fs.readFileSync(path.join(ROOT, 'example-site/docs/search.md'), 'utf8');
  const [, table = '', excluded = ''] = guide.split('| selector | what it marks |');
  const listIn = (text: string) =>
    [...text.split('###')[0]!.matchAll(/^\| `([^`]+)` \|/gm)].map(([, selector = '']) => selector);

  it('mark parts of the pages', () => {
    const pages = ['', '/schemas', '/schemas/Pet', '/deprecations', '/pets/post'].map(
      (end) => `/api/default${end}`,
    );
    const others = ['1.0/pets/id/get', 'changelog', 'tags/pets'].map(
      (end) => `/api/versions/${end}`,
    );
    const documents = [...pages, ...others, '/api/mountains/errors'].map(
      (permalink) => new JSDOM(htmlOf(permalink)).window.document,
    );
    const missing = [...listIn(table), ...listIn(excluded)].filter((selector) =>
      documents.every((document) => !document.querySelector(selector)),
    );
    expect(missing).toEqual([]);
  });

  it('name all that is left out of search-local', () => {
    expect(listIn(excluded)).toEqual(NOT_CONTENT);
  });
});
