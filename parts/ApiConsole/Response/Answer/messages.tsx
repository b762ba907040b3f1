import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const match = (status: ReactNode) => (
  <Translate id="theme.api.console.match" description="The answer is as the document says; status is the key of the documented response" values={{status}}>
    {'The response matches the documented {status}.'}
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
export const responseAbout = translate({id: 'theme.api.errors.about', message: 'About this error', description: 'Link from the response of an operation to the page of errors'});
export const responseBinary = translate({id: 'theme.api.console.response.binary', message: 'Binary content. Download it to view it.', description: 'The answer is bytes that cannot be shown'});
export const responseBody = translate({id: 'theme.api.console.response.body', message: 'Body of the response', description: 'Accessible name of the body of an answer'});
export const responseConnect = translate({id: 'theme.api.console.response.connect', message: 'Connection', description: 'Label of the time to connect'});
export const responseCopy = translate({id: 'theme.api.console.response.copy', message: 'Copy the body', description: 'Accessible name of the button that copies the body of an answer'});
export const responseDirect = translate({id: 'theme.api.console.response.direct', message: 'directly from the browser', description: 'The request went directly from the browser to the API'});
export const responseDns = translate({id: 'theme.api.console.response.dns', message: 'Name lookup', description: 'Label of the time of the DNS lookup'});
export const responseDownload = translate({id: 'theme.api.console.response.download', message: 'Download', description: 'Link that downloads the body of an answer'});
export const responseEncoded = (encoding: ReactNode) => (
  <Translate id="theme.api.console.response.encoded" description="The answer is compressed in a way that the browser cannot read; encoding is a name such as br" values={{encoding}}>
    {'The body is encoded as {encoding}, which your browser cannot decode. Download it to view it.'}
  </Translate>
);
export const responseFirstByte = translate({id: 'theme.api.console.response.firstByte', message: 'First byte', description: 'Label of the time until the first byte of the answer'});
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
export const responseRoute = translate({id: 'theme.api.console.response.route', message: 'Sent', description: 'Label of the way a request went'});
export const responseRows = (count: number) => translate({id: 'theme.api.console.response.rows', message: 'Only the first {count} lines are shown. The download has all of them.', description: 'Shown below a very long answer'}, {count});
export const responseSearch = translate({id: 'theme.api.console.response.search', message: 'Search', description: 'Label of the search in the body of an answer'});
export const responseSearchOpen = translate({id: 'theme.api.console.response.searchOpen', message: 'Search in the body', description: 'Button that opens the search in the body of an answer'});
export const responseSomeHeaders = translate({id: 'theme.api.console.response.someHeaders', message: 'The browser hides headers that the API does not expose to pages.', description: 'A browser hides some headers from pages'});
export const responseTls = translate({id: 'theme.api.console.response.tls', message: 'TLS', description: 'Label of the time of the TLS handshake'});
export const responseViaProxy = translate({id: 'theme.api.console.response.viaProxy', message: 'through this site', description: 'The request went through the proxy of the documentation site'});
export const responseViews = translate({id: 'theme.api.console.response.views', message: 'Show the body as', description: 'Accessible name of the buttons that show an answer laid out or as it came'});
export const responseWay = translate({id: 'theme.api.console.response.way', message: 'Way and times', description: 'Opens how a request went, and what its parts took'});
export const streamEnded = (count: number) => translate({id: 'theme.api.console.stream.ended', message: '{count} items', description: 'Number of events or lines of a stream that is over'}, {count});
export const streamItems = translate({id: 'theme.api.console.stream.items', message: 'Items of the stream', description: 'Accessible name of the list of events or lines'});
export const streamLive = (count: number) => translate({id: 'theme.api.console.stream.live', message: '{count} items so far', description: 'Number of events or lines of a stream that goes on'}, {count});
export const streamStop = translate({id: 'theme.api.console.stream.stop', message: 'Stop', description: 'Button that stops a stream'});
