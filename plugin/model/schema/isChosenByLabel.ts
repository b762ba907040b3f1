import type {VariantGroup} from '../types';

/**
 * Whether the labels of the variants and the values beside them already say all that the
 * discriminator maps, so that only its property is left to name.
 */
export function isChosenByLabel({discriminator, variants}: VariantGroup): boolean {
  if (discriminator?.propertyName === undefined) return false;
  const {mapping, defaultMapping} = discriminator;
  const values = new Set(variants.flatMap((variant) => variant.values ?? []));
  return (
    mapping.every(({value}) => values.has(value)) &&
    variants.every(({label, values: own}) => !own || own.includes(label)) &&
    (!defaultMapping || variants.some((variant) => variant.default))
  );
}
