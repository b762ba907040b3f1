import type {IncomingMessage} from 'http';

/** What the checks read of a request to the proxy, whatever the runtime: lower-case names. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;
