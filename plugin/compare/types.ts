import type {Located} from '../document/types';
import type {ChangeKind, Direction, Effect} from './kinds';

export type {Direction, Effect} from './kinds';

/** Where something is, without its value. */
export type ChangePlace = Pick<Located, 'file' | 'pointer'>;

/** One difference between two documents, once, however many operations share it. */
export type Change = {
  kind: ChangeKind;
  effect: Effect;
  /** Absent for what has no direction, such as an operation. */
  direction?: Direction;
  /** What is different, in one sentence. */
  message: string;
  /** What that means for callers, in one sentence. */
  reason: string;
  /** The last step to what was added or removed: `.name`, `query parameter limit`. */
  step?: string;
  /** In the earlier document; for an addition, what it was added to, where that is known. */
  before?: ChangePlace;
  /** In the later document; for a removal, what it was removed from. */
  after?: ChangePlace;
  /** Where callers meet the change. Empty: the document as a whole. */
  uses: ChangeUse[];
};

export type ChangeUse = {
  /** `GET /pets`, of the later document; of the earlier one where the operation was removed. */
  operation: string;
  /** The way from the operation to the change: `response 200`, `application/json`, `[].name`. */
  at: string[];
};

/** What a step of the comparison finds: a change without its uses. */
export type Found = Omit<Change, 'uses'>;
