import {createStore, type Store} from '../store';
import {readSession, writeSession} from '../session';
import type {CredentialsState, StoredCredential} from './types';

export const NO_CREDENTIALS: CredentialsState = {credentials: [], remember: false};
const stores = new Map<string, Store<CredentialsState>>();

/** The credentials of one document: of no other, whatever its schemes are called. */
export function getCredentials(documentId: string): Store<CredentialsState> {
  const known = stores.get(documentId);
  if (known) return known;
  const kept = readSession(toKey(documentId));
  const store = createStore<CredentialsState>(Array.isArray(kept) ? {credentials: kept as StoredCredential[], remember: true} : NO_CREDENTIALS);
  store.subscribe(() => {
    const {credentials, remember} = store.get();
    writeSession(toKey(documentId), remember ? credentials : undefined);
  });
  stores.set(documentId, store);
  return store;
}

function toKey(documentId: string): string {
  return `api-reference:credentials:${documentId}`;
}
