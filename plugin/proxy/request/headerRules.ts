/** Who asks. */
export const USER_AGENT = 'docusaurus-plugin-api-reference';
/** How an instance of this proxy knows a request that has come back. */
export const VIA = '1.1 try-it';

/** RFC 9110: a name is a token; a value is visible characters, spaces and tabs. */
export const FIELD_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
export const FIELD_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Many servers read `X_Api_Key` as `X-Api-Key`, so rules apply to both spellings. */
export const ruleName = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** Headers that frame the message or belong to one connection: the proxy makes them itself, or they do not pass. */
const NEVER: ReadonlySet<string> = new Set([
  'connection', 'content-length', 'cookie', 'expect', 'host', 'http2-settings', 'keep-alive', 'proxy-authenticate', 'proxy-authorization',
  'proxy-connection', 'set-cookie', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'via', '--proto--',
]);

/** Headers that say something on behalf of a browser, an edge or another method: sent only where the document names them. */
const DOCUMENTED_ONLY: ReadonlySet<string> = new Set([
  'client-ip', 'forwarded', 'origin', 'referer', 'true-client-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-forwarded', 'x-http-method',
  'x-http-method-override', 'x-method-override', 'x-original-url', 'x-real-ip', 'x-rewrite-url',
]);
const DOCUMENTED_ONLY_PREFIXES = ['cf-', 'proxy-', 'sec-', 'x-amzn-', 'x-forwarded-', 'x-vercel-'];

/** Headers that HTTP allows once. */
const SINGLE: ReadonlySet<string> = new Set([
  'authorization', 'content-encoding', 'content-language', 'content-location', 'content-range', 'content-type', 'date', 'from', 'if-modified-since',
  'if-range', 'if-unmodified-since', 'max-forwards', 'origin', 'range', 'referer', 'user-agent',
]);

export const isNeverSent = (rule: string): boolean => NEVER.has(rule);
export const isSentOnlyWhenDocumented = (rule: string): boolean => DOCUMENTED_ONLY.has(rule) || DOCUMENTED_ONLY_PREFIXES.some((prefix) => rule.startsWith(prefix));
export const isSingle = (rule: string): boolean => SINGLE.has(rule);
