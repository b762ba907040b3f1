import type SwaggerParser from '@apidevtools/swagger-parser';
import type {ErrorObject, ValidateFunction} from 'ajv';
import type {JsonObject, SpecVersion} from '../types';

/** A place where a document does not follow the schema of its OpenAPI version, as ajv tells it. */
export type Violation = Pick<
  ErrorObject,
  'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'message' | 'schema'
>;

/**
 * Holds a document against the published schema of its version. References stay references: nothing
 * is resolved, nothing is fetched, and the document is not changed.
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
 * Whether a document of OpenAPI 3.0 is without any fault, which is known at the first one, however
 * large it is.
 */
export function isFaultless30(document: JsonObject): boolean {
  return loadValidator('3.0')(document);
}

/**
 * Compiled when the package is built. The one of OpenAPI 3.0 stops at the first fault. Those of 2.0,
 * 3.1 and 3.2 find all of them; of the last two swagger-parser knows a draft and nothing.
 */
function loadValidator(version: SpecVersion): ValidateFunction {
  return require(`#validators/openapi-${version}`) as ValidateFunction;
}

/**
 * Nothing outside of the document, and no rule beyond the schema. Every path is excluded from
 * dereferencing: the schema is written for documents with references, and dereferencing takes four
 * times as long, changes the document and does not end on some.
 */
const PARSER_OPTIONS = {
  resolve: {external: false},
  dereference: {excludedPathMatcher: () => true},
  validate: {schema: true, spec: false},
} as const;

/**
 * What swagger-parser takes is a document that says so of itself. Whether the rest of it is right
 * is the question.
 */
function isParserDocument(document: object): document is SwaggerParser['api'] {
  return 'openapi' in document;
}

/**
 * What is wrong with a document of OpenAPI 3.0, Schema Objects included. A third of a second goes
 * by before it begins.
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
