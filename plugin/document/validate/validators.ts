import type SwaggerParser from '@apidevtools/swagger-parser';
import type {ErrorObject, ValidateFunction} from 'ajv';
import type {JsonObject, SpecVersion} from '../types';

/** An error of ajv: a place where a document does not follow the schema of its OpenAPI version. */
export type Violation = Pick<
  ErrorObject,
  'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'message' | 'schema' | 'propertyName'
>;

/**
 * Validates a document against the published schema of its version. References are not resolved,
 * nothing is fetched, and the document is not changed.
 */
export async function findViolations(
  version: SpecVersion,
  document: JsonObject,
): Promise<Violation[]> {
  const validate = loadValidator(version);
  if (validate(document)) return [];
  return version === '3.0' ? validateByParser(document) : (validate.errors ?? []);
}

/**
 * Whether a document of OpenAPI 3.0 has no faults. Stops at the first one, however large the
 * document is.
 */
export function isFaultless30(document: JsonObject): boolean {
  return loadValidator('3.0')(document);
}

/**
 * Compiled when the package is built. The validator of OpenAPI 3.0 stops at the first fault. Those
 * of 2.0, 3.1 and 3.2 find all; for the last two swagger-parser has only a draft and nothing.
 */
function loadValidator(version: SpecVersion): ValidateFunction {
  return require(`#validators/openapi-${version}`) as ValidateFunction;
}

/**
 * Options that keep validation to the document and its schema. Every path is excluded from
 * dereferencing: the schema is written for documents with references, and dereferencing takes four
 * times as long, changes the document and does not end on some.
 */
const PARSER_OPTIONS = {
  resolve: {external: false},
  dereference: {excludedPathMatcher: () => true},
  validate: {schema: true, spec: false},
} as const;

/**
 * Narrows a value to the type that swagger-parser takes. Whether the rest of it is valid is what
 * validation finds out.
 */
function isParserDocument(document: object): document is SwaggerParser['api'] {
  return 'openapi' in document;
}

/**
 * Faults of a document of OpenAPI 3.0, including its Schema Objects. Starting takes a third of a
 * second.
 */
async function validateByParser(document: JsonObject): Promise<Violation[]> {
  if (!isParserDocument(document))
    throw new TypeError('A document without a version cannot be validated.');
  const {default: parser} = await import('@apidevtools/swagger-parser');
  try {
    await parser.validate(document, PARSER_OPTIONS);
    return [];
  } catch (error) {
    if (error instanceof SyntaxError && 'details' in error) return error.details as Violation[];
    throw error;
  }
}
