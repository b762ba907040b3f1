import type {LookupAddress} from 'dns';
import type {LookupFunction} from 'net';
import {isAllowedAddress} from './isAllowedAddress';
import type {Access} from './isAllowedAddress';

/** Error code for a name that resolves to a forbidden address. */
export const FORBIDDEN_ADDRESS = 'EFORBIDDENADDRESS';

/**
 * A resolver that returns only allowed addresses. It runs as the connection's own lookup, so the
 * addresses it checks are the ones connected to: there is no second lookup in which a name could
 * change. A single forbidden address refuses the whole name.
 */
export function guardLookup(lookup: LookupFunction, access: Access): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, {...options, all: true}, (error, result) => {
      if (error) return callback(error, '');
      const addresses = result as LookupAddress[];
      const first = addresses[0];
      if (!first || !addresses.every(({address}) => isAllowedAddress(address, access)))
        return callback(forbidden(), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function forbidden(): NodeJS.ErrnoException {
  return Object.assign(new Error('The name resolves to an address that is not allowed.'), {
    code: FORBIDDEN_ADDRESS,
  });
}
