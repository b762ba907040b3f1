import type {RequestValues} from '../../request/types';
import {createStore, type Store} from '../store';
import type {PageChoice} from './toPrefill';
import type {ConsoleState} from './types';

type KnownConsole = {store: Store<ConsoleState>; /** What it was filled in for. */ basis: string};

const consoles = new Map<string, KnownConsole>();

/**
 * The console of an operation, as the reader left it during this visit. It is filled in anew when
 * they have chosen something else on the page since.
 */
export function getConsole(
  documentId: string,
  operationId: string,
  choice: PageChoice,
  toInitial: () => RequestValues,
): Store<ConsoleState> {
  const key = `${documentId} ${operationId}`;
  const basis = JSON.stringify(choice);
  const known = consoles.get(key);
  if (known?.basis === basis) return known.store;
  const store = known?.store ?? createStore<ConsoleState>({values: toInitial()});
  if (known) store.set({...store.get(), values: toInitial()});
  consoles.set(key, {store, basis});
  return store;
}
