import kebabCase from 'lodash/kebabCase';
import fs from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {parse} from 'yaml';
import {childOf, entriesOf, itemsOf, stringOf} from '../../document/place';
import type {LoadedDocument} from '../../document/types';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {Redirect} from '../../routes/types';
import {readText} from '../readText';
import {join} from './entries';
import type {NewPages} from './newPages';
import {listTitlePages, type TitleCounts} from './titlePages';
import type {OldPages} from './types';

/** An old address with its page. */
export type OldAddress = Redirect & {
  /** What the old page was about; that may be on the overview now. */
  kind: GeneratedKind;
  /** Of an operation, if it is known. */
  key?: string;
};

/**
 * Lists the old addresses of an API with their new pages, as far as they can be determined.
 * @param countsOf the pages so far of documents with the same address, by their titles
 */
export function listOldAddresses(
  siteDir: string,
  old: OldPages,
  pages: NewPages,
  countsOf: (route: string) => TitleCounts,
): OldAddress[] {
  if (old.kind === 'one')
    return old.route === undefined
      ? []
      : [{kind: 'info', from: `/${old.route}`, to: pages.overview}];
  if (old.kind === 'titles')
    return listTitlePages(pages, countsOf(old.route)).map(({id, ...page}) => ({
      ...page,
      from: `/${join(old.route, id)}`,
    }));
  const ids = listIds(pages, old);
  const generated = listGenerated(siteDir, old);
  const found =
    generated.length > 0
      ? generated.map(({kind, route, id, key}) => ({
          kind,
          route,
          ...(key !== undefined && {key}),
          to:
            ids.find((known) => known.kind === kind && known.id === id)?.to ??
            (key === undefined ? pages.overview : pages.pageOf(key)),
        }))
      : ids.map(({kind, id, to}) => ({
          kind,
          route: join(old.route, kind === 'schema' ? 'schemas' : '', id),
          to,
        }));
  const categories = old.categories;
  const ofTags =
    categories === undefined
      ? []
      : listTags(pages).map((tag) => ({
          kind: 'tag' as const,
          route: join(categories, kebabCase(tag)),
          to: pages.tagOf(tag),
        }));
  return [...found, ...ofTags].map(({route, ...rest}) => ({from: `/${route}`, ...rest}));
}

type OldId = {kind: GeneratedKind; id: string; to: string};

/**
 * The ids that docusaurus-openapi-docs creates, with their pages: from the operationId, else the
 * summary; from the titles of the whole API and of schemas, else the names of these; and from the
 * names of tags. Of two equal ids it keeps the first.
 */
function listIds(
  pages: NewPages,
  {hasTags, hasSchemas}: {hasTags: boolean; hasSchemas: boolean},
): OldId[] {
  const {operations, document, overview, pageOf, tagOf, schemaOf} = pages;
  const ids: OldId[] = [];
  const taken = new Set<string>();
  const add = (kind: GeneratedKind, name: string | undefined, to: string) => {
    const id = kebabCase(name);
    const file = `${id}.${kind}`;
    if (id !== '' && !taken.has(file)) ids.push({kind, id, to});
    taken.add(file);
  };
  const toTitleName = (title: string | undefined) => title?.replace(' ', '-').toLowerCase();
  const title = document && stringOf(childOf(document.root, 'info')?.value, 'title');
  add('info', toTitleName(title), overview);
  for (const {kind, method, path, place} of operations) {
    const {value} = place;
    const name = stringOf(value, 'operationId') ?? stringOf(value, 'summary');
    add('api', name ?? (kind === 'webhook' ? path : undefined), pageOf(`${method} ${path}`));
  }
  for (const [name, place] of entriesOf(
    childOf(document && childOf(document.root, 'components'), 'schemas'),
  ))
    // With `x-tags`, a schema always has a page.
    if (hasSchemas || childOf(place, 'x-tags'))
      add('schema', toTitleName(stringOf(place.value, 'title') ?? name), schemaOf(name));
  if (hasTags) for (const tag of listTags(pages)) add('tag', tag, tagOf(tag));
  return ids;
}

function listTags({operations, document}: Pick<NewPages, 'operations' | 'document'>): string[] {
  return [
    ...new Set([
      ...listDeclared(document),
      ...operations.flatMap(({place}) =>
        itemsOf(childOf(place, 'tags')).flatMap(({value}) =>
          typeof value === 'string' ? value : [],
        ),
      ),
    ]),
  ];
}

function listDeclared(document: LoadedDocument | undefined): string[] {
  return itemsOf(document && childOf(document.root, 'tags')).flatMap(
    ({value}) => stringOf(value, 'name') ?? [],
  );
}

/** What a page is about: an operation, the whole API, a tag or a schema. */
type GeneratedKind = 'api' | 'info' | 'tag' | 'schema';

/** A page that docusaurus-openapi-docs generated. */
type GeneratedPage = {
  kind: GeneratedKind;
  /** Its address, without slashes at the ends. */
  route: string;
  /** The base name of its file. */
  id: string;
  /** Method and path of the operation, if the file names them. */
  key?: string;
};

const KINDS: readonly GeneratedKind[] = ['api', 'info', 'tag', 'schema'];

/** Lists the generated files of an API: for operations, the whole API, tags and schemas. */
function listGenerated(
  siteDir: string,
  {folder, docsRoute, route}: Extract<OldPages, {kind: 'files'}>,
): GeneratedPage[] {
  return ['', 'schemas'].flatMap((inner) => {
    const absolute = path.join(siteDir, folder, inner);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute)
      .sort()
      .flatMap((file): GeneratedPage[] => {
        const kind = KINDS.find((name) => file.endsWith(`.${name}.mdx`));
        if (!kind) return [];
        const matter = readFrontMatter(path.join(absolute, file), siteDir);
        const {id = file.replace(/\.mdx$/, ''), slug, api} = matter;
        const last = typeof slug === 'string' ? slug : String(id);
        const key = typeof api === 'string' ? readKey(api) : undefined;
        return [
          present({
            kind,
            id: String(id),
            route: last.startsWith('/') ? join(docsRoute, last) : join(route, inner, last),
            key,
          }),
        ];
      });
  });
}

function readFrontMatter(file: string, siteDir: string): {[field: string]: unknown} {
  const [, text = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readText(file, siteDir) ?? '') ?? [];
  try {
    const value: unknown = parse(text, {logLevel: 'silent'});
    return isRecord(value) ? value : {};
  } catch {
    // Edited by hand: only its name tells its address.
    return {};
  }
}

/** The operation is encoded in the front matter. */
function readKey(packed: string): string | undefined {
  try {
    const value: unknown = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString('utf8'));
    return isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string'
      ? `${value.method.toUpperCase()} ${value.path}`
      : undefined;
  } catch {
    // Other versions use another encoding; the id identifies the operation.
    return undefined;
  }
}
