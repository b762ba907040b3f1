/** The pages of the named schemas of a tab. */
import {present} from '../../document/present';
import {createNamedBy, createReach} from '../../model/page/closure';
import type {SchemaId} from '../../model/types';
import type {NavigationLink, TabNavigation} from '../../navigation/types';
import {toListPermalink} from '../../navigation/listPage';
import {toSegment} from '../../navigation/segments';
import {toAddresses} from '../../navigation/toAddresses';
import {toBase} from '../../navigation/toBase';
import type {ListedTab} from '../../stages';
import {createUses, listUses} from './listUses';
import type {SchemaPage, SchemaPages} from './types';

/** How many operations reach a schema that has a page. */
const USED = 2;

/** Undefined where no schema has one. */
export function toSchemaPages({reference, navigation}: ListedTab): SchemaPages | undefined {
  if (navigation.tab.schemas === false) return undefined;
  const {schemas, schemaPlaces = {}} = reference;
  const least = navigation.tab.schemas === 'used' ? USED : 1;
  const uses = listUses(
    navigation.pages.filter(({hidden}) => !hidden),
    schemas,
  );
  const ids = Object.keys(schemas).filter(
    (id) =>
      Object.hasOwn(schemaPlaces, id) &&
      ((uses.get(id)?.count ?? 0) >= least || isPublished(id, navigation)),
  );
  if (ids.length === 0) return undefined;
  const {index, byId: permalinks} = toPermalinks(ids, navigation);
  const namedBy = createNamedBy(schemas);
  const reach = createReach(namedBy);
  const toPage = (id: SchemaId): SchemaPage[] => {
    const [named, permalink] = [schemas[id], permalinks.get(id)];
    const own = uses.get(id) ?? createUses();
    if (!named || permalink === undefined) return [];
    const {ids: reached, formats} = reach({ids: new Set([id]), formats: new Set()});
    return [
      {id, name: named.name, permalink, uses: own, schemas: [...reached], formats: [...formats]},
    ];
  };
  const pages = withNeighbours(ids.flatMap(toPage).sort(byName));
  return {index, pages, byId: new Map(pages.map((page) => [page.id, page]))};
}

/** A page stays when fewer operations use its schema. */
function isPublished(id: SchemaId, {published}: TabNavigation): boolean {
  return published?.ofNamed('schema', id) !== undefined;
}

/** The same wherever a site is built. */
function byName(one: SchemaPage, other: SchemaPage): number {
  const [first, second] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

function withNeighbours(pages: readonly SchemaPage[]): SchemaPage[] {
  const toLink = (page: SchemaPage | undefined): NavigationLink | undefined =>
    page && {title: page.name, permalink: page.permalink};
  return pages.map((page, index) => {
    const [previous, next] = [toLink(pages[index - 1]), toLink(pages[index + 1])];
    return {...page, ...present({previous, next})};
  });
}

type SchemaPermalinks = {index: string; byId: ReadonlyMap<SchemaId, string>};

/**
 * Where the pages of schemas are, e.g. `/api/default/schemas/Pet`.
 */
function toPermalinks(ids: readonly SchemaId[], navigation: TabNavigation): SchemaPermalinks {
  const {published} = navigation;
  const index = toListPermalink(navigation, 'schemas');
  const slash = index.endsWith('/') ? '/' : '';
  const base =
    published?.kept('schemas') === index
      ? `${toBase(navigation)}schemas`
      : index.replace(/\/$/, '');
  const permalinks = toAddresses(
    ids.map((id) => published?.kept('schema', id) ?? `${base}/${toSegment(id)}${slash}`),
    navigation.pages.map(({permalink}) => permalink),
    ids.map((id) => published?.ofNamed('schema', id)),
  );
  return {index, byId: new Map(ids.map((id, at) => [id, permalinks[at] ?? index]))};
}
