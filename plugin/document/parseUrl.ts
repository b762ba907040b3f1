/**
 * Parses a URL; undefined when the string is not one. `URL.canParse` is not used: after some
 * thousand calls, Node 20 rejects valid URLs that have letters such as `é`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Whether a URL begins neither with a scheme nor with a variable in its place. */
export function isRelativeUrl(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\{)/i.test(url);
}
