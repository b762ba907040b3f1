import type {Place} from '../../document/types';
import type {Property, SchemaId} from '../types';

/** The position in the reference at which a schema is being built. */
export type Scope = {
  /** Nesting depth, counted from the last named schema. */
  depth: number;
  /** The named schema that is being built. */
  home?: SchemaId;
  /** Whether it comes from another named schema that was merged in here. */
  foreign?: true;
  /**
   * The properties beside the `oneOf` or `anyOf` that contains this branch: a branch may only list
   * which of them it requires.
   */
  siblings?: ReadonlyMap<string, Property>;
  /** The targets of `$dynamicRef` here, by anchor: JSON Schema 2020-12, section 8.2.3.2. */
  dynamic?: ReadonlyMap<string, Place>;
};

export const ROOT_SCOPE: Scope = {depth: 0};

/** The scope of a nested schema. */
export function innerScope(
  {depth, home, foreign, dynamic}: Scope,
  more: Partial<Scope> = {},
): Scope {
  return {depth: depth + 1, home, ...(foreign && {foreign}), ...(dynamic && {dynamic}), ...more};
}
