import {pushReversed} from './pushReversed';
import {childSchemas} from './schema/children';
import type {
  Encoding,
  Header,
  MediaType,
  Operation,
  Schema,
  SchemaId,
  SchemaTable,
  Parameter,
} from './types';

/**
 * Fills in the schemas that an operation and its callbacks reach, and the formats that these name.
 */
export type Closure = (operation: Operation) => Operation;

/**
 * `schemas` is the ids of all named schemas that an operation reaches, nearest first: breadth first
 * over references, in the order a page shows them. What a schema refers to is found once.
 */
export function createClosure(table: SchemaTable): Closure {
  const direct = new Map<SchemaId, Named>();
  const namedBy = (id: SchemaId) => {
    let found = direct.get(id);
    if (!found) direct.set(id, (found = findNamed(table[id] ? [table[id].schema] : [])));
    return found;
  };
  const complete: Closure = (operation) => {
    const own = findNamed(findSchemas(operation));
    const reached = new Set(own.ids);
    const formats = new Set(own.formats);
    for (const id of reached) {
      const {ids, formats: more} = namedBy(id);
      for (const next of ids) reached.add(next);
      for (const format of more) formats.add(format);
    }
    const callbacks = operation.callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map(complete),
    }));
    return {...operation, callbacks, schemas: [...reached], formats: [...formats]};
  };
  return complete;
}

type Named = {ids: ReadonlySet<SchemaId>; formats: ReadonlySet<string>};

/** The schemas and formats that some schemas name, without following references. */
function findNamed(schemas: readonly Schema[]): Named {
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

/** Every schema that is in an operation itself, callbacks included. */
function findSchemas(operation: Operation): Schema[] {
  const {parameters, requestBody, responses, callbacks} = operation;
  return [
    ...parameters.flatMap(inParameter),
    ...(requestBody?.content ?? []).flatMap(inMediaType),
    ...responses.flatMap(({content, headers}) => [
      ...content.flatMap(inMediaType),
      ...headers.flatMap(inParameter),
    ]),
    ...callbacks.flatMap((callback) => callback.operations.flatMap(findSchemas)),
  ];
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
