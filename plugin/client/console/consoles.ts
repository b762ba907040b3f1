import type {RequestValues} from '../../request/types';
import {createStore, type Store} from '../store';
import type {ConsoleState} from './types';

const consoles = new Map<string, Store<ConsoleState>>();

/** The console of an operation, as the reader left it during this visit. */
export function getConsole(documentId: string, operationId: string, toInitial: () => RequestValues): Store<ConsoleState> {
  const key = `${documentId} ${operationId}`;
  const known = consoles.get(key);
  if (known) return known;
  const store = createStore<ConsoleState>({values: toInitial()});
  consoles.set(key, store);
  return store;
}
