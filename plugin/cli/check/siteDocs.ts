import path from 'node:path';
import {present} from '../../document/present';
import {type DocNames, type KnownDocs, toOtherNames} from '../../navigation/checkDocs';
import {listContentOptions} from '../../site/pluginEntries';
import {FOLDERS} from './authoredPages';
import {readContentFiles, type SiteConfig} from './contentFiles';

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
  const instances = listContentOptions(site, 'docs');
  const docs = (
    await Promise.all(instances.map((options) => readDocs(siteDir, options, site)))
  ).flat();
  const doubt = instances.map(findDoubt).find((found) => found !== undefined);
  return present({
    ids: [...new Set(docs.map(({id}) => id))],
    otherNames: toOtherNames(docs),
    doubt,
  });
}

function findDoubt(options: {[option: string]: unknown}): string | undefined {
  const own = [
    ...DECISIVE.filter((name) => options[name] !== undefined),
    ...(typeof options.numberPrefixParser === 'function' ? ['numberPrefixParser'] : []),
  ][0];
  return own === undefined ? undefined : `the docs plugin has the option \`${own}\``;
}

/**
 * The docs of an instance of the docs plugin.
 * @param hasVersions whether docs of earlier versions are among them
 */
export async function readDocs(
  siteDir: string,
  options: {[option: string]: unknown},
  site: SiteConfig,
  hasVersions = true,
): Promise<DocNames[]> {
  const {id = 'default', path: folder = FOLDERS.docs, includeCurrentVersion} = options;
  const versioned = path.join(siteDir, `${id === 'default' ? '' : `${String(id)}_`}versioned_docs`);
  const read = (from: string) => readContentFiles(siteDir, from, options, site);
  const files = [
    ...(includeCurrentVersion === false ? [] : await read(path.resolve(siteDir, String(folder)))),
    ...(hasVersions ? await read(versioned) : []).map(({source, frontMatter}) => ({
      source: source.replace(/^[^/]*\//, ''),
      frontMatter,
    })),
  ];
  return files.map(({source, frontMatter}) =>
    toDocNames(source, frontMatter, options.numberPrefixParser !== false),
  );
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
