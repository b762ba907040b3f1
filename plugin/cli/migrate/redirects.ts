import kebabCase from 'lodash/kebabCase';
import {childOf, entriesOf, itemsOf, stringOf} from '../../document/place';
import type {LoadedDocument} from '../../document/types';
import {join} from './entries';
import {listGenerated} from './generatedFiles';
import type {NewPages} from './newPages';
import type {OldPages} from './types';

export type Redirect = {from: string; to: string};

/** Creates redirects from the old addresses of an API, as far as they can be determined. */
export function toRedirects(siteDir: string, old: OldPages, pages: NewPages): Redirect[] {
  if (old.kind === 'one')
    return old.route === undefined ? [] : [{from: `/${old.route}`, to: pages.overview}];
  const ids = toIds(pages, old);
  const generated = listGenerated(siteDir, old);
  const found =
    generated.length > 0
      ? generated.map(({route, id, key}) => ({
          route,
          to: ids.get(id) ?? (key === undefined ? pages.overview : pages.pageOf(key)),
        }))
      : [...ids].map(([id, to]) => ({route: join(old.route, id), to}));
  const categories = old.categories;
  const ofTags =
    categories === undefined
      ? []
      : listTags(pages).map((tag) => ({
          route: join(categories, kebabCase(tag)),
          to: pages.overview,
        }));
  return [...found, ...ofTags].map(({route, to}) => ({from: `/${route}`, to}));
}

/**
 * The ids that docusaurus-openapi-docs creates, with their pages: from the operationId, else the
 * summary; from the titles of the whole API and of schemas, and from the names of tags. Of two
 * equal ids it keeps the first.
 */
function toIds(
  pages: NewPages,
  {hasTags, hasSchemas}: {hasTags: boolean; hasSchemas: boolean},
): Map<string, string> {
  const {operations, document, overview, pageOf} = pages;
  const ids = new Map<string, string>();
  const add = (name: string | undefined, to: string, folder = '') => {
    const id = kebabCase(name);
    if (id !== '' && !ids.has(folder + id)) ids.set(folder + id, to);
  };
  const toTitleName = (title: string | undefined) => title?.replace(' ', '-').toLowerCase();
  const title = document && stringOf(childOf(document.root, 'info')?.value, 'title');
  add(toTitleName(title), overview);
  for (const {kind, method, path, place} of operations) {
    const {value} = place;
    const name = stringOf(value, 'operationId') ?? stringOf(value, 'summary');
    add(name ?? (kind === 'webhook' ? path : undefined), pageOf(`${method} ${path}`));
  }
  if (hasSchemas)
    for (const [, {value}] of entriesOf(
      childOf(document && childOf(document.root, 'components'), 'schemas'),
    ))
      add(toTitleName(stringOf(value, 'title')), overview, 'schemas/');
  if (hasTags) for (const tag of listTags(pages)) add(tag, overview);
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
