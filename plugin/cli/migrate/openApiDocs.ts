import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import kebabCase from 'lodash/kebabCase';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {CLASSIC_PRESET, DOCS_PLUGIN, listOptions} from '../../site/pluginEntries';
import {isUrl, join, type ForeignOptions, textOf, toLabel} from './entries';
import {ENTRY_RULES, INSTANCE_RULES, THEME_RULES, VERSION_RULES} from './openApiDocsOptions';
import {formatOptionNotes, listOptionNotes, type OptionNote} from './optionRules';
import {toSource} from './scalar';
import type {OldApi, OldSite, OldVersion, Wishes} from './types';

const TOOL = 'docusaurus-plugin-openapi-docs';
const THEME = 'docusaurus-theme-openapi-docs';

type MigrationContext = {
  siteDir: string;
  /** The docs plugin's folder of files and route of pages, and whether it has a `docItemComponent`. */
  docs: {folder: string; route: string; hasItem: boolean};
  notes: string[];
};

/** Reads what docusaurus-openapi-docs shows on a site; undefined if it is not used. */
export function readOpenApiDocs(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const instances = listOptions(config, 'plugins', TOOL);
  if (instances.length === 0) return undefined;
  const notes = fs.existsSync(path.join(siteDir, 'versions.json'))
    ? ['The docs have versions. The redirects cover only the pages of the current version.']
    : [];
  const {languageTabs, api} = config.themeConfig;
  const theme = {languageTabs, api};
  const {sampleLanguages, note} = readLanguages(languageTabs);
  const optionNotes = [...listOptionNotes(theme, THEME_RULES, {prefix: 'themeConfig.'}), ...note];
  let hasItem = false;
  const apis = instances.flatMap((options) => {
    const docs = findDocs(config, textOf(options, 'docsPluginId') ?? 'default');
    hasItem ||= docs.hasItem;
    const entries = isRecord(options.config) ? Object.entries(options.config) : [];
    optionNotes.push(...listOptionNotes(options, INSTANCE_RULES));
    return entries.flatMap(([key, entry]): OldApi[] => {
      if (!isRecord(entry)) return [];
      optionNotes.push(...listEntryNotes(key, entry));
      const wishes = {...readWishes(entry), ...present({sampleLanguages})};
      return toApis(key, entry, {siteDir, docs, notes}).map((found) => ({...found, wishes}));
    });
  });
  return {
    tool: TOOL,
    apis,
    leftovers: [
      TOOL,
      ...(listOptions(config, 'themes', THEME).length > 0 ? [THEME] : []),
      ...(hasItem ? ['docItemComponent'] : []),
      ...(languageTabs === undefined ? [] : ['languageTabs']),
    ],
    notes: [...notes, ...formatOptionNotes(optionNotes)],
  };
}

function listEntryNotes(key: string, entry: ForeignOptions): OptionNote[] {
  const versions = isRecord(entry.versions) ? Object.values(entry.versions) : [];
  return [
    ...listOptionNotes(entry, ENTRY_RULES, {owner: key}),
    ...versions.flatMap((version) =>
      isRecord(version)
        ? listOptionNotes(version, VERSION_RULES, {owner: key, prefix: 'versions.*.'})
        : [],
    ),
  ];
}

function readWishes({
  sidebarOptions,
  showSchemas,
  hideSendButton,
  showExtensions,
}: ForeignOptions): Wishes {
  const {categoryLinkSource} = isRecord(sidebarOptions) ? sidebarOptions : {};
  return {
    ...(typeof showSchemas === 'boolean' && {schemas: showSchemas}),
    ...((categoryLinkSource === 'tag' || categoryLinkSource === 'auto') && {tagPages: true}),
    ...(hideSendButton === true && {hideTryIt: true}),
    ...(showExtensions === true && {showExtensions: true}),
  };
}

/** Keys of languages in the other tool, and the names of ours. */
const LANGUAGES = new Map([
  ['curl', 'shell'],
  ['nodejs', 'node'],
  ...[
    'javascript',
    'python',
    'go',
    'java',
    'php',
    'csharp',
    'ruby',
    'rust',
    'swift',
    'kotlin',
    'powershell',
  ].map((name): [string, string] => [name, name]),
]);

/** The languages of the samples, in their order, and a note about those without samples. */
function readLanguages(tabs: unknown): {sampleLanguages?: string[]; note: OptionNote[]} {
  const names = Array.isArray(tabs)
    ? tabs.flatMap((tab: unknown) => (isRecord(tab) ? (textOf(tab, 'language') ?? []) : []))
    : [];
  const sampleLanguages = [...new Set(names.flatMap((name) => LANGUAGES.get(name) ?? []))];
  const missing = names.filter((name) => !LANGUAGES.has(name));
  return {
    ...(sampleLanguages.length > 0 && {sampleLanguages}),
    note:
      missing.length > 0
        ? [
            {
              option: 'themeConfig.languageTabs',
              says: `There are no generated samples in ${missing.join(', ')}. Write them into the document with \`x-codeSamples\`.`,
            },
          ]
        : [],
  };
}

/** Finds the docs plugin of the generated files: the preset's, or an instance by its id. */
function findDocs(config: DocusaurusConfig, id: string): MigrationContext['docs'] {
  const own = listOptions(config, 'plugins', DOCS_PLUGIN).find(
    (options) => (textOf(options, 'id') ?? 'default') === id,
  );
  const [preset = {}] = listOptions(config, 'presets', CLASSIC_PRESET);
  const options = own ?? (isRecord(preset.docs) ? preset.docs : {});
  const {path: folder = 'docs', routeBasePath = 'docs', docItemComponent} = options;
  return {
    folder: typeof folder === 'string' ? join(folder) : 'docs',
    route: typeof routeBasePath === 'string' ? join(routeBasePath) : 'docs',
    hasItem: docItemComponent !== undefined,
  };
}

/** The APIs of an entry of `config`; a folder of documents is several. */
function toApis(key: string, entry: ForeignOptions, context: MigrationContext): OldApi[] {
  const specPath = textOf(entry, 'specPath');
  if (specPath === undefined) return [];
  const sources = listSources(specPath, context.siteDir);
  if (sources.length === 0) {
    context.notes.push(`There is no document at \`${specPath}\`, which \`${key}\` names.`);
    return [];
  }
  const [source] = sources;
  if (source === undefined || sources.length > 1)
    return sources.map((file) => ({
      label: toLabel(`${key} ${path.basename(file).replace(/\.[^.]+$/, '')}`),
      versions: [toVersion(key, entry, file, context)],
    }));
  const current = toVersion(key, entry, source, context);
  const shared = {sidebarOptions: entry.sidebarOptions, showSchemas: entry.showSchemas};
  const older = isRecord(entry.versions) ? Object.entries(entry.versions) : [];
  const versions = older.flatMap(([name, said]): OldVersion[] => {
    const file = isRecord(said) ? textOf(said, 'specPath') : undefined;
    return isRecord(said) && file !== undefined
      ? [{name, ...toVersion(`${key}-${name}`, {...shared, ...said}, file, context)}]
      : [];
  });
  const name = textOf(entry, 'version') ?? 'current';
  return [
    {
      label: toLabel(key),
      versions: versions.length > 0 ? [{name, ...current}, ...versions] : [current],
    },
  ];
}

/** The files of a folder, sorted; any other path is one document. */
function listSources(specPath: string, siteDir: string): string[] {
  const absolute = path.resolve(siteDir, specPath);
  if (isUrl(specPath) || !fs.statSync(absolute, {throwIfNoEntry: false})?.isDirectory())
    return [specPath];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:ya?ml|json)$/i.test(file))
    .sort()
    .map((file) => path.join(absolute, file));
}

function toVersion(
  key: string,
  entry: ForeignOptions,
  specPath: string,
  {siteDir, docs}: MigrationContext,
): OldVersion {
  const folder = join(textOf(entry, 'outputDir') ?? docs.folder);
  const inDocs = path.posix.relative(docs.folder, folder);
  const route = join(docs.route, inDocs);
  const label = textOf(entry, 'label');
  const {categoryLinkSource} = isRecord(entry.sidebarOptions) ? entry.sidebarOptions : {};
  return {
    ...present({label}),
    ...toSource(key, specPath, siteDir),
    pages: {
      kind: 'files',
      folder,
      docsRoute: docs.route,
      route,
      hasTags: categoryLinkSource === 'tag',
      hasSchemas: entry.showSchemas === true,
      ...(categoryLinkSource === 'auto' && {
        categories: join(docs.route, 'category', inDocs, kebabCase(label)),
      }),
    },
  };
}
