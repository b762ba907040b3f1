import fs from 'fs';
import path from 'path';
import {createTestLoader} from '../support/createTestLoader';
import type {LoadedContent} from '../../plugin/types';
import {createModelCache} from '../../plugin/site/modelCache';
import {loadExpectations} from '../support/corpus';
import {createFolder} from '../support/folder';
import {CORPUS, ROOT} from '../support/site';

const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    get:
      summary: List pets
      x-team: Pets
      responses: {'200': {description: Some, content: {application/json: {schema: {$ref: 'pet.yaml'}}}}}
`;
const PET =
  'type: object\nproperties: {name: {type: string, description: How **people** call it.}, kind: {type: integer, const: one}}\n';

type Setup = {siteDir: string; cacheDir?: string; showExtensions?: string[]};

/** Loads as a new build does. */
const load = ({siteDir, cacheDir, showExtensions}: Setup): Promise<LoadedContent> =>
  createTestLoader(siteDir, {
    showExtensions,
    modelCache: cacheDir === undefined ? undefined : createModelCache(cacheDir),
  })();

/** All that pages are made of. */
const toPages = ({tabs, diagnostics}: LoadedContent) =>
  JSON.stringify({
    references: tabs.map(({reference, navigation}) => ({reference, navigation})),
    diagnostics,
  });

const createSite = (files: {[name: string]: string} = {}) =>
  createFolder({
    'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml"}}',
    'openapi.yaml': DOCUMENT,
    'pet.yaml': PET,
    ...files,
  });
const createCache = () => path.join(createFolder({'here.txt': ''}), 'cache');
const listKept = (cacheDir: string) =>
  fs.readdirSync(cacheDir).map((file) => path.join(cacheDir, file));

describe('models that are kept from one build to the next', () => {
  it('are those that a build without them makes', async () => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const plain = toPages(await load({siteDir}));
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
    expect(listKept(cacheDir)).toHaveLength(1);
  });

  it('are used: a build shows what was kept', async () => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    await load({siteDir, cacheDir});
    const [file] = listKept(cacheDir);
    fs.writeFileSync(file!, fs.readFileSync(file!, 'utf8').replaceAll('List pets', 'Kept pets'));
    expect(toPages(await load({siteDir, cacheDir}))).toContain('Kept pets');
  });

  it.each([
    [
      'the document',
      (siteDir: string) =>
        fs.writeFileSync(
          path.join(siteDir, 'openapi.yaml'),
          DOCUMENT.replace('List pets', 'List all pets'),
        ),
      undefined,
    ],
    [
      'a file that it refers to',
      (siteDir: string) =>
        fs.writeFileSync(path.join(siteDir, 'pet.yaml'), PET.replace('name', 'nickname')),
      undefined,
    ],
    ['an option', () => undefined, ['x-team']],
  ])('are made anew after a change of %s', async (_what, change, showExtensions) => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const before = toPages(await load({siteDir, cacheDir}));
    change(siteDir);
    const after = toPages(await load({siteDir, cacheDir, showExtensions}));
    expect(after).toBe(toPages(await load({siteDir, showExtensions})));
    expect(after).not.toBe(before);
    expect(listKept(cacheDir)).toHaveLength(1);
  });

  it.each([
    ['was cut short', (file: string) => fs.truncateSync(file, fs.statSync(file).size - 20)],
    ['is rubbish', (file: string) => fs.writeFileSync(file, 'rubbish')],
    ['is gone', (file: string) => fs.rmSync(path.dirname(file), {recursive: true})],
    [
      'is a folder',
      (file: string) => {
        fs.rmSync(file);
        fs.mkdirSync(file);
      },
    ],
  ])('are made anew when the file %s', async (_what, spoil) => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const plain = toPages(await load({siteDir, cacheDir}));
    spoil(listKept(cacheDir)[0]!);
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
  });

  it('are not needed: without a place to write to, the build goes on', async () => {
    const siteDir = createSite();
    expect(toPages(await load({siteDir, cacheDir: path.join(siteDir, 'docs.json', 'cache')}))).toBe(
      toPages(await load({siteDir})),
    );
  });

  it('are right for real documents', async () => {
    for (const source of [
      path.join(ROOT, 'example-site/openapi/petstore.yaml'),
      ...loadExpectations('real')
        .filter(({file}) => !file.includes('/'))
        .slice(0, 4)
        .map(({file}) => path.join(CORPUS, 'real', file)),
    ]) {
      const file = path.basename(source);
      const [siteDir, cacheDir] = [
        createSite({
          'docs.json': JSON.stringify({tab: 'API', api: {source: file}}),
          [file]: fs.readFileSync(source, 'utf8'),
        }),
        createCache(),
      ];
      await load({siteDir, cacheDir});
      expect(toPages(await load({siteDir, cacheDir}))).toBe(toPages(await load({siteDir})));
    }
  });
});
