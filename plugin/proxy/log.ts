import type {FrameCut, ProblemCode} from './protocol';

/**
 * One line per request. Its strings are the proxy's own or the manifest's; it never contains
 * anything that a reader or an API sent: no URL query, header, body or error message.
 */
export type LogEntry = {
  /** ISO 8601. */
  time: string;
  /** The ID that the reader sees when something fails. */
  id: string;
  /** A keyed hash of the client: the same for all its requests, and never its address. */
  client: string;
  /** Absent for Try It. */
  endpoint?: 'mcp';
  /** Names from the manifest, once the request has matched it. */
  document?: string;
  operation?: string;
  /** Answered by the API, refused by the proxy, or abandoned by the reader. */
  outcome: 'answered' | 'refused' | 'left';
  /** The status of the API's response. */
  status?: number;
  /** Why the proxy refused: the stable code, and a reason that readers do not see. */
  code?: ProblemCode;
  reason?: string;
  /** Why the body of a response was cut short. */
  cut?: FrameCut;
  /** Bytes of the body sent to the API, and of the body received from it. */
  sent: number;
  received: number;
  ms: number;
};

/** Nobody waits for what it returns. */
export type Log = (entry: LogEntry) => unknown;

const ignore = (): void => undefined;

/**
 * Writes a line. A log that writes later may fail later: nobody waits for it, and the failure of one
 * line must not end the process.
 */
export function writeLog(log: Log, entry: LogEntry): void {
  void Promise.resolve(log(entry)).catch(ignore);
}

/** The line of a request that has just arrived. */
export function createEntry(client: string): LogEntry {
  return {
    time: new Date().toISOString(),
    id: crypto.randomUUID(),
    client,
    outcome: 'answered',
    sent: 0,
    received: 0,
    ms: 0,
  };
}
