import {byOrder, orderOf} from '../order';
import type {Property, Schema} from '../types';
import {countSchemas} from '../visit';
import {type Draft, type Slot, slotsOf} from './draft';
import {innerScope} from './scope';

/**
 * Maximum size of a schema, counted in schemas, that a branch repeats from the schema around it.
 */
const MAX_REPEATED = 16;

/**
 * The properties of a schema, sorted by `x-order` or in document order. Names that are only
 * required come last and allow what `additionalProperties` describes, else any value.
 */
export function toProperties(draft: Draft, additional: Schema | undefined): Property[] {
  const {required = new Set<string>(), scope} = draft;
  const properties = slotsOf(draft, 'properties');
  const defined = byOrder([...properties], ([, {places}]) => orderOf(places)).map(
    ([name, slot]): Property => ({
      name,
      schema: toSlotSchema(draft, slot),
      ...(required.has(name) && {required: true}),
      ...(slot.from !== undefined && {from: slot.from}),
    }),
  );
  // Patterns may describe such a name, too.
  const ofOthers =
    slotsOf(draft, 'patternProperties').size > 0 || additional?.kind === 'boolean'
      ? undefined
      : additional;
  const missing = [...required].filter((name) => !properties.has(name));
  return [
    ...defined,
    ...missing.map((name): Property => ({
      name,
      schema: toSibling(scope.siblings?.get(name)?.schema ?? ofOthers),
      required: true,
    })),
  ];
}

function toSibling(schema: Schema | undefined): Schema {
  return schema && countSchemas(schema, MAX_REPEATED) <= MAX_REPEATED
    ? schema
    : {kind: 'boolean', value: true};
}

/**
 * The schema of a slot. `siblings` are the properties of the schema around it, for a slot that may
 * only list which of them it requires.
 */
export function toSlotSchema(
  {build, scope}: Draft,
  {places, foreign}: Pick<Slot, 'places' | 'foreign'>,
  siblings?: readonly Property[],
): Schema {
  return build(
    places,
    innerScope(scope, {
      ...(foreign && {foreign}),
      ...(siblings &&
        siblings.length > 0 && {
          siblings: new Map(siblings.map((property) => [property.name, property])),
        }),
    }),
  );
}
