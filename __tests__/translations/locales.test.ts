import fs from 'fs';
import path from 'path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import type {LoadContext} from '@docusaurus/types';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import pluginApiReference from '../../plugin';
import {MESSAGES} from '../../plugin/model/words/messages';
import {validateOptions} from '../../plugin/options';
import {standIn} from '../support/standIn';

const ROOT = path.resolve(__dirname, '../..');
/** Languages besides English, whose texts are in the components and in `model/words/`. */
const LOCALES = ['ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans'];

const listSources = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(ROOT, folder, file));
const readLocale = (locale: string) =>
  JSON.parse(fs.readFileSync(path.join(ROOT, 'locales', locale, 'api-reference.json'), 'utf8')) as {
    [id: string]: string;
  };
const placeholdersOf = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

describe('texts of the interface', () => {
  // The last is made from `model/words/` by the build.
  const sources = [
    ...listSources('theme'),
    ...listSources('parts'),
    path.join(ROOT, 'lib/messages.js'),
  ];
  let messages: {[id: string]: string};
  let differing: string[];

  // The texts as the command `write-translations` finds them.
  beforeAll(async () => {
    const found = await extractAllSourceCodeFileTranslations(
      sources,
      getBabelOptions({isServer: true}),
    );
    expect(found.flatMap(({warnings}) => warnings)).toEqual([]);
    const all = found.flatMap(({translations}) => Object.entries(translations));
    messages = Object.fromEntries(all.map(([id, {message}]) => [id, message]));
    differing = all.filter(([id, {message}]) => messages[id] !== message).map(([id]) => id);
  }, 120_000);

  it('are found by `write-translations`, which asks the plugin for paths before it loads anything', async () => {
    const context = standIn<LoadContext>({
      ...{siteDir: ROOT, baseUrl: '/', localizationDir: ROOT, generatedFilesDir: ROOT},
      i18n: {currentLocale: 'en', defaultLocale: 'en'},
      siteConfig: {
        url: 'https://docs.example.com',
        plugins: [],
        presets: [],
        markdown: {mdx1Compat: {}},
      },
    });
    const plugin = await pluginApiReference(context, validateOptions({options: {}}));
    const paths = [plugin.getThemePath!(), ...plugin.getPathsToWatch!()];
    const found = (await globTranslatableSourceFiles(paths)).map((file) => path.resolve(file));
    // Here the plugin is not yet in lib/, where the build writes the last of `sources`.
    expect(paths).toContain(path.posix.join(ROOT, 'messages.js'));
    expect(found.filter((file) => !file.endsWith('.d.ts')).sort()).toEqual(
      sources.filter((file) => !file.endsWith('messages.js')).sort(),
    );
  });

  it('include those that pages share with Markdown', () => {
    expect(MESSAGES.length).toBeGreaterThan(60);
    for (const {id, message} of MESSAGES) expect([id, messages[id]]).toEqual([id, message]);
  });

  it('are the same wherever an id occurs', () => {
    expect(differing).toEqual([]);
  });

  it('have literal ids that Docusaurus finds', () => {
    const named = new Set(
      sources.flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(/['"](theme\.api\.[\w.]+)['"]/g)].map(
          ([, id]) => id!,
        ),
      ),
    );
    expect([...named].sort()).toEqual(
      Object.keys(messages)
        .filter((id) => id.startsWith('theme.api.'))
        .sort(),
    );
  });

  it('have only ids of this theme or of Docusaurus', () => {
    expect(
      Object.keys(messages).filter(
        (id) => !/^theme\.(api|docs|NotFound|CodeBlock|admonition)\./.test(id),
      ),
    ).toEqual([]);
  });

  it('are shipped in seven languages besides English', () => {
    expect(fs.readdirSync(path.join(ROOT, 'locales')).sort()).toEqual(LOCALES);
  });

  it.each(LOCALES)('are complete in %s, with their placeholders', (locale) => {
    const translated = readLocale(locale);
    const own = Object.entries(messages).filter(([id]) => id.startsWith('theme.api.'));
    expect(Object.keys(translated).sort()).toEqual(own.map(([id]) => id).sort());
    for (const [id, message] of own) {
      expect({id, placeholders: placeholdersOf(translated[id]!)}).toEqual({
        id,
        placeholders: placeholdersOf(message),
      });
      expect(translated[id]!.trim()).not.toBe('');
    }
  });

  it.each(LOCALES)('have the plural forms of %s', (locale) => {
    const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
    // In French, Spanish and Portuguese, `many` is only for millions; the last form replaces it if
    // it is missing.
    const forms = pluralCategories.filter((form) => form !== 'many' || locale === 'ar').length;
    const plural = Object.entries(messages).filter(([, message]) => message.includes('|'));
    expect(plural.length).toBeGreaterThan(0);
    for (const [id] of plural)
      expect({id, forms: readLocale(locale)[id]!.split('|').length}).toEqual({id, forms});
  });
});
