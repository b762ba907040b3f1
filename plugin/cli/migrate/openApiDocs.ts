import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import kebabCase from 'lodash/kebabCase';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {CLASSIC_PRESET, DOCS_PLUGIN, listOptions} from '../../site/pluginEntries';
import {isUrl, join, type ForeignOptions, textOf, toLabel, toSchemaDepth} from './entries';
import {readLanguageTabs} from './languageTabs';
import {OPEN_API_DOCS_OPTIONS} from './openApiDocsOptions';
import {formatOptionNotes, listOptionNotes} from './optionRows';
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
  const {samples, notes: sampleNotes} = readLanguageTabs(languageTabs);
  const {schemaExpansion} = isRecord(api) ? api : {};
  const schemaDepth = isRecord(schemaExpansion)
    ? toSchemaDepth(schemaExpansion.default)
    : undefined;
  const optionNotes = [
    ...listOptionNotes({themeConfig: {languageTabs, api}}, OPEN_API_DOCS_OPTIONS),
    ...sampleNotes,
  ];
  let hasItem = false;
  const apis = instances.flatMap((options) => {
    const docs = findDocs(config, textOf(options, 'docsPluginId') ?? 'default');
    hasItem ||= docs.hasItem;
    const entries = isRecord(options.config) ? Object.entries(options.config) : [];
    optionNotes.push(...listOptionNotes(options, OPEN_API_DOCS_OPTIONS));
    return entries.flatMap(([key, entry]): OldApi[] => {
      if (!isRecord(entry)) return [];
      const wishes = {...readWishes(entry), ...present({samples, schemaDepth})};
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
      ...(languageTabs === undefined ? [] : ['themeConfig.languageTabs']),
      ...(api === undefined ? [] : ['themeConfig.api']),
    ],
    notes: [...notes, ...formatOptionNotes(optionNotes)],
  };
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
  const older = isRecord(entry.versions) ? Object.entries(entry.versions) : [];
  if (source === undefined || sources.length > 1) {
    if (older.length > 0)
      context.notes.push(
        `\`${key}\` names a folder of several documents, which have a tab each. Add \`versions\` to these tabs.`,
      );
    return sources.map((file) => ({
      label: toLabel(`${key} ${path.basename(file).replace(/\.[^.]+$/, '')}`),
      versions: [toVersion(key, entry, file, context)],
    }));
  }
  const current = toVersion(key, entry, source, context);
  const shared = {sidebarOptions: entry.sidebarOptions, showSchemas: entry.showSchemas};
  const versions = older.flatMap(([name, said]): OldVersion[] => {
    const given = isRecord(said) ? textOf(said, 'specPath') : undefined;
    if (!isRecord(said) || given === undefined) return [];
    const [file, ...others] = listSources(given, context.siteDir);
    if (file !== undefined && others.length === 0)
      return [{name, ...toVersion(`${key}-${name}`, {...shared, ...said}, file, context)}];
    context.notes.push(
      `Version \`${name}\` of \`${key}\` names a folder, but a version has one document. Add it to \`versions\` in docs.json.`,
    );
    return [];
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
