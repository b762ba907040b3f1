/** The smallest docs.json, as help shows it. */
export const EXAMPLE = '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}';

/** What is said of a document of an API that is in the place of docs.json. */
export const API_DOCUMENT = {
  message: 'This is an OpenAPI document, not docs.json.',
  help: `Name the folder of docs.json to \`check\`, and the document in docs.json: ${EXAMPLE}.`,
} as const;
