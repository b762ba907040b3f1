/** The smallest docs.json, as help shows it. */
export const EXAMPLE = '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}';

/** What is said of a document of an API that is in place of docs.json. */
export const API_DOCUMENT = {
  message: 'This is an OpenAPI document, not docs.json.',
  help: `Give \`check\` the folder of docs.json, and name the document in docs.json: ${EXAMPLE}.`,
} as const;

/** The folders and files beside the pages of a tab, which a version or a changelog must not take. */
export const RESERVED_SEGMENT = /^document(?:-\d+)?$|\.(?:md|json|txt|atom)$/i;
