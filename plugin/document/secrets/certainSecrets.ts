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

export type CertainMatch = {message: string; range: [start: number, end: number]; certain: true};

/** Finds strings in a text that can only be credentials. */
export function matchCertain(text: string): CertainMatch[] {
  return CERTAIN.flatMap(({kind, pattern}) =>
    [...text.matchAll(pattern)].map((match): CertainMatch => ({
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
export function isCertain(message: string): boolean {
  return CERTAIN_NAMES.test(message);
}
