import type {SchemaId} from '../model/types';
import {toListPermalink} from '../navigation/listPage';
import {toSegment} from '../navigation/segments';
import type {TabNavigation} from '../navigation/types';

/** Files beside the pages are called like this; a page of that name would be their folder. */
const FILE_NAME = /\.(md|json|txt)$/i;

export type SchemaPermalinks = {index: string; byId: ReadonlyMap<SchemaId, string>};

/**
 * Where the pages of schemas are, e.g. `/api/default/schemas/Pet`. Two that would be the
 * same, without regard to case, or that an operation has already, are numbered.
 */
export function toPermalinks(
  ids: readonly SchemaId[],
  navigation: TabNavigation,
): SchemaPermalinks {
  const index = toListPermalink(navigation, 'schemas');
  const slash = index.endsWith('/') ? '/' : '';
  const base = index.replace(/\/$/, '');
  const taken = new Set(
    navigation.pages.map(({permalink}) => permalink.replace(/\/$/, '').toLowerCase()),
  );
  const byId = new Map<SchemaId, string>();
  const claim = (id: SchemaId, path: string) => {
    taken.add(path.toLowerCase());
    byId.set(id, path + slash);
  };
  const wanted = ids.map((id) => ({
    id,
    path: `${base}/${toSegment(id).replace(FILE_NAME, '-$1')}`,
  }));
  const late = wanted.filter(({id, path}) => {
    if (taken.has(path.toLowerCase())) return true;
    claim(id, path);
    return false;
  });
  for (const {id, path} of late) {
    let number = 2;
    while (taken.has(`${path}-${number}`.toLowerCase())) number++;
    claim(id, `${path}-${number}`);
  }
  return {index, byId};
}
