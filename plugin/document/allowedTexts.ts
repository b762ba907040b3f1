import {isExactNumber} from './exactNumber';
import {childOf, fieldOf, itemsOf, refOf} from './place';
import type {Json, LoadedDocument, Place} from './types';

type Resolver = Pick<LoadedDocument, 'resolve'>;

/** Maximum number of schemas that are searched for a value. */
const MAX_PARTS = 50;

/**
 * The strings that a schema allows for one of its properties by `const` or `enum`, also through
 * references and `allOf`: those that all its parts allow, or those of the first part. Empty when
 * any string is allowed.
 */
export function listAllowedTexts(
  document: Resolver,
  schema: Place,
  propertyName: string,
): string[] {
  const properties = listParts(document, schema).flatMap((part) => {
    const named = childOf(part, 'properties');
    return (named && childOf(named, propertyName)) ?? [];
  });
  const lists = properties
    .flatMap((property) => listParts(document, property))
    .flatMap((part) => {
      const own = fieldOf(part.value, 'const');
      const values = own === undefined ? fieldOf(part.value, 'enum') : [own];
      return Array.isArray(values)
        ? [
            values.filter(
              (value): value is string => typeof value === 'string' && !isExactNumber(value),
            ),
          ]
        : [];
    });
  const [first = [], ...others] = lists;
  const common = first.filter((value) => others.every((list) => list.includes(value)));
  return common.length > 0 ? common : first;
}

/** A schema, the schemas it refers to, and its parts. */
function listParts(document: Resolver, schema: Place): Place[] {
  const parts = [schema];
  const seen = new Set<Json>([schema.value]);
  for (const part of parts) {
    const ref = refOf(part.value);
    const target = ref === undefined ? undefined : document.resolve(ref, part);
    for (const next of [...(target ? [target] : []), ...itemsOf(childOf(part, 'allOf'))]) {
      if (seen.has(next.value) || parts.length >= MAX_PARTS) continue;
      seen.add(next.value);
      parts.push(next);
    }
  }
  return parts;
}
