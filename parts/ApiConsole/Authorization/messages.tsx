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
