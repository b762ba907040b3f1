import fs from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {createTestLoader} from '../support/createTestLoader';
import type {Site} from '../../plugin/types';
import pluginApiReference from '../../plugin';
import {DEFAULT_OPTIONS} from '../../plugin/options';
import {createModelCache} from '../../plugin/site/modelCache';
import {createFolder} from '../support/folder';
import {standIn} from '../support/standIn';

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

/** Loads the content as a new build does. */
const load = ({siteDir, cacheDir, showExtensions}: Setup): Promise<Site> =>
  createTestLoader(siteDir, {
    showExtensions,
    modelCache: cacheDir === undefined ? undefined : createModelCache(cacheDir),
  })();

/** Everything that determines the pages, as a string that can be compared. */
const toPages = ({tabs, diagnostics}: Site) =>
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

describe('cached models', () => {
  it('lack nothing because the machine was busy: without time to compare a value, none is kept', async () => {
    const siteDir = createSite({
      'pet.yaml': `{type: string, pattern: '^(([a-z])+.)+[A-Z]$', default: ${'a'.repeat(40)}}`,
    });
    const cacheDir = createCache();
    const {diagnostics} = await load({siteDir, cacheDir});
    expect(diagnostics.map(({code}) => code)).toContain('pattern-not-checked');
    expect(fs.existsSync(cacheDir)).toBe(false);
  });

  it('are the same as models that are built without a cache', async () => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const plain = toPages(await load({siteDir}));
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
    expect(listKept(cacheDir)).toHaveLength(1);
  });

  it.each([
    ['production', true],
    ['development', false],
  ])('are kept on disk in %s: %s', async (mode, isKept) => {
    const {NODE_ENV} = process.env;
    const info = jest.spyOn(console, 'info').mockImplementation();
    process.env.NODE_ENV = mode;
    try {
      const siteDir = createSite();
      const {loadContent} = await pluginApiReference(
        standIn<LoadContext>({
          siteDir,
          baseUrl: '/',
          generatedFilesDir: path.join(siteDir, '.docusaurus'),
          localizationDir: path.join(siteDir, 'i18n/en'),
          i18n: standIn<LoadContext['i18n']>({
            currentLocale: 'en',
            defaultLocale: 'en',
            locales: ['en'],
          }),
          siteConfig: standIn<LoadContext['siteConfig']>({
            url: 'https://docs.example.com',
            markdown: standIn({
              format: 'mdx',
              mdx1Compat: {comments: true, admonitions: true, headingIds: true},
            }),
            staticDirectories: ['static'],
            plugins: [],
            presets: [],
          }),
        }),
        DEFAULT_OPTIONS,
      );
      expect((await loadContent!())?.tabs).toHaveLength(1);
      expect(fs.existsSync(path.join(siteDir, 'node_modules/.cache'))).toBe(isKept);
    } finally {
      process.env.NODE_ENV = NODE_ENV;
      info.mockRestore();
    }
  });

  it('are used by the next build', async () => {
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
      'a referenced file',
      (siteDir: string) =>
        fs.writeFileSync(path.join(siteDir, 'pet.yaml'), PET.replace('name', 'nickname')),
      undefined,
    ],
    ['an option', () => undefined, ['x-team']],
  ])('are built again after a change of %s', async (_what, change, showExtensions) => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const before = toPages(await load({siteDir, cacheDir}));
    change(siteDir);
    const after = toPages(await load({siteDir, cacheDir, showExtensions}));
    expect(after).toBe(toPages(await load({siteDir, showExtensions})));
    expect(after).not.toBe(before);
    expect(listKept(cacheDir)).toHaveLength(1);
  });

  it.each([
    ['is truncated', (file: string) => fs.truncateSync(file, fs.statSync(file).size - 20)],
    ['is invalid', (file: string) => fs.writeFileSync(file, 'rubbish')],
    ['is missing', (file: string) => fs.rmSync(path.dirname(file), {recursive: true})],
    [
      'is a folder',
      (file: string) => {
        fs.rmSync(file);
        fs.mkdirSync(file);
      },
    ],
  ])('are built again if the cache file %s', async (_what, spoil) => {
    const [siteDir, cacheDir] = [createSite(), createCache()];
    const plain = toPages(await load({siteDir, cacheDir}));
    spoil(listKept(cacheDir)[0]!);
    expect(toPages(await load({siteDir, cacheDir}))).toBe(plain);
  });

  it('are not required: the build continues if the cache folder cannot be written', async () => {
    const siteDir = createSite();
    expect(toPages(await load({siteDir, cacheDir: path.join(siteDir, 'docs.json', 'cache')}))).toBe(
      toPages(await load({siteDir})),
    );
  });
});
