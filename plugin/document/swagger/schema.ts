// Converts a Schema Object of Swagger 2.0 to OpenAPI 3.0. Most keywords are the same.
import {shapeOfEntry} from '../objects';
import {childOf, fieldOf, isObjectPlace, refOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {appendKey} from '../pointer';
import {isSchemaMap} from '../validate/refAsName';
import {within} from './places';
import type {Conversion} from './types';

const SCHEMA = {form: 'object', of: 'schema'} as const;

export function toSchema(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  const ref = refOf(from.value);
  if (ref !== undefined) return toReference(from, ref, to, conversion);
  const fields: [string, Json][] = [];
  for (const [key, value] of Object.entries(from.value)) {
    const place = {value, file: from.file, pointer: appendKey(from.pointer, key)};
    const at = {file: to.file, pointer: appendKey(to.pointer, key)};
    const shape = shapeOfEntry(SCHEMA, key, false, '2.0');
    fields.push([
      key,
      shape?.of === 'schema' ? toSchemas(shape.form, place, at, conversion) : value,
    ]);
  }
  return settle(Object.fromEntries(fields), from, to, conversion);
}

/** The content of a keyword: a schema, or a list or map of schemas. */
function toSchemas(
  form: 'object' | 'list' | 'map' | 'either',
  from: Place,
  to: PlaceInFile,
  conversion: Conversion,
): Json {
  const {value} = from;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return form === 'object' || form === 'map'
      ? value
      : value.map((item, index) =>
          toSchema(
            at(from, index, item),
            {...to, pointer: appendKey(to.pointer, index)},
            conversion,
          ),
        );
  return form === 'map' ? toSchemaMap(from, to, conversion) : toSchema(from, to, conversion);
}

export function toSchemaMap(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  // In the maps of a schema, `$ref` is a name like any other.
  if (refOf(from.value) !== undefined && !isSchemaMap(from.pointer))
    return conversion.refer(from, to);
  return Object.fromEntries(
    Object.entries(from.value).map(([name, value]) => [
      name,
      name.startsWith('x-') && from.pointer.split('/').length === 2
        ? value
        : toSchema(
            at(from, name, value),
            {...to, pointer: appendKey(to.pointer, name)},
            conversion,
          ),
    ]),
  );
}

function at({file, pointer}: Place, key: string | number, value: Json): Place {
  return {value, file, pointer: appendKey(pointer, key)};
}

/**
 * Fields beside a reference have no effect, except that many tools read whether null is allowed.
 */
function toReference(
  from: Place<JsonObject>,
  ref: string,
  to: PlaceInFile,
  conversion: Conversion,
): JsonObject {
  if (from.value['x-nullable'] !== true) return conversion.refer(from, to);
  const {$ref: _ref, 'x-nullable': _nullable, ...rest} = from.value;
  const part = {...to, pointer: appendKey(appendKey(to.pointer, 'allOf'), 0)};
  conversion.places.trace(part, from);
  const holder = {...from, value: {$ref: ref}};
  return {...rest, allOf: [conversion.refer(holder, part)], nullable: true};
}

/** The keywords that Swagger 2.0 writes differently. */
function settle(
  schema: JsonObject,
  from: Place,
  to: PlaceInFile,
  {places}: Conversion,
): JsonObject {
  const move = (key: string, ...origin: [string] | []) => {
    const place = origin[0] === undefined ? from : childOf(from, origin[0]);
    if (place) places.trace({...to, pointer: appendKey(to.pointer, key)}, place);
  };
  const settled = {...schema};
  const {type, discriminator} = schema;
  if (typeof discriminator === 'string') {
    settled.discriminator = {propertyName: discriminator};
    places.trace(
      within(within(to, 'discriminator'), 'propertyName'),
      within(from, 'discriminator'),
    );
  }
  if (typeof schema['x-nullable'] === 'boolean') {
    move('nullable', 'x-nullable');
    settled.nullable = schema['x-nullable'];
    delete settled['x-nullable'];
  }
  const example = fieldOf(schema, 'x-example');
  if (example !== undefined && fieldOf(schema, 'example') === undefined) {
    move('example', 'x-example');
    settled.example = example;
    delete settled['x-example'];
  }
  if (type === 'file') {
    settled.type = 'string';
    settled.format = 'binary';
    move('format', 'type');
  }
  if (Array.isArray(type)) {
    const [only, ...others] = type.filter((name) => name !== 'null');
    if (only !== undefined && others.length === 0 && type.length > 1) {
      settled.type = only;
      settled.nullable = true;
      move('nullable', 'type');
    }
  }
  return settled;
}
