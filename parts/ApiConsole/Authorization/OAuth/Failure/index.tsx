import React, {type ReactNode} from 'react';
import SendFailure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import type {OAuthFailure} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../../messages';

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
      return messages.oauthRefused(<code>{failure.error}</code>, failure.description ?? '');
    case 'malformed':
      return messages.oauthMalformed(failure.status ?? '');
    case 'wrong-metadata':
      return messages.oauthWrongMetadata(
        <code>{failure.metadataUrl}</code>,
        <code>{failure.issuer}</code>,
      );
    default:
      return REASONS[failure.kind];
  }
}

/** Failures whose message has no placeholder. */
const REASONS = {
  'forged-state': messages.oauthForgedState,
  'wrong-issuer': messages.oauthWrongIssuer,
  'popup-blocked': messages.oauthPopupBlocked,
  cancelled: messages.oauthCancelled,
  expired: messages.oauthExpired,
  'insecure-page': messages.oauthInsecurePage,
  'no-endpoint': messages.oauthNoEndpoint,
};
