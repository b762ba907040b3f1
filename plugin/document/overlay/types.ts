import type {Json, PlaceInFile} from '../types';
import type {PlaceProblem} from '../validate/structure';
import type {NodeMatch} from './query';

/** What an action does with the nodes that its target selects. */
export type OverlayChange =
  | {kind: 'update'; value: Json}
  | {kind: 'copy'; from: string}
  | {kind: 'remove'};

/** One action of an overlay, reduced to what can be used. */
export type OverlayAction = {
  target: string;
  /** JSON pointer of the action in its file. */
  pointer: string;
  change: OverlayChange;
};

/** An OpenAPI Overlay document. */
export type Overlay = {
  file: string;
  version: '1.0' | '1.1';
  /** The value of `extends`. */
  extends?: string;
  actions: OverlayAction[];
};

/** Reports a problem with an action: at one of its fields, or at a place in it. */
export type TellAction = (
  problem: Omit<PlaceProblem, 'file' | 'pointer'>,
  at?: string | PlaceInFile,
) => void;

/** The nodes that an expression selects, or the reason why there are none. */
export type Selected = NodeMatch[] | 'invalid' | 'limit';

/** A document after an action. `ends`: a limit is exceeded, so no other action is applied. */
export type Applied = {value: Json; isApplied?: true; added?: number; ends?: true};
