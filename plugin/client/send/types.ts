import type {FrameCut, FrameTimings, NameValue, Problem} from '../../proxy/protocol';

/** Through the proxy of this site, or directly from the browser to the API. */
export type SendRoute = 'proxy' | 'direct';

/**
 * Where a request goes: to the proxy, with the manifest's name of the operation, or directly to the
 * API.
 */
export type SendTarget =
  | {via: 'proxy'; proxyPath: string; document: string; operation: string}
  | {via: 'direct'};

/** The part of a response before its body. */
export type ResponseHead = {
  status: number;
  statusText: string;
  /**
   * In order, with repeats and `Set-Cookie`; a direct request sees only those that the browser
   * reveals.
   */
  headers: NameValue[];
  /** The URL that responded. */
  url: string;
  /** Target of a redirect. It was not followed. */
  redirect?: string;
  /** Measured by the proxy, in milliseconds. */
  timings?: FrameTimings;
  via: SendRoute;
};

export type SendOutcome =
  | {kind: 'complete'}
  /** There is a response, but its body is incomplete. `stopped`: by the reader. */
  | {kind: 'cut'; reason: FrameCut | 'connection' | 'stopped'}
  | {kind: 'failed'; failure: SendFailure};

/** Why there is no response from the API. */
export type SendFailure =
  /** The proxy did not send the request on, or got no response. */
  | {kind: 'refused'; problem: Problem; retryAfterSeconds?: number}
  /** The response at the proxy's path does not come from a proxy. */
  | {kind: 'no-proxy'; status: number}
  /**
   * No connection; for direct requests, possibly an API that does not allow pages of other origins
   * (CORS).
   */
  | {kind: 'network'; via: SendRoute}
  /** The credentials of the request were not entered for this origin. Nothing was sent. */
  | {kind: 'foreign-origin'; origin: string}
  /** Browsers refuse to send these parts of a request: its method, or its `body`. */
  | {kind: 'unsendable'; names: string[]}
  /** An https page may not call an http URL. */
  | {kind: 'mixed-content'}
  /** The API redirects, and the browser does not reveal the target. */
  | {kind: 'hidden-redirect'}
  | {kind: 'timeout'}
  | {kind: 'cancelled'};
