import {formatRange} from '../../model/range';
import type {Constraints} from '../../model/types';
import {toCode} from './text';

/** The constraints of a schema, briefly: `1–40 characters`, `multiple of 5`, ``matches `^a` ``. */
export function toConstraintWords(constraints: Constraints): string[] {
  const {
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
    minLength,
    maxLength,
    minItems,
    maxItems,
    uniqueItems,
    minProperties,
    maxProperties,
    pattern,
  } = constraints;
  const count = (min: number | undefined, max: number | undefined, one: string, many: string) => {
    const range = formatRange({min, max});
    return range === undefined ? [] : [`${range} ${(max ?? min) === 1 ? one : many}`];
  };
  return [
    ...(
      formatRange({min: minimum, max: maximum, above: exclusiveMinimum, below: exclusiveMaximum}) ??
      ''
    )
      .split(', ')
      .filter((word) => word !== ''),
    ...(multipleOf === undefined ? [] : [`multiple of ${multipleOf}`]),
    ...count(minLength, maxLength, 'character', 'characters'),
    ...count(minItems, maxItems, 'item', 'items'),
    ...(uniqueItems ? ['unique'] : []),
    ...count(minProperties, maxProperties, 'property', 'properties').map((words) =>
      minProperties === maxProperties ? `exactly ${words}` : words,
    ),
    ...(pattern === undefined ? [] : [`matches ${toCode(pattern)}`]),
  ];
}
