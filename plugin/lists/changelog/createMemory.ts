import {compareDocuments} from '../../compare/compareDocuments';
import type {Change} from '../../compare/types';
import type {LoadedDocument} from '../../document/types';
import type {ApiReference} from '../../model/types';

/** Says what changed from one document to the next. */
export type CompareStates = (
  before: LoadedDocument,
  after: LoadedDocument,
  renames: ReadonlyMap<string, string>,
) => readonly Change[];

/** What a site keeps from one run of its stages to the next. */
export type Memory = {
  /** Large documents take seconds: two documents are compared once. */
  compare: CompareStates;
  /** By tab: its model without and with notes. While a site is edited, equal ones stay the same. */
  noted: Map<string, {from: ApiReference; key: string; to: ApiReference}>;
  /** Begins a run: comparisons that the last one did not ask for are forgotten. */
  turn: () => void;
};

type KeptComparison = {
  before: LoadedDocument;
  after: LoadedDocument;
  renames: string;
  changes: readonly Change[];
};

export function createMemory(): Memory {
  let earlier: KeptComparison[] = [];
  let known: KeptComparison[] = [];
  return {
    compare: (before, after, renames) => {
      const key = JSON.stringify([...renames]);
      const isSame = (one: KeptComparison) =>
        one.before === before && one.after === after && one.renames === key;
      let found = known.find(isSame);
      if (!found) {
        found = earlier.find(isSame) ?? {
          before,
          after,
          renames: key,
          changes: compareDocuments([before], [after], renames),
        };
        known.push(found);
      }
      return found.changes;
    },
    noted: new Map(),
    turn: () => {
      earlier = known;
      known = [];
    },
  };
}
