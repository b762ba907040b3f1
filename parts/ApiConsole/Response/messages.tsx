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
export const failureDiscoveryOff = translate({id: 'theme.api.console.failure.discoveryOff', message: 'This site does not use the metadata of authorization servers. Enter a token that you got elsewhere.', description: 'The operator of the proxy has switched off discovery of OAuth and OpenID Connect'});
export const failureForeignOrigin = (origin: ReactNode) => (
  <Translate id="theme.api.console.failure.foreignOrigin" description="The request has credentials that were entered for another server" values={{origin}}>
    {'Your credentials were entered for another server, so nothing was sent to {origin}.'}
  </Translate>
);
export const failureHiddenRedirect = translate({id: 'theme.api.console.failure.hiddenRedirect', message: 'The API redirects to a URL that the browser does not reveal. The cURL command shows it.', description: 'The API redirects, and the browser hides where'});
export const failureMixedContent = translate({id: 'theme.api.console.failure.mixedContent', message: 'The API uses http, which browsers do not allow from a page that was loaded over https.', description: 'A page loaded over https may not call http'});
export const failureNetwork = translate({id: 'theme.api.console.failure.network', message: 'No connection to this site, so nothing is known about the API. Check your network and try again.', description: 'The site itself cannot be reached'});
export const failureNoChallenge = translate({
  id: 'theme.api.console.failure.noChallenge',
  message: 'The API responded without asking for Digest credentials, so the request was not sent again. The API may have processed it without a body.',
  description: 'The API did not ask for Digest credentials, and the request may have been carried out',
});
export const failureNoProxy = (status: number) => translate({id: 'theme.api.console.failure.noProxy', message: 'This site’s request proxy is unavailable ({status}). Nothing was sent.', description: 'There is no proxy at the path or URL that the site configures'}, {status});
export const failureNotAllowed = translate({id: 'theme.api.console.failure.notAllowed', message: 'This site forwards requests only to URLs in the document.', description: 'The proxy forwards only to what the document names'});
export const failureNotProxyable = translate({id: 'theme.api.console.failure.notProxyable', message: 'The document leaves the host of the server open, so this site does not forward requests to it.', description: 'The document leaves the host of the server open'});
export const failureRefused = translate({id: 'theme.api.console.failure.refused', message: 'No response from the API.', description: 'The proxy, not the API, refused the request or got no response'});
export const failureRetryAfter = (seconds: number) => translate({id: 'theme.api.console.failure.retryAfter', message: 'Try again in {seconds} seconds.', description: 'When the proxy accepts requests again'}, {seconds});
export const failureSendDirectly = translate({id: 'theme.api.console.failure.sendDirectly', message: 'Send from the browser', description: 'Button that sends a request directly from the browser to the API'});
export const failureTimeout = translate({id: 'theme.api.console.failure.timeout', message: 'No response in time.', description: 'No response in time'});
export const failureTls = translate({id: 'theme.api.console.failure.tls', message: 'No secure connection to the API: its certificate is not valid, or the TLS handshake failed.', description: 'The TLS handshake with the API failed'});
export const failureTooLarge = translate({id: 'theme.api.console.failure.tooLarge', message: 'The request is too large for this site’s proxy.', description: "The request is larger than the proxy's limit"});
export const failureTooMany = translate({id: 'theme.api.console.failure.tooMany', message: 'This site is handling too many requests at the moment.', description: 'The proxy has too many requests'});
export const failureUnreachable = translate({id: 'theme.api.console.failure.unreachable', message: 'The API could not be reached, or its response is not HTTP.', description: 'The proxy cannot reach the API'});
export const failureUpstreamTimeout = translate({id: 'theme.api.console.failure.upstreamTimeout', message: 'The API did not respond in time.', description: 'The API did not answer the proxy in time'});
export const match = (status: ReactNode) => (
  <Translate id="theme.api.console.match" description="The answer is as the document says; status is the key of the documented response" values={{status}}>
    {'As documented for {status}.'}
  </Translate>
);
export const matchDiffers = translate({id: 'theme.api.console.match.differs', message: 'Not as documented', description: 'Heading of the differences between an answer and the document'});
export const matchMediaType = (mediaType: ReactNode, documented: string) => (
  <Translate id="theme.api.console.match.mediaType" description="The media type of the answer is not documented" values={{mediaType, documented}}>
    {'The media type {mediaType} is not documented; these are: {documented}.'}
  </Translate>
);
export const matchMissingHeader = (name: ReactNode) => (
  <Translate id="theme.api.console.match.missingHeader" description="A required header is not in the answer" values={{name}}>
    {'The header {name} is missing.'}
  </Translate>
);
export const matchNoBody = translate({id: 'theme.api.console.match.noBody', message: 'The document describes no body of this response.', description: 'The answer has a body that could not be compared with the document'});
export const matchNotJson = translate({id: 'theme.api.console.match.notJson', message: 'The body is not JSON.', description: 'The body says that it is JSON and is not'});
export const matchStatus = (documented: string) => translate({id: 'theme.api.console.match.status', message: 'This status is not documented; these are: {documented}.', description: 'The status of the answer is not documented'}, {documented});
export const matchUnauthorized = (schemes: string) => translate({id: 'theme.api.console.match.unauthorized', message: 'The API refused the request, which had no credentials for {schemes}.', description: 'The status of the answer is 401, and the reader entered no credentials'}, {schemes});
export const matchUnchecked = translate({id: 'theme.api.console.match.unchecked', message: 'Not checked completely', description: 'Heading of the parts of an answer that were not compared with the document'});
export const response = translate({id: 'theme.api.console.response', message: 'Response', description: 'Heading of the answer in the console'});
export const responseAbout = translate({id: 'theme.api.errors.about', message: 'About this error', description: 'Link from the response of an operation to the page of errors'});
export const responseBinary = translate({id: 'theme.api.console.response.binary', message: 'Binary content. Download it to view it.', description: 'The answer is bytes that cannot be shown'});
export const responseBody = translate({id: 'theme.api.console.response.body', message: 'Body of the response', description: 'Accessible name of the body of an answer'});
export const responseConnect = translate({id: 'theme.api.console.response.connect', message: 'Connection', description: 'Label of the time to connect'});
export const responseCopy = translate({id: 'theme.api.console.response.copy', message: 'Copy the body', description: 'Accessible name of the button that copies the body of an answer'});
export const responseCutConnection = translate({id: 'theme.api.console.response.cutConnection', message: 'Cut off: the connection broke.', description: 'The connection broke in the middle of the answer'});
export const responseCutSize = translate({id: 'theme.api.console.response.cutSize', message: 'Cut off: the response is too large for this site.', description: 'The answer is larger than the proxy passes on, or the page keeps'});
export const responseCutTime = translate({id: 'theme.api.console.response.cutTime', message: 'Cut off: the response took longer than this site waits.', description: 'The answer took longer than the proxy waits'});
export const responseDirect = translate({id: 'theme.api.console.response.direct', message: 'directly from the browser', description: 'The request went directly from the browser to the API'});
export const responseDns = translate({id: 'theme.api.console.response.dns', message: 'Name lookup', description: 'Label of the time of the DNS lookup'});
export const responseDownload = translate({id: 'theme.api.console.response.download', message: 'Download', description: 'Link that downloads the body of an answer'});
export const responseEmpty = (keys: ReactNode) => (
  <Translate id="theme.api.console.response.empty" description="Shown in the place of the response before anything was sent" values={{keys}}>
    {'Nothing has been sent yet. Send the request with the button or with {keys}.'}
  </Translate>
);
export const responseEncoded = (encoding: ReactNode) => (
  <Translate id="theme.api.console.response.encoded" description="The answer is compressed in a way that the browser cannot read; encoding is a name such as br" values={{encoding}}>
    {'The body is encoded as {encoding}, which your browser cannot decode. Download it to view it.'}
  </Translate>
);
export const responseFirstByte = translate({id: 'theme.api.console.response.firstByte', message: 'First byte', description: 'Label of the time until the first byte of the answer'});
export const responseFollow = translate({id: 'theme.api.console.response.follow', message: 'Follow', description: 'Button that follows a redirect'});
export const responseFound = (current: number, count: number) => translate({id: 'theme.api.console.response.found', message: '{current} of {count} lines', description: 'Which of the lines that were found is shown'}, {current, count});
export const responseHeaders = (count: number) => translate({id: 'theme.api.console.response.headers', message: 'Headers ({count})', description: 'Heading of the headers of an answer'}, {count});
export const responseMedia = translate({id: 'theme.api.console.response.media', message: 'The body of the response', description: 'Text alternative of an image, sound or video that the API sent'});
export const responseMediaFailed = translate({id: 'theme.api.console.response.mediaFailed', message: 'The browser cannot show this. Download it to view it.', description: 'The browser cannot show an image, sound or video'});
export const responseNext = translate({id: 'theme.api.console.response.next', message: 'Next line', description: 'Button of the search in the body of an answer'});
export const responseNoBody = translate({id: 'theme.api.console.response.noBody', message: 'The response has no body.', description: 'The response has no body'});
export const responseNoPdf = translate({id: 'theme.api.console.response.noPdf', message: 'This browser does not show PDF inside pages. Download it to view it.', description: 'The browser has no viewer for PDF'});
export const responseNotFound = translate({id: 'theme.api.console.response.notFound', message: 'Not found', description: 'The search in the body of an answer found nothing'});
export const responsePretty = translate({id: 'theme.api.console.response.pretty', message: 'Pretty', description: 'Button that shows an answer laid out'});
export const responsePreview = translate({id: 'theme.api.console.response.preview', message: 'Preview', description: 'Button that shows an answer as an image or page'});
export const responsePreviewTitle = translate({id: 'theme.api.console.response.previewTitle', message: 'Preview of the response', description: 'Accessible name of the frame that shows HTML of an answer'});
export const responsePrevious = translate({id: 'theme.api.console.response.previous', message: 'Previous line', description: 'Button of the search in the body of an answer'});
export const responseRaw = translate({id: 'theme.api.console.response.raw', message: 'Raw', description: 'Button that shows an answer as it came'});
export const responseRedirect = (url: ReactNode) => (
  <Translate id="theme.api.console.response.redirect" description="Where a redirect leads" values={{url}}>
    {'Redirects to {url}'}
  </Translate>
);
export const responseRoute = translate({id: 'theme.api.console.response.route', message: 'Sent', description: 'Label of the way a request went'});
export const responseRows = (count: number) => translate({id: 'theme.api.console.response.rows', message: 'Only the first {count} lines are shown. The download has all of them.', description: 'Shown below a very long answer'}, {count});
export const responseSearch = translate({id: 'theme.api.console.response.search', message: 'Search', description: 'Label of the search in the body of an answer'});
export const responseSize = translate({id: 'theme.api.console.response.size', message: 'Size', description: 'Label of the size of an answer'});
export const responseSomeHeaders = translate({id: 'theme.api.console.response.someHeaders', message: 'The browser hides headers that the API does not expose to pages.', description: 'A browser hides some headers from pages'});
export const responseStopped = translate({id: 'theme.api.console.response.stopped', message: 'Stopped. The part that arrived is shown.', description: 'The reader stopped the answer'});
export const responseTime = translate({id: 'theme.api.console.response.time', message: 'Time', description: 'Label of the time an answer took'});
export const responseTls = translate({id: 'theme.api.console.response.tls', message: 'TLS', description: 'Label of the time of the TLS handshake'});
export const responseViaProxy = translate({id: 'theme.api.console.response.viaProxy', message: 'through this site', description: 'The request went through the proxy of the documentation site'});
export const responseViews = translate({id: 'theme.api.console.response.views', message: 'Show the body as', description: 'Accessible name of the buttons that show an answer laid out or as it came'});
export const responseWaiting = translate({id: 'theme.api.console.response.waiting', message: 'Waiting for a response…', description: 'Shown while the API has not answered'});
export const streamEnded = (count: number) => translate({id: 'theme.api.console.stream.ended', message: '{count} items', description: 'Number of events or lines of a stream that is over'}, {count});
export const streamItems = translate({id: 'theme.api.console.stream.items', message: 'Items of the stream', description: 'Accessible name of the list of events or lines'});
export const streamLive = (count: number) => translate({id: 'theme.api.console.stream.live', message: '{count} items so far', description: 'Number of events or lines of a stream that goes on'}, {count});
export const streamStop = translate({id: 'theme.api.console.stream.stop', message: 'Stop', description: 'Button that stops a stream'});
