// Converts responses of Swagger 2.0: `schema` and `examples` become content by media type.
import {childOf, entriesOf, isObjectPlace, refOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {toObject} from '../keyOrder';
import {appendKey} from '../pointer';
import {toHeader} from './parameter';
import {toSchema} from './schema';
import type {Conversion, MediaTypes} from './types';

export function toResponse(
  from: Place,
  to: PlaceInFile,
  produces: MediaTypes | undefined,
  conversion: Conversion,
): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  const {schema: _schema, examples: _examples, headers: _headers, ...rest} = from.value;
  const headers = toHeaders(childOf(from, 'headers'), to, conversion);
  const content = toContent(from, to, produces, conversion);
  return {...rest, ...(headers !== undefined && {headers}), ...(content && {content})};
}

function toHeaders(
  from: Place | undefined,
  to: PlaceInFile,
  conversion: Conversion,
): Json | undefined {
  if (!isObjectPlace(from)) return from?.value;
  const at = appendKey(to.pointer, 'headers');
  return toObject(
    entriesOf(from).map(([name, header]) => [
      name,
      toHeader(header, {...to, pointer: appendKey(at, name)}, conversion),
    ]),
  );
}

/** A response without a schema and without examples has no body. */
export function hasBody(response: Place | undefined): boolean {
  return childOf(response, 'schema') !== undefined || childOf(response, 'examples') !== undefined;
}

function toContent(
  from: Place<JsonObject>,
  to: PlaceInFile,
  produces: MediaTypes | undefined,
  conversion: Conversion,
): JsonObject | undefined {
  const schema = childOf(from, 'schema');
  const examples = new Map(entriesOf(childOf(from, 'examples')));
  if (!schema && examples.size === 0) return undefined;
  const shown = [...examples].filter(([name]) => name.includes('/'));
  const listed = produces ? conversion.listFor(produces) : [];
  const others = shown
    .filter(([name]) => !listed.some((type) => type.name === name))
    .map(([name, place]) => ({name, from: place}));
  const all = [...listed, ...others];
  const {places} = conversion;
  const content = {...to, pointer: appendKey(to.pointer, 'content')};
  places.trace(content, schema ?? from);
  return Object.fromEntries(
    (all.length > 0 ? all : conversion.assume(schema ?? from).list).map(({name, from: named}) => {
      const at = {...to, pointer: appendKey(content.pointer, name)};
      places.trace(at, named);
      const example = examples.get(name) ?? (shown.length === 0 ? findOnly(examples) : undefined);
      return [name, toMediaType(schema, example, at, conversion)];
    }),
  );
}

/** An example whose name is not a media type applies to every media type of the response. */
function findOnly(examples: ReadonlyMap<string, Place>): Place | undefined {
  return examples.size === 1 ? [...examples.values()][0] : undefined;
}

function toMediaType(
  schema: Place | undefined,
  example: Place | undefined,
  to: PlaceInFile,
  conversion: Conversion,
): JsonObject {
  const at = {...to, pointer: appendKey(to.pointer, 'schema')};
  if (schema) conversion.places.note(at, schema);
  if (example) conversion.places.trace({...to, pointer: appendKey(to.pointer, 'example')}, example);
  return {
    ...(schema && {schema: toSchema(schema, at, conversion)}),
    ...(example && {example: example.value}),
  };
}
