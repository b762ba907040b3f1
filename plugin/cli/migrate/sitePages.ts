/** Where the other pages of a site are, as far as their files tell. */
import path from 'node:path';
import {fileToPath} from '@docusaurus/utils';
import {decode} from '../../document/percent';
import type {DocNames} from '../../navigation/checkDocs';
import {listContentOptions} from '../../site/pluginEntries';
import {FOLDERS} from '../check/authoredPages';
import {type ContentFile, readContentFiles, type SiteConfig, toPosix} from '../check/contentFiles';
import {readDocs} from '../check/siteDocs';

/** A page: its path below the baseUrl, and what it is made from. */
export type PagePlace = {path: string; file: string};

type ContentOptions = {[option: string]: unknown};

/**
 * The addresses of docs, pages and posts, and those of the lists of blogs. Docs of versions are left
 * out: which of them has the plain addresses is the site's choice.
 */
export async function listPagePlaces(siteDir: string, site: SiteConfig): Promise<PagePlace[]> {
  const list = (kind: keyof typeof FOLDERS, read: typeof listDocs) =>
    listContentOptions(site, kind).map(async (options) => {
      const folder = textOf(options.path, FOLDERS[kind]);
      const name = toPosix(path.relative(siteDir, path.resolve(siteDir, folder)));
      const places = await read(siteDir, {...options, path: folder}, site);
      return places.map((place) => ({
        path: decode(path.posix.join('/', place.path)).replace(/(?<=.)\/$/, ''),
        file: `${name}/${place.file}`,
      }));
    });
  return (
    await Promise.all([
      ...list('docs', listDocs),
      ...list('pages', listPages),
      ...list('blog', listPosts),
    ])
  ).flat();
}

async function listDocs(
  siteDir: string,
  options: ContentOptions,
  site: SiteConfig,
): Promise<PagePlace[]> {
  const docs = await readDocs(siteDir, options, site, false);
  return docs.map((doc) => ({
    path: path.posix.join(textOf(options.routeBasePath, 'docs'), toDocPath(doc)),
    file: doc.source,
  }));
}

/** As in the docs plugin: an index has the path of its folder. */
function toDocPath({id, source, slug}: DocNames): string {
  const folders = id.split('/').slice(0, -1);
  const [file = '', folder = ''] = source
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  const isIndex = ['index', 'readme', folder.toLowerCase()].includes(file.toLowerCase());
  const own = slug ?? (isIndex ? '' : (id.split('/').at(-1) ?? ''));
  return path.posix.join(...(own.startsWith('/') ? [] : folders), own);
}

async function listPages(
  siteDir: string,
  options: ContentOptions,
  site: SiteConfig,
): Promise<PagePlace[]> {
  const rule = {...options, name: /\.(?:[jt]sx?|mdx?)$/};
  const files = await readFolder(siteDir, options, site, rule);
  return files.map(({source, frontMatter}) => ({
    path: path.posix.join(
      textOf(options.routeBasePath, '/'),
      textOf(frontMatter.slug, fileToPath(source)),
    ),
    file: source,
  }));
}

async function listPosts(
  siteDir: string,
  options: ContentOptions,
  site: SiteConfig,
): Promise<PagePlace[]> {
  const root = textOf(options.routeBasePath, 'blog');
  const posts = await readFolder(siteDir, options, site, options);
  const lists = [
    '',
    ...(posts.length > 0 && options.archiveBasePath !== null
      ? [textOf(options.archiveBasePath, 'archive')]
      : []),
    ...(posts.some(({frontMatter: {tags}}) => Array.isArray(tags) && tags.length > 0)
      ? [textOf(options.tagsBasePath, 'tags')]
      : []),
  ];
  return [
    ...posts.map(({source, frontMatter}) => ({
      path: path.posix.join(root, textOf(frontMatter.slug, toPostPath(source))),
      file: source,
    })),
    ...lists.map((list) => ({path: path.posix.join(root, list), file: ''})),
  ];
}

/** As in the blog plugin: `2026-11-30-news.md` → `2026/11/30/news`. */
function toPostPath(source: string): string {
  const name = source.replace(/(?:\/index)?\.mdx?$/, '');
  const [, folder = '', date, text = ''] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(name) ?? [];
  return date === undefined ? name : `${date.replaceAll('-', '/')}/${folder}${text}`;
}

function readFolder(
  siteDir: string,
  {path: folder}: ContentOptions,
  site: SiteConfig,
  rule: Parameters<typeof readContentFiles>[2],
): Promise<ContentFile[]> {
  return readContentFiles(siteDir, path.resolve(siteDir, String(folder)), rule, site);
}

function textOf(value: unknown, byDefault: string): string {
  return typeof value === 'string' ? value : byDefault;
}
