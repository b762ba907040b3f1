import {toLineColumn, toLineStarts, type LineStarts} from '../../diagnostics/lines';
import type {SourceLocation} from '../../diagnostics/types';
import type {StoredFile} from '../files/store';
import {findOffset} from './find';
import {toPositions} from './positions';
import type {Position} from './types';

/** A place of a document: a pointer, an offset, or the whole file. */
export type PlaceInFile = {file: string; pointer?: string; offset?: number};

export type Locate = (place: PlaceInFile) => SourceLocation;

/** Finds lines and columns. Positions of a file are read once, on the first request. */
export function createLocator(files: ReadonlyMap<string, StoredFile>): Locate {
  const lines = new Map<string, LineStarts>();
  const positions = new Map<string, Position>();

  return ({file, pointer, offset}) => {
    const stored = files.get(file);
    const known = {file, ...(pointer !== undefined && {pointer})};
    if (!stored) return known;
    const at = offset ?? (pointer === undefined ? undefined : findPointer(stored, pointer));
    return at === undefined
      ? known
      : {
          ...known,
          ...toLineColumn(
            remember(lines, file, () => toLineStarts(stored.text)),
            at,
          ),
        };
  };

  function findPointer({file, text, format}: StoredFile, pointer: string): number {
    return findOffset(
      remember(positions, file, () => toPositions(text, format)),
      pointer,
    );
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
