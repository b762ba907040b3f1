import {pushReversed} from '../../document/pushReversed';
import {childSchemas} from '../visit';
import type {
  Encoding,
  Header,
  MediaType,
  Operation,
  Schema,
  SchemaId,
  SchemaTable,
  Parameter,
  ParameterLocation,
} from '../types';

/**
 * Fills in the schemas that an operation and its callbacks reach, and the formats that these name.
 */
export type Closure = (operation: Operation) => Operation;

/**
 * Creates a function that fills in `schemas` and `formats`. `schemas` are the ids of all named
 * schemas that an operation reaches, nearest first: breadth first over references, in the order of
 * the page. The references of a schema are collected once.
 */
export function createClosure(table: SchemaTable): Closure {
  const reach = createReach(createNamedBy(table));
  const complete: Closure = (operation) => {
    const {ids, formats} = reach(findNamed(findSchemas(operation)));
    const callbacks = operation.callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map(complete),
    }));
    return {...operation, callbacks, schemas: Array.from(ids), formats: Array.from(formats)};
  };
  return complete;
}

/** Schemas and formats that something names. */
export type Named = {ids: ReadonlySet<SchemaId>; formats: ReadonlySet<string>};

/** What a named schema itself names; collected once for each. */
export function createNamedBy(table: SchemaTable): (id: SchemaId) => Named {
  const direct = new Map<SchemaId, Named>();
  return (id) => {
    let found = direct.get(id);
    if (!found) direct.set(id, (found = findNamed(table[id] ? [table[id].schema] : [])));
    return found;
  };
}

/** Adds the names that the named schemas reach, nearest first. */
export function createReach(namedBy: (id: SchemaId) => Named): (own: Named) => Named {
  return (own) => {
    const ids = new Set(own.ids);
    const formats = new Set(own.formats);
    for (const id of ids) {
      const {ids: more, formats: named} = namedBy(id);
      for (const next of more) ids.add(next);
      for (const format of named) formats.add(format);
    }
    return {ids, formats};
  };
}

/** The schemas and formats that some schemas name, without following references. */
export function findNamed(schemas: readonly Schema[]): Named {
  const ids = new Set<SchemaId>();
  const formats = new Set<string>();
  const stack = [...schemas].reverse();
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (schema.kind === 'reference') ids.add(schema.id);
    else if (schema.kind === 'schema') {
      if (schema.format !== undefined) formats.add(schema.format);
      pushReversed(stack, childSchemas(schema));
      for (const {id} of schema.allOf ?? []) ids.add(id);
      for (const {id} of schema.discriminator?.mapping ?? []) if (id !== undefined) ids.add(id);
    }
  }
  return {ids, formats};
}

/** A part of an operation that has schemas. */
export type OperationPart =
  | {kind: 'parameter'; name: string; in: ParameterLocation}
  | {kind: 'request'}
  | {kind: 'response'; status: string}
  | {kind: 'callback'; name: string};

/** The parts of an operation with all schemas in them, callbacks last. */
export function listOperationParts({
  parameters,
  requestBody,
  responses,
  callbacks,
}: Operation): {part: OperationPart; mediaTypes: string[]; schemas: Schema[]}[] {
  const toMediaTypes = (content: readonly MediaType[]) => content.map(({mediaType}) => mediaType);
  return [
    ...parameters.map((parameter) => ({
      part: {kind: 'parameter' as const, name: parameter.name, in: parameter.in},
      mediaTypes: [],
      schemas: inParameter(parameter),
    })),
    ...(requestBody
      ? [
          {
            part: {kind: 'request' as const},
            mediaTypes: toMediaTypes(requestBody.content),
            schemas: requestBody.content.flatMap(inMediaType),
          },
        ]
      : []),
    ...responses.map(({status, content, headers}) => ({
      part: {kind: 'response' as const, status},
      mediaTypes: toMediaTypes(content),
      schemas: [...content.flatMap(inMediaType), ...headers.flatMap(inParameter)],
    })),
    ...callbacks.map(({name, operations}) => ({
      part: {kind: 'callback' as const, name},
      mediaTypes: [],
      schemas: operations.flatMap(findSchemas),
    })),
  ];
}

/** Every schema in an operation itself, including callbacks. */
function findSchemas(operation: Operation): Schema[] {
  return listOperationParts(operation).flatMap(({schemas}) => schemas);
}

function inParameter({schema, content}: Parameter | Header): Schema[] {
  return [...(schema ? [schema] : []), ...(content ? inMediaType(content) : [])];
}

function inMediaType({
  schema,
  itemSchema,
  encoding = [],
  prefixEncoding = [],
  itemEncoding,
}: MediaType): Schema[] {
  const encodings = [...encoding, ...prefixEncoding, ...(itemEncoding ? [itemEncoding] : [])];
  return [
    ...(schema ? [schema] : []),
    ...(itemSchema ? [itemSchema] : []),
    ...encodings.flatMap(inEncoding),
  ];
}

function inEncoding({
  headers = [],
  encoding = [],
  prefixEncoding = [],
  itemEncoding,
}: Encoding): Schema[] {
  return [
    ...headers.flatMap(inParameter),
    ...[...encoding, ...prefixEncoding, ...(itemEncoding ? [itemEncoding] : [])].flatMap(
      inEncoding,
    ),
  ];
}
