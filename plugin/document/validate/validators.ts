import schema31 from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import schema32 from '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json';
import type {ErrorObject, ValidateFunction} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020';
import type {JsonObject, OpenApiVersion} from '../types';

/** A place where a document does not follow the schema of its OpenAPI version, as ajv tells it. */
export type Violation = Pick<ErrorObject, 'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'message' | 'schema'>;

/**
 * Holds a document against the published schema of its version. References stay references: nothing is resolved, nothing is
 * fetched, and the document is not changed.
 */
export async function findViolations(version: OpenApiVersion, document: JsonObject): Promise<Violation[]> {
  if (version === '3.0') return validateByParser(document);
  const validate = compileOnce(version);
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

const validators = new Map<OpenApiVersion, ValidateFunction>();

/** OpenAPI 3.1 and 3.2: swagger-parser knows a draft of the former and nothing of the latter. Compiled once. */
function compileOnce(version: '3.1' | '3.2'): ValidateFunction {
  const known = validators.get(version) ?? new Ajv2020({allErrors: true, strict: false, validateFormats: false, verbose: true}).compile(version === '3.1' ? schema31 : schema32);
  validators.set(version, known);
  return known;
}
