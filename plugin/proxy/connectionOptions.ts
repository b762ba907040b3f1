import {X509Certificate} from 'crypto';
import dns from 'dns';
import type {LookupFunction} from 'net';
import {parseUrl} from './protocol';
import {check} from './sharedOptions';

/** The options of the proxy where Node connects. */
export type ConnectionOptions = {
  /**
   * Lets requests reach loopback addresses. For a development server that is itself bound to
   * loopback.
   */
  allowLoopbackTargets?: boolean;
  /** `host:port` of documented servers that may point to private addresses. */
  allowPrivateTargets?: string[];
  /**
   * Uses what authorization servers publish about themselves at the documented URLs. By default
   * true.
   */
  discovery?: boolean;
  /** PEM certificates of authorities to trust in addition to the usual ones. */
  certificateAuthorities?: string[];
  /** Resolves names, like `dns.lookup`, the default. The addresses it returns are checked. */
  lookup?: LookupFunction;
};

/** Complete and validated. */
export type ResolvedConnectionOptions = {
  access: 'public' | 'loopback';
  privateTargets: ReadonlySet<string>;
  discovery: boolean;
  certificateAuthorities: string[];
  lookup: LookupFunction;
};

export function parseConnectionOptions({
  allowLoopbackTargets,
  allowPrivateTargets = [],
  discovery = true,
  certificateAuthorities = [],
  lookup = dns.lookup,
}: ConnectionOptions): ResolvedConnectionOptions {
  for (const target of allowPrivateTargets)
    check(
      isHostWithPort(target),
      `allowPrivateTargets takes host:port as in a URL, in lower case, not "${target}".`,
    );
  check(
    certificateAuthorities.every(isCertificate),
    'certificateAuthorities takes certificates in PEM, which begin with -----BEGIN CERTIFICATE-----.',
  );
  check(
    typeof discovery === 'boolean',
    `discovery must be true or false, not "${String(discovery)}".`,
  );
  return {
    access: allowLoopbackTargets ? 'loopback' : 'public',
    privateTargets: new Set(allowPrivateTargets),
    discovery,
    certificateAuthorities,
    lookup,
  };
}

/** Whether a target is written as the host and port of a URL are, with which it is compared. */
function isHostWithPort(target: string): boolean {
  const url = parseUrl(`http://${target}`);
  return (
    url !== undefined &&
    !target.includes('*') &&
    `${url.hostname}:${url.port === '' ? '80' : url.port}` === target
  );
}

/** Node ignores a text that is not PEM, and then rejects the certificates that it should trust. */
function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
