/**
 * The keywords of JSON Schema that hold schemas, in the order in which a page shows them. Reading,
 * merging, visiting, the types that a keyword implies, the parts of a page and the comparison of
 * documents follow from these rows.
 */
type ApplicatorRow = {
  /** One schema, a list, a map by name, or one or a list; `mixed`: a map of schemas or of names. */
  holds: 'one' | 'list' | 'map' | 'either' | 'mixed';
  /** The type of the values that it is about; absent: values of any type. */
  on?: 'object' | 'array' | 'string';
  /**
   * The field of a schema of the model that shows it; absent: one of the same name. `null`: it is
   * merged, or holds schemas for references.
   */
  field?: string | null;
  /**
   * How the schemas of several parts of an `allOf` are merged; absent: in a way of its own. `slot`:
   * a value must match all. `named`: likewise, by name.
   */
  merged?: 'slot' | 'named';
  /** The keyword beside it without which it has no effect. */
  needs?: string;
  /** The block of the page that shows it. */
  block?: 'properties' | 'items' | 'variants' | 'conditions';
  /** It is about all values that no other keyword names: a page shows it if it says more. */
  isRest?: true;
  /**
   * How documents are compared: a `condition` is compared as a whole, because no rule of variance
   * covers it. Likewise a `restriction`, but a schema with it allows less than one without it.
   */
  compared: 'inner' | 'condition' | 'restriction' | 'none';
};

const APPLICATORS = {
  properties: {holds: 'map', on: 'object', merged: 'named', block: 'properties', compared: 'inner'},
  patternProperties: {
    holds: 'map',
    on: 'object',
    merged: 'named',
    block: 'properties',
    compared: 'condition',
  },
  additionalProperties: {
    holds: 'one',
    on: 'object',
    merged: 'slot',
    block: 'properties',
    isRest: true,
    compared: 'inner',
  },
  unevaluatedProperties: {
    holds: 'one',
    on: 'object',
    merged: 'slot',
    block: 'properties',
    isRest: true,
    // Like `additionalProperties`, which is at most beside it.
    compared: 'inner',
  },
  propertyNames: {
    holds: 'one',
    on: 'object',
    merged: 'slot',
    block: 'properties',
    compared: 'restriction',
  },
  prefixItems: {holds: 'list', on: 'array', block: 'items', compared: 'inner'},
  items: {
    holds: 'either',
    on: 'array',
    block: 'items',
    isRest: true,
    compared: 'inner',
  },
  /** Of the drafts before 2020-12: the items after a list in `items`. */
  additionalItems: {holds: 'one', on: 'array', field: 'items', compared: 'inner'},
  unevaluatedItems: {
    holds: 'one',
    on: 'array',
    merged: 'slot',
    block: 'items',
    isRest: true,
    compared: 'condition',
  },
  contains: {holds: 'one', on: 'array', block: 'items', compared: 'restriction'},
  oneOf: {holds: 'list', field: 'variants', block: 'variants', compared: 'inner'},
  anyOf: {holds: 'list', field: 'variants', block: 'variants', compared: 'inner'},
  dependentSchemas: {
    holds: 'map',
    on: 'object',
    merged: 'named',
    block: 'conditions',
    compared: 'condition',
  },
  /** Of the drafts before 2019-09: `dependentSchemas` and `dependentRequired` in one. */
  dependencies: {holds: 'mixed', on: 'object', field: 'dependentSchemas', compared: 'condition'},
  if: {holds: 'one', field: 'conditions', block: 'conditions', compared: 'condition'},
  then: {
    holds: 'one',
    needs: 'if',
    field: 'conditions',
    block: 'conditions',
    compared: 'condition',
  },
  else: {
    holds: 'one',
    needs: 'if',
    field: 'conditions',
    block: 'conditions',
    compared: 'condition',
  },
  not: {holds: 'one', block: 'conditions', compared: 'restriction'},
  contentSchema: {
    holds: 'one',
    on: 'string',
    field: 'content',
    merged: 'slot',
    block: 'conditions',
    compared: 'condition',
  },
  allOf: {holds: 'list', field: null, compared: 'none'},
  $defs: {holds: 'map', field: null, compared: 'none'},
  definitions: {holds: 'map', field: null, compared: 'none'},
} as const satisfies {readonly [keyword: string]: ApplicatorRow};

export type Applicator = keyof typeof APPLICATORS;

/** The applicators whose rows have the same traits. */
export type ApplicatorOf<Traits> = {
  [keyword in Applicator]: (typeof APPLICATORS)[keyword] extends Traits ? keyword : never;
}[Applicator];

/** The fields of a schema of the model that hold schemas which a page shows. */
export type ShownField = {
  [keyword in ApplicatorOf<{block: string}>]: (typeof APPLICATORS)[keyword] extends {
    field: infer Field;
  }
    ? Field
    : keyword;
}[ApplicatorOf<{block: string}>];

/** The rows, with the traits that only some of them have. */
export const APPLICATOR_ROWS: readonly (readonly [keyword: Applicator, row: ApplicatorRow])[] =
  Object.entries(APPLICATORS) as [Applicator, ApplicatorRow][];

/** The keywords of the properties that no other keyword describes. */
export const REST_KEYWORDS = APPLICATOR_ROWS.flatMap(([keyword, {on, isRest}]) =>
  on === 'object' && isRest ? [keyword as ApplicatorOf<{on: 'object'; isRest: true}>] : [],
);

/** The keywords whose keys are names, each of a schema. */
export const SCHEMA_MAPS: ReadonlySet<string> = new Set(
  APPLICATOR_ROWS.flatMap(([keyword, {holds}]) => (holds === 'map' ? [keyword] : [])),
);
