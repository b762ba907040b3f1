import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import kebabCase from 'lodash/kebabCase';
import fs from 'node:fs';
import {slugify} from '../../config/slugify';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {listOptions} from '../../site/pluginEntries';
import {join, type ForeignOptions, textOf, toLabel, isUrl} from './entries';
import {formatOptionNotes, listOptionNotes, type OptionNote} from './optionRows';
import {CONFIGURATION_RULES, SCALAR_RULES} from './scalarOptions';
import type {OldApi, OldSite, Wishes, OldVersion} from './types';

const TOOL = '@scalar/docusaurus';

/** Reads what @scalar/docusaurus shows on a site; undefined if it is not used. */
export function readScalar(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const instances = listOptions(config, 'plugins', TOOL);
  if (instances.length === 0) return undefined;
  const notes: string[] = [];
  const optionNotes: OptionNote[] = [];
  const hideSearch = instances.some(({configuration}) =>
    toList(configuration).some((reference) => reference.hideSearch === true),
  );
  const apis = instances.flatMap((options) => {
    const route = textOf(options, 'route') ?? '/scalar';
    optionNotes.push(...listOptionNotes(options, SCALAR_RULES, route));
    const references = toList(options.configuration);
    return references.flatMap((reference, index) => {
      const sources = toList(reference.sources);
      optionNotes.push(
        ...[reference, ...sources].flatMap((configuration) =>
          listOptionNotes(configuration, CONFIGURATION_RULES, route),
        ),
      );
      return (sources.length > 0 ? sources : [reference]).flatMap((source, order): OldApi[] => {
        const isFirst = index + order === 0;
        const title = textOf(source, 'title');
        const file = findFile(source, siteDir);
        if (file === undefined) {
          notes.push(
            `The reference at \`${route}\`${title === undefined ? '' : ` with the title “${title}”`} names no existing file and no URL. Write its document into a file, and add a tab for it.`,
          );
          return [];
        }
        const name =
          title ??
          (isFirst ? textOf(options, 'label') : undefined) ??
          path.basename(file).replace(/\.\w+$/, '');
        if (!isFirst)
          notes.push(
            `\`${route}\` shows several documents. Its URL now opens the first one, and ${isFound(source) ? `links to “${name}” by a hash open its own tab.` : `so do links to “${name}” by a hash.`}`,
          );
        return [
          {
            label: toLabel(name),
            wishes: readWishes(reference),
            versions: [
              {
                ...toSource(name, file, siteDir),
                pages: {kind: 'one', ...(isFirst && {route: join(route)})},
              },
            ],
          },
        ];
      });
    });
  });
  return {
    tool: TOOL,
    apis,
    ...(hideSearch && {hideSearch: true as const}),
    notes: [...notes, ...formatOptionNotes(optionNotes)],
  };
}

/** One or several objects. */
function toList(value: unknown): ForeignOptions[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/** Whether links to one of several documents begin with its title, by which pages find its tab. */
function isFound(source: ForeignOptions): boolean {
  const title = textOf(source, 'title');
  return title !== undefined && slugify(textOf(source, 'slug') ?? title) === slugify(title);
}

/** The URL of the document, also where older versions of Scalar had it. */
function findFile({url, spec}: ForeignOptions, siteDir: string): string | undefined {
  const address = url ?? (isRecord(spec) ? spec.url : undefined);
  return typeof address === 'string' ? findStaticFile(address, siteDir) : undefined;
}

function readWishes({
  hideModels,
  hideTestRequestButton,
  hideClientButton,
  tagsSorter,
  defaultHttpClient,
}: ForeignOptions): Wishes {
  const language = isRecord(defaultHttpClient) ? textOf(defaultHttpClient, 'targetKey') : undefined;
  return {
    ...(hideModels === true && {schemas: false}),
    ...((hideTestRequestButton === true || hideClientButton === true) && {hideTryIt: true}),
    ...(tagsSorter === 'alpha' && {sortTags: true}),
    ...(language !== undefined && {sampleLanguages: [language === 'js' ? 'javascript' : language]}),
  };
}

/** The path of a document; for a URL, the path below `openapi` that `pull` writes to. */
export function toSource(
  key: string,
  spec: string,
  siteDir: string,
): Pick<OldVersion, 'source' | 'url'> {
  if (!isUrl(spec))
    return {
      source: path.relative(siteDir, path.resolve(siteDir, spec)).split(path.sep).join('/'),
    };
  const extension = /\.json(?:$|[?#])/i.test(spec) ? 'json' : 'yaml';
  return {source: `openapi/${kebabCase(key) || 'api'}.${extension}`, url: spec};
}

/** A document of redocusaurus, independent of the field names of its version. */
export type RedocSpec = {
  id?: string;
  title?: string;
  /** A path relative to the site, or a URL. */
  file?: string;
  route?: string;
};

/** Fields that exist only before version 1.0. */
const OLD_FIELDS = ['specUrl', 'routePath', 'addRoute', 'apiDocComponent'];

/**
 * Reads entries of `specs`. Before version 1.0 the preset gave each a page: `/api/0`, `/api/1` and
 * so on without `routePath`.
 */
export function readPresetSpecs(specs: readonly ForeignOptions[], siteDir: string): RedocSpec[] {
  const isOld = specs.some(hasOldFields);
  return specs.map((spec, index) => toSpec(spec, siteDir, isOld ? `/api/${index}` : undefined));
}

/** Reads the options of the plugin in the preset. */
export function readPluginSpec(options: ForeignOptions, siteDir: string): RedocSpec {
  return toSpec(options, siteDir, hasOldFields(options) ? '/api' : undefined);
}

function hasOldFields(spec: ForeignOptions): boolean {
  return OLD_FIELDS.some((field) => field in spec);
}

function toSpec(
  spec: ForeignOptions,
  siteDir: string,
  defaultRoute: string | undefined,
): RedocSpec {
  const route =
    spec.addRoute === false
      ? undefined
      : (textOf(spec, 'route') ?? textOf(spec, 'routePath') ?? defaultRoute);
  const file = textOf(spec, 'spec') ?? findStaticFile(textOf(spec, 'specUrl'), siteDir);
  const id = textOf(spec, 'id');
  const title = isRecord(spec.layout) ? textOf(spec.layout, 'title') : undefined;
  return present({id, title, file, route});
}

/** What is loaded in the browser: a URL, or a path of the site below its base URL. */
function findStaticFile(specUrl: string | undefined, siteDir: string): string | undefined {
  if (specUrl === undefined || isUrl(specUrl)) return specUrl;
  const parts = join(specUrl.replace(/[?#].*$/s, '')).split('/');
  return parts
    .map((_, index) => path.posix.join('static', ...parts.slice(index)))
    .find((file) => fs.existsSync(path.resolve(siteDir, file)));
}
