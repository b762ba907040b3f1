import type {Context} from '../context';
import {listDescendants, resolveMapping} from '../../document/derived';
import {childOf, entriesOf} from '../../document/place';
import type {Place} from '../../document/types';
import {toText} from '../read';
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
    const place =
      target === undefined ? undefined : resolveMapping(context.document, entry, target);
    if (place) add(place);
  }
  for (const place of listDescendants(context.document, context.childrenOf, parent.value))
    add(place);
  return [...found.values()];
}
