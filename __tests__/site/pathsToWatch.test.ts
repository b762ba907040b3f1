import fs from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {toPathsToWatch} from '../../plugin/site/pathsToWatch';
import type {LoadedDocument} from '../../plugin/document/types';
import type {Site} from '../../plugin/types';
import {createPipeline} from '../../plugin/content';
import {createFolder} from '../support/folder';
import {standIn} from '../support/standIn';

describe('toPathsToWatch', () => {
  const rootDir = createFolder({
    'specs/schemas/Pet.yaml': '',
    'notes/pets.mdx': '',
    'billing/users.yaml': '',
  });
  const list = (content: Site, localizedDir?: string) =>
    toPathsToWatch(rootDir, 'docs.json', content, localizedDir).map((glob) =>
      glob.replace(rootDir, '/site'),
    );
  const EXCLUSIONS = ['!**/node_modules/**/*', '!**/build/**/*', '!**/.*/**/*'];

  it('returns docs.json and the folders of documents, missing documents and authored texts', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: ['specs/openapi.yaml', 'coming/openapi.yaml']},
      tabs: [
        {
          config: {
            sources: ['specs/openapi.yaml'],
            overrides: new Map([['GET /pets', {before: 'notes/pets.mdx', after: 'notes/more.md'}]]),
          },
          documents: [
            standIn<LoadedDocument>({files: ['specs/openapi.yaml', 'specs/schemas/Pet.yaml']}),
          ],
        },
      ],
      diagnostics: [],
    });
    expect(list(content)).toEqual([
      '/site/docs.json',
      '/site/specs/**/*.{yml,yaml,json,YML,YAML,JSON}',
      '/site/@(coming)/**/*.{yml,yaml,json,YML,YAML,JSON}',
      '/site/specs/schemas/**/*.{yml,yaml,json,YML,YAML,JSON}',
      '/site/notes/*.{md,mdx}',
      ...EXCLUSIONS,
    ]);
  });

  it('includes the folders in which a new file can match a pattern', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: [], patternFolders: ['billing']},
      tabs: [],
    });
    expect(list(content)).toContain('/site/billing/**/*.{yml,yaml,json,YML,YAML,JSON}');
  });

  it('skips the folders of tools if a document is in the project root', () => {
    const content = standIn<Site>({
      config: {rootDir, sources: ['openapi.yaml']},
      tabs: [{config: {sources: ['openapi.yaml'], overrides: new Map()}, documents: []}],
      diagnostics: [],
    });
    expect(list(content)).toEqual([
      '/site/docs.json',
      '/site/*.{yml,yaml,json,YML,YAML,JSON}',
      '/site/@(!(node_modules|build|.*))/**/*.{yml,yaml,json,YML,YAML,JSON}',
      ...EXCLUSIONS,
    ]);
  });

  it('includes the folder of a language before it exists', () => {
    const content = standIn<Site>({config: {rootDir, sources: []}, tabs: []});
    expect(list(content, `${rootDir}/i18n/de/api-reference`)).toContain(
      '/site/@(i18n)/de/api-reference/**/*.{yml,yaml,json,md,mdx}',
    );
  });

  it('returns only docs.json if it could not be read', () => {
    expect(toPathsToWatch('/site/web', '../docs.json', undefined)).toEqual(['/site/docs.json']);
  });
});

type Watcher = {on(event: string, listener: (...values: string[]) => void): void; close(): void};
type Chokidar = {watch(globs: string[], options: object): Watcher};

/** What Docusaurus makes of the paths of a plugin, and its watcher. */
const core = createRequire(require.resolve('@docusaurus/core/package.json'));
const {getPluginPathsToWatch} = core('./lib/commands/start/watcher.js') as {
  getPluginPathsToWatch: (given: {siteDir: string; plugin: object}) => string[];
};

/** Writes files, and returns those that the watcher has noticed when it has noticed `wanted`. */
async function listNoticed(
  root: string,
  site: string,
  {wanted, others = []}: {wanted: readonly string[]; others?: readonly string[]},
) {
  const siteDir = path.join(root, site);
  const docsJson = path.join(root, 'docs.json');
  const context = {siteDir, docsJson, baseUrl: '/', routeBasePath: 'api', trailingSlash: undefined};
  const content = await createPipeline(context).load();
  const getPathsToWatch = () => toPathsToWatch(siteDir, docsJson, content);
  const watcher = (core('chokidar') as Chokidar).watch(
    getPluginPathsToWatch({siteDir, plugin: {getPathsToWatch}}),
    {cwd: siteDir, ignoreInitial: true},
  );
  const noticed = new Set<string>();
  const all = new Promise<void>((resolve) =>
    watcher.on('all', (_event, file) => {
      noticed.add(
        path
          .relative(root, path.join(siteDir, file ?? ''))
          .split(path.sep)
          .join('/'),
      );
      if (wanted.every((name) => noticed.has(name))) resolve();
    }),
  );
  await new Promise<void>((resolve) => watcher.on('ready', () => resolve()));
  for (const name of [...others, ...wanted]) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), '{"type": "string"}');
  }
  await all;
  watcher.close();
  return [...others, ...wanted].filter((name) => noticed.has(name));
}

describe('the watcher of Docusaurus', () => {
  const toDocument = (ref: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Pets', version: '1'},
      paths: {},
      components: {schemas: {Pet: {$ref: ref}}},
    });
  const toDocsJson = (source: string) => JSON.stringify({tab: 'API', api: {source}});

  it.each(['.', 'web'])(
    'notices what a document in the project root may refer to later, and no files of tools, in a site in %s',
    async (site) => {
      const root = createFolder({
        'docs.json': toDocsJson('openapi.json'),
        'openapi.json': toDocument('#/components/schemas/None'),
        'schemas/Pet.json': '{}',
        'web/node_modules/some/package.json': '{}',
        'web/.docusaurus/globalData.json': '{}',
      });
      const wanted = ['schemas/Pet.json', 'schemas/more/Cat.json', 'openapi.json'];
      const others = ['web/node_modules/some/package.json', 'web/.docusaurus/globalData.json'];
      expect(await listNoticed(root, site, {wanted, others})).toEqual(wanted);
    },
  );

  it.each(['shared/Pet.json', 'shared/Pet.schema', 'shared/Pet.JSON'])(
    'notices %s, which is missing at first',
    async (file) => {
      const root = createFolder({
        'docs.json': toDocsJson('specs/openapi.json'),
        'specs/openapi.json': toDocument(`../${file}`),
        [`${path.dirname(file)}/other.txt`]: '',
      });
      expect(await listNoticed(root, '.', {wanted: [file]})).toEqual([file]);
    },
  );
});
