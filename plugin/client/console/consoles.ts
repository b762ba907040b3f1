import type {RequestValues} from '../../request/types';
import {createStore, type Store} from '../store';
import type {FilledForm} from './carryValues';
import type {PageChoice} from './toPrefill';
import type {ConsoleState} from './types';

type KnownConsole = {
  store: Store<ConsoleState>;
  initial: RequestValues;
  /** What it was filled in for. */
  basis: string;
};

/** An operation, and what it is called in all versions of its document. */
export type ConsoleKey = {documentId: string; operationId: string; shared: string};

const consoles = new Map<string, KnownConsole>();
/** The console that was opened last, of those that versions of an operation have. */
const latest = new Map<string, KnownConsole>();

/**
 * The console of an operation, as the reader left it during this visit. It is filled in anew when
 * they have chosen something else on the page since.
 * @param carry adds what the reader has filled in for another version of the operation
 */
export function getConsole(
  {documentId, operationId, shared}: ConsoleKey,
  choice: PageChoice,
  toInitial: () => RequestValues,
  carry: (here: RequestValues, other: FilledForm) => RequestValues,
): Store<ConsoleState> {
  const key = `${documentId} ${operationId}`;
  const basis = JSON.stringify(choice);
  const known = consoles.get(key);
  if (known?.basis === basis) {
    latest.set(shared, known);
    return known.store;
  }
  const initial = toInitial();
  const other = known ? undefined : latest.get(shared);
  const values = other
    ? carry(initial, {initial: other.initial, values: other.store.get().values})
    : initial;
  const store = known?.store ?? createStore<ConsoleState>({values});
  if (known) store.set({...store.get(), values});
  const opened = {store, initial, basis};
  consoles.set(key, opened);
  latest.set(shared, opened);
  return store;
}
