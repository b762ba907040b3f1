import type {ApiReference} from '../../model/types';
import {toAddressTargets, toDocumentLinks} from '../../navigation/documentLinks';
import type {AddressTargets} from '../../navigation/findAddress';
import type {TabNavigation} from '../../navigation/types';
import type {SchemaPages} from './types';

/** The targets of all addresses of a document, with the pages of schemas. */
export function toPageTargets(
  reference: ApiReference,
  navigation: TabNavigation,
  schemaPages: SchemaPages | undefined,
): AddressTargets {
  return {
    ...toAddressTargets(reference, navigation),
    schemas: (schemaPages?.pages ?? []).flatMap(({id, name, permalink}): [string, string][] => [
      ...(name === id ? [] : [[name, permalink] satisfies [string, string]]),
      [id, permalink],
    ]),
  };
}

/** The navigation of a tab whose descriptions may also link to the pages of its schemas. */
export function withSchemaLinks(
  reference: ApiReference,
  navigation: TabNavigation,
  schemaPages: SchemaPages | undefined,
): TabNavigation {
  if (!schemaPages) return navigation;
  const targets = toPageTargets(reference, navigation, schemaPages);
  return {...navigation, documentLinks: toDocumentLinks(reference, targets)};
}
