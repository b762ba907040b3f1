// Lists the objects of Swagger 2.0 whose fields differ from those of OpenAPI 3.
import {data, list, map, one} from '../shapes';

const OPERATION_FIELDS = {
  tags: data,
  summary: data,
  description: data,
  externalDocs: one('externalDocs'),
  operationId: data,
  consumes: data,
  produces: data,
  parameters: list('parameter'),
  responses: one('responses'),
  schemes: data,
  deprecated: data,
  security: list('securityRequirement'),
} as const;

const PATH_ITEM_FIELDS = {
  $ref: data,
  get: one('operation'),
  put: one('operation'),
  post: one('operation'),
  delete: one('operation'),
  options: one('operation'),
  head: one('operation'),
  patch: one('operation'),
  parameters: list('parameter'),
} as const;

/**
 * Fields of a parameter, a header or an item that describe its value; OpenAPI 3 has a schema for
 * them.
 */
export const VALUE_FIELDS = {
  type: data,
  format: data,
  items: data,
  default: data,
  maximum: data,
  exclusiveMaximum: data,
  minimum: data,
  exclusiveMinimum: data,
  maxLength: data,
  minLength: data,
  pattern: data,
  maxItems: data,
  minItems: data,
  uniqueItems: data,
  enum: data,
  multipleOf: data,
} as const;

export const SWAGGER_FIELDS = {
  openapi: {
    swagger: data,
    info: one('info'),
    host: data,
    basePath: data,
    schemes: data,
    consumes: data,
    produces: data,
    paths: one('paths'),
    definitions: map('schema'),
    parameters: map('parameter'),
    responses: map('response'),
    securityDefinitions: map('securityScheme'),
    security: list('securityRequirement'),
    tags: list('tag'),
    externalDocs: one('externalDocs'),
  },
  pathItem: PATH_ITEM_FIELDS,
  operation: OPERATION_FIELDS,
  parameter: {
    name: data,
    in: data,
    description: data,
    required: data,
    schema: one('schema'),
    allowEmptyValue: data,
    collectionFormat: data,
    ...VALUE_FIELDS,
  },
  response: {description: data, schema: one('schema'), headers: map('header'), examples: data},
  header: {description: data, collectionFormat: data, ...VALUE_FIELDS},
  securityScheme: {
    type: data,
    description: data,
    name: data,
    in: data,
    flow: data,
    authorizationUrl: data,
    tokenUrl: data,
    scopes: data,
  },
} as const;

/** The fields of the document that contain targets of references. */
export const SWAGGER_SECTIONS = new Map([
  ['schema', 'definitions'],
  ['parameter', 'parameters'],
  ['response', 'responses'],
  ['securityScheme', 'securityDefinitions'],
] as const);
