import {isDeprecated, isMarked} from '../../model/example/marks';
import {hasMember, namesOf} from '../../document/keyOrder';
import type {JsonObject, NodeSchema, Property, Schema, SchemaTable} from '../../model/types';
import {toControl} from './toControl';

/** A field of an object's form. `schema` is absent if the document does not describe it. */
export type ObjectField = {
  name: string;
  schema: Schema | undefined;
  required?: boolean;
  removable: boolean;
};

/**
 * How many optional properties an empty form shows: more would hide what the reader is looking for.
 */
const MAX_OPTIONAL = 12;

const SIMPLE: ReadonlySet<string> = new Set(['choice', 'boolean', 'number', 'text']);

/**
 * Lists the properties of an object that have a field, and those that can be added. Required
 * properties and those with values have a field, as do the first optional ones that a single
 * control edits. Read-only properties are left to the API.
 * @param object the values of the form
 */
export function listFields(
  node: NodeSchema,
  object: JsonObject,
  table: SchemaTable,
): {fields: ObjectField[]; addable: Property[]} {
  const isThere = ({name}: Property) => hasMember(object, name);
  const properties = (node.properties ?? []).filter(
    (property) => isThere(property) || !isMarked(property.schema, 'readOnly', table),
  );
  const offered = new Set(
    properties.filter((property) => isSimple(property, table)).slice(0, MAX_OPTIONAL),
  );
  const hasField = (property: Property) =>
    property.required || isThere(property) || offered.has(property);
  const further = namesOf(object).filter(
    (name) => !properties.some((property) => property.name === name),
  );
  return {
    fields: [
      ...properties
        .filter(hasField)
        .map((property) => ({...property, removable: !property.required && isThere(property)})),
      ...further.map((name) => ({name, schema: node.additionalProperties, removable: true})),
    ],
    addable: properties.filter((property) => !hasField(property)),
  };
}

function isSimple({required, schema}: Property, table: SchemaTable): boolean {
  return !required && !isDeprecated(schema, table) && SIMPLE.has(toControl(schema, table).kind);
}
