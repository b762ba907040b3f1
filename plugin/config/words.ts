/** The smallest docs.json, as shown in help. */
export const EXAMPLE = '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}';

/** Messages about an OpenAPI document that was given in place of docs.json. */
export const API_DOCUMENT = {
  message: 'This is an OpenAPI document, not docs.json.',
  help: `Give \`check\` the folder of docs.json, and name the document in docs.json: ${EXAMPLE}.`,
} as const;

/**
 * Folders and files beside the pages of a tab, whose names versions and changelogs must not use.
 */
export const RESERVED_SEGMENT = /^document(?:-\d+)?$|\.(?:md|json|txt|atom)$/i;
