import type {PropApiDocument} from '../../pages/props';
import {createStore, type Store} from '../store';
import {readSession, writeSession} from '../session';
import {readCredentials} from './readCredentials';
import type {CredentialsState} from './types';

export const NO_CREDENTIALS: CredentialsState = {credentials: [], confirmed: [], remember: false};
const stores = new Map<string, Store<CredentialsState>>();

/** Key of what the browser keeps for a document: one for all versions of a tab. */
export function toStorageKey({tabId, tryIt}: Pick<PropApiDocument, 'tabId' | 'tryIt'>): string {
  return tryIt.storage ?? tryIt.document ?? tabId;
}

/**
 * The credentials of one document, and of its other versions: of no other, whatever its schemes are
 * called. Each is bound to origins, so another version's servers do not get it unasked.
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
