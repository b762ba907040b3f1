import type {Place} from '../../document/place';
import type {Property, SchemaId} from '../types';

/** Where in the reference a schema is being built. */
export type Scope = {
  /** How many schemas it is in, counted from the last named one. */
  depth: number;
  /** The named schema that is being built. */
  home?: SchemaId;
  /** It comes from another named schema that was merged in here. */
  foreign?: true;
  /**
   * Properties beside the `oneOf` or `anyOf` whose branch this is: a branch may only say which of
   * them it requires.
   */
  siblings?: ReadonlyMap<string, Property>;
  /** What a `$dynamicRef` points to here, by anchor: JSON Schema 2020-12, section 8.2.3.2. */
  dynamic?: ReadonlyMap<string, Place>;
};

export const ROOT_SCOPE: Scope = {depth: 0};

/** The scope of a schema inside another. */
export function innerScope(
  {depth, home, foreign, dynamic}: Scope,
  more: Partial<Scope> = {},
): Scope {
  return {depth: depth + 1, home, ...(foreign && {foreign}), ...(dynamic && {dynamic}), ...more};
}
