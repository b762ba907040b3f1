import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const authorizationChoose = translate({id: 'theme.api.console.authorization.choose', message: 'Authenticate with', description: 'Label of the choice between ways to authenticate'});
export const authorizationClear = translate({id: 'theme.api.console.authorization.clear', message: 'Clear all credentials', description: 'Button that forgets all credentials of a document'});
export const authorizationDigestDirect = translate({
  id: 'theme.api.console.authorization.digestDirect',
  message: 'Digest authentication answers a challenge from the API, which a page cannot do. The request is sent without credentials; the cURL command includes them.',
  description: 'Explains HTTP digest authentication in the console, where the request goes directly from the browser',
});
export const authorizationDigestProxy = translate({
  id: 'theme.api.console.authorization.digestProxy',
  message: 'The proxy of this site answers the challenge of the API with these credentials. It does not keep them.',
  description: 'Explains HTTP digest authentication in the console, where the proxy of the site carries it out',
});
export const authorizationFree = (scheme: string) => translate({id: 'theme.api.console.authorization.free', message: 'The whole Authorization header, beginning with {scheme}', description: 'Explains the field for credentials of an unusual HTTP scheme'}, {scheme});
export const authorizationHide = translate({id: 'theme.api.console.authorization.hide', message: 'Hide', description: 'Button that covers a secret'});
export const authorizationHideLabel = (label: string) => translate({id: 'theme.api.console.authorization.hideLabel', message: 'Hide {label}', description: 'Accessible name of the button that covers a secret'}, {label});
export const authorizationMutualTls = (scheme: ReactNode, option: ReactNode) => (
  <Translate id="theme.api.console.authorization.mutualTls" description="Explains mutual TLS in the console" values={{scheme, option}}>
    {'{scheme}: the API requires a TLS client certificate, which no page can send. Use the cURL command, which shows where the certificate goes ({option}).'}
  </Translate>
);
export const authorizationPassword = translate({id: 'theme.api.console.authorization.password', message: 'Password', description: 'Label of the password of HTTP basic authentication'});
export const authorizationRemember = translate({id: 'theme.api.console.authorization.remember', message: 'Remember in this browser tab', description: "Label of the choice to keep credentials in the tab's storage"});
export const authorizationShow = translate({id: 'theme.api.console.authorization.show', message: 'Show', description: 'Button that shows a secret'});
export const authorizationShowLabel = (label: string) => translate({id: 'theme.api.console.authorization.showLabel', message: 'Show {label}', description: 'Accessible name of the button that shows a secret'}, {label});
export const authorizationUnknown = (scheme: ReactNode) => (
  <Translate id="theme.api.console.authorization.unknown" description="Shown for a security scheme whose type is not known" values={{scheme}}>
    {'{scheme} is of a kind that the console does not support.'}
  </Translate>
);
export const authorizationUsername = translate({id: 'theme.api.console.authorization.username', message: 'User name', description: 'Label of the user name of HTTP basic authentication'});
export const body = translate({id: 'theme.api.console.body', message: 'Body', description: 'Heading of the request body in the console'});
export const bodyAddOptional = translate({id: 'theme.api.console.body.addOptional', message: 'Add optional fields', description: 'Button that adds the fields of the sample on the page to a request body that requires none'});
export const bodyAddPart = translate({id: 'theme.api.console.body.addPart', message: 'Add a part…', description: 'First entry of the choice of parts to add to a multipart body'});
export const bodyAddPartLabel = translate({id: 'theme.api.console.body.addPartLabel', message: 'Add a part', description: 'Accessible name of the choice of parts to add to a multipart body'});
export const bodyBroken = translate({id: 'theme.api.console.body.broken', message: 'This is not JSON. It is sent unchanged.', description: 'Shown when the text of the body is not JSON'});
export const bodyChosen = (name: string, size: string) => translate({id: 'theme.api.console.body.chosen', message: '{name}, {size} bytes', description: 'Name and size of the chosen file'}, {name, size});
export const bodyExample = translate({id: 'theme.api.console.body.example', message: 'Example', description: 'Label of the choice of examples of the request body'});
export const bodyFile = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.file" description="Label of the file that is sent as the body" values={{mediaType}}>
    {'File to send as {mediaType}'}
  </Translate>
);
export const bodyForm = translate({id: 'theme.api.console.body.form', message: 'Form', description: 'Button that shows the request body as a form'});
export const bodyLost = (name: string) => translate({id: 'theme.api.console.body.lost', message: 'Choose {name} again: files are not kept.', description: 'Shown when a file was chosen in an earlier request and must be chosen again'}, {name});
export const bodyMediaType = translate({id: 'theme.api.console.body.mediaType', message: 'Media type', description: 'Label of the choice of media types of the request body'});
export const bodyNoForm = translate({id: 'theme.api.console.body.noForm', message: 'The text is not JSON, so it cannot be shown as a form.', description: 'Shown instead of the form when the text of the body is not JSON'});
export const bodyNone = translate({id: 'theme.api.console.body.none', message: 'No body', description: 'Choice of sending a request without body'});
export const bodyOnceFilled = translate({id: 'theme.api.console.body.onceFilled', message: 'The body is sent once you fill in a field.', description: 'Shown above the form of an optional body that is not sent yet'});
export const bodyPart = translate({id: 'theme.api.console.body.part', message: 'part', description: 'Label of a part of a multipart body without a name'});
export const bodyText = translate({id: 'theme.api.console.body.text', message: 'Text', description: 'Button that shows the request body as text'});
export const bodyTextLabel = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.textLabel" description="Label of the text of the request body" values={{mediaType}}>
    {'Body as {mediaType}'}
  </Translate>
);
export const bodyWithoutExample = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.withoutExample" description="Shown below the empty text of a body whose format is not generated, such as CSV" values={{mediaType}}>
    {'There is no example of this body. Write it as {mediaType}; it is sent unchanged.'}
  </Translate>
);
export const cancel = translate({id: 'theme.api.console.cancel', message: 'Cancel', description: 'Button that cancels a pending request'});
export const close = translate({id: 'theme.api.console.close', message: 'Close', description: 'Button that closes the console'});
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
export const fieldAdd = translate({id: 'theme.api.console.field.add', message: 'Add', description: 'Button that adds a property of the typed name'});
export const fieldAddItem = translate({id: 'theme.api.console.field.addItem', message: 'Add item', description: 'Button that adds an item to a list'});
export const fieldAddItemLabel = (label: string) => translate({id: 'theme.api.console.field.addItemLabel', message: 'Add item to {label}', description: 'Accessible name of the button that adds an item to a list'}, {label});
export const fieldAddProperty = translate({id: 'theme.api.console.field.addProperty', message: 'Add a property…', description: 'First entry of the choice of optional properties to add'});
export const fieldAddPropertyLabel = (label: string) => translate({id: 'theme.api.console.field.addPropertyLabel', message: 'Add a property to {label}', description: 'Accessible name of the choice of optional properties to add'}, {label});
export const fieldFile = translate({id: 'theme.api.console.field.file', message: 'file', description: 'The type of a field in which the reader chooses a file'});
export const fieldJson = translate({id: 'theme.api.console.field.json', message: 'JSON; anything else is sent as text.', description: 'Explains a field that takes JSON or plain text'});
export const fieldNewName = translate({id: 'theme.api.console.field.newName', message: 'Name of a further property', description: 'Placeholder of the field for the name of a property that the document does not list'});
export const fieldNewNameLabel = (label: string) => translate({id: 'theme.api.console.field.newNameLabel', message: 'Name of a further property of {label}', description: 'Accessible name of the field for the name of a property that the document does not list'}, {label});
export const fieldNotSent = translate({id: 'theme.api.console.field.notSent', message: '(not sent)', description: 'Choice of leaving a parameter or property out'});
export const fieldNull = (label: string) => translate({id: 'theme.api.console.field.null', message: 'null for {label}', description: 'Accessible name of the button that makes a value null'}, {label});
export const fieldRemoveItem = (label: string) => translate({id: 'theme.api.console.field.removeItem', message: 'Remove {label}', description: 'Accessible name of the button that removes an item or property'}, {label});
export const fieldRequired = translate({id: 'theme.api.console.field.required', message: 'required', description: 'Says beside a field that it must be filled in'});
export const fieldSentAs = (value: ReactNode) => (
  <Translate id="theme.api.console.field.sentAs" description="Says what the value of a field is in the request" values={{value}}>
    {'Sent as {value}'}
  </Translate>
);
export const fieldVariant = (label: string) => translate({id: 'theme.api.console.field.variant', message: 'Variant of {label}', description: 'Label of the choice between the variants of oneOf or anyOf'}, {label});
export const findingAbsent = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.absent" description="It is not known whether a value matches its schema, because the browser could not load the schema; name is that of the schema" values={{name}}>
    {'was not checked: its schema {name} could not be loaded.'}
  </Translate>
);
export const findingEnum = (values: ReactNode) => (
  <Translate id="theme.api.console.finding.enum" description="A value that is not among those that the document lists" values={{values}}>
    {'should be one of {values}.'}
  </Translate>
);
export const findingForbidden = translate({id: 'theme.api.console.finding.forbidden', message: 'is a value that the document forbids.', description: 'A value that the document forbids'});
export const findingFormat = (format: ReactNode) => (
  <Translate id="theme.api.console.finding.format" description="A text is not of the format that the document says" values={{format}}>
    {'is not of the format {format}.'}
  </Translate>
);
export const findingKeyword = (keyword: ReactNode) => (
  <Translate id="theme.api.console.finding.keyword" description="It is not known whether a value matches a keyword of its schema" values={{keyword}}>
    {'was not checked against {keyword}.'}
  </Translate>
);
export const findingLimit = (limit: ReactNode) => (
  <Translate id="theme.api.console.finding.limit" description="A value is beyond a limit; the limit is a JSON Schema keyword and its number" values={{limit}}>
    {'is beyond the limit {limit}.'}
  </Translate>
);
export const findingManyVariants = (count: ReactNode) => (
  <Translate id="theme.api.console.finding.manyVariants" description="A value fits several alternatives of which only one may fit" values={{count}}>
    {'fits {count} of the documented variants, and only one may fit.'}
  </Translate>
);
export const findingNoVariant = translate({id: 'theme.api.console.finding.noVariant', message: 'fits none of the documented variants.', description: 'A value fits none of the alternatives of the document'});
export const findingPattern = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.pattern" description="A text does not match the pattern of the document" values={{pattern}}>
    {'does not match {pattern}.'}
  </Translate>
);
export const findingReadOnly = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.readOnly" description="A note about a property that the document calls read-only" values={{name}}>
    {'{name} is read-only.'}
  </Translate>
);
export const findingRequired = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.required" description="A required parameter or property is missing" values={{name}}>
    {'{name} is required.'}
  </Translate>
);
export const findingType = (type: ReactNode) => (
  <Translate id="theme.api.console.finding.type" description="A value has another type than the document says" values={{type}}>
    {'should be {type}.'}
  </Translate>
);
export const findingUnchecked = (pattern: ReactNode) => (
  <Translate id="theme.api.console.finding.unchecked" description="It is not known whether a text matches the pattern of the document" values={{pattern}}>
    {'was not checked: comparing it with {pattern} takes too long.'}
  </Translate>
);
export const findingUnique = translate({id: 'theme.api.console.finding.unique', message: 'has equal items.', description: 'A list has equal items where the document forbids them'});
export const findingUnknownProperty = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.unknownProperty" description="A property that the document does not allow" values={{name}}>
    {'{name} is not a documented property.'}
  </Translate>
);
export const findingWriteOnly = (name: ReactNode) => (
  <Translate id="theme.api.console.finding.writeOnly" description="A note about a property that the document calls write-only" values={{name}}>
    {'{name} is write-only.'}
  </Translate>
);
export const history = translate({id: 'theme.api.console.history', message: 'History', description: 'Heading of the requests that were sent'});
export const historyClear = translate({id: 'theme.api.console.history.clear', message: 'Clear', description: 'Button that forgets the requests that were sent'});
export const historyReplay = translate({id: 'theme.api.console.history.replay', message: 'Fill in', description: 'Button that fills in the form as in an earlier request'});
export const historyReplayLabel = (time: string) => translate({id: 'theme.api.console.history.replayLabel', message: 'Fill in the request of {time}', description: 'Accessible name of the button that fills in the form as in an earlier request'}, {time});
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
export const oauthAuthorizationCode = translate({id: 'theme.api.console.oauth.authorizationCode', message: 'Authorization code with PKCE', description: 'An OAuth flow'});
export const oauthAuthorize = translate({id: 'theme.api.console.oauth.authorize', message: 'Authorize', description: 'Button that opens the page of the authorization server'});
export const oauthBusy = translate({id: 'theme.api.console.oauth.busy', message: 'Waiting for the authorization server…', description: 'Shown while a token is being obtained'});
export const oauthCancelled = translate({id: 'theme.api.console.oauth.cancelled', message: 'Cancelled.', description: 'The reader cancelled the authorization'});
export const oauthClientAuthentication = translate({id: 'theme.api.console.oauth.clientAuthentication', message: 'Send the secret', description: 'Label of the choice of where the client secret goes'});
export const oauthClientCredentials = translate({id: 'theme.api.console.oauth.clientCredentials', message: 'Client credentials', description: 'An OAuth flow'});
export const oauthClientId = translate({id: 'theme.api.console.oauth.clientId', message: 'Client ID', description: 'Label of the OAuth client id'});
export const oauthClientSecret = translate({id: 'theme.api.console.oauth.clientSecret', message: 'Client secret', description: 'Label of the OAuth client secret'});
export const oauthDevice = translate({id: 'theme.api.console.oauth.device', message: 'Device authorization', description: 'An OAuth flow'});
export const oauthDevicePrompt = (uri: ReactNode, code: ReactNode) => (
  <Translate id="theme.api.console.oauth.devicePrompt" description="Tells the reader where to enter the code of the device flow" values={{uri, code}}>
    {'Go to {uri} and enter the code {code}.'}
  </Translate>
);
export const oauthDiscover = translate({id: 'theme.api.console.oauth.discover', message: 'Ask the authorization server what it offers', description: 'Button that asks the authorization server what it offers'});
export const oauthExpired = translate({id: 'theme.api.console.oauth.expired', message: 'The code has expired. Try again.', description: 'The code of the device flow is no longer valid'});
export const oauthExpires = (time: string) => translate({id: 'theme.api.console.oauth.expires', message: 'Token obtained, valid until {time}.', description: 'A token was obtained and is valid until a time of day'}, {time});
export const oauthFlow = translate({id: 'theme.api.console.oauth.flow', message: 'Flow', description: 'Label of the choice of OAuth flows'});
export const oauthForgedState = translate({id: 'theme.api.console.oauth.forgedState', message: 'The response does not belong to this request, so it was not used. Try again.', description: 'The response of the authorization server does not belong to this request'});
export const oauthFurtherScopes = translate({id: 'theme.api.console.oauth.furtherScopes', message: 'Further scopes, separated by spaces', description: 'Label of the field for OAuth scopes that the document does not list'});
export const oauthGet = translate({id: 'theme.api.console.oauth.get', message: 'Get a token', description: 'Heading of the ways to get an access token'});
export const oauthImplicit = translate({id: 'theme.api.console.oauth.implicit', message: 'Implicit', description: 'An OAuth flow'});
export const oauthInBody = translate({id: 'theme.api.console.oauth.inBody', message: 'in the body', description: 'Where the client secret goes'});
export const oauthInHeader = translate({id: 'theme.api.console.oauth.inHeader', message: 'in the Authorization header', description: 'Where the client secret goes'});
export const oauthInsecurePage = translate({id: 'theme.api.console.oauth.insecurePage', message: 'This page was loaded over http. Browsers support this flow only over https.', description: 'This page was loaded over http, where browsers have no cryptography'});
export const oauthMalformed = (status: string | number) => translate({id: 'theme.api.console.oauth.malformed', message: 'The authorization server’s response does not follow OAuth. {status}', description: 'The authorization server sends an unexpected response'}, {status});
export const oauthNoEndpoint = translate({id: 'theme.api.console.oauth.noEndpoint', message: 'The document has no http or https URL to request a token from.', description: 'The document has no usable URL of the authorization server'});
export const oauthObtained = translate({id: 'theme.api.console.oauth.obtained', message: 'Token obtained.', description: 'A token was obtained and does not say how long it is valid'});
export const oauthPassword = translate({id: 'theme.api.console.oauth.password', message: 'Password', description: 'An OAuth flow'});
export const oauthPopupBlocked = translate({id: 'theme.api.console.oauth.popupBlocked', message: 'The browser blocked the authorization server’s window. Allow pop-ups for this site and try again.', description: 'The browser blocked the window of the authorization server'});
export const oauthRedirectUri = (uri: ReactNode) => (
  <Translate id="theme.api.console.oauth.redirectUri" description="Says which URL to register" values={{uri}}>
    {'Register this URL with the authorization server: {uri}'}
  </Translate>
);
export const oauthRefresh = translate({id: 'theme.api.console.oauth.refresh', message: 'Refresh', description: 'Button that gets a new access token for a refresh token'});
export const oauthRefused = (error: ReactNode, description: string) => (
  <Translate id="theme.api.console.oauth.refused" description="The authorization server refuses; error is a code of OAuth" values={{error, description}}>
    {'The authorization server refuses: {error} {description}'}
  </Translate>
);
export const oauthRequest = translate({id: 'theme.api.console.oauth.request', message: 'Get token', description: 'Button that asks for an access token'});
export const oauthScopes = translate({id: 'theme.api.console.oauth.scopes', message: 'Scopes', description: 'Heading of the OAuth scopes to choose'});
export const oauthSecretOptional = translate({id: 'theme.api.console.oauth.secretOptional', message: 'only for confidential clients', description: 'Says when an OAuth client secret is needed'});
export const oauthToken = translate({id: 'theme.api.console.oauth.token', message: 'Access token', description: 'Label of an OAuth access token'});
export const oauthWrongIssuer = translate({id: 'theme.api.console.oauth.wrongIssuer', message: 'The response names another authorization server than the one that was asked, so it was not used.', description: 'The response names another authorization server than the one that was asked'});
export const oauthWrongMetadata = (url: ReactNode, issuer: ReactNode) => (
  <Translate id="theme.api.console.oauth.wrongMetadata" description="The metadata of an authorization server has an issuer that does not match its URL" values={{url, issuer}}>
    {'The metadata at {url} names another issuer ({issuer}), so it was not used.'}
  </Translate>
);
export const parameters = translate({id: 'theme.api.console.parameters', message: 'Parameters', description: 'Heading of the parameters in the console'});
export const parametersChooseExample = translate({id: 'theme.api.console.parameters.chooseExample', message: 'Use an example…', description: 'First entry of the choice of examples'});
export const parametersCookie = translate({id: 'theme.api.console.parameters.cookie', message: 'In cookies', description: 'Heading of cookie parameters in the console'});
export const parametersEmpty = translate({id: 'theme.api.console.parameters.empty', message: 'Send empty', description: 'Label of the choice to send a parameter without value'});
export const parametersExample = (name: string) => translate({id: 'theme.api.console.parameters.example', message: 'Example of {name}', description: 'Accessible name of the choice of examples of a parameter'}, {name});
export const parametersFill = translate({id: 'theme.api.console.parameters.fill', message: 'Fill in', description: 'Button that fills in a parameter with the value that the document gives'});
export const parametersFillIn = (name: string) => translate({id: 'theme.api.console.parameters.fillIn', message: 'Fill in {name}', description: 'Accessible name of the button that fills in a parameter with the value that the document gives'}, {name});
export const parametersHeader = translate({id: 'theme.api.console.parameters.header', message: 'In headers', description: 'Heading of header parameters in the console'});
export const parametersNone = translate({id: 'theme.api.console.parameters.none', message: 'This request has no parameters and no body.', description: 'Shown instead of the form when a request has neither parameters nor a body'});
export const parametersPath = translate({id: 'theme.api.console.parameters.path', message: 'In the path', description: 'Heading of path parameters in the console'});
export const parametersQuery = translate({id: 'theme.api.console.parameters.query', message: 'In the query', description: 'Heading of query parameters in the console'});
export const problemConfirmOrigin = (origin: string) => translate({id: 'theme.api.console.problem.confirmOrigin', message: 'Use them for {origin}', description: 'Button that allows the credentials to be sent to another server'}, {origin});
export const problemCredential = (scheme: ReactNode) => (
  <Translate id="theme.api.console.problem.credential" description="Shown in the console when a credential cannot be sent" values={{scheme}}>
    {'The credentials of {scheme} are missing.'}
  </Translate>
);
export const problemDotSegment = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.dotSegment" description="Shown in the console when a path parameter is . or .." values={{name}}>
    {'The parameter {name} cannot be "." or "..": that would be another path.'}
  </Translate>
);
export const problemForeignOrigin = (origin: ReactNode) => (
  <Translate id="theme.api.console.problem.foreignOrigin" description="Shown in the console when the server is one for which the credentials were not entered" values={{origin}}>
    {'Your credentials were entered for another server. Nothing is sent to {origin} until you confirm it.'}
  </Translate>
);
export const problemInvalidHeader = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidHeader" description="Shown in the console when a header or cookie has characters that HTTP does not allow" values={{name}}>
    {'{name} has characters that HTTP does not allow there.'}
  </Translate>
);
export const problemInvalidServer = (url: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidServer" description="Shown in the console when the URL of the server cannot be used" values={{url}}>
    {'Requests cannot be sent to the server’s URL, {url}.'}
  </Translate>
);
export const problemInvalidServerVariable = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidServerVariable" description="Shown in the console when the value of a server variable is not one that the document allows, or would change another part of the URL" values={{name}}>
    {'The value of the server variable {name} is not allowed there.'}
  </Translate>
);
export const problemMissingBody = translate({id: 'theme.api.console.problem.missingBody', message: 'Fill in the body.', description: 'Shown in the console when a required body is missing'});
export const problemMissingFile = translate({id: 'theme.api.console.problem.missingFile', message: 'Choose a file.', description: 'Shown in the console when no file is chosen'});
export const problemMissingFileOf = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingFileOf" description="Shown in the console when no file is chosen for a part of a multipart body" values={{name}}>
    {'Choose a file for {name}.'}
  </Translate>
);
export const problemMissingParameter = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingParameter" description="Shown in the console when a parameter without which nothing can be sent is empty" values={{name}}>
    {'Fill in the parameter {name}.'}
  </Translate>
);
export const problemMissingPart = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingPart" description="Shown in the console when a required part of a multipart body is empty" values={{name}}>
    {'Fill in {name}.'}
  </Translate>
);
export const problemNoServer = translate({id: 'theme.api.console.problem.noServer', message: 'The document names no server, so nothing can be sent. The owner of the API can add one under "servers".', description: 'Shown in the console when the document has no servers'});
export const problemSendAnyway = translate({id: 'theme.api.console.problem.sendAnyway', message: 'Send anyway', description: 'Button that sends a request although something is missing'});
export const problemServerVariable = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.serverVariable" description="Shown in the console when a variable of the server has no value" values={{name}}>
    {'Fill in the server variable {name}.'}
  </Translate>
);
export const refusedBody = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.refused.body" description="Shown in the console when a link brings a body of a media type that the operation does not take" values={{mediaType}}>
    {'The body was left out: the operation does not take {mediaType}.'}
  </Translate>
);
export const refusedParameter = (name: ReactNode) => (
  <Translate id="theme.api.console.refused.parameter" description="Shown in the console when a link sets a parameter that the operation does not have" values={{name}}>
    {'The parameter {name} was left out: the operation does not have it.'}
  </Translate>
);
export const refusedServer = translate({id: 'theme.api.console.refused.server', message: 'The link names a server that the document does not have. The first one is chosen instead.', description: 'Shown in the console when a link names a server that the document does not have'});
export const refusedServerVariable = (name: ReactNode, value: ReactNode) => (
  <Translate id="theme.api.console.refused.serverVariable" description="Shown in the console when a link sets a server variable to a value that may not come from a link" values={{name, value}}>
    {'The value {value} for the server variable {name} was left out: a link cannot change where requests go.'}
  </Translate>
);
export const request = translate({id: 'theme.api.console.request', message: 'Request', description: 'Accessible name of the method and URL in the console'});
export const reset = translate({id: 'theme.api.console.reset', message: 'Reset', description: 'Button that fills in the form as the document does'});
export const response = translate({id: 'theme.api.console.response', message: 'Response', description: 'Heading of the answer in the console'});
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
export const routeDirect = (origin: ReactNode) => (
  <Translate id="theme.api.console.route.direct" description="Says that a request goes directly from the browser to a server, and what that needs" values={{origin}}>
    {'Requests go directly from your browser to {origin}; the API must allow this site through CORS.'}
  </Translate>
);
export const routeOwnSite = translate({id: 'theme.api.console.route.ownSite', message: 'The server is this site itself: your browser sends requests to it directly.', description: 'Says why a request goes directly from the browser'});
export const routeUnsendable = (names: readonly string[]) =>
  translate({id: 'theme.api.console.route.unsendable', message: 'Browsers do not let pages send these: {names}. The code below sends them.', description: 'Names the headers that a browser does not let a page send'}, {names: names.map((name) => (name === 'body' ? body : name)).join(', ')});
export const sample = translate({id: 'theme.api.console.sample', message: 'As code', description: 'Heading of the request as code in the console'});
export const samplesCopy = translate({id: 'theme.api.samples.copy', message: 'Copy the sample', description: 'Label of the button that copies a code sample'});
export const samplesFailed = (language: string, shown: string) =>
  translate({id: 'theme.api.samples.failed', message: '{language} could not be loaded, so {shown} is shown. Check your connection and choose it again.', description: 'Shown when the code that writes samples in a language cannot be loaded; language is what is shown instead'}, {language, shown});
export const send = translate({id: 'theme.api.console.send', message: 'Send', description: 'Button that sends the request'});
export const server = translate({id: 'theme.api.console.server', message: 'Server', description: 'Heading of the choice of servers in the console'});
export const serverChoose = translate({id: 'theme.api.console.server.choose', message: 'Send to', description: 'Label of the choice of servers in the console'});
export const share = translate({id: 'theme.api.console.share', message: 'Copy link', description: 'Button that copies a link to the filled-in form, without secrets'});
export const shareCopied = translate({id: 'theme.api.console.share.copied', message: 'Copied', description: 'Shown on the button after a link to the filled-in form was copied'});
export const streamEnded = (count: number) => translate({id: 'theme.api.console.stream.ended', message: '{count} items', description: 'Number of events or lines of a stream that is over'}, {count});
export const streamItems = translate({id: 'theme.api.console.stream.items', message: 'Items of the stream', description: 'Accessible name of the list of events or lines'});
export const streamLive = (count: number) => translate({id: 'theme.api.console.stream.live', message: '{count} items so far', description: 'Number of events or lines of a stream that goes on'}, {count});
export const streamStop = translate({id: 'theme.api.console.stream.stop', message: 'Stop', description: 'Button that stops a stream'});
export const title = (operation: ReactNode) => (
  <Translate id="theme.api.console.title" description="Title of the console; the operation is the title of its page" values={{operation}}>
    {'Try it: {operation}'}
  </Translate>
);
