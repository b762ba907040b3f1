import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import SendFailure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import type {OAuthFailure} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly failure: OAuthFailure;
}

// Why there is no token.
export default function ApiConsoleOAuthFailure({failure}: Props): ReactNode {
  return failure.kind === 'send' ? (
    <SendFailure failure={failure.failure} withoutRetry />
  ) : (
    <p role="alert">
      <Words failure={failure} />
    </p>
  );
}

function Words({failure}: {failure: Exclude<Props['failure'], {kind: 'send'}>}): ReactNode {
  switch (failure.kind) {
    case 'refused':
      return (
        <Translate
          id="theme.api.console.oauth.refused"
          description="The authorization server refuses; error is a code of OAuth"
          values={{error: <code>{failure.error}</code>, description: failure.description ?? ''}}
        >
          {'The authorization server refuses: {error} {description}'}
        </Translate>
      );
    case 'malformed':
      return (
        <Translate
          id="theme.api.console.oauth.malformed"
          description="The authorization server sends an unexpected response"
          values={{status: failure.status ?? ''}}
        >
          {'The authorization server’s response does not follow OAuth. {status}'}
        </Translate>
      );
    case 'wrong-metadata':
      return (
        <Translate
          id="theme.api.console.oauth.wrongMetadata"
          description="The metadata of an authorization server has an issuer that does not match its URL"
          values={{url: <code>{failure.metadataUrl}</code>, issuer: <code>{failure.issuer}</code>}}
        >
          {'The metadata at {url} names another issuer ({issuer}), so it was not used.'}
        </Translate>
      );
    default:
      return REASONS[failure.kind];
  }
}

/** Failures whose message has no placeholder. */
const REASONS = {
  'forged-state': (
    <Translate
      id="theme.api.console.oauth.forgedState"
      description="The response of the authorization server does not belong to this request"
    >
      The response does not belong to this request, so it was not used. Try again.
    </Translate>
  ),
  'wrong-issuer': (
    <Translate
      id="theme.api.console.oauth.wrongIssuer"
      description="The response names another authorization server than the one that was asked"
    >
      The response names another authorization server than the one that was asked, so it was not
      used.
    </Translate>
  ),
  'popup-blocked': (
    <Translate
      id="theme.api.console.oauth.popupBlocked"
      description="The browser blocked the window of the authorization server"
    >
      The browser blocked the authorization server’s window. Allow pop-ups for this site and try
      again.
    </Translate>
  ),
  cancelled: (
    <Translate
      id="theme.api.console.oauth.cancelled"
      description="The reader cancelled the authorization"
    >
      Cancelled.
    </Translate>
  ),
  expired: (
    <Translate
      id="theme.api.console.oauth.expired"
      description="The code of the device flow is no longer valid"
    >
      The code has expired. Try again.
    </Translate>
  ),
  'insecure-page': (
    <Translate
      id="theme.api.console.oauth.insecurePage"
      description="This page was loaded over http, where browsers have no cryptography"
    >
      This page was loaded over http. Browsers support this flow only over https.
    </Translate>
  ),
  'no-endpoint': (
    <Translate
      id="theme.api.console.oauth.noEndpoint"
      description="The document has no usable URL of the authorization server"
    >
      The document has no http or https URL to request a token from.
    </Translate>
  ),
};
