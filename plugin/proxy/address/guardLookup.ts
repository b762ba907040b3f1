import type {LookupAddress} from 'dns';
import type {LookupFunction} from 'net';
import {isAllowedAddress} from './isAllowedAddress';
import type {Access} from './isAllowedAddress';

/** Code of the error when a name points to an address that is not allowed. */
export const FORBIDDEN_ADDRESS = 'EFORBIDDENADDRESS';

/**
 * A resolver that gives only allowed addresses. It runs inside the connection, so the addresses
 * that were checked are those that are connected to: there is no second lookup for a name to change
 * in between. One bad address refuses the name.
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
