/** What a content security policy lets scripts of a page request. */
import {parseUrl} from '../document/parseUrl';

/**
 * The sources of `connect-src`, else of `default-src`; undefined if the policy restricts no requests.
 * See https://www.w3.org/TR/CSP3/#directive-connect-src
 */
export function toConnectSources(policy: string): string[] | undefined {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // Browsers read only the first directive of a name.
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives.get('connect-src') ?? directives.get('default-src');
}

/**
 * Whether one of the sources matches a URL.
 * See https://www.w3.org/TR/CSP3/#match-url-to-source-list
 * @param self URL of the site
 */
export function allowsUrl(sources: readonly string[], url: URL, self: URL): boolean {
  return sources.some((source) => matches(source, url, self));
}

/** A scheme, a host that may begin with `*.`, a port, and a path. */
const HOST_SOURCE =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*?#]+)(?::(\d+|\*))?(\/[^?#]*)?$/i;

function matches(source: string, url: URL, self: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === self.protocol;
  if (/^'self'$/i.test(source))
    return url.host === self.host && isScheme(self.protocol, url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? [];
  return (
    host !== undefined &&
    isScheme(scheme === undefined ? self.protocol : `${scheme.toLowerCase()}:`, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    // The URL has no port where it is the default one of its scheme.
    (port === '*' || (port ?? '') === url.port || toPort(url) === port) &&
    isPath(path, url.pathname)
  );
}

/** What allows a scheme allows the secure one, too. */
function isScheme(allowed: string, protocol: string): boolean {
  return allowed === protocol || (allowed === 'http:' && protocol === 'https:');
}

function isHost(allowed: string, hostname: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

function toPort({protocol, port}: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

/** Without a slash at its end, a path allows that URL alone. */
function isPath(allowed = '/', pathname: string): boolean {
  return allowed.endsWith('/') ? pathname.startsWith(allowed) : pathname === allowed;
}

/** The URL of a server as requests below it begin; undefined if it is none. */
export function toBaseUrl(written: string, self: URL): URL | undefined {
  const url = parseUrl(written, self.href);
  if (url && !url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
