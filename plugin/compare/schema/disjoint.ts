/** Tells whether a value can match several variants of a choice. */
import {stringOf} from '../../document/place';
import type {Take} from '../budget';
import type {SchemaChoice, SchemaFacts, Schemas} from './schemaFacts';
import {commonTypes} from './types';

type FactsOf = (schemas: Schemas) => SchemaFacts;

/** Objects whose properties tell them apart may be properties themselves. */
const DEPTH = 3;

/** Whether types or constants exclude that a value matches two variants. */
export function areDisjoint(
  {variants, discriminator}: SchemaChoice,
  factsOf: FactsOf,
  take: Take,
): boolean {
  const selector = stringOf(discriminator?.value, 'propertyName');
  const all = variants.map(factsOf);
  const names = [...(all[0]?.properties.keys() ?? [])];
  if (names.some((name) => isSelector(name, all, factsOf, selector))) return true;
  return all.every((one, index) => {
    for (const other of all.slice(index + 1))
      if (!take(1) || !isDisjoint(one, other, factsOf, selector)) return false;
    return true;
  });
}

/** Whether a property of all variants has other values in each: there may be many variants. */
function isSelector(
  name: string,
  all: readonly SchemaFacts[],
  factsOf: FactsOf,
  selector: string | undefined,
): boolean {
  const seen = new Set<string>();
  return all.every(({types, properties, required}) => {
    const schemas = properties.get(name);
    const isGiven = types?.size === 1 && types.has('object');
    if (!schemas || !isGiven || !(name === selector || required.has(name))) return false;
    const {types: inner, values} = factsOf(schemas);
    if (!inner || inner.has('null') || !values) return false;
    const own = [...values.keys()];
    const isNew = !own.some((text) => seen.has(text));
    for (const text of own) seen.add(text);
    return isNew;
  });
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
