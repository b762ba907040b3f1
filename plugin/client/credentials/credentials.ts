import type {PropApiDocument} from '../../pages/props';
import {createStore, type Store} from '../store';
import {readSession, writeSession} from '../session';
import {isRecord} from '../../document/isObject';
import type {CredentialsState, StoredCredential, TokenGrant} from './types';

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

/**
 * Reads the credentials stored by this tab. Other pages of this origin can write to the same
 * storage, so anything of the wrong shape is omitted.
 */
export function readCredentials(
  value: unknown,
): Pick<CredentialsState, 'credentials' | 'confirmed'> | undefined {
  if (!isRecord(value) || !Array.isArray(value.credentials)) return undefined;
  return {
    credentials: value.credentials.flatMap((entry) => readCredential(entry) ?? []),
    confirmed: readStrings(value.confirmed),
  };
}

function readCredential(value: unknown): StoredCredential | undefined {
  if (!isRecord(value) || typeof value.scheme !== 'string') return undefined;
  const head = {scheme: value.scheme, origins: readStrings(value.origins)};
  const {kind, token, type, username, password} = value;
  if ((kind === 'apiKey' || kind === 'authorization') && typeof value.value === 'string')
    return {...head, kind, value: value.value};
  if (kind === 'password' && typeof username === 'string' && typeof password === 'string')
    return {...head, kind, username, password};
  if (kind !== 'token' || typeof token !== 'string') return undefined;
  const grant = readGrant(value.grant);
  return {...head, kind, token, ...(typeof type === 'string' && {type}), ...(grant && {grant})};
}

function readGrant(value: unknown): TokenGrant | undefined {
  if (!isRecord(value) || !isRecord(value.client)) return undefined;
  const {refreshToken, expiresAt, scope, flow} = value;
  const {clientId, clientSecret, authentication} = value.client;
  if (
    typeof flow !== 'string' ||
    typeof clientId !== 'string' ||
    (authentication !== 'header' && authentication !== 'body')
  )
    return undefined;
  return {
    ...(typeof refreshToken === 'string' && {refreshToken}),
    ...(typeof expiresAt === 'number' && {expiresAt}),
    ...(typeof scope === 'string' && {scope}),
    flow,
    origins: readStrings(value.origins),
    client: {clientId, ...(typeof clientSecret === 'string' && {clientSecret}), authentication},
  };
}

function readStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
