/** The smallest docs.json, as shown in help. */
export const EXAMPLE = '{"tab": "API Reference", "api": {"source": "openapi.yaml"}}';
