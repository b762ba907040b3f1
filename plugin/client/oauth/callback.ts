/**
 * The message of the callback page: the parameters of the redirect, as the authorization server
 * wrote them.
 */
type CallbackMessage = {type: typeof TYPE; parameters: string};

const TYPE = 'api-reference:oauth-callback';
const CHANNEL = 'api-reference:oauth';

/**
 * Runs on the callback page: removes the response from the address, so that it does not stay in the
 * history, and passes it to the page that asked, through a channel that only windows of this origin
 * can read. There is no opener: it was removed, so that the authorization server cannot navigate
 * the page elsewhere.
 */
export function deliverCallback(): void {
  const {search, hash, pathname} = window.location;
  // Some servers append a fragment without meaning, such as `#_=_`, to a response in the query.
  const [fragment, query] = [hash.slice(1), search.slice(1)];
  const message: CallbackMessage = {
    type: TYPE,
    parameters: new URLSearchParams(fragment).has('state') ? fragment : query,
  };
  window.history.replaceState(null, '', pathname);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Listens for what callback pages send, also to other tabs of this site. Returns a function that
 * stops listening.
 */
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
