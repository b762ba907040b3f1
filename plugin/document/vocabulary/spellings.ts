/** Reads statements that drafts and versions write in different ways, in the way of today. */
import {childOf, entriesOf, fieldOf, itemsOf} from '../place';
import type {Json, Place} from '../types';

/**
 * The field of a schema with the number of a limit. In OpenAPI 3.0, `exclusiveMinimum: true` makes
 * the `minimum` beside it exclusive.
 */
export function toLimitField(schema: Json, keyword: string): string | undefined {
  switch (keyword) {
    case 'minimum':
      return fieldOf(schema, 'exclusiveMinimum') === true ? undefined : keyword;
    case 'maximum':
      return fieldOf(schema, 'exclusiveMaximum') === true ? undefined : keyword;
    case 'exclusiveMinimum':
      return toFlagged(fieldOf(schema, keyword), keyword, 'minimum');
    case 'exclusiveMaximum':
      return toFlagged(fieldOf(schema, keyword), keyword, 'maximum');
    default:
      return keyword;
  }
}

function toFlagged(value: Json | undefined, keyword: string, flagged: string): string | undefined {
  if (typeof value !== 'boolean') return keyword;
  return value ? flagged : undefined;
}

/**
 * The schemas of the first items, and the one of all others. Before 2020-12, a list in `items` was
 * what `prefixItems` is, and `additionalItems` described the others.
 */
export function readItems(schema: Place): {prefix: Place[]; rest?: Place | undefined} {
  const items = childOf(schema, 'items');
  return Array.isArray(items?.value)
    ? {prefix: itemsOf(items), rest: childOf(schema, 'additionalItems')}
    : {prefix: itemsOf(childOf(schema, 'prefixItems')), rest: items};
}

/**
 * The lists of properties that others require. Before 2019-09, `dependencies` had them and the
 * schemas of `dependentSchemas`.
 */
export function readRequirements(schema: Place): [property: string, names: Place][] {
  return ['dependentRequired', 'dependencies']
    .flatMap((keyword) => entriesOf(childOf(schema, keyword)))
    .filter(([, {value}]) => Array.isArray(value));
}
