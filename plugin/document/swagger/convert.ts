// Converts the files of a document of Swagger 2.0 into files of OpenAPI 3.0.
import path from 'path';
import {present} from '../present';
import {keyOf} from '../keyOrder';
import {count} from '../../diagnostics/text';
import type {FileStore, StoredFile, StoreProblem} from '../files/store';
import {isObject} from '../isObject';
import type {Shape} from '../objects';
import {fieldOf, isObjectPlace, refOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {toKeys} from '../pointer';
import type {Resolve} from '../reference/resolve';
import type {Reference} from '../reference/types';
import type {PlaceProblem} from '../validate/structure';
import {toRequestBody} from './body';
import {toDocument, toMap, toPaths, toSecurityScheme} from './document';
import {readMediaTypes, toOperation, toPathItem} from './operation';
import {toHeader, toParameter} from './parameter';
import {createPlaceMap} from './places';
import {toResponse} from './response';
import {toSchema, toSchemaMap} from './schema';
import {createListFor} from './createListFor';
import type {Conversion, PlaceMap} from './types';

export type Converted = {
  root: Place<JsonObject>;
  /** The converted files under the author's file names, and the places that were converted. */
  store: Pick<FileStore, 'files' | 'at'>;
  toAuthor: PlaceMap['toAuthor'];
  /** Parts that OpenAPI 3 cannot express, at places of the author's file. */
  problems: PlaceProblem[];
};

type SwaggerSource = {
  root: Place<JsonObject>;
  store: Pick<FileStore, 'files' | 'at'>;
  references: readonly Reference[];
  resolve: Resolve;
  follow: (place: Place) => Place | undefined;
};

type Pending = {result: JsonObject; ref: string; holder: Place; file: string};

/**
 * Converts whole documents completely. In other files, and in extensions, only targets of
 * references are converted, in place. References are rewritten at the end, when the new places of
 * their targets are known.
 */
export function convertSwagger({
  root,
  store,
  references,
  resolve,
  follow,
}: SwaggerSource): Converted {
  const visited = new Set<object>();
  const pending: Pending[] = [];
  const problems = new Map<string, PlaceProblem>();
  const assumed = new Map<string, PlaceInFile>();
  const {listFor, problems: shortened} = createListFor();
  const conversion: Conversion = {
    places: createPlaceMap(),
    consumes: readMediaTypes(root, 'consumes'),
    produces: readMediaTypes(root, 'produces'),
    follow,
    listFor,
    visit: (value) => void visited.add(value),
    refer(holder, {file}) {
      const result = {...holder.value};
      pending.push({result, ref: refOf(holder.value) ?? '', holder, file});
      return result;
    },
    assume(from) {
      assumed.set(`${from.file}#${from.pointer}`, from);
      return {list: [{name: 'application/json', from}]};
    },
    lose({file, pointer}, message, help, severity) {
      problems.set(`${file}#${pointer}\n${message}`, {
        code: 'swagger-not-convertible',
        message,
        ...present({help, severity}),
        file,
        pointer,
      });
    },
  };

  const values = new Map<string, Json>();
  for (const {file, value} of store.files.values()) {
    if (value === undefined) continue;
    const isDocument =
      isObject(value) && (file === root.file || fieldOf(value, 'swagger') !== undefined);
    values.set(file, isDocument ? toDocument({value, file, pointer: ''}, conversion) : value);
  }
  convertTargets();
  for (const {result, ref, holder, file} of pending) {
    const target = resolve(ref, holder);
    if (target) result.$ref = toRef(conversion.places.toConverted(target), file);
  }
  return {
    root: {...root, value: values.get(root.file) as JsonObject},
    store: toConvertedStore(store, values),
    toAuthor: conversion.places.toAuthor,
    problems: [...problems.values(), ...toAssumption([...assumed.values()]), ...shortened()],
  };

  /** Targets of references that have not been converted yet: the outermost first. */
  function convertTargets(): void {
    const owned = new Set<object>();
    const targets = references.flatMap(({ref, holder, shape}) => {
      const place = resolve(ref, holder);
      return place ? [{shape, place}] : [];
    });
    targets.sort((a, b) => a.place.pointer.length - b.place.pointer.length);
    for (const {shape, place} of targets) {
      if (typeof place.value !== 'object' || place.value === null || visited.has(place.value))
        continue;
      visited.add(place.value);
      const to = conversion.places.toConverted(place);
      const value = toAny(shape, place, to, root, conversion);
      const whole = values.get(to.file);
      if (whole !== undefined)
        values.set(to.file, replaceAt(whole, toKeys(to.pointer), value, owned));
    }
  }
}

/** Reported once, at the first of the bodies. */
function toAssumption(bodies: readonly PlaceInFile[]): PlaceProblem[] {
  const [first] = bodies;
  if (!first) return [];
  const {file, pointer} = first;
  return [
    {
      code: 'swagger-not-convertible',
      severity: 'info',
      message: `No media type is named for ${bodies.length === 1 ? 'this body' : `${count(bodies.length, 'body', 'bodies')}, of which this is the first`}; pages and requests use \`application/json\`.`,
      help: 'Name the media types in `consumes` and `produces`, of the document or of the operation.',
      file,
      pointer,
    },
  ];
}

/** Reported once for each document. */
export function toConversionNote({file}: Place): PlaceProblem {
  return {
    code: 'swagger-converted',
    message:
      'This is Swagger 2.0; it is read as OpenAPI 3.0, and findings name the places in this file.',
    help: 'Swagger 2.0 cannot describe cookies, alternatives (`oneOf`), null, links, callbacks, several servers or several examples. When the API needs them, write OpenAPI 3.',
    file,
    pointer: '/swagger',
  };
}

/** Converts an object of any kind, in place. */
function toAny(
  shape: Shape,
  from: Place,
  to: PlaceInFile,
  root: Place,
  conversion: Conversion,
): Json {
  if (shape.form === 'map' && shape.of === 'schema') return toSchemaMap(from, to, conversion);
  if (shape.form === 'map')
    return toMap(from, to, conversion, (entry, at) =>
      toAny({form: 'object', of: shape.of}, entry, at, root, conversion),
    );
  switch (shape.of) {
    case 'schema':
      return toSchema(from, to, conversion);
    case 'parameter':
      return toLooseParameter(from, to, conversion);
    case 'header':
      return toHeader(from, to, conversion);
    case 'response':
      return toResponse(from, to, conversion.produces, conversion);
    case 'pathItem':
      return toPathItem(from, to, root, conversion);
    case 'operation':
      return toOperation(from, to, {root}, conversion);
    case 'paths':
      return toPaths(from, to, root, conversion);
    case 'securityScheme':
      return toSecurityScheme(from, to, conversion);
    default:
      return from.value;
  }
}

/** A list of parameters elsewhere is left unchanged: a reference points to each of its items. */
function toLooseParameter(from: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  return from.value.in === 'body'
    ? toRequestBody(from, to, conversion.consumes, conversion)
    : from.value.in === 'formData'
      ? from.value
      : toParameter(from, to, conversion);
}

/** Copies the containers on the path, each once. */
function replaceAt(holder: Json, keys: readonly string[], value: Json, owned: Set<object>): Json {
  const [name, ...rest] = keys;
  if (name === undefined) return value;
  if (typeof holder !== 'object' || holder === null) return holder;
  const copy = (owned.has(holder) ? holder : Array.isArray(holder) ? [...holder] : {...holder}) as {
    [key: string]: Json;
  };
  owned.add(copy);
  const key = keyOf(copy, name);
  const entry = key === undefined ? undefined : copy[key];
  if (key !== undefined && entry !== undefined)
    Object.defineProperty(copy, key, {
      value: replaceAt(entry, rest, value, owned),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}

function toRef({file, pointer}: PlaceInFile, from: string): string {
  const fragment = pointer === '' ? '' : `#${pointer.split('/').map(encodeURIComponent).join('/')}`;
  if (file === from) return fragment === '' ? '#' : fragment;
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return `${relative.split('/').map(encodeURIComponent).join('/')}${fragment}`;
}

function toConvertedStore(
  store: Pick<FileStore, 'files' | 'at'>,
  values: ReadonlyMap<string, Json>,
): Pick<FileStore, 'files' | 'at'> {
  const files = new Map<string, StoredFile>();
  for (const [name, stored] of store.files) {
    const value = values.get(name);
    files.set(name, value === undefined ? stored : {...stored, value});
  }
  return {
    files,
    at(at): StoredFile | StoreProblem | undefined {
      const found = store.at(at);
      return found?.kind === 'stored' ? files.get(found.file) : found;
    },
  };
}
