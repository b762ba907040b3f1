import type {ParameterLocation} from '../../model/types';
import type {BodyValues, ParameterValue, RequestValues, ServerValues} from '../../request/types';
import type {Finding} from '../../model/validation/types';
import type {ResponseHead, SendOutcome, SendRoute} from '../send/types';

/**
 * What the console of one operation holds. Credentials are the document's, and not among the
 * values.
 */
export type ConsoleState = {
  values: RequestValues;
  /** The request that was sent last, and its answer. */
  exchange?: Exchange;
};

/**
 * One request and its answer, while it goes on and afterwards. Times are milliseconds of
 * `performance.now()`.
 */
export type Exchange = {
  id: number;
  method: string;
  /** Without secrets. */
  url: string;
  via: SendRoute;
  startedAt: number;
  head?: ResponseHead;
  headAt?: number;
  /** What has arrived of the body. The list grows in place; `size` says how far. */
  chunks: readonly Uint8Array[];
  /** In bytes. */
  size: number;
  outcome?: SendOutcome;
  endedAt?: number;
};

export type ConsoleAction =
  /** Fills in the form. Values that the document does not allow are left out. */
  | {kind: 'load'; values: RequestValues; isLink?: boolean}
  /** The document's choice, not the console's alone: kept with the document. */
  | {kind: 'server'; server: ServerValues}
  /** Sets a parameter; one without value, raw text and emptiness is no longer sent. */
  | {kind: 'parameter'; parameter: ParameterValue}
  | {kind: 'body'; body: BodyValues | undefined}
  | {kind: 'alternative'; alternative: number | undefined}
  | {kind: 'sent'; exchange: Exchange}
  | {kind: 'head'; id: number; head: ResponseHead; at: number}
  | {kind: 'received'; id: number; size: number}
  | {kind: 'ended'; id: number; outcome: SendOutcome; size: number; at: number}
  | {kind: 'dismiss'};

/** A finding and the part of the form that it is about. */
export type PlacedFinding = {place: FormPlace; finding: Finding};
type FormPlace = {kind: 'parameter'; in: ParameterLocation; name: string} | {kind: 'body'};
