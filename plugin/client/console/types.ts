import type {
  BodyValues,
  HttpRequest,
  ParameterValue,
  RequestValues,
  ServerValues,
} from '../../request/types';
import type {Remark} from '../response/findRemarks';
import type {ResponseHead, SendOutcome, SendRoute} from '../send/types';

/**
 * The state of one operation's console. Credentials belong to the document, and are not among the
 * values.
 */
export type ConsoleState = {
  values: RequestValues;
  /** The last request that was sent, and its response. */
  exchange?: Exchange;
  /** The fields that its response names. */
  remarks?: readonly Remark[];
  /** The field that the reader was last sent to. */
  sought?: Pick<Remark, 'place' | 'pointer'>;
};

/**
 * One request and its response, during the exchange and afterwards. Times are milliseconds of
 * `performance.now()`.
 */
export type Exchange = {
  id: number;
  /**
   * As it was sent, with its secrets, for following a redirect: in memory only, and until the reader
   * clears the credentials.
   */
  request?: HttpRequest;
  method: string;
  via: SendRoute;
  startedAt: number;
  head?: ResponseHead;
  headAt?: number;
  /** The bytes of the body so far. The list grows in place; `size` tells how far. */
  chunks: readonly Uint8Array[];
  /** In bytes. */
  size: number;
  outcome?: SendOutcome;
  endedAt?: number;
};

export type ConsoleAction =
  /** Fills in the form. Omits values that the document does not allow. */
  | {kind: 'load'; values: RequestValues; isLink?: boolean}
  /**
   * The server is chosen for the document, not only for this console, and stored with the document.
   */
  | {kind: 'server'; server: ServerValues}
  /** Sets a parameter; one without a value, raw text or emptiness is no longer sent. */
  | {kind: 'parameter'; parameter: ParameterValue}
  | {kind: 'body'; body: BodyValues | undefined}
  | {kind: 'alternative'; alternative: number | undefined}
  | {kind: 'sent'; exchange: Exchange}
  | {kind: 'head'; id: number; head: ResponseHead; at: number}
  | {kind: 'received'; id: number; size: number}
  | {kind: 'ended'; id: number; outcome: SendOutcome; size: number; at: number}
  | {kind: 'remarked'; id: number; remarks: readonly Remark[]}
  | {kind: 'sought'; field: Pick<Remark, 'place' | 'pointer'>}
  | {kind: 'dismiss'};
