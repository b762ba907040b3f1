import schema31 from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import schema32 from '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json';
import type {ErrorObject, ValidateFunction} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020';
import type {Json, JsonObject, OpenApiVersion} from '../types';

/** A place where a document does not follow the schema of its OpenAPI version, as ajv tells it. */
export type Violation = Pick<ErrorObject, 'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'message' | 'schema'>;

/**
 * Holds a document against the published schema of its version. References stay references: nothing is resolved, nothing is
 * fetched, and the document is not changed.
 */
export async function findViolations(version: OpenApiVersion, document: JsonObject): Promise<Violation[]> {
  if (version === '3.0') return validateByParser(document);
  const validate = compileOnce(version, isUsualDialect(document.jsonSchemaDialect));
  return validate(document) ? [] : (validate.errors ?? []);
}

/**
 * OpenAPI 3.0, Schema Objects included. Every path is excluded from dereferencing: the schema is written for documents with
 * references, and dereferencing takes four times as long, changes the document and does not end on some.
 */
async function validateByParser(document: JsonObject): Promise<Violation[]> {
  const {default: SwaggerParser} = await import('@apidevtools/swagger-parser');
  const options = {resolve: {external: false, file: false, http: false}, dereference: {excludedPathMatcher: () => true}, validate: {schema: true, spec: false}} as const;
  try {
    await SwaggerParser.validate(document as never, options as never);
    return [];
  } catch (error) {
    if (error instanceof SyntaxError && 'details' in error) return error.details as Violation[];
    throw error;
  }
}

/** What a schema of a document may be written in without being a dialect of its own. */
const USUAL_DIALECT = /^https:\/\/(?:spec\.openapis\.org\/oas\/3\.\d+\/dialect\/|json-schema\.org\/draft\/2020-12\/schema)/;

export function isUsualDialect(dialect: Json | undefined): boolean {
  return typeof dialect !== 'string' || USUAL_DIALECT.test(dialect);
}

const validators = new Map<string, ValidateFunction>();

/** OpenAPI 3.1 and 3.2: swagger-parser knows a draft of the former and nothing of the latter. Compiled once. */
function compileOnce(version: '3.1' | '3.2', withSchemas: boolean): ValidateFunction {
  const key = `${version} ${withSchemas}`;
  const known = validators.get(key) ?? compile(version === '3.1' ? schema31 : schema32, withSchemas);
  validators.set(key, known);
  return known;
}

/** The published schemas leave Schema Objects open for any dialect; without a dialect of its own, a document uses JSON Schema 2020-12. */
function compile(schema: typeof schema31 | typeof schema32, withSchemas: boolean): ValidateFunction {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateFormats: false, verbose: true});
  return ajv.compile(withSchemas ? {...schema, $defs: {...schema.$defs, schema: {$ref: 'https://json-schema.org/draft/2020-12/schema'}}} : schema);
}
