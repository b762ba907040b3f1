import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {listSome} from '../../diagnostics/text';
import {isRecord} from '../../document/isObject';
import {CLASSIC_PRESET, isNamed, listOptions} from '../../site/pluginEntries';
import {DOCUSAURUS_OPEN_API_OPTIONS} from './docusaurusOpenApiOptions';
import {isUrl, join, type ForeignOptions, textOf, toLabel} from './entries';
import {formatOptionNotes, listOptionNotes} from './optionRows';
import {toSource} from './scalar';
import type {OldApi, OldSite} from './types';

const TOOL = 'docusaurus-plugin-openapi';
/** It has the options of Docusaurus's own preset, and those of the plugin as `api`. */
export const OPEN_API_PRESET = 'docusaurus-preset-openapi';

/** Reads what docusaurus-openapi shows on a site; undefined if it is not used. */
export function readDocusaurusOpenApi(
  config: DocusaurusConfig,
  siteDir: string,
): OldSite | undefined {
  const presets = listOptions(config, 'presets', OPEN_API_PRESET);
  const plugins = listOptions(config, 'plugins', TOOL);
  const instances = [...presets.map(({api = {}}) => api).filter(isRecord), ...plugins];
  if (instances.length === 0) return undefined;
  const {api} = config.themeConfig;
  const notes: string[] = [];
  return {
    tool: TOOL,
    apis: instances.flatMap((options) => toApis(options, siteDir, notes)),
    ...(api !== undefined && {leftovers: ['themeConfig.api']}),
    notes: [
      ...notes,
      ...formatOptionNotes([
        // The other options are those of Docusaurus's preset.
        ...[...presets, ...plugins.map((options): ForeignOptions => ({api: options}))].flatMap(
          ({api: given, proxy}) =>
            listOptionNotes(
              {api: given === false ? undefined : given, proxy},
              DOCUSAURUS_OPEN_API_OPTIONS,
            ),
        ),
        ...listOptionNotes({themeConfig: {api}}, DOCUSAURUS_OPEN_API_OPTIONS),
      ]),
    ],
  };
}

/** The configuration once the preset is Docusaurus's own. */
export function toClassic(config: DocusaurusConfig): DocusaurusConfig {
  return {
    ...config,
    presets: config.presets.map((entry) => {
      const [module, options] = Array.isArray(entry) ? entry : [entry];
      return typeof module === 'string' && isNamed(module, OPEN_API_PRESET, 'presets')
        ? [CLASSIC_PRESET, options ?? {}]
        : entry;
    }),
  };
}

/** The APIs of an instance; a folder of documents is several at the same address. */
function toApis(options: ForeignOptions, siteDir: string, notes: string[]): OldApi[] {
  const id = textOf(options, 'id') ?? 'default';
  const given = textOf(options, 'path') ?? 'openapi.json';
  const route = join(textOf(options, 'routeBasePath') ?? 'api');
  const pages = {kind: 'titles', route} as const;
  if (isUrl(given)) {
    const {source} = toSource(id === 'default' ? 'openapi' : id, given, siteDir);
    // The tool reads JSON, whatever the URL ends with.
    const file = source.replace(/\.yaml$/, '.json');
    if (!fs.existsSync(path.join(siteDir, file)))
      notes.push(
        `The document at ${given} decides the old addresses below \`/${route}\`, and is not in the site yet. Save it as \`${file}\` and run \`migrate\` again, or only \`/${route}\` redirects.`,
      );
    return [{label: toName(id, file), versions: [{source: file, url: given, pages}]}];
  }
  const {documents, isFolder} = listDocuments(path.resolve(siteDir, given), given, notes);
  if (documents.length === 0)
    notes.push(`There is no document at \`${given}\`, which the instance \`${id}\` names.`);
  return documents.map((file) => ({
    label: isFolder && id !== 'default' ? `${toLabel(id)} ${toBase(file)}` : toName(id, file),
    versions: [{...toSource(id, file, siteDir), pages}],
  }));
}

/** The documents of a folder in the order of the tool, outer folders first, or the file itself. */
function listDocuments(
  absolute: string,
  given: string,
  notes: string[],
): {documents: string[]; isFolder: boolean} {
  const stat = fs.statSync(absolute, {throwIfNoEntry: false});
  if (!stat?.isDirectory()) return {documents: stat ? [absolute] : [], isFolder: false};
  const files = fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)\./.test(file))
    .sort(byDepth);
  const authored = files.filter((file) => /\.mdx?$/.test(file));
  if (authored.length > 0)
    notes.push(
      `The folder \`${given}\` has pages of your own: ${listSome(authored)}. Move them into the docs, and redirect their old addresses.`,
    );
  const isCategory = (file: string) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file);
  if (files.some(isCategory))
    notes.push(
      `The \`_category_\` files in \`${given}\` have no effect: each document has a tab. Write their labels into \`tab\` in docs.json.`,
    );
  const documents = files
    .filter((file) => /\.(?:json|ya?ml)$/.test(file) && !isCategory(file))
    .map((file) => path.join(absolute, file));
  return {documents, isFolder: true};
}

function byDepth(one: string, other: string): number {
  return one.split('/').length - other.split('/').length || (one < other ? -1 : 1);
}

/** The name of an instance, else that of its file, unless it only says what it is. */
function toName(id: string, file: string): string {
  const base = toBase(file);
  return id !== 'default' ? toLabel(id) : /^(?:openapi|api)$/i.test(base) ? 'API' : toLabel(base);
}

function toBase(file: string): string {
  return path.basename(file).replace(/\.[^.]+$/, '');
}
