/** The smallest docs.json, as shown in help. */
export const EXAMPLE = '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}';

/**
 * Folders and files beside the pages of a tab, whose names versions and changelogs must not use.
 */
export const RESERVED_SEGMENT = /^document(?:-\d+)?$|\.(?:md|json|txt|atom)$/i;
