// Converts a whole Swagger 2.0 document to OpenAPI 3.0.
import {childOf, entriesOf, isObjectPlace, refOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {toObject} from '../keyOrder';
import {appendKey, toPointer} from '../pointer';
import {toRequestBody} from './body';
import {toPathItem} from './operation';
import {toServers} from './servers';
import {toParameter} from './parameter';
import {toResponse} from './response';
import {toSchemaMap} from './schema';
import type {Conversion} from './types';
import {within} from './places';

const TAKEN = new Set([
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  'paths',
  'definitions',
  'parameters',
  'responses',
  'securityDefinitions',
]);

export function toDocument(root: Place<JsonObject>, conversion: Conversion): JsonObject {
  const {file} = root;
  const at = (pointer: string) => ({file, pointer});
  conversion.visit(root.value);
  conversion.places.trace(at('/openapi'), {file, pointer: '/swagger'});
  const servers = toServers(root, childOf(root, 'schemes'), at('/servers'), conversion);
  const paths = childOf(root, 'paths');
  const {info, ...rest} = Object.fromEntries(
    Object.entries(root.value).filter(([key]) => !TAKEN.has(key)),
  );
  const components = toComponents(root, conversion);
  return {
    openapi: '3.0.3',
    ...(info !== undefined && {info}),
    ...(servers.length > 0 && {servers}),
    ...rest,
    ...(paths && {paths: toPaths(paths, at('/paths'), root, conversion)}),
    ...(Object.keys(components).length > 0 && {components}),
  };
}

export function toPaths(from: Place, to: PlaceInFile, root: Place, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  return toObject(
    entriesOf(from).map(([path, item]) => [
      path,
      path.startsWith('x-')
        ? item.value
        : toPathItem(item, {...to, pointer: appendKey(to.pointer, path)}, root, conversion),
    ]),
  );
}

function toComponents(root: Place, conversion: Conversion): JsonObject {
  const {file} = root;
  const components: JsonObject = {};
  const add = (field: string, section: string, convert: (from: Place, to: PlaceInFile) => Json) => {
    const from = childOf(root, field);
    if (!from) return;
    const to = {file, pointer: toPointer('components', section)};
    conversion.places.note(to, from);
    components[section] = convert(from, to);
  };
  add('definitions', 'schemas', (from, to) => toSchemaMap(from, to, conversion));
  add('responses', 'responses', (from, to) =>
    toMap(from, to, conversion, (response, at) =>
      toResponse(response, at, conversion.produces, conversion),
    ),
  );
  add('securityDefinitions', 'securitySchemes', (from, to) =>
    toMap(from, to, conversion, (scheme, at) => toSecurityScheme(scheme, at, conversion)),
  );
  const parameters = childOf(root, 'parameters');
  const bodies = isObjectPlace(parameters) ? toSharedBodies(parameters, conversion) : {};
  if (Object.keys(bodies).length > 0) components.requestBodies = bodies;
  add('parameters', 'parameters', (from, to) =>
    toMap(from, to, conversion, (parameter, at) => toSharedParameter(parameter, at, conversion)),
  );
  if (isObjectPlace({...root, value: components.parameters ?? null}))
    if (Object.keys(components.parameters as JsonObject).length === 0) delete components.parameters;
  return components;
}

/** Shared bodies, which OpenAPI 3 keeps separate from parameters. */
function toSharedBodies(parameters: Place, conversion: Conversion): JsonObject {
  return toObject(
    entriesOf(parameters).flatMap(([name, place]): [string, Json][] => {
      if (!isObjectPlace(place) || place.value.in !== 'body') return [];
      const to = {file: place.file, pointer: toPointer('components', 'requestBodies', name)};
      return [[name, toRequestBody(place, to, conversion.consumes, conversion)]];
    }),
  );
}

/** Undefined for a body, and for form fields, which are inlined where they are used. */
function toSharedParameter(from: Place, to: PlaceInFile, conversion: Conversion): Json | undefined {
  const end = conversion.follow(from);
  const where = isObjectPlace(end) ? end.value.in : undefined;
  return where === 'body' || where === 'formData' ? undefined : toParameter(from, to, conversion);
}

/** The entries of a map of components, without extensions. */
export function toMap(
  from: Place,
  to: PlaceInFile,
  conversion: Conversion,
  convert: (from: Place, to: PlaceInFile) => Json | undefined,
): Json {
  if (!isObjectPlace(from)) return from.value;
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  return toObject(
    entriesOf(from).flatMap(([name, place]): [string, Json][] => {
      const converted = name.startsWith('x-')
        ? place.value
        : convert(place, {...to, pointer: appendKey(to.pointer, name)});
      return converted === undefined ? [] : [[name, converted]];
    }),
  );
}

const FLOWS: ReadonlyMap<Json | undefined, string> = new Map([
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

export function toSecurityScheme(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  const {type} = from.value;
  if (type === 'basic') {
    conversion.places.trace(within(to, 'scheme'), within(from, 'type'));
    return {...from.value, type: 'http', scheme: 'basic'};
  }
  return type === 'oauth2' ? toOAuth2(from, to, conversion) : from.value;
}

function toOAuth2(from: Place<JsonObject>, to: PlaceInFile, {places}: Conversion): JsonObject {
  const {flow, authorizationUrl, tokenUrl, scopes, ...rest} = from.value;
  const name = FLOWS.get(flow);
  if (name === undefined) return {...rest, flows: {}};
  const flows = within(to, 'flows');
  places.trace(flows, within(from, 'flow'));
  places.trace(within(flows, name), from);
  return {
    ...rest,
    flows: {
      [name]: {
        ...(authorizationUrl !== undefined && {authorizationUrl}),
        ...(tokenUrl !== undefined && {tokenUrl}),
        scopes: scopes ?? {},
      },
    },
  };
}
