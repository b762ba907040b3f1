import type {ClientRequest} from 'http';

/** More than any API sends before its response: a 100, and early hints. */
const MAX_INTERIM = 20;

/**
 * Breaks off a request that is answered with 1xx for ever, which would cost time until the
 * deadline.
 */
export function limitInterim(request: ClientRequest): void {
  let count = 0;
  request.on('information', () => {
    count += 1;
    if (count > MAX_INTERIM) request.destroy();
  });
}
