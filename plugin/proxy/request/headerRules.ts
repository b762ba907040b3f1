/** The proxy's User-Agent. */
export const USER_AGENT = 'docusaurus-plugin-api-reference';
/** How an instance of this proxy recognises a request that has come back. */
export const VIA = '1.1 try-it';

/** RFC 9110: a name is a token; a value is visible characters, spaces and tabs. */
export const FIELD_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
export const FIELD_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/**
 * Many servers read `X_Api_Key` or `X.Api.Key` as `X-Api-Key` (in CGI, all become the same
 * variable), so rules apply to every spelling.
 */
export const ruleName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '-');

/**
 * Headers that frame the message or belong to one connection: the proxy writes them itself, or they
 * are not sent.
 */
const NEVER: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  '--proto--',
]);

/**
 * Headers in which a browser or a front server tells an API who the client is, where it comes from,
 * or what it asked for: an API that trusts them would trust any reader. They are sent only if the
 * document names them. A name stands for itself, for itself after `x-`, and for every name that
 * begins with it and a hyphen: `remote` covers `Remote-User` and `X-Remote-Groups`.
 */
const TOLD_BY_OTHERS: ReadonlySet<string> = new Set([
  // Who.
  'anonymous',
  'apigateway',
  'auth',
  'authenticated',
  'authentik',
  'authz',
  'cert',
  'client',
  'consumer',
  'credential',
  'email',
  'goog-authenticated',
  'goog-iap',
  'group',
  'groups',
  'id-token',
  'impersonate',
  'jwt',
  'ms-client',
  'ms-token',
  'mtls',
  'oidc',
  'pomerium',
  'principal',
  'remote',
  'role',
  'roles',
  'saml',
  'ssl',
  'tls',
  'token',
  'user',
  'userid',
  'userinfo',
  'username',
  'vouch',
  'webauth',
  // Where from.
  'akamai',
  'amz-cf',
  'amzn',
  'appengine',
  'arr',
  'cf',
  'cloudfront',
  'cluster',
  'envoy',
  'fastly',
  'fly',
  'forward',
  'forwarded',
  'geo',
  'internal',
  'nf',
  'origin',
  'originating',
  'proxy',
  'proxyuser',
  'real',
  'referer',
  'remoteip',
  'sec',
  'true-client',
  'vercel',
  'wl-proxy',
  // What for: another host, path or method than that of the request.
  'accel',
  'host',
  'http',
  'method',
  'middleware',
  'original',
  'override',
  'rewrite',
  'sendfile',
  'url',
]);

const LONGEST = Math.max(...Array.from(TOLD_BY_OTHERS, ({length}) => length));

/** What every request may say about its body and the response it wants, whatever the target. */
const OF_CONTENT: ReadonlySet<string> = new Set(['accept', 'content-type']);

/** Headers that HTTP allows once. */
const SINGLE: ReadonlySet<string> = new Set([
  'authorization',
  'content-encoding',
  'content-language',
  'content-location',
  'content-range',
  'content-type',
  'date',
  'from',
  'if-modified-since',
  'if-range',
  'if-unmodified-since',
  'max-forwards',
  'origin',
  'range',
  'referer',
  'user-agent',
]);

export const isNeverSent = (rule: string): boolean => NEVER.has(rule);
export const isOfContent = (rule: string): boolean => OF_CONTENT.has(rule);

export function isToldByOthers(rule: string): boolean {
  if (rule === 'user-agent') return false;
  // With one character more than the longest, a name that only begins like it stays different.
  const name = rule.replace(/^x-/, '').slice(0, LONGEST + 1);
  for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1))
    if (TOLD_BY_OTHERS.has(name.slice(0, end))) return true;
  return false;
}
export const isSingle = (rule: string): boolean => SINGLE.has(rule);
