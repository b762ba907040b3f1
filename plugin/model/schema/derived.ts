import type {Context} from '../context';
import {childOf, entriesOf, fieldOf, placeKey} from '../../document/place';
import type {Place} from '../../document/types';
import {toText} from '../read';
import {resolveMapping} from './discriminator';
import type {SchemaLink} from './registry';

/**
 * The variants of a schema that has a discriminator and no `oneOf`: the schemas in its mapping,
 * among them itself, then those that have it in their `allOf`. Their own children are included,
 * unless they have a discriminator themselves.
 */
export function findDerived(
  context: Context,
  parent: Place,
  discriminator: Place,
): {link: SchemaLink; place: Place}[] {
  const found = new Map<string, {link: SchemaLink; place: Place}>();
  const add = (place: Place) => {
    const link = context.schemas.link([place]);
    found.set(link.id, {link, place});
  };
  for (const [, entry] of entriesOf(childOf(discriminator, 'mapping'))) {
    const target = toText(entry.value);
    const place = target === undefined ? undefined : resolveMapping(context, entry, target);
    if (place) add(place);
  }
  const seen = new Set<string>();
  const queue = [...context.childrenOf(parent.value)];
  for (let place = queue.shift(); place; place = queue.shift()) {
    if (seen.has(placeKey(place))) continue;
    seen.add(placeKey(place));
    if (place.value !== parent.value) add(place);
    if (fieldOf(place.value, 'discriminator') === undefined)
      queue.push(...context.childrenOf(place.value));
  }
  return [...found.values()];
}
