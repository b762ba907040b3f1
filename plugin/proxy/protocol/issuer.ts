import {parseUrl} from './parseUrl';

const WELL_KNOWN = '/.well-known/';
const NAMES = ['openid-configuration', 'oauth-authorization-server'];
/**
 * Microsoft's metadata for all tenants names no particular one:
 * `https://login.microsoftonline.com/{tenantid}/v2.0`.
 */
const PLACEHOLDER = /^(?:\{|%7b)[^{}]+(?:\}|%7d)$/i;

/**
 * Whether metadata belongs to the authorization server that was asked for it. Its `issuer` must be
 * the URL from which the well-known URL is built (OpenID Connect Discovery 1.0 section 4.3, RFC
 * 8414 section 3.3); otherwise another server could have its endpoints used in this one's name. A
 * URL of another form is built from no issuer, so there is nothing to compare.
 */
export function isIssuerOfMetadata(issuer: unknown, metadataUrl: string | URL): boolean {
  const expected = toIssuers(new URL(metadataUrl));
  if (expected.length === 0) return true;
  const named = typeof issuer === 'string' ? parseUrl(issuer) : undefined;
  return (
    named !== undefined &&
    expected.some((each) => named.href === each.href || isSameButPlaceholders(named, each))
  );
}

/**
 * The issuers from which a well-known URL can be built; the last slash of an issuer's path is
 * dropped in it.
 */
function toIssuers({origin, pathname}: URL): URL[] {
  const [before, after] = splitWellKnown(pathname) ?? [];
  // OpenID Connect appends the well-known part to the issuer, RFC 8414 puts it before the issuer's
  // path.
  const path = before === '' ? after : after === '' ? before : undefined;
  return path === undefined ? [] : [new URL(`${origin}${path}`), new URL(`${origin}${path}/`)];
}

function splitWellKnown(pathname: string): [before: string, after: string] | undefined {
  const at = pathname.indexOf(WELL_KNOWN);
  if (at < 0) return undefined;
  const rest = pathname.slice(at + WELL_KNOWN.length);
  const name = NAMES.find((each) => rest === each || rest.startsWith(`${each}/`));
  return name === undefined ? undefined : [pathname.slice(0, at), rest.slice(name.length)];
}

function isSameButPlaceholders(named: URL, expected: URL): boolean {
  const [names, expectations] = [named, expected].map(({pathname}) => pathname.split('/')) as [
    string[],
    string[],
  ];
  const isSame =
    names.length === expectations.length &&
    names.every(
      (segment, index) =>
        segment === expectations[index] ||
        (PLACEHOLDER.test(segment) && expectations[index] !== ''),
    );
  return (
    isSame &&
    named.origin === expected.origin &&
    named.search === '' &&
    named.hash === '' &&
    named.username === ''
  );
}
