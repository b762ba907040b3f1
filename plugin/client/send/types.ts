import type {FrameCut, FrameTimings, NameValue, Problem} from '../../proxy/protocol';

/** Through the proxy of this site, or directly from the browser to the API. */
export type SendRoute = 'proxy' | 'direct';

/** What came before the body. */
export type ResponseHead = {
  status: number;
  statusText: string;
  /** In order, with repeats and `Set-Cookie`; a direct request sees only what the browser shows. */
  headers: NameValue[];
  /** The URL that answered. */
  url: string;
  /** Where a redirect points. It was not followed. */
  redirect?: string;
  /** Measured by the proxy, in milliseconds. */
  timings?: FrameTimings;
  via: SendRoute;
};

export type SendOutcome =
  | {kind: 'complete'}
  /** There is a response, and its body is not whole. `stopped`: by the reader. */
  | {kind: 'cut'; reason: FrameCut | 'connection' | 'stopped'}
  | {kind: 'failed'; failure: SendFailure};

/** Why there is no response of the API. */
export type SendFailure =
  /** The proxy did not send the request on, or got no response. */
  | {kind: 'refused'; problem: Problem; retryAfterSeconds?: number}
  /** Nothing that speaks for a proxy answers at its path. */
  | {kind: 'no-proxy'; status: number}
  /**
   * No connection; in direct requests also an API that does not allow pages of other origins
   * (CORS).
   */
  | {kind: 'network'; via: SendRoute}
  /** The credentials of the request were not entered for this origin. Nothing was sent. */
  | {kind: 'foreign-origin'; origin: string}
  /** An https page may not call an http URL. */
  | {kind: 'mixed-content'}
  /** The API redirects, and the browser does not say where. */
  | {kind: 'hidden-redirect'}
  | {kind: 'timeout'}
  | {kind: 'cancelled'};
