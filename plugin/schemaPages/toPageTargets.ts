import type {ApiReference} from '../model/types';
import {toAddressTargets} from '../navigation/documentLinks';
import type {AddressTargets} from '../navigation/findAddress';
import type {TabNavigation} from '../navigation/types';
import {findSchemaPages} from './findSchemaPages';

/** The targets of all addresses of a document, with the pages of schemas. */
export function toPageTargets(content: {
  reference: ApiReference;
  navigation: TabNavigation;
}): AddressTargets {
  const {reference, navigation} = content;
  return {
    ...toAddressTargets(reference, navigation),
    schemas: (findSchemaPages(content)?.pages ?? []).flatMap(
      ({id, name, permalink}): [string, string][] => [
        ...(name === id ? [] : [[name, permalink] satisfies [string, string]]),
        [id, permalink],
      ],
    ),
  };
}
