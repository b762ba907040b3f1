import {byOrder, orderOf} from '../order';
import type {Property, Schema} from '../types';
import {countSchemas} from './children';
import type {Draft} from './draft';
import {toSlotSchema} from './slotSchema';

/**
 * Maximum size of a schema, counted in schemas, that a branch repeats from the schema around it.
 */
const MAX_REPEATED = 16;

/**
 * The properties of a schema, sorted by `x-order` or in document order. Names that are only
 * required come last and allow any value.
 */
export function toProperties(draft: Draft): Property[] {
  const {properties, required, scope} = draft;
  const defined = byOrder([...properties], ([, {places}]) => orderOf(places)).map(
    ([name, slot]): Property => ({
      name,
      schema: toSlotSchema(draft, slot),
      ...(required.has(name) && {required: true}),
      ...(slot.from !== undefined && {from: slot.from}),
    }),
  );
  const missing = [...required].filter((name) => !properties.has(name));
  return [
    ...defined,
    ...missing.map((name): Property => ({
      name,
      schema: toSibling(scope.siblings?.get(name)?.schema),
      required: true,
    })),
  ];
}

function toSibling(schema: Schema | undefined): Schema {
  return schema && countSchemas(schema, MAX_REPEATED) <= MAX_REPEATED
    ? schema
    : {kind: 'boolean', value: true};
}
