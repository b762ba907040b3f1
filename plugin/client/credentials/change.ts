import type {Store} from '../store';
import {NO_CREDENTIALS} from './credentials';
import type {CredentialsState, StoredCredential} from './types';

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
