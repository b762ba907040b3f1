import {ROOT_SHAPE, shapeOfEntry, type Shape} from '../objects';
import {toKeys} from '../pointer';
import type {Json} from '../types';

/** URIs of dialects that are read as the default one. */
const USUAL_DIALECT =
  /^https:\/\/(?:spec\.openapis\.org\/oas\/3\.\d+\/dialect\/|json-schema\.org\/draft\/2020-12\/schema)/;

/**
 * Whether a `$schema` or `jsonSchemaDialect` means JSON Schema 2020-12 for Schema Objects, which is
 * also the default.
 */
export function isUsualDialect(dialect: Json | undefined): boolean {
  return typeof dialect !== 'string' || USUAL_DIALECT.test(dialect);
}

/** Whether a place of a document is a Schema Object or inside one. */
export function isInSchema(pointer: string): boolean {
  let shape: Shape | null = ROOT_SHAPE;
  for (const key of toKeys(pointer)) {
    shape = shape && shapeOfEntry(shape, key, false);
    if (shape?.form === 'object' && shape.of === 'schema') return true;
  }
  return false;
}
