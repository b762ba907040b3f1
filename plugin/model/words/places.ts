import type {NodeSchema} from '../types';

/**
 * Where a page says what a field of a schema means: in the type; on the line of the type, where a
 * title says nothing new; as text below it; in rows that hold other schemas; or in a rule
 * beside them. A new field does not compile until it has a place.
 */
const PLACES: {
  readonly [field in keyof NodeSchema]-?: 'type' | 'title' | 'line' | 'text' | 'part' | 'rule';
} = {
  kind: 'type',
  // About values, which no page compares.
  unchecked: 'type',
  types: 'type',
  type: 'type',
  title: 'title',
  constraints: 'line',
  format: 'line',
  readOnly: 'line',
  writeOnly: 'line',
  badges: 'line',
  description: 'text',
  const: 'text',
  default: 'text',
  enum: 'text',
  examples: 'text',
  mergedExamples: 'text',
  deprecated: 'text',
  conflicts: 'text',
  xml: 'text',
  externalDocs: 'text',
  other: 'text',
  extensions: 'text',
  content: 'text',
  properties: 'part',
  patternProperties: 'part',
  additionalProperties: 'part',
  unevaluatedProperties: 'part',
  propertyNames: 'part',
  prefixItems: 'part',
  items: 'part',
  unevaluatedItems: 'part',
  contains: 'part',
  variants: 'part',
  dependentSchemas: 'part',
  conditions: 'part',
  not: 'part',
  additionalPropertiesName: 'rule',
  dependentRequired: 'rule',
  discriminator: 'rule',
  allOf: 'rule',
};
const PLACE_OF: ReadonlyMap<string, string> = new Map(Object.entries(PLACES));

/** Whether the line of a row shows all fields. Fast, because every row calls it. */
export function isOnLine(fields: object): boolean {
  for (const field in fields) {
    const place = PLACE_OF.get(field);
    if (place !== 'type' && place !== 'title' && place !== 'line') return false;
  }
  return true;
}

/** Whether there is more to say than the type, the title and the parts. */
export function hasDetails(fields: object): boolean {
  for (const field in fields) {
    const place = PLACE_OF.get(field);
    if (place === 'line' || place === 'text') return true;
  }
  return false;
}

/** Whether a schema holds others. */
export function isNested(node: NodeSchema): boolean {
  if (node.content?.schema) return true;
  for (const field in node) if (PLACE_OF.get(field) === 'part') return true;
  return false;
}
