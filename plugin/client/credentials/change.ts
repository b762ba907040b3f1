import {forgetRequests} from '../console/consoles';
import type {Store} from '../store';
import {NO_CREDENTIALS} from './credentials';
import type {CredentialsState, StoredCredential} from './types';

/** Replaces the credential of its scheme. */
export function setCredential(store: Store<CredentialsState>, credential: StoredCredential): void {
  const state = store.get();
  store.set({
    ...state,
    credentials: [
      ...state.credentials.filter(({scheme}) => scheme !== credential.scheme),
      credential,
    ],
  });
}

export function removeCredential(store: Store<CredentialsState>, scheme: string): void {
  const state = store.get();
  store.set({
    ...state,
    credentials: state.credentials.filter((credential) => credential.scheme !== scheme),
  });
}

export function setRemember(store: Store<CredentialsState>, remember: boolean): void {
  store.set({...store.get(), remember});
}

/** Allows the document's credentials to go to one more origin. */
export function confirmOrigin(store: Store<CredentialsState>, origin: string): void {
  const state = store.get();
  store.set({
    ...state,
    confirmed: [...state.confirmed.filter((known) => known !== origin), origin],
  });
}

/** Also of the requests that were sent with them. */
export function clearCredentials(store: Store<CredentialsState>): void {
  store.set(NO_CREDENTIALS);
  forgetRequests();
}
