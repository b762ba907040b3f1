import {useMemo, useSyncExternalStore} from 'react';
import {useConsole} from '../console/context';
import {getHistory} from './history';
import type {HistoryEntry} from './types';

/** The requests of the console's operation in this tab, latest first. */
export function useHistory(): {entries: readonly HistoryEntry[]; clear: () => void} {
  const {documentId, context} = useConsole();
  const store = useMemo(
    () => getHistory(documentId, context.operation.id),
    [documentId, context.operation.id],
  );
  const entries = useSyncExternalStore(store.subscribe, store.get);
  return {entries, clear: () => store.set([])};
}
