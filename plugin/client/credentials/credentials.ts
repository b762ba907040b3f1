import type {PropApiDocument} from '../../pages/props';
import {createStore, type Store} from '../store';
import {readSession, writeSession} from '../session';
import {readCredentials} from './readCredentials';
import type {CredentialsState} from './types';

export const NO_CREDENTIALS: CredentialsState = {credentials: [], confirmed: [], remember: false};
const stores = new Map<string, Store<CredentialsState>>();

/** Key of the data that the browser stores for a document: the same for all versions of a tab. */
export function toStorageKey({tabId, tryIt}: Pick<PropApiDocument, 'tabId' | 'tryIt'>): string {
  return tryIt.storage ?? tryIt.document ?? tabId;
}

/**
 * The credentials of one document and its other versions. Other documents never share them, even if
 * their schemes have the same names. Each is bound to origins, so another version's servers don't
 * get it without the reader's consent.
 */
export function getCredentials(storageKey: string): Store<CredentialsState> {
  const known = stores.get(storageKey);
  if (known) return known;
  const kept = readCredentials(readSession(toKey(storageKey)));
  const store = createStore<CredentialsState>(kept ? {...kept, remember: true} : NO_CREDENTIALS);
  store.subscribe(() => {
    const {credentials, confirmed, remember} = store.get();
    writeSession(toKey(storageKey), remember ? {credentials, confirmed} : undefined);
  });
  stores.set(storageKey, store);
  return store;
}

/**
 * The same store, but it binds each new or changed credential to the current origins: those that
 * the document names, and the one that the form would send to. Later edits to the document add no
 * origins.
 */
export function bindCredentials(
  store: Store<CredentialsState>,
  listOrigins: () => readonly string[],
): Store<CredentialsState> {
  return {
    ...store,
    set(next) {
      const {credentials: before} = store.get();
      store.set({
        ...next,
        credentials: next.credentials.map((credential) =>
          before.includes(credential) ? credential : {...credential, origins: listOrigins()},
        ),
      });
    },
  };
}

function toKey(documentId: string): string {
  return `api-reference:credentials:${documentId}`;
}
