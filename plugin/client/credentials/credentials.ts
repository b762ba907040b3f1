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

/** Replaces what is known for the credential's scheme. */
export function setCredential(store: Store<CredentialsState>, credential: StoredCredential): void {
  const {credentials, remember} = store.get();
  store.set({credentials: [...credentials.filter(({scheme}) => scheme !== credential.scheme), credential], remember});
}

export function removeCredential(store: Store<CredentialsState>, scheme: string): void {
  const {credentials, remember} = store.get();
  store.set({credentials: credentials.filter((credential) => credential.scheme !== scheme), remember});
}

export function setRemember(store: Store<CredentialsState>, remember: boolean): void {
  store.set({...store.get(), remember});
}

export function clearCredentials(store: Store<CredentialsState>): void {
  store.set(NO_CREDENTIALS);
}

function toKey(documentId: string): string {
  return `api-reference:credentials:${documentId}`;
}
