import type {Context} from './context';
import {childOf, entriesOf, isObjectPlace, itemsOf, type Place} from './place';
import {textsOf} from './read';
import type {SecurityRequirement} from './types';

/**
 * `security` of the document or an operation: alternatives, each a set of schemes that hold together. Schemes that the
 * document does not define stay. Undefined when the object says nothing about security.
 */
export function toSecurity(context: Context, owner: Place): SecurityRequirement[] | undefined {
  const list = childOf(owner, 'security');
  if (!list) return undefined;
  if (!Array.isArray(list.value)) {
    context.warn('content-invalid', list, '`security` is not a list; it is left out.', 'Write a list of requirements, e.g. `- apiKey: []`.');
    return undefined;
  }
  return itemsOf(list).flatMap((place) => {
    if (isObjectPlace(place)) return {schemes: entriesOf(place).map(([name, scopes]) => ({name, scopes: textsOf(scopes.value)}))};
    context.warn('content-invalid', place, 'A security requirement is not an object; it is left out.');
    return [];
  });
}
