import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readSiteFile} from '../../document/files/siteFile';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {type DocNames, type KnownDocs, toOtherNames} from '../../navigation/checkDocs';
import {CLASSIC_PRESET, DOCS_PLUGIN, listOptions} from '../../site/pluginEntries';
import {listFiles} from './authoredPages';

type SiteConfig = Partial<Pick<DocusaurusConfig, 'plugins' | 'presets' | 'markdown'>>;

/** As in the docs plugin, which does not export it: dates and versions are no prefixes. */
const NO_PREFIX = /^\d+[-_.]\d+/;
const PREFIX = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;

/** Options that decide which files are docs, and what their ids are. */
const DECISIVE = ['include', 'exclude', 'onlyIncludeVersions', 'disableVersioning'] as const;

/**
 * The docs of a site, as its docs plugins would name them: by the names of their files and by their
 * front matter. `doubt` says why the build may know others.
 */
export async function findSiteDocs(siteDir: string, site: SiteConfig): Promise<KnownDocs> {
  const instances = listInstances(site);
  const docs = (
    await Promise.all(instances.map((options) => readInstance(siteDir, options, site)))
  ).flat();
  const doubt = instances.map(findDoubt).find((found) => found !== undefined);
  return present({
    ids: [...new Set(docs.map(({id}) => id))],
    otherNames: toOtherNames(docs),
    doubt,
  });
}

function listInstances(site: SiteConfig): {[option: string]: unknown}[] {
  return [
    ...listOptions(site, 'plugins', DOCS_PLUGIN),
    ...listOptions(site, 'presets', CLASSIC_PRESET).flatMap(({docs}) =>
      docs === false ? [] : [isRecord(docs) ? docs : {}],
    ),
  ];
}

/** Where a doc is: the path of its page below the baseUrl, and of its file below the site. */
export type DocPlace = {path: string; file: string};

/**
 * The addresses of docs, as far as their files tell. Docs of versions are left out: which of them has
 * the plain addresses is the site's choice.
 */
export async function listDocPlaces(siteDir: string, site: SiteConfig): Promise<DocPlace[]> {
  const listed = listInstances(site).map(async (options) => {
    const {path: folder = 'docs', routeBasePath = 'docs'} = options;
    const docs = await readInstance(siteDir, options, site, false);
    return docs.map((doc) => ({
      path: toDocPath(String(routeBasePath), doc),
      file: path.posix.join(
        toPosix(path.relative(siteDir, path.resolve(siteDir, String(folder)))),
        doc.source,
      ),
    }));
  });
  return (await Promise.all(listed)).flat();
}

/** As in the docs plugin: an index has the path of its folder. */
function toDocPath(routeBasePath: string, {id, source, slug}: DocNames): string {
  const folders = id.split('/').slice(0, -1);
  const [file = '', folder = ''] = source
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  const isIndex = ['index', 'readme', folder.toLowerCase()].includes(file.toLowerCase());
  const own = slug ?? (isIndex ? '' : (id.split('/').at(-1) ?? ''));
  const below = own.startsWith('/') ? [own] : [...folders, own];
  return path.posix.join('/', routeBasePath, ...below).replace(/(?<=.)\/$/, '');
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

function findDoubt(options: {[option: string]: unknown}): string | undefined {
  const own = [
    ...DECISIVE.filter((name) => options[name] !== undefined),
    ...(typeof options.numberPrefixParser === 'function' ? ['numberPrefixParser'] : []),
  ][0];
  return own === undefined ? undefined : `the docs plugin has the option \`${own}\``;
}

async function readInstance(
  siteDir: string,
  options: {[option: string]: unknown},
  {markdown}: SiteConfig,
  hasVersions = true,
): Promise<DocNames[]> {
  const {id = 'default', path: folder = 'docs', includeCurrentVersion} = options;
  const parse = markdown?.parseFrontMatter ?? DEFAULT_PARSE_FRONT_MATTER;
  const versioned = path.join(siteDir, `${id === 'default' ? '' : `${String(id)}_`}versioned_docs`);
  const current = path.resolve(siteDir, String(folder));
  const files = [
    ...(includeCurrentVersion === false ? [] : await listSources(current)),
    ...(hasVersions ? await listSources(versioned) : []).map(({file, source}) => ({
      file,
      source: source.replace(/^[^/]*\//, ''),
    })),
  ];
  const readFrontMatter = async (file: string): Promise<{[field: string]: unknown}> => {
    const read = readSiteFile(file, siteDir);
    if (read.kind !== 'file') return {};
    try {
      const {frontMatter} = await parse({
        filePath: file,
        fileContent: Buffer.from(read.bytes).toString('utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return frontMatter;
    } catch {
      // Docusaurus describes what is wrong with it.
      return {};
    }
  };
  return Promise.all(
    files.map(async ({file, source}) =>
      toDocNames(source, await readFrontMatter(file), options.numberPrefixParser !== false),
    ),
  );
}

/** The files that are docs by default, with their paths below the folder. */
async function listSources(folder: string): Promise<{file: string; source: string}[]> {
  return (await listFiles(folder)).flatMap((file) => {
    const source = toPosix(path.relative(folder, file));
    return /(?:^|\/)(?:_|__tests__\/)/.test(source) ? [] : [{file, source}];
  });
}

function toDocNames(
  source: string,
  frontMatter: {[field: string]: unknown},
  hasPrefixes: boolean,
): DocNames {
  const {id, slug, parse_number_prefixes: ownPrefixes} = frontMatter;
  const names = source.replace(/\.mdx?$/, '').split('/');
  const bare =
    hasPrefixes && ownPrefixes !== false
      ? names.map((name) => (NO_PREFIX.test(name) ? name : name.replace(PREFIX, '')))
      : names;
  const last = typeof id === 'string' ? id : bare.at(-1);
  return {
    id: [...bare.slice(0, -1), last].join('/'),
    source,
    ...(typeof slug === 'string' && {slug}),
  };
}
