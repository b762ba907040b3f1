// Converts a request body: a parameter `in: body` becomes a Request Body Object.
import {isObject} from '../isObject';
import {toObject} from '../keyOrder';
import {childOf, entriesOf, fieldOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {appendKey} from '../pointer';
import {toSchema} from './schema';
import type {Conversion, MediaTypes} from './types';

/** Fields of the parameter that have another meaning in OpenAPI 3. */
const TAKEN = new Set(['name', 'in', 'schema', 'x-example', 'x-examples']);

export function toRequestBody(
  from: Place<JsonObject>,
  to: PlaceInFile,
  consumes: MediaTypes | undefined,
  conversion: Conversion,
): JsonObject {
  conversion.visit(from.value);
  conversion.places.note(to, from);
  const list = conversion.listFor(consumes ?? conversion.assume(from));
  const content = {...to, pointer: appendKey(to.pointer, 'content')};
  conversion.places.trace(content, from);
  const rest = Object.fromEntries(Object.entries(from.value).filter(([key]) => !TAKEN.has(key)));
  return {
    ...rest,
    content: Object.fromEntries(
      list.map(({name, from: named}) => {
        const at = {...to, pointer: appendKey(content.pointer, name)};
        conversion.places.trace(at, named);
        return [name, toMediaType(from, at, name, conversion)];
      }),
    ),
  };
}

function toMediaType(
  from: Place<JsonObject>,
  to: PlaceInFile,
  name: string,
  conversion: Conversion,
): JsonObject {
  const schema = childOf(from, 'schema');
  const at = {...to, pointer: appendKey(to.pointer, 'schema')};
  if (schema) conversion.places.note(at, schema);
  return {
    ...(schema && {schema: toSchema(schema, at, conversion)}),
    ...toExamples(from, to, name, conversion),
  };
}

/** `x-example` is one example. The keys of `x-examples` are media types or names. */
function toExamples(
  from: Place,
  to: PlaceInFile,
  mediaType: string,
  {places}: Conversion,
): JsonObject {
  const one = childOf(from, 'x-example');
  const several = childOf(from, 'x-examples');
  const byType = childOf(several, mediaType) ?? one;
  if (byType) {
    places.trace({...to, pointer: appendKey(to.pointer, 'example')}, byType);
    return {example: byType.value};
  }
  if (!several || !isObject(several.value) || Object.keys(several.value).some(isMediaType))
    return {};
  const at = {...to, pointer: appendKey(to.pointer, 'examples')};
  places.trace(at, several);
  return {examples: toObject(entriesOf(several).map(toExample))};
}

function toExample([name, {value}]: [string, Place]): [string, Json] {
  return [name, isObject(value) && fieldOf(value, 'value') !== undefined ? value : {value}];
}

function isMediaType(name: string): boolean {
  return name.includes('/');
}
