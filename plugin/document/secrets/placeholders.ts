/** Words that authors write in place of a credential. */
const WORDS =
  /example|sample|placeholder|your[-_ ]?|dummy|change[-_]?me|redacted|replace[-_]?me|insert[-_]|<[^<>]*>|\{[^{}]*\}|\.\.\.|…|\*{3}|x{4}|_x{3}|-x{3}/i;
/** One character repeated. */
const REPEATED = /([\w-])\1{7}/;

/** Names and passwords that are common in examples. */
const NAMES =
  /^(?:user(?:name)?|login|me|foo|bob|alice|admin|root|guest|test|postgres|mysql|db(?:_?user)?)$/i;
const PASSWORDS =
  /^(?:pass(?:wo?rd)?|passwd|pwd|secret|foo|bar|test|admin|root|guest|postgres|mysql|1234\d*|p(?:a|@)ss(?:w(?:o|0)rd)?)$/i;
/** Hosts that exist only in examples or in private networks. */
const HOSTS =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|(?:[\w-]+\.)*example\.(?:com|org|net|edu)|(?:[\w-]+\.)+(?:example|test|invalid|localhost)|host(?:name)?)/i;

/** Whether a likely credential is only a placeholder, which needs no finding. */
export function isPlaceholder(text: string): boolean {
  if (WORDS.test(text) || REPEATED.test(text)) return true;
  const [, name = '', password, host = ''] =
    /^[a-z][a-z0-9+.-]*:\/\/([^:/@\s]*):([^/@\s]*)@([^/:\s]*)/i.exec(text) ?? [];
  if (password !== undefined)
    return PASSWORDS.test(password) || (NAMES.test(name) && HOSTS.test(host));
  return isExampleToken(text);
}

/** Whether a token has the claims of the example on jwt.io, or claims about nobody. */
function isExampleToken(text: string): boolean {
  const [, payload] = /^eyJ[\w-]+\.([\w-]+)\./.exec(text) ?? [];
  return (
    payload !== undefined &&
    /1234567890|John Doe|example|\bfoo\b|"sub":"(?:user|test)/i.test(decode(payload))
  );
}

/** The ASCII text of a base64url string; empty when its length is invalid. */
function decode(base64url: string): string {
  return base64url.length % 4 === 1
    ? ''
    : atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
}
