import {count, quote} from '../../diagnostics/text';
import {createShares} from '../createShares';
import {LIMITS} from '../limits';
import {parentOf} from '../pointer';
import type {PlaceInFile} from '../types';
import type {PlaceProblem} from '../validate/structure';
import type {Conversion, MediaTypes} from './types';

type Shortened = {list: PlaceInFile; types: number; uses: number};

/** Gives each body and response its media types, or the first of them once there are too many. */
export function createListFor(): {
  listFor: Conversion['listFor'];
  /** One finding for each list that was shortened. */
  problems: () => PlaceProblem[];
} {
  const share = createShares();
  const shortened = new Map<string, Shortened>();
  return {
    listFor: ({list}, of = {list}) => share(of.list, list, () => note(list)),
    problems: () => [...shortened.values()].map(toProblem),
  };

  function note(types: MediaTypes['list']): void {
    const [first] = types;
    if (!first) return;
    const {file, pointer} = first.from;
    const list = {file, pointer: parentOf(pointer) ?? pointer};
    const key = `${file}#${list.pointer}`;
    const known = shortened.get(key) ?? {list, types: types.length, uses: 0};
    known.uses += 1;
    shortened.set(key, known);
  }
}

function toProblem({list, types, uses}: Shortened): PlaceProblem {
  const field = list.pointer.slice(list.pointer.lastIndexOf('/') + 1);
  return {
    ...list,
    code: 'shared-cut',
    message: `${quote(field)} lists ${count(types, 'media type')} for very many bodies and responses; ${uses.toLocaleString('en')} of them show only the first ${LIMITS.sharedEntries}.`,
    help: `List here what all operations have in common, and other media types in the ${quote(field)} of the operations that have them.`,
  };
}
