import {quote} from '../../diagnostics/text';
import {formatValue} from '../exactNumber';
import type {ObjectName, Shape} from '../objects';
import type {Json, SpecVersion} from '../types';
import type {Fault} from './reduce';

/** Fields of Swagger 2.0, by object, and their replacements in OpenAPI 3. */
const SWAGGER: Hints = {
  openapi: {
    host: 'OpenAPI 3 has `servers`: write the complete URL there.',
    basePath: 'OpenAPI 3 has `servers`: write the complete URL there.',
    schemes: 'OpenAPI 3 has `servers`: write the complete URL there.',
    definitions: 'OpenAPI 3 has its schemas in `components.schemas`.',
    parameters: 'OpenAPI 3 has them in `components.parameters`.',
    responses: 'OpenAPI 3 has them in `components.responses`.',
    securityDefinitions: 'OpenAPI 3 has them in `components.securitySchemes`.',
    consumes: 'OpenAPI 3 names media types in the `content` of each request body.',
    produces: 'OpenAPI 3 names media types in the `content` of each response.',
  },
  operation: {
    consumes: 'OpenAPI 3 names media types in the `content` of the request body.',
    produces: 'OpenAPI 3 names media types in the `content` of each response.',
    schemes: 'OpenAPI 3 has `servers`: write the complete URL there.',
  },
  response: {
    schema: 'OpenAPI 3 has it inside a media type: `content: {application/json: {schema: …}}`.',
    examples:
      'OpenAPI 3 has them inside a media type: `content: {application/json: {examples: …}}`.',
  },
  parameter: {
    type: 'OpenAPI 3 has it inside a `schema`: `schema: {type: …}`.',
    items: 'OpenAPI 3 has it inside a `schema`.',
    enum: 'OpenAPI 3 has it inside a `schema`.',
    default: 'OpenAPI 3 has it inside a `schema`.',
    format: 'OpenAPI 3 has it inside a `schema`.',
    collectionFormat: 'OpenAPI 3 has `style` and `explode`.',
  },
};

/** The replacement in OpenAPI 3 for an unknown field. */
export function toFieldHint(
  shape: Shape | null,
  name: string,
  version: SpecVersion,
): string | undefined {
  if (shape?.form !== 'object') return undefined;
  if (version === '2.0') return findHint(OPENAPI, shape.of, name);
  if (shape.of === 'schema' && version === '3.0') return SCHEMA_30.get(name);
  return findHint(SWAGGER, shape.of, name);
}

type Hints = {readonly [name in ObjectName]?: {readonly [field: string]: string}};

function findHint(hints: Hints, of: ObjectName, name: string): string | undefined {
  const fields = hints[of];
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Fields of OpenAPI 3, and their replacements in Swagger 2.0. */
const OPENAPI: Hints = {
  openapi: {
    openapi: 'A document says either `swagger` or `openapi`: remove one of them.',
    servers: 'Swagger 2.0 has `host`, `basePath` and `schemes`.',
    components:
      'Swagger 2.0 has `definitions`, `parameters`, `responses` and `securityDefinitions`.',
    webhooks: 'Swagger 2.0 cannot describe webhooks; OpenAPI 3.1 can.',
  },
  operation: {
    requestBody: 'Swagger 2.0 has a parameter with `in: body`, or several with `in: formData`.',
    servers: 'Swagger 2.0 has `schemes` for an operation; its host is that of the document.',
    callbacks: 'Swagger 2.0 cannot describe callbacks; OpenAPI 3 can.',
  },
  pathItem: {
    trace: 'Swagger 2.0 has no operations with `TRACE`; OpenAPI 3 has.',
    servers: 'Swagger 2.0 has one host for all paths; OpenAPI 3 has `servers`.',
  },
  response: {
    content:
      'Swagger 2.0 has the `schema` here, and media types in the `produces` of the operation.',
    links: 'Swagger 2.0 cannot describe links; OpenAPI 3 can.',
  },
  parameter: {
    content: 'Swagger 2.0 has a `schema` only for `in: body`.',
    schema: 'Swagger 2.0 has a `schema` only for `in: body`: write `type` here.',
    style: 'Swagger 2.0 has `collectionFormat`.',
    explode: 'Swagger 2.0 has `collectionFormat: multi`.',
    example: 'Swagger 2.0 has no examples of parameters; `x-example` is read in their place.',
    examples: 'Swagger 2.0 has no examples of parameters; `x-example` is read in their place.',
    deprecated: 'Swagger 2.0 has no deprecated parameters; OpenAPI 3 has.',
  },
  header: {schema: 'Swagger 2.0 has the `type` here.'},
  securityScheme: {
    flows: 'Swagger 2.0 has one `flow`, with its URLs and `scopes` beside it.',
    scheme: 'Swagger 2.0 has `type: basic`; for a bearer token, describe an `apiKey` in `header`.',
  },
  schema: {
    nullable: 'Swagger 2.0 has no null; `x-nullable: true` is read in its place.',
    oneOf: 'Swagger 2.0 has no alternatives; OpenAPI 3 has.',
    anyOf: 'Swagger 2.0 has no alternatives; OpenAPI 3 has.',
    not: 'Swagger 2.0 has no `not`; OpenAPI 3 has.',
    writeOnly: 'Swagger 2.0 has only `readOnly`; OpenAPI 3 has both.',
    deprecated: 'Swagger 2.0 has no deprecated schemas; OpenAPI 3 has.',
    const: 'Swagger 2.0 has no `const`: write an `enum` with one value.',
    examples: 'Schema Objects of Swagger 2.0 have one `example`.',
    patternProperties: 'Swagger 2.0 has no such keyword: use `additionalProperties`.',
    $defs: 'Put the schemas into `definitions`.',
  },
};

/** Keywords that Schema Objects of OpenAPI 3.0 do not have. */
const SCHEMA_30 = new Map([
  [
    'examples',
    'Schema Objects of OpenAPI 3.0 have one `example`; a list of `examples` needs OpenAPI 3.1.',
  ],
  ['const', 'OpenAPI 3.0 has no `const`: write an `enum` with one value.'],
  ['definitions', 'Put the schemas into `components.schemas`.'],
  ['$defs', 'Put the schemas into `components.schemas`.'],
  [
    'patternProperties',
    'OpenAPI 3.0 has no such keyword: use `additionalProperties`, or declare OpenAPI 3.1.',
  ],
]);

/** Corrections for common wrong values. */
export function toValueHint(
  {keyword, owner, key, value}: Fault,
  version: SpecVersion,
): string | undefined {
  if (owner?.form !== 'object') return undefined;
  if (version === '2.0') return toSwaggerHint(owner.of, key, value);
  if (owner.of === 'parameter' && key === 'in' && (value === 'body' || value === 'formData'))
    return 'OpenAPI 3 has a `requestBody` beside the parameters.';
  if (owner.of !== 'schema') return undefined;
  if (key === 'required' && typeof value === 'boolean')
    return 'In a schema `required` lists names of properties: put the name of this one into the `required` of the schema around it.';
  if (key === 'type' && value === 'file') return 'Write `type: string` with `format: binary`.';
  if (key === 'type' && Array.isArray(value) && version === '3.0') return toTypeHint(value);
  if (keyword === 'type' && (key === 'exclusiveMinimum' || key === 'exclusiveMaximum'))
    return toLimitHint(key, value, version);
  return undefined;
}

function toSwaggerHint(
  of: ObjectName,
  key: string | undefined,
  value: Json | undefined,
): string | undefined {
  if (of === 'parameter' && key === 'in' && value === 'cookie')
    return 'Swagger 2.0 has no cookies; OpenAPI 3 has.';
  if (of === 'securityScheme' && key === 'type' && value === 'http')
    return 'Write `type: basic`; for a bearer token, describe an `apiKey` in `header`.';
  if (of === 'securityScheme' && key === 'flow' && value === 'authorizationCode')
    return 'Write `accessCode`.';
  if (of === 'securityScheme' && key === 'flow' && value === 'clientCredentials')
    return 'Write `application`.';
  if (of === 'schema' && key === 'required' && typeof value === 'boolean')
    return 'In a schema `required` lists names of properties: put the name of this one into the `required` of the schema around it.';
  return undefined;
}

function toTypeHint(types: readonly Json[]): string {
  const others = types.filter((type) => type !== 'null' && type !== null);
  const [only] = others;
  if (only !== undefined && others.length === 1 && others.length < types.length)
    return `In OpenAPI 3.0 write ${quote(`type: ${formatValue(only)}`)} and \`nullable: true\`.`;
  return 'OpenAPI 3.0 has one type: use `anyOf` for alternatives, or declare OpenAPI 3.1.';
}

function toLimitHint(key: string, value: Json | undefined, version: SpecVersion): string {
  const limit = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  if (version === '3.0')
    return `In OpenAPI 3.0 it says whether \`${limit}\` itself is left out: write ${quote(`${limit}: ${formatValue(value ?? null)}`)} and \`${key}: true\`.`;
  return `Since OpenAPI 3.1 it is the limit itself: move the number of \`${limit}\` here.`;
}
