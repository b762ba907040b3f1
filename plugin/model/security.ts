import {childOf, entriesOf, isObjectPlace, itemsOf, type Place} from '../document/place';
import {textsOf} from './read';
import type {SecurityRequirement} from './types';

/**
 * `security` of the document or an operation: alternatives, each a set of schemes that are required
 * together. Undefined schemes are kept. Undefined when the object has no `security`.
 */
export function toSecurity(owner: Place): SecurityRequirement[] | undefined {
  const list = childOf(owner, 'security');
  if (!list || !Array.isArray(list.value)) return undefined;
  return itemsOf(list)
    .filter(isObjectPlace)
    .map((place) => ({
      schemes: entriesOf(place).map(([name, scopes]) => ({name, scopes: textsOf(scopes.value)})),
    }));
}
