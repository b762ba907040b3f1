import {readSession, writeSession} from '../session';

/**
 * What the callback page hands over: the parameters of the redirect, as the authorization server
 * wrote them.
 */
type CallbackMessage = {type: typeof TYPE; parameters: string};

const TYPE = 'api-reference:oauth-callback';
const CHANNEL = 'api-reference:oauth';

/** A state of a request that this tab has made; it is taken once. */
const toKey = (state: string) => `api-reference:oauth-state:${state}`;

/**
 * Remembers in this tab that a request with that state is under way. The state is not a secret, and
 * says nothing by itself.
 */
export function rememberState(state: string): void {
  writeSession(toKey(state), true);
}

/** Whether a state is one of this tab's, and not answered yet. */
export function takeState(state: string): boolean {
  const known = readSession(toKey(state)) === true;
  writeSession(toKey(state), undefined);
  return known;
}

/**
 * On the callback page: takes the response out of the address, so that it stays in no history, and
 * gives it to the page that asked, through a channel that windows of this very origin alone can
 * hear. There is no opener: it was cut, so that the authorization server cannot lead the page
 * elsewhere.
 */
export function deliverCallback(): void {
  const {search, hash, pathname} = window.location;
  const message: CallbackMessage = {
    type: TYPE,
    parameters: hash.length > 1 ? hash.slice(1) : search.slice(1),
  };
  window.history.replaceState(null, '', pathname);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Hears what callback pages hand over, also to other tabs of this site. Returns how to stop. */
export function listenForCallback(onParameters: (parameters: URLSearchParams) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    if (isCallback(data)) onParameters(new URLSearchParams(data.parameters));
  });
  return () => channel.close();
}

function isCallback(data: unknown): data is CallbackMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === TYPE &&
    'parameters' in data &&
    typeof data.parameters === 'string'
  );
}
