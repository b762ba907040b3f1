import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const failureCancelled = translate({id: 'theme.api.console.failure.cancelled', message: 'Cancelled before a response arrived. The API may have received the request.', description: 'The reader cancelled the request'});
export const failureDirectNetwork = translate({
  id: 'theme.api.console.failure.direct.network',
  message: 'The browser received no response that it may show. Either the API cannot be reached, or it does not allow this site through CORS. If the API is up, the cURL command works in both cases.',
  description: 'A request directly from the browser failed',
});
export const failureDirectTo = (origin: ReactNode) => (
  <Translate id="theme.api.console.failure.directTo" description="Offers a request that does not go through the proxy, and names the server" values={{origin}}>
    {'Your browser can send it directly to {origin}. The API must allow this site through CORS.'}
  </Translate>
);
export const failureDiscoveryOff = translate({id: 'theme.api.console.failure.discoveryOff', message: 'Enter a token that you got elsewhere: this site does not use the metadata of authorization servers.', description: 'The operator of the proxy has switched off discovery of OAuth and OpenID Connect'});
export const failureForeignOrigin = (origin: ReactNode) => (
  <Translate id="theme.api.console.failure.foreignOrigin" description="The request has credentials that were entered for another server" values={{origin}}>
    {'Your credentials were entered for another server, so nothing was sent to {origin}.'}
  </Translate>
);
export const failureHiddenRedirect = translate({id: 'theme.api.console.failure.hiddenRedirect', message: 'The API redirects to a URL that the browser does not reveal. The cURL command shows it.', description: 'The API redirects, and the browser hides where'});
export const failureMixedContent = translate({id: 'theme.api.console.failure.mixedContent', message: 'Use the cURL command: the API uses http, which browsers do not allow from a page that was loaded over https.', description: 'A page loaded over https may not call http'});
export const failureNetwork = translate({id: 'theme.api.console.failure.network', message: 'No connection to this site, so nothing is known about the API. Check your network and try again.', description: 'The site itself cannot be reached'});
export const failureNoChallenge = translate({
  id: 'theme.api.console.failure.noChallenge',
  message: 'The API responded without asking for Digest credentials, so the request was not sent again. The API may have processed it without a body.',
  description: 'The API did not ask for Digest credentials, and the request may have been carried out',
});
export const failureNoProxy = (status: number) => translate({id: 'theme.api.console.failure.noProxy', message: 'This site’s request proxy is unavailable ({status}). Nothing was sent.', description: 'There is no proxy at the path or URL that the site configures'}, {status});
export const failureNotAllowed = translate({id: 'theme.api.console.failure.notAllowed', message: 'Check the server and its variables: this site forwards requests only to URLs in the document.', description: 'The proxy forwards only to what the document names'});
export const failureNotProxyable = translate({id: 'theme.api.console.failure.notProxyable', message: 'Use the cURL command: the document leaves the host of the server open, so this site does not forward requests to it.', description: 'The document leaves the host of the server open'});
export const failureRefused = translate({id: 'theme.api.console.failure.refused', message: 'No response from the API.', description: 'The proxy, not the API, refused the request or got no response'});
export const failureRetryAfter = (seconds: number) => translate({id: 'theme.api.console.failure.retryAfter', message: 'Try again in {seconds} seconds.', description: 'When the proxy accepts requests again'}, {seconds});
export const failureSendDirectly = translate({id: 'theme.api.console.failure.sendDirectly', message: 'Send from the browser', description: 'Button that sends a request directly from the browser to the API'});
export const failureTimeout = translate({id: 'theme.api.console.failure.timeout', message: 'Try again: there was no response in time.', description: 'No response in time'});
export const failureTls = translate({id: 'theme.api.console.failure.tls', message: 'Check the certificate of the API: there is no secure connection, because it is not valid or the TLS handshake failed.', description: 'The TLS handshake with the API failed'});
export const failureTooLarge = translate({id: 'theme.api.console.failure.tooLarge', message: 'Send a smaller request, or use the cURL command: it is too large for this site’s proxy.', description: "The request is larger than the proxy's limit"});
export const failureTooMany = translate({id: 'theme.api.console.failure.tooMany', message: 'Wait a moment and send again: this site is handling too many requests.', description: 'The proxy has too many requests'});
export const failureUnreachable = translate({id: 'theme.api.console.failure.unreachable', message: 'Check that the API runs at this address: it could not be reached, or its response is not HTTP.', description: 'The proxy cannot reach the API'});
export const failureUpstreamTimeout = translate({id: 'theme.api.console.failure.upstreamTimeout', message: 'Try again later: the API did not respond in time.', description: 'The API did not answer the proxy in time'});
