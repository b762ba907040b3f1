import kebabCase from 'lodash/kebabCase';
import {childOf, itemsOf, stringOf} from '../../document/place';
import type {LoadedDocument} from '../../document/types';
import {join} from './entries';
import {listGenerated} from './generatedFiles';
import type {NewPages} from './newPages';
import type {OldPages} from './types';

export type Redirect = {from: string; to: string};

/** Redirects from the old addresses of an API, as far as they can be known. */
export function toRedirects(siteDir: string, old: OldPages, pages: NewPages): Redirect[] {
  if (old.kind === 'one')
    return old.route === undefined ? [] : [{from: `/${old.route}`, to: pages.overview}];
  const ids = toIds(pages);
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
 * The ids that docusaurus-openapi-docs makes, each with its page: of the operationId, else the
 * summary; of the title for the whole, of the names of tags. Of two that are the same, it keeps the
 * first.
 */
function toIds({operations, document, overview, pageOf}: NewPages): Map<string, string> {
  const ids = new Map<string, string>();
  const add = (name: string | undefined, to: string) => {
    const id = kebabCase(name);
    if (id !== '' && !ids.has(id)) ids.set(id, to);
  };
  const title = document && stringOf(childOf(document.root, 'info')?.value, 'title');
  add(title?.replace(' ', '-').toLowerCase(), overview);
  for (const {method, path, place} of operations) {
    const {value} = place;
    add(stringOf(value, 'operationId') ?? stringOf(value, 'summary'), pageOf(`${method} ${path}`));
  }
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
