import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ApiConsole/Authorization/OAuth/Failure';
import SendFailure from '@theme/ApiConsole/Response/Failure';

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
          description="The authorization server answers something unexpected"
          values={{status: failure.status ?? ''}}
        >
          {'The answer of the authorization server is not what OAuth says. {status}'}
        </Translate>
      );
    case 'wrong-metadata':
      return (
        <Translate
          id="theme.api.console.oauth.wrongMetadata"
          description="The metadata of an authorization server names another issuer than the one that its address is made of"
          values={{url: <code>{failure.metadataUrl}</code>, issuer: <code>{failure.issuer}</code>}}
        >
          {'The metadata at {url} names another issuer ({issuer}), so it was not used.'}
        </Translate>
      );
    default:
      return REASONS[failure.kind];
  }
}

/** Of failures that have nothing to name. */
const REASONS = {
  'forged-state': (
    <Translate
      id="theme.api.console.oauth.forgedState"
      description="The answer of the authorization server does not belong to this request"
    >
      The answer does not belong to this request, so it was not used. Try again.
    </Translate>
  ),
  'wrong-issuer': (
    <Translate
      id="theme.api.console.oauth.wrongIssuer"
      description="The answer names another authorization server than the one that was asked"
    >
      The answer names another authorization server than the one that was asked, so it was not used.
    </Translate>
  ),
  'popup-blocked': (
    <Translate
      id="theme.api.console.oauth.popupBlocked"
      description="The browser blocked the window of the authorization server"
    >
      The browser has blocked the window of the authorization server. Allow windows for this site
      and try again.
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
      description="This page came over http, where browsers have no cryptography"
    >
      This page came over http. Browsers allow what this flow needs only over https.
    </Translate>
  ),
  'no-endpoint': (
    <Translate
      id="theme.api.console.oauth.noEndpoint"
      description="The document has no usable address of the authorization server"
    >
      The document does not say where to ask for a token, or not with an http address.
    </Translate>
  ),
};
