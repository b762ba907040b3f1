import {isRecord} from '../../document/isObject';
import type {Exchange} from '../console/types';
import {buildRequest} from '../../request';
import type {RequestContext, RequestValues} from '../../request/types';
import {readSession, writeSession} from '../session';
import {createStore, type Store} from '../store';
import {readValues} from './readValues';
import type {HistoryEntry} from './types';
import {withoutOwn, withoutSecrets} from '../../request/withoutSecrets';

/** How many requests of an operation are kept. */
const LENGTH = 20;
/**
 * Entries with a longer body are not kept, because sessionStorage is small: some five million
 * characters for the whole site.
 */
const MAX_ENTRY_CHARACTERS = 100_000;

const stores = new Map<string, Store<readonly HistoryEntry[]>>();

/** The requests of an operation in this tab, latest first. */
export function getHistory(
  documentId: string,
  operationId: string,
): Store<readonly HistoryEntry[]> {
  const key = `api-reference:history:${documentId}:${operationId}`;
  const known = stores.get(key);
  if (known) return known;
  const kept = readSession(key);
  const store = createStore<readonly HistoryEntry[]>(
    Array.isArray(kept) ? kept.flatMap((entry) => readEntry(entry) ?? []) : [],
  );
  store.subscribe(() => writeSession(key, store.get().length > 0 ? store.get() : undefined));
  stores.set(key, store);
  return store;
}

/** Adds a completed request, without its secrets. */
export function recordRequest(
  documentId: string,
  context: RequestContext,
  values: RequestValues,
  {method, head, startedAt, endedAt}: Exchange,
): void {
  const kept = withoutSecrets(values, context);
  const entry: HistoryEntry = {
    at: Date.now(),
    method,
    url: buildRequest(context, kept).url,
    ...(head && {status: head.status}),
    duration: Math.round((endedAt ?? startedAt) - startedAt),
    values: {...kept, server: withoutOwn(kept.server)},
  };
  if (JSON.stringify(entry).length > MAX_ENTRY_CHARACTERS) return;
  const store = getHistory(documentId, context.operation.id);
  store.set([entry, ...store.get()].slice(0, LENGTH));
}

/** Other pages of this origin can write to the same storage. */
function readEntry(entry: unknown): HistoryEntry | undefined {
  if (!isRecord(entry)) return undefined;
  const {at, method, url, status, duration} = entry;
  const values = readValues(entry.values);
  if (
    !values ||
    typeof at !== 'number' ||
    typeof method !== 'string' ||
    typeof url !== 'string' ||
    typeof duration !== 'number'
  )
    return undefined;
  return {at, method, url, ...(typeof status === 'number' && {status}), duration, values};
}
