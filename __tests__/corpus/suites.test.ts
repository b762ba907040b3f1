import fs from 'fs';
import path from 'path';
import {loadFrom} from '../support/load';
import {CORPUS, ROOT} from '../support/site';
import {yaml} from '../support/yaml';

/** Our own documents about what a schema of OpenAPI cannot express. */
const OWN = path.join(ROOT, '__tests__/__fixtures__/querystring');
/** The suites of the OpenAPI Specification, if they are there. */
const SUITES = path.join(CORPUS, 'oai');

/** The rule that reports each document that is not valid. */
const RULES = new Map(
  yaml<[document: string, rule: string][]>`
    - [operation-beside-query.yaml, document-schema]
    - [operation-twice.yaml, document-schema]
    - [path-item-beside-query.yaml, document-schema]
    - [path-item-twice.yaml, document-schema]
    - [v3.1/fail/example-examples.yaml, document-schema]
    - [v3.1/fail/header-object-allowReserved.yaml, document-schema]
    - [v3.1/fail/invalid_schema_types.yaml, document-schema]
    - [v3.1/fail/link-object-no-body.yaml, document-schema]
    - [v3.1/fail/no_containers.yaml, document-structure]
    - [v3.1/fail/parameter-object-cookie-form-allowReserved.yaml, document-schema]
    - [v3.1/fail/parameter-object-header-allowReserved.yaml, document-schema]
    - [v3.1/fail/parameter-object-path-allowReserved.yaml, document-schema]
    - [v3.1/fail/server_enum_empty.yaml, server-variable]
    - [v3.1/fail/servers.yaml, document-schema]
    - [v3.1/fail/unknown_container.yaml, document-structure]
    - [v3.2/fail/encoding-enc-item-exclusion.yaml, document-schema]
    - [v3.2/fail/encoding-enc-prefix-exclusion.yaml, document-schema]
    - [v3.2/fail/example-examples.yaml, document-schema]
    - [v3.2/fail/example-object-old-exclusions.yaml, document-schema]
    - [v3.2/fail/example-object-old-vs-data.yaml, document-schema]
    - [v3.2/fail/example-object-old-vs-ser.yaml, document-schema]
    - [v3.2/fail/example-object-ser-exclusions.yaml, document-schema]
    - [v3.2/fail/header-object-allowReserved.yaml, document-schema]
    - [v3.2/fail/header-object-name.yaml, document-schema]
    - [v3.2/fail/invalid_schema_types.yaml, document-schema]
    - [v3.2/fail/media-type-enc-item-exclusion.yaml, document-schema]
    - [v3.2/fail/media-type-enc-prefix-exclusion.yaml, document-schema]
    - [v3.2/fail/no_containers.yaml, document-structure]
    - [v3.2/fail/operation-object-query-with-querystring.yaml, document-schema]
    - [v3.2/fail/operation-object-two-querystrings.yaml, document-schema]
    - [v3.2/fail/parameter-object-content-not-with-style.yaml, document-schema]
    - [v3.2/fail/parameter-object-cookie-allowReserved.yaml, document-schema]
    - [v3.2/fail/parameter-object-header-allowReserved.yaml, document-schema]
    - [v3.2/fail/parameter-object-header-name.yaml, document-schema]
    - [v3.2/fail/parameter-object-path-name.yaml, document-schema]
    - [v3.2/fail/parameter-object-querystring-not-with-schema.yaml, document-schema]
    - [v3.2/fail/path-item-object-conflicting-additional-operation.yaml, document-schema]
    - [v3.2/fail/path-item-object-query-with-querystring.yaml, document-schema]
    - [v3.2/fail/path-item-object-two-querystrings.yaml, document-schema]
    - [v3.2/fail/server_enum_empty.yaml, server-variable]
    - [v3.2/fail/servers.yaml, document-schema]
    - [v3.2/fail/unknown_container.yaml, document-structure]
    - [v3.2/fail/xml-attr-exclusion.yaml, document-schema]
    - [v3.2/fail/xml-wrapped-exclusion.yaml, document-schema]
  `,
);

/** Loading fetches nothing, so a reference to the network is an error. */
const ERRORS = new Map(
  ['v3.1', 'v3.2'].map((version) => [
    `${version}/pass/security-scheme-object-examples.yaml`,
    ['ref-remote'],
  ]),
);

const list = (folder: string, inside = ''): [document: string, folder: string][] =>
  fs.existsSync(path.join(folder, inside))
    ? fs.readdirSync(path.join(folder, inside)).map((file) => [path.join(inside, file), folder])
    : [];

const find = async (folder: string, document: string) =>
  (await loadFrom(path.dirname(path.join(folder, document)), path.basename(document))).diagnostics;

it.each([...list(OWN), ...list(SUITES, 'v3.1/fail'), ...list(SUITES, 'v3.2/fail')])(
  'reports the invalid document %s by its rule',
  async (document, folder) => {
    const codes = (await find(folder, document)).map(({code}) => code);
    expect(codes).toContain(RULES.get(document));
  },
);

it.each([
  ['petstore.yaml', path.join(ROOT, 'example-site/openapi')] as const,
  ...list(SUITES, 'v3.1/pass'),
  ...list(SUITES, 'v3.2/pass'),
])('reports no error in the valid document %s', async (document, folder) => {
  const errors = (await find(folder, document)).filter(({severity}) => severity === 'error');
  expect(errors.map(({code}) => code)).toEqual(ERRORS.get(document) ?? []);
});
