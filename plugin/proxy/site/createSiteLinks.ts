import {promises as fs} from 'fs';
import path from 'path';
import {API_CATALOG} from '../buildFiles';
import {findFile, type ServedFile} from './findFile';
import {rememberFile} from './rememberFile';

/** Where the pages of an API begin, and its OpenAPI documents. */
type CatalogEntry = {doc: string; documents: Target[]};
type Target = {href: string; type?: string};

/**
 * The header `Link` of a page: its Markdown, the OpenAPI document that it is about (RFC 8631), and
 * the catalog of APIs (RFC 9727). Undefined if there is none of these.
 * @param pathname of the page, below the baseUrl
 */
export type SiteLinks = (pathname: string, hasMarkdown: boolean) => Promise<string | undefined>;

/** @param base the baseUrl without a slash at its end */
export function createSiteLinks(folder: string, base: string): SiteLinks {
  const readAt = rememberFile(readCatalog);
  return async (pathname, hasMarkdown) => {
    const page = base + encodePath(pathname);
    const found = await findFile(folder, API_CATALOG);
    // A site may have a catalog of its own, in any form.
    const entries = found ? await readAt(found).catch(() => []) : [];
    const links = [
      ...(hasMarkdown ? [toLink(`${page}.md`, 'alternate', 'text/markdown')] : []),
      ...listDocuments(entries, page).map(({href, type}) => toLink(href, 'service-desc', type)),
      ...(found ? [toLink(`/${API_CATALOG}`, 'api-catalog')] : []),
    ];
    return links.length > 0 ? links.join(', ') : undefined;
  };
}

/** The documents of the API that a page is about: those of the nearest pages around it. */
function listDocuments(entries: readonly CatalogEntry[], page: string): Target[] {
  const findOwner = (address: string) =>
    entries.reduce<string | undefined>(
      (nearest, {doc}) =>
        isBelow(address, doc) && (nearest === undefined || doc.length > nearest.length)
          ? doc
          : nearest,
      undefined,
    );
  const owner = findOwner(page);
  if (owner === undefined) return [];
  return entries
    .filter(({doc}) => doc === owner)
    .flatMap(({documents}) => documents)
    .filter(({href}) => findOwner(toPath(href)) === owner);
}

function isBelow(address: string, doc: string): boolean {
  return `${address}/`.startsWith(`${doc}/`);
}

async function readCatalog({root, file}: ServedFile): Promise<CatalogEntry[]> {
  const text = await fs.readFile(path.join(root, file), 'utf8');
  const {linkset} = Object(JSON.parse(text)) as {linkset?: unknown};
  return listObjects(linkset).flatMap((context) => {
    const documents = listTargets(context['service-desc']);
    return listTargets(context['service-doc']).map(({href}) => ({doc: toPath(href), documents}));
  });
}

function listTargets(targets: unknown): Target[] {
  return listObjects(targets).flatMap(({href, type}) =>
    typeof href === 'string' && URL.canParse(href)
      ? {
          href: new URL(href).href,
          ...(typeof type === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(type) && {type}),
        }
      : [],
  );
}

function listObjects(value: unknown): {[field: string]: unknown}[] {
  return Array.isArray(value)
    ? value.map((entry: unknown) => Object(entry) as {[field: string]: unknown})
    : [];
}

function toPath(href: string): string {
  return new URL(href).pathname.replace(/\/$/, '');
}

function encodePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').map(encodeURIComponent).join('/');
}

function toLink(url: string, relation: string, type?: string): string {
  return `<${url}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`;
}
