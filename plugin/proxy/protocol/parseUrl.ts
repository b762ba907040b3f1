/**
 * Parses a URL; undefined if the text is not one. Not with `URL.canParse`: in hot code, Node 20
 * rejects URLs with letters such as `é`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
