/** A likely secret in a text. */
export type SecretMatch = {
  message: string;
  /** Offsets in the text. */ range: [start: number, end: number];
  /** Whether it can only be a secret. */
  certain: boolean;
};

/**
 * Finds the credentials in a text: those that secretlint knows, and those that are certain by their
 * form. Placeholders are left out.
 */
export async function matchSecrets(content: string): Promise<SecretMatch[]> {
  const certain = matchCertain(content);
  const [{lintSource}, {creator}, {secretLintProfiler}] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ]);
  // Secretlint would measure each of its rules, and search all it has measured so far for each
  // further measure. Later versions do so on demand only, but need Node 22.
  secretLintProfiler.mark = () => undefined;
  const {messages} = await lintSource({
    source: {filePath: 'texts', content, contentType: 'text', ext: ''},
    options: {
      noPhysicFilePath: true,
      maskSecrets: true,
      config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]},
    },
  });
  const likely = messages.map(({message, range: [start, end]}): SecretMatch => ({
    message,
    range: [start, end],
    certain: isCertain(message),
  }));
  const others = likely.filter(
    ({range: [start, end]}) => !certain.some(({range}) => start < range[1] && end > range[0]),
  );
  return [...certain, ...others]
    .filter(({range}) => !isPlaceholder(content.slice(...range)) && !isPublic(content, range))
    .sort((a, b) => a.range[0] - b.range[0]);
}

/**
 * Whether a match is the key name in a signed URL, which everybody who gets the URL can see: only
 * the signature grants access.
 */
function isPublic(content: string, [start]: SecretMatch['range']): boolean {
  return /(?:X-Amz-Credential|AWSAccessKeyId)=$/i.test(
    content.slice(Math.max(0, start - 20), start),
  );
}

/** Finds credentials that are certain by their form alone: no other strings have it. */
const CERTAIN: readonly {kind: string; pattern: RegExp}[] = [
  {kind: 'live key of Stripe', pattern: /\b[rs]k_live_[0-9A-Za-z]{16,250}/g},
  {kind: 'access key ID of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g},
  {
    kind: 'signed JSON Web Token',
    pattern: /\beyJ[\w-]{10,8000}\.eyJ[\w-]{2,8000}\.[\w-]{20,2000}/g,
  },
];

/** Secretlint's names of certain kinds. */
const CERTAIN_NAMES = /^found (?:AWS Access Key ID|private key)/i;

type CertainMatch = {message: string; range: [start: number, end: number]; certain: true};

/** Finds strings in a text that can only be credentials. */
function matchCertain(text: string): CertainMatch[] {
  return CERTAIN.flatMap(({kind, pattern}) =>
    Array.from(text.matchAll(pattern), (match): CertainMatch => ({
      message: `found ${kind}`,
      range: [match.index, match.index + match[0].length],
      certain: true,
    })),
  );
}

/** Kinds that documentation never needs: each gives anybody access to somebody's account. */
const ACCOUNT_KEYS = /^found (?:live key|(?:AWS )?access key ID)/i;

/**
 * Whether a match is a key to an account, judged by its message. Tokens and private keys in
 * examples are often made for the examples.
 */
export function isAccountKey(message: string): boolean {
  return ACCOUNT_KEYS.test(message);
}

/** Whether a secretlint match is certain, judged by its message. */
function isCertain(message: string): boolean {
  return CERTAIN_NAMES.test(message);
}

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
function isPlaceholder(text: string): boolean {
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
