import type {Place} from '../document/types';
import type {ChangeKind, Direction, Effect} from './kinds';
import type {Step} from './steps';

export type {Direction, Effect} from './kinds';

/** The position of a part, without its value. */
export type ChangePlace = Pick<Place, 'file' | 'pointer'>;

/** One difference between two documents, listed once however many operations share it. */
export type Change = {
  kind: ChangeKind;
  /** The worst effect of all uses. */
  effect: Effect;
  /** The difference, in one sentence. */
  message: string;
  /** The worst effect on callers, in one sentence; a second one if other uses have another effect. */
  reason: string;
  /** The named schema in which the difference is written. */
  schema?: string;
  /** The last step to the added or removed part. */
  step?: Step;
  /** In the earlier document; for an addition, the part that it was added to, if known. */
  before?: ChangePlace;
  /** In the later document; for a removal, the part that it was removed from. */
  after?: ChangePlace;
  /** Where callers meet the change, the worst first. Empty: it concerns the document as a whole. */
  uses: ChangeUse[];
};

/** An operation has one use for each direction in which it meets the change. */
export type ChangeUse = {
  /** `GET /pets`, from the later document; from the earlier one if the operation was removed. */
  operation: string;
  /** The way from the operation to the change. */
  steps: Step[];
  effect: Effect;
  /** Absent for parts without a direction, such as an operation. */
  direction?: Direction;
};

/** A change that a step of the comparison finds in one direction. */
export type FoundChange = Omit<Change, 'uses' | 'reason'> & {
  direction?: Direction;
  /** The same for the same difference in the other direction, or in another composed schema. */
  identity: string;
};
