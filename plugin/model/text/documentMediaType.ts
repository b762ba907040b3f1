/** The media type of an OpenAPI document at a URL, as the OpenAPI Initiative names them. */
export function toDocumentMediaType(url: string): string {
  return `application/vnd.oai.openapi${url.endsWith('.json') ? '+json' : ''}`;
}
