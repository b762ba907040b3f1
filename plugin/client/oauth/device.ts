import type {OAuthClient} from '../credentials/types';
import {requestToken} from './requestToken';
import {sendOAuth} from './sendOAuth';
import type {OAuthResult, OAuthServer, TokenAnswer, TokenFlow} from './types';

/** What the reader does elsewhere: open the address and enter the code. */
export type DevicePrompt = {
  userCode: string;
  verificationUri: string;
  verificationUriComplete?: string;
};

export type DeviceRequest = {
  flow: TokenFlow;
  client: OAuthClient;
  scopes: readonly string[];
  signal: AbortSignal;
  onPrompt: (prompt: DevicePrompt) => void;
};

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Seconds between polls when the server names no interval (RFC 8628 section 3.5). */
const INTERVAL = 5;
/** A server may neither be flooded on a document's behalf, nor make the reader wait for nothing. */
const SHORTEST_INTERVAL = 1;
const LONGEST_INTERVAL = 60;
/** Seconds in which the reader has to enter the code, at most. */
const LONGEST_WAIT = 1800;

/** Gets a token through a code that the reader enters on another page (RFC 8628). */
export async function authorizeDevice(
  server: OAuthServer,
  {flow, client, scopes, signal, onPrompt}: DeviceRequest,
): Promise<OAuthResult<TokenAnswer>> {
  const {deviceAuthorizationUrl, tokenUrl} = flow;
  if (deviceAuthorizationUrl === undefined || tokenUrl === undefined)
    return {ok: false, failure: {kind: 'no-endpoint'}};
  const started = await sendOAuth(server, {
    purpose: 'device',
    url: deviceAuthorizationUrl,
    form: {scope: scopes.join(' ') || undefined},
    client,
    signal,
  });
  if (!started.ok) return started;
  const {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: verificationUri,
    verification_uri_complete: complete,
    interval,
    expires_in: expiresIn,
    error,
    error_description: description,
  } = started.value;
  if (typeof error === 'string')
    return {
      ok: false,
      failure: {kind: 'refused', error, ...(typeof description === 'string' && {description})},
    };
  if (typeof deviceCode !== 'string' || typeof userCode !== 'string' || !isWebUrl(verificationUri))
    return {ok: false, failure: {kind: 'malformed'}};
  onPrompt({
    userCode,
    verificationUri,
    ...(isWebUrl(complete) && {verificationUriComplete: complete}),
  });

  let seconds =
    typeof interval === 'number' && interval > 0 ? Math.max(interval, SHORTEST_INTERVAL) : INTERVAL;
  const deadline = Date.now() + Math.min(Number(expiresIn) || 600, LONGEST_WAIT) * 1000;
  while (Date.now() < deadline) {
    await wait(Math.min(seconds, LONGEST_INTERVAL) * 1000, signal);
    if (signal.aborted) return {ok: false, failure: {kind: 'cancelled'}};
    const answer = await requestToken(server, {
      purpose: 'token',
      url: tokenUrl,
      form: {grant_type: GRANT, device_code: deviceCode},
      client,
      signal,
    });
    if (answer.ok || answer.failure.kind !== 'refused') return answer;
    if (answer.failure.error === 'slow_down') seconds += INTERVAL;
    else if (answer.failure.error !== 'authorization_pending') return answer;
  }
  return {ok: false, failure: {kind: 'expired'}};
}

/** The address is shown as a link, so it must be a web page. */
function isWebUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      {once: true},
    );
  });
}
