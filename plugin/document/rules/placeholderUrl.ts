/**
 * Hosts that RFC 2606 reserves for examples and tests, in a URL or after the `@` of an e-mail
 * address.
 */
const PLACEHOLDER =
  /^(?:https?:\/\/|[^\s@/]+@)(?:[\w-]+\.)*(?:example\.(?:com|net|org)|(?:[\w-]+\.)?(?:example|test|invalid|localhost))(?=[:/?#]|$)/i;

/** Whether a URL or an e-mail address has a host that exists only in examples. */
export function isPlaceholderUrl(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/**
 * The same for a server, whose host may have variables. Servers on `localhost` are for development;
 * another rule says what they cannot do.
 */
export function isPlaceholderServer(url: string): boolean {
  const filled = url.trim().replace(/\{[^{}]*\}/g, 'x');
  return (
    isPlaceholderUrl(filled) && !/^https?:\/\/(?:[\w-]+\.)*localhost(?=[:/?#]|$)/i.test(filled)
  );
}
