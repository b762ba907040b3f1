import {createStore, type Store} from '../store';
import {readSession, writeSession} from '../session';
import {readCredentials} from './readCredentials';
import type {CredentialsState} from './types';

export const NO_CREDENTIALS: CredentialsState = {credentials: [], confirmed: [], remember: false};
const stores = new Map<string, Store<CredentialsState>>();

/** The credentials of one document: of no other, whatever its schemes are called. */
export function getCredentials(documentId: string): Store<CredentialsState> {
  const known = stores.get(documentId);
  if (known) return known;
  const kept = readCredentials(readSession(toKey(documentId)));
  const store = createStore<CredentialsState>(kept ? {...kept, remember: true} : NO_CREDENTIALS);
  store.subscribe(() => {
    const {credentials, confirmed, remember} = store.get();
    writeSession(toKey(documentId), remember ? {credentials, confirmed} : undefined);
  });
  stores.set(documentId, store);
  return store;
}

/**
 * The same store, in which each credential that is new or changed is bound to the origins of that
 * moment: those that the document names, and the one that the form is about to send to. A document
 * that is edited later gets it for no other.
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
