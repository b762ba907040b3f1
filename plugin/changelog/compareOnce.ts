/** Compares two documents once, however many texts are written from the result. */
import {compareDocuments} from '../compare/compareDocuments';
import type {Change} from '../compare/types';
import type {LoadedDocument} from '../document/types';

type Compared = {renames: string; changes: Change[]};

const compared = new WeakMap<LoadedDocument, WeakMap<LoadedDocument, Compared>>();

/** Large documents take seconds, so the changes are kept as long as both documents are. */
export function compareOnce(
  before: LoadedDocument,
  after: LoadedDocument,
  renames: ReadonlyMap<string, string>,
): Change[] {
  const later = compared.get(before) ?? new WeakMap<LoadedDocument, Compared>();
  compared.set(before, later);
  const key = JSON.stringify([...renames]);
  const known = later.get(after);
  if (known?.renames === key) return known.changes;
  const changes = compareDocuments([before], [after], renames);
  later.set(after, {renames: key, changes});
  return changes;
}
