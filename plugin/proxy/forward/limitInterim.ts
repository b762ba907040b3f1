import type {ClientRequest} from 'http';

/** More interim responses than any API sends: a 100, and early hints. */
const MAX_INTERIM = 20;

/**
 * Cancels a request that is answered with endless 1xx responses, which would last until the
 * deadline.
 */
export function limitInterim(request: ClientRequest): void {
  let count = 0;
  request.on('information', () => {
    count += 1;
    if (count > MAX_INTERIM) request.destroy();
  });
}
