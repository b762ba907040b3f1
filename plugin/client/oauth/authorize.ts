import {listenForCallback} from './callback';
import type {Issuer, OAuthFailure, OAuthResult} from './types';

export type AuthorizationRequest = {
  authorizationUrl: string;
  /** Where the code is exchanged. */
  tokenUrl?: string;
  responseType: 'code' | 'token';
  clientId: string;
  scopes: readonly string[];
  redirectUri: string;
  /** Present when the metadata of the authorization server is known. */
  issuer?: Issuer;
  signal: AbortSignal;
};

/**
 * The parameters of the authorization response, and the verifier that proves that this page made
 * the request.
 */
export type Authorization = {parameters: URLSearchParams; verifier: string};

/**
 * How long after a response that is not ours to check the window: if it has closed, the response
 * was meant for this page.
 */
const LOOK_MS = 1000;

/**
 * Asks for authorization in a separate window (RFC 6749 section 4.1, with PKCE, RFC 7636). Must be
 * called on a click, or the browser blocks the window. Rejects responses whose state does not match
 * this request, and those that name another authorization server (RFC 9207).
 */
export async function authorize({
  authorizationUrl,
  tokenUrl,
  responseType,
  clientId,
  scopes,
  redirectUri,
  issuer,
  signal,
}: AuthorizationRequest): Promise<OAuthResult<Authorization>> {
  if (!/^https?:\/\//i.test(authorizationUrl) || !URL.canParse(authorizationUrl))
    return failed({kind: 'no-endpoint'});
  if (!window.isSecureContext) return failed({kind: 'insecure-page'});
  // Opened before the first `await`: browsers don't block a window that a click opens.
  const popup = window.open('', '_blank', 'popup,width=560,height=720');
  if (!popup) return failed({kind: 'popup-blocked'});
  // Without an opener, the authorization server cannot navigate this page elsewhere.
  popup.opener = null;
  const state = createRandomText();
  const verifier = createRandomText();
  const url = new URL(authorizationUrl);
  const challenge =
    responseType === 'code'
      ? {code_challenge: await toChallenge(verifier), code_challenge_method: 'S256'}
      : undefined;
  const query: {[name: string]: string} = {
    response_type: responseType,
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && {scope: scopes.join(' ')}),
    state,
    ...challenge,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  popup.location.href = url.href;
  const endpoints = [authorizationUrl, ...(tokenUrl === undefined ? [] : [tokenUrl])];
  return waitForAnswer(popup, {state, verifier, issuer, endpoints, signal});
}

type ExpectedAnswer = Pick<AuthorizationRequest, 'issuer' | 'signal'> & {
  state: string;
  verifier: string;
  endpoints: readonly string[];
};

function waitForAnswer(
  popup: Window,
  {state, verifier, issuer, endpoints, signal}: ExpectedAnswer,
): Promise<OAuthResult<Authorization>> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (result: OAuthResult<Authorization>) => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', onAbort);
      popup.close();
      resolve(result);
    };
    const stop = listenForCallback((parameters) => {
      if (parameters.get('state') === state)
        finish(
          isFromIssuer(parameters, issuer, endpoints)
            ? readAnswer(parameters, verifier)
            : failed({kind: 'wrong-issuer'}),
        );
      // From another tab or forged: never used.
      else
        timer ??= setTimeout(() => popup.closed && finish(failed({kind: 'forged-state'})), LOOK_MS);
    });
    const onAbort = () => finish(failed({kind: 'cancelled'}));
    signal.addEventListener('abort', onAbort);
  });
}

function readAnswer(parameters: URLSearchParams, verifier: string): OAuthResult<Authorization> {
  const error = parameters.get('error');
  if (error === null) return {ok: true, value: {parameters, verifier}};
  const description = parameters.get('error_description');
  return failed({kind: 'refused', error, ...(description !== null && {description})});
}

function failed(failure: OAuthFailure): {ok: false; failure: OAuthFailure} {
  return {ok: false, failure};
}

/** Creates an unguessable string from random bytes, in the URL-safe alphabet. */
function createRandomText(bytes = 32): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The S256 challenge for a verifier (RFC 7636 section 4.2). */
async function toChallenge(verifier: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Whether a response comes from the authorization server that was asked (RFC 9207 section 2.4): its
 * `iss` must equal the issuer in the metadata, and may be missing only if the server does not
 * promise it. Without metadata the issuer is not known, only its endpoints: an `iss` of another
 * origin is that of another server, whose code must not reach the token endpoint of this one.
 */
export function isFromIssuer(
  parameters: URLSearchParams,
  issuer: Issuer | undefined,
  endpoints: readonly string[],
): boolean {
  const named = parameters.getAll('iss');
  if (!issuer) {
    const origins = endpoints.map(toOrigin);
    return named.every((name) => origins.includes(toOrigin(name) ?? ''));
  }
  return named.length === 0 ? !issuer.isAlwaysNamed : named.every((name) => name === issuer.name);
}

function toOrigin(url: string): string | undefined {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}
