import type {ReadyTab} from '../types';
import {listOwners} from './listOwners';
import {listPages} from './toSearchIndex';

/** The named schemas that operations show, by name and id, each with its nearest place. */
export function listSchemaPlaces({
  reference: {schemas: table},
  navigation,
}: Pick<ReadyTab, 'reference' | 'navigation'>): [name: string, permalink: string][] {
  const pages = listPages(navigation);
  const {schemas} = listOwners(
    pages.map(({operation}) => operation),
    table,
  );
  return schemas.flatMap(({id, owner: {operation, schema = id, anchor = ''}}) => {
    const permalink = `${pages[operation]?.permalink}#${anchor}`;
    return [schema, id].map((name): [string, string] => [name, permalink]);
  });
}
