/** Tells whether a value can match several variants of a choice. */
import {stringOf} from '../../document/place';
import type {Choice, SchemaFacts, Schemas} from './schemaFacts';
import {commonTypes} from './types';

type FactsOf = (schemas: Schemas) => SchemaFacts;

/** Objects whose properties tell them apart may be properties themselves. */
const DEPTH = 3;

/** Whether types or constants exclude that a value matches two variants. */
export function areDisjoint({variants, discriminator}: Choice, factsOf: FactsOf): boolean {
  const selector = stringOf(discriminator?.value, 'propertyName');
  const all = variants.map(factsOf);
  return all.every((one, index) =>
    all.slice(index + 1).every((other) => isDisjoint(one, other, factsOf, selector)),
  );
}

/** @param selector the property of a discriminator, which every object has */
function isDisjoint(
  one: SchemaFacts,
  other: SchemaFacts,
  factsOf: FactsOf,
  selector?: string,
  depth = DEPTH,
): boolean {
  const common = commonTypes(one.types, other.types);
  if (common?.length === 0) return true;
  // Null is not among the values.
  if (!common || common.includes('null')) return false;
  const {values} = other;
  if (one.values && values && ![...one.values.keys()].some((text) => values.has(text))) return true;
  if (depth === 0 || !common.every((type) => type === 'object')) return false;
  const isRequired = (name: string) =>
    name === selector || (one.required.has(name) && other.required.has(name));
  return [...one.properties].some(([name, schemas]) => {
    const others = other.properties.get(name);
    return (
      others !== undefined &&
      isRequired(name) &&
      isDisjoint(factsOf(schemas), factsOf(others), factsOf, undefined, depth - 1)
    );
  });
}
