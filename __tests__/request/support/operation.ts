import type {
  MediaType,
  NodeSchema,
  Operation,
  Parameter,
  Property,
  Schema,
} from '../../../plugin/model/types';
import type {ParameterValue, RequestContext, RequestValues} from '../../../plugin/request';

/** Makes the context of an operation in a small API, with the overrides of a test. */
export function makeContext(
  operation: Partial<Operation> = {},
  context: Partial<Omit<RequestContext, 'operation'>> = {},
): RequestContext {
  return {
    operation: {
      id: 'get-things',
      kind: 'operation',
      key: 'GET /things',
      method: 'GET',
      path: '/things',
      tags: [],
      parameters: [],
      responses: [],
      callbacks: [],
      codeSamples: [],
      schemas: [],
      formats: [],
      ...operation,
    },
    schemas: {},
    servers: [{url: 'https://api.example.com/v1', variables: []}],
    security: [],
    securitySchemes: [],
    ...context,
  };
}

export function makeParameter(
  parameter: Pick<Parameter, 'name' | 'in'> & Partial<Parameter>,
): Parameter {
  return {examples: [], ...parameter};
}

export function makeValues(values: Partial<RequestValues> = {}): RequestValues {
  return {
    server: {index: 0, variables: []},
    parameters: [],
    security: {credentials: []},
    ...values,
  };
}

/** Makes the filled-in form of an operation with one parameter. */
export function makeParameterValues(
  parameter: Pick<Parameter, 'name' | 'in'>,
  value: Omit<ParameterValue, 'name' | 'in'>,
): RequestValues {
  return makeValues({parameters: [{in: parameter.in, name: parameter.name, ...value}]});
}

export function makeSchema(schema: Partial<NodeSchema> = {}): NodeSchema {
  return {kind: 'schema', type: schema.types?.join(' | ') ?? 'any', ...schema};
}

export function makeObject(
  properties: {[name: string]: Schema},
  required: string[] = [],
): NodeSchema {
  const list = Object.entries(properties).map(([name, schema]): Property => ({
    name,
    schema,
    ...(required.includes(name) && {required: true as const}),
  }));
  return makeSchema({types: ['object'], properties: list});
}

export const text = (schema: Partial<NodeSchema> = {}) =>
  makeSchema({types: ['string'], ...schema});

export const integer = (schema: Partial<NodeSchema> = {}) =>
  makeSchema({types: ['integer'], ...schema});

export const list = (items: Schema) => makeSchema({types: ['array'], items});

export function makeMediaType(mediaType: string, rest: Partial<MediaType> = {}): MediaType {
  return {mediaType, examples: [], ...rest};
}

/** An operation with one response that has this content. */
export const makeAnswering = (...content: MediaType[]) =>
  makeContext({responses: [{status: '200', headers: [], links: [], content}]});
