/**
 * A URL, or undefined where a text is none. Not by `URL.canParse`: in hot code, Node 20 says of
 * URLs with letters such as `é` that they are none.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
