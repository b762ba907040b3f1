import type {OutgoingHttpHeaders} from 'http';
import type {ProblemCode} from './protocol';

/**
 * The proxy will not do what was asked. Thrown by any step, and turned into a problem in one place.
 */
export class Refusal extends Error {
  /**
   * @param code stable code, which decides status and title
   * @param detail for the reader: what to change; never what is behind the proxy
   * @param reason for the log alone; never anything that the request or the API said
   * @param headers to go with the response
   */
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly reason?: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** The reader's connection is closed: there is nobody left to answer. */
export class ReaderLeft extends Error {
  constructor() {
    super('the reader left');
    this.name = 'ReaderLeft';
  }
}
