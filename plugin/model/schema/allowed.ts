import type {EnumValue, Json, NodeSchema} from '../types';

/**
 * The values that a schema allows, without repetition: the only one, or a list. A list that names
 * or describes its values is kept.
 */
export function toAllowed({const: only, enum: values}: Pick<NodeSchema, 'const' | 'enum'>): {
  only?: Json;
  values?: EnumValue[];
} {
  const isExplained = values?.some(
    ({name, description}) => name !== undefined || description !== undefined,
  );
  if (only !== undefined) return {only, ...(isExplained && {values})};
  const [first, ...others] = values ?? [];
  if (first && others.length === 0 && !isExplained) return {only: first.value};
  return {...(values && {values})};
}
