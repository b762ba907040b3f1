import type {PlaceInFile} from '../swagger/types';
import type {Json} from '../types';
import type {PlaceProblem} from '../validate/structure';
import type {Match} from './query';

/** What an action does with the nodes that its target selects. */
export type OverlayChange =
  {kind: 'update'; value: Json} | {kind: 'copy'; from: string} | {kind: 'remove'};

/** One action of an overlay, as far as it can be used. */
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
  /** What `extends` says. */
  extends?: string;
  actions: OverlayAction[];
};

/** Reports what is wrong with an action: at one of its fields, or at a place in it. */
export type TellAction = (
  problem: Omit<PlaceProblem, 'file' | 'pointer'>,
  at?: string | PlaceInFile,
) => void;

/** The nodes that an expression selects, or why there are none. */
export type Selected = Match[] | 'invalid' | 'limit';

/** A document after an action. `ends`: it costs more than a document may, so no other is applied. */
export type Applied = {value: Json; isApplied?: true; added?: number; ends?: true};
