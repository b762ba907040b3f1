import type {DiagnosticArea, Severity} from './types';

type Rule = {area: DiagnosticArea; severity: Severity; summary: string};

/**
 * Every rule that can be broken, by its id, with the severity it has by default and one sentence that says what it is about.
 * The documentation page of the rules is made from this table.
 */
export const RULES = {
  // Configuration: docs.json and the plugin's options.
  'config-not-found': {area: 'configuration', severity: 'error', summary: 'docs.json is not where it was looked for.'},
  'config-syntax': {area: 'configuration', severity: 'error', summary: 'docs.json is not valid JSON.'},
  'config-duplicate-key': {area: 'configuration', severity: 'error', summary: 'An object of docs.json has the same key twice.'},
  'config-type': {area: 'configuration', severity: 'error', summary: 'A field of docs.json has the wrong type or is missing.'},
  'config-unknown-key': {area: 'configuration', severity: 'error', summary: 'A field inside `api` or an override is not known.'},
  'config-no-api-tab': {area: 'configuration', severity: 'warning', summary: 'No tab of docs.json names an OpenAPI document.'},
  'config-tab-id': {area: 'configuration', severity: 'error', summary: 'Two tabs have the same id, or an id is reserved.'},
  'config-source-missing': {area: 'configuration', severity: 'error', summary: 'The document that a tab names does not exist.'},
  'config-source-outside': {area: 'configuration', severity: 'error', summary: 'The document that a tab names is outside the project root.'},
  'config-source-twice': {area: 'configuration', severity: 'warning', summary: 'Two tabs name the same document.'},
  'config-override-unmatched': {area: 'configuration', severity: 'error', summary: 'An override names an operation that the document does not have.'},
  'config-tags-order-unmatched': {area: 'configuration', severity: 'warning', summary: '`tagsOrder` names a tag that no operation has.'},
  'config-slug': {area: 'configuration', severity: 'error', summary: 'A slug is not usable in a route, or two pages ask for the same one.'},
  'config-secret': {area: 'configuration', severity: 'warning', summary: 'Something in docs.json looks like a credential; the file is published with the site.'},
  'config-default-group': {area: 'configuration', severity: 'warning', summary: 'The group for operations without tags also holds operations with tags.'},
  'route-collision': {area: 'configuration', severity: 'warning', summary: 'Two operations have the same route; the later one got a number.'},
  // Documents.
  'document-syntax': {area: 'document', severity: 'error', summary: 'The file is not valid YAML or JSON.'},
  'document-encoding': {area: 'document', severity: 'warning', summary: 'The file is not valid UTF-8; some characters are lost.'},
  'document-empty': {area: 'document', severity: 'error', summary: 'The file is empty.'},
  'document-duplicate-key': {area: 'document', severity: 'error', summary: 'A mapping has the same key twice.'},
  'document-limit': {area: 'document', severity: 'error', summary: 'The document is too large, too deep, or expands beyond bounds.'},
  'document-kind': {area: 'document', severity: 'error', summary: 'The document is not OpenAPI 3.x.'},
  'document-version': {area: 'document', severity: 'warning', summary: 'The document declares a version of OpenAPI 3 that is not known yet.'},
  'document-structure': {area: 'document', severity: 'error', summary: 'Something that operations depend on is missing or has the wrong type.'},
  'document-schema': {area: 'document', severity: 'warning', summary: 'The document does not follow the OpenAPI version it declares; the page shows the rest.'},
  'ref-unresolved': {area: 'document', severity: 'error', summary: 'A reference leads nowhere.'},
  'ref-remote': {area: 'document', severity: 'error', summary: 'A reference leads to the network; nothing is ever fetched while loading.'},
  'ref-outside': {area: 'document', severity: 'error', summary: 'A reference leads outside the project root.'},
  'ref-circular': {area: 'document', severity: 'error', summary: 'A reference leads only to itself.'},
  'ref-siblings-ignored': {area: 'document', severity: 'warning', summary: 'Fields beside a `$ref` are ignored; in OpenAPI 3.0 beside every one.'},
  'operation-id-duplicate': {area: 'document', severity: 'warning', summary: 'Two operations have the same operationId.'},
  'path-parameter-undeclared': {area: 'document', severity: 'warning', summary: 'The path has a template variable without a parameter.'},
  'path-parameter-unused': {area: 'document', severity: 'warning', summary: 'A path parameter does not occur in the path.'},
  'path-template': {area: 'document', severity: 'warning', summary: 'The braces of a path do not match.'},
  'path-ambiguous': {area: 'document', severity: 'warning', summary: 'Two paths differ only in the names of their variables.'},
  'parameter-duplicate': {area: 'document', severity: 'warning', summary: 'Two parameters have the same name and location.'},
  'parameter-header-ignored': {area: 'document', severity: 'warning', summary: 'OpenAPI ignores header parameters of this name.'},
  'security-undefined': {area: 'document', severity: 'warning', summary: 'A security requirement names a scheme that is not defined.'},
  'security-scope-undeclared': {area: 'document', severity: 'warning', summary: 'A security requirement names a scope that its scheme does not declare.'},
  'server-variable': {area: 'document', severity: 'warning', summary: 'A server variable is undefined, has no default, or a default that is not allowed.'},
  'tag-duplicate': {area: 'document', severity: 'warning', summary: 'A tag is declared twice.'},
  'tag-parent': {area: 'document', severity: 'warning', summary: 'The parent of a tag does not exist or leads in a circle.'},
  'schema-invalid': {area: 'document', severity: 'warning', summary: 'A schema cannot be understood; it is shown as it stands.'},
  'schema-dialect': {area: 'document', severity: 'warning', summary: 'A dialect of JSON Schema is not known; its schemas are read as JSON Schema 2020-12.'},
  'schema-composition': {area: 'document', severity: 'warning', summary: 'The parts of an allOf contradict each other, or lead in a circle.'},
  'discriminator-mapping': {area: 'document', severity: 'warning', summary: 'A discriminator maps to a schema that does not exist.'},
  'link-target': {area: 'document', severity: 'warning', summary: 'A link names an operation that the document does not have.'},
  'content-invalid': {area: 'document', severity: 'warning', summary: 'A part of an operation has the wrong form; the rest is shown.'},
  'document-secret': {area: 'document', severity: 'warning', summary: 'Something in the document looks like a credential; the document is published with the site.'},
  'source-fact-lost': {area: 'document', severity: 'warning', summary: 'Something that the document says is not on the pages.'},
} as const satisfies Record<string, Rule>;

export type Code = keyof typeof RULES;
