import {problem} from './reply.mjs';

/** Schemes that a request satisfies, with the scopes it has for them. */
function readCredentials(headers, tokens) {
  const credentials = new Map();
  const key = headers['x-api-key'];
  if (key?.startsWith('demo-')) credentials.set('apiKey', undefined);
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const scopes = token && tokens.scopesOf(token);
  if (scopes) credentials.set('oauth', scopes);
  const wrong =
    (key !== undefined && !credentials.has('apiKey')) ||
    (headers.authorization !== undefined && !credentials.has('oauth'));
  return {credentials, wrong};
}

/**
 * Checks that a request satisfies one of its operation's security alternatives. Unknown credentials
 * are refused even if none are needed, so that a mistake is noticed.
 * @param {Record<string, string[]>[]} security
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{scopesOf: (token: string) => string[] | undefined}} tokens
 * @returns {import('./reply.mjs').Reply | undefined} the refusal
 */
export function checkSecurity(security, headers, tokens) {
  if (security.length === 0) return undefined;
  const {credentials, wrong} = readCredentials(headers, tokens);
  const alternatives = security.map(Object.entries);
  const isKnown = (schemes) => schemes.every(([name]) => credentials.has(name));
  const isAllowed = (schemes) =>
    schemes.every(([name, scopes]) =>
      scopes.every((scope) => credentials.get(name)?.includes(scope)),
    );
  const known = wrong ? [] : alternatives.filter(isKnown);
  if (known.some(isAllowed)) return undefined;
  if (known.length > 0) {
    const scopes = known.flatMap((schemes) => schemes.flatMap(([, names]) => names));
    return problem(403, `The access token lacks the scope ${scopes.join(' or ')}.`);
  }
  const wanted = security.map(
    (schemes) =>
      Object.keys(schemes)
        .map((name) =>
          name === 'apiKey' ? 'an API key in the header X-API-Key' : 'an access token',
        )
        .join(' and ') || 'no credentials',
  );
  return problem(401, `Send ${wanted.join(', or ')}.`, {
    headers: {'www-authenticate': 'Bearer realm="pet store"'},
  });
}
