import type {IncomingMessage} from 'http';

/** A server's challenge: the scheme in lower case, and parameters by lower-case name. */
export type Challenge = {scheme: string; parameters: ReadonlyMap<string, string>};

/** Longer than any real challenge. Longer ones are ignored. */
const MAX_LENGTH = 8 * 1024;
const MAX_CHALLENGES = 10;

/** A scheme. Followed by anything else, it is a parameter that was cut off. */
const SCHEME = /[!#$%&'*+\-.^_`|~0-9A-Za-z]+(?=[ \t,]|$)/y;
const PARAMETER =
  /([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*=[ \t]*(?:([!#$%&'*+\-.^_`|~0-9A-Za-z]+)|"((?:[^"\\]|\\.)*)")/sy;
const TOKEN68 = /[ \t]+[A-Za-z0-9\-._~+/]+=*(?=[ \t]*(?:,|$))/y;
const GAP = /[ \t,]*/y;

/**
 * The challenges of `WWW-Authenticate` (RFC 9110 section 11.6.1): one or several in a field, in one
 * or several fields. Reading stops where a field is malformed; a repeated parameter makes its
 * challenge unusable.
 */
export function parseChallenges(fields: readonly string[]): Challenge[] {
  return fields
    .filter((field) => field.length <= MAX_LENGTH)
    .flatMap(parseField)
    .slice(0, MAX_CHALLENGES);
}

/**
 * The challenges of a response. Node joins repeated fields in `headers`; this reads them as they
 * were sent.
 */
export function readChallenges({rawHeaders}: Pick<IncomingMessage, 'rawHeaders'>): Challenge[] {
  return parseChallenges(
    rawHeaders.flatMap((value, index) =>
      index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'www-authenticate' ? value : [],
    ),
  );
}

function parseField(field: string): Challenge[] {
  const challenges: {scheme: string; parameters: Map<string, string>; isUsable: boolean}[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(field);
    if (match) position = pattern.lastIndex;
    return match;
  };
  while (challenges.length <= MAX_CHALLENGES) {
    take(GAP);
    if (position === field.length) break;
    const parameter = take(PARAMETER);
    const current = challenges.at(-1);
    if (parameter && current) {
      const [, written = '', token, quoted = ''] = parameter;
      const name = written.toLowerCase();
      if (current.parameters.has(name)) current.isUsable = false;
      current.parameters.set(name, token ?? quoted.replace(/\\(.)/gs, '$1'));
      continue;
    }
    const scheme = parameter ? null : take(SCHEME);
    if (!scheme) {
      // The rest belongs to the same challenge.
      if (current) current.isUsable = false;
      break;
    }
    challenges.push({scheme: scheme[0].toLowerCase(), parameters: new Map(), isUsable: true});
    take(TOKEN68);
  }
  return challenges
    .filter(({isUsable}) => isUsable)
    .map(({scheme, parameters}) => ({scheme, parameters}));
}
