import {quote} from '../../diagnostics/text';
import {formatValue} from '../exactNumber';
import type {ObjectName, Shape} from '../objects';
import type {Json, OpenApiVersion} from '../types';
import type {Fault} from './reduce';

/**
 * Fields of Swagger 2.0, by the object that they are in, and what OpenAPI 3 has in their place.
 */
const SWAGGER: {readonly [name in ObjectName]?: {readonly [field: string]: string}} = {
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

/** What OpenAPI 3 has in place of a field that it does not know. */
export function toFieldHint(
  shape: Shape | null,
  name: string,
  version: OpenApiVersion,
): string | undefined {
  if (shape?.form !== 'object') return undefined;
  if (shape.of === 'schema' && version === '3.0') return SCHEMA_30.get(name);
  const fields = SWAGGER[shape.of];
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

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

/** What to write, for values that many people get wrong in the same way. */
export function toValueHint(
  {keyword, owner, key, value}: Fault,
  version: OpenApiVersion,
): string | undefined {
  if (owner?.form !== 'object') return undefined;
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

function toTypeHint(types: readonly Json[]): string {
  const others = types.filter((type) => type !== 'null' && type !== null);
  const [only] = others;
  if (only !== undefined && others.length === 1 && others.length < types.length)
    return `In OpenAPI 3.0 write ${quote(`type: ${formatValue(only)}`)} and \`nullable: true\`.`;
  return 'OpenAPI 3.0 has one type: use `anyOf` for alternatives, or declare OpenAPI 3.1.';
}

function toLimitHint(key: string, value: Json | undefined, version: OpenApiVersion): string {
  const limit = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  if (version === '3.0')
    return `In OpenAPI 3.0 it says whether \`${limit}\` itself is left out: write ${quote(`${limit}: ${formatValue(value ?? null)}`)} and \`${key}: true\`.`;
  return `Since OpenAPI 3.1 it is the limit itself: move the number of \`${limit}\` here.`;
}
