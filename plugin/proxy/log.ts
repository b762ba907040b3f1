import type {FrameCut, ProblemCode} from './protocol';

/**
 * One line for one request. Strings are the proxy's own or the manifest's; nothing that a reader or
 * an API said is ever in it: no URL query, no header, no body, no error message.
 */
export type LogEntry = {
  /** ISO 8601. */
  time: string;
  /** The id that the reader is shown when something fails. */
  id: string;
  /** A keyed hash of the client: the same for all its requests, and never its address. */
  client: string;
  /** Names of the manifest, once the request has matched it. */
  document?: string;
  operation?: string;
  /** Answered by the API, refused by the proxy, or left by the reader. */
  outcome: 'answered' | 'refused' | 'left';
  /** The status of the API's response. */
  status?: number;
  /** Why the proxy refused: the stable code, and a reason that readers are not told. */
  code?: ProblemCode;
  reason?: string;
  /** Why the body of a response ends early. */
  cut?: FrameCut;
  /** Bytes of the body to the API and of the body from it. */
  sent: number;
  received: number;
  ms: number;
};

export type Log = (entry: LogEntry) => void;
