import {toAddressTargets} from '../navigation/documentLinks';
import type {AddressTargets} from '../navigation/findAddress';
import type {ReadyTab} from '../types';

/** The targets of all addresses of a document, with the pages of schemas. */
export function toPageTargets({
  reference,
  navigation,
  lists: {schemaPages},
}: Pick<ReadyTab, 'reference' | 'navigation' | 'lists'>): AddressTargets {
  return {
    ...toAddressTargets(reference, navigation),
    schemas: (schemaPages?.pages ?? []).flatMap(({id, name, permalink}): [string, string][] => [
      ...(name === id ? [] : [[name, permalink] satisfies [string, string]]),
      [id, permalink],
    ]),
  };
}
