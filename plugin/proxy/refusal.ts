import type {OutgoingHttpHeaders} from 'http';
import type {ProblemCode} from './protocol';

/**
 * The proxy will not do what was asked. Thrown by any step, and turned into a problem in one place.
 */
export class Refusal extends Error {
  /**
   * @param code decides the status and the title; does not change between versions
   * @param detail tells the reader what to change; contains nothing about what is behind the proxy
   * @param reason only for the log; contains nothing from the request or the API
   * @param headers sent with the response
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
