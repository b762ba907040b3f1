import dns, {type LookupAddress} from 'dns';
import type {LookupFunction} from 'net';
import {guardLookup} from '../proxy/address/guardLookup';
import {isAllowedAddress, type Access} from '../proxy/address/isAllowedAddress';
import {isAllowedHost} from '../proxy/address/isAllowedHost';
import {toAddressFailure} from './failure';
import type {Remote} from './types';

/** Decides which addresses `pull` may connect to. */
export type ConnectionGuard = {
  /** Throws if a URL names a forbidden address; names are looked up later. */
  checkHost: (url: URL) => void;
  /** The lookup of connections, so that an address is checked at the moment of connecting. */
  lookup: LookupFunction;
};

/**
 * Hosts have to be public, except those that docs.json itself names as private, such as
 * `localhost`, and all if `privateNetwork` is set. Link-local addresses and metadata services are
 * never allowed. A name that once had only public addresses must keep having them.
 */
export function guardConnections({
  url,
  origins,
  privateNetwork,
}: Pick<Remote, 'url' | 'origins' | 'privateNetwork'>): ConnectionGuard {
  const named = new Set([url, ...origins].map((text) => new URL(text).hostname));
  const publicNames = new Set<string>();
  const accessOf = (hostname: string): Access => {
    if (publicNames.has(hostname)) return 'public';
    const isPrivate = named.has(hostname) && !isAllowedHost(hostname, 'public');
    return privateNetwork || isPrivate ? 'private' : 'public';
  };
  return {
    checkHost({hostname}) {
      if (!isAllowedHost(hostname, accessOf(hostname))) throw toAddressFailure(hostname);
    },
    lookup(hostname, options, callback) {
      const noteAddresses: LookupFunction = (name, wanted, done) =>
        dns.lookup(name, {...wanted, all: true}, (error, addresses: LookupAddress[]) => {
          if (!error && addresses.every(({address}) => isAllowedAddress(address, 'public')))
            publicNames.add(hostname);
          done(error, addresses);
        });
      guardLookup(noteAddresses, accessOf(hostname))(hostname, options, callback);
    },
  };
}
