import type {ApiReference} from '../../model/types';
import {toAddressTargets} from '../../navigation/addressTargets';
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
    ...(schemaPages && {schemaList: schemaPages.index}),
    schemas: (schemaPages?.pages ?? []).flatMap(({id, name, permalink}): [string, string][] => [
      ...(name === id ? [] : [[name, permalink] satisfies [string, string]]),
      [id, permalink],
    ]),
  };
}
