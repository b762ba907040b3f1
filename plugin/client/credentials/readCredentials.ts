import {isRecord} from '../../document/isObject';
import type {CredentialsState, StoredCredential, TokenGrant} from './types';

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
  const {refreshToken, expiresAt, scope} = value;
  const {clientId, clientSecret, authentication} = value.client;
  if (typeof clientId !== 'string' || (authentication !== 'header' && authentication !== 'body'))
    return undefined;
  return {
    ...(typeof refreshToken === 'string' && {refreshToken}),
    ...(typeof expiresAt === 'number' && {expiresAt}),
    ...(typeof scope === 'string' && {scope}),
    origins: readStrings(value.origins),
    client: {clientId, ...(typeof clientSecret === 'string' && {clientSecret}), authentication},
  };
}

function readStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
