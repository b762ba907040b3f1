import React, {type ReactNode} from 'react';
import {useConsole, type SendFailure} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import {routeUnsendable} from '../../messages';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  readonly failure: SendFailure;
  /** Reports the result without offering an action. */
  readonly withoutRetry?: boolean;
}

// Why there is no response, shown so that nobody takes it for a response of the API.
export default function ApiConsoleFailure({failure, withoutRetry}: Props): ReactNode {
  const {directOffer, send} = useConsole();
  return (
    <div role="alert" className={styles.failure}>
      <Words failure={failure} />
      {directOffer !== undefined && !withoutRetry && (
        <p>
          {messages.failureDirectTo(<code>{directOffer}</code>)}{' '}
          <ApiButton onClick={() => send({direct: true})}>{messages.failureSendDirectly}</ApiButton>
        </p>
      )}
    </div>
  );
}

type Refusal = Extract<SendFailure, {kind: 'refused'}>;

function Words({failure}: {failure: SendFailure}): ReactNode {
  switch (failure.kind) {
    case 'refused':
      return <Refused failure={failure} />;
    case 'no-proxy':
      return <p>{messages.failureNoProxy(failure.status)}</p>;
    case 'foreign-origin':
      return <p>{messages.failureForeignOrigin(<code>{failure.origin}</code>)}</p>;
    case 'unsendable':
      return <p>{routeUnsendable(failure.names)}</p>;
    case 'network':
      return (
        <p>{failure.via === 'direct' ? messages.failureDirectNetwork : messages.failureNetwork}</p>
      );
    default:
      return <p>{REASONS[failure.kind]}</p>;
  }
}

function Refused({failure: {problem, retryAfterSeconds}}: {failure: Refusal}): ReactNode {
  return (
    <>
      <p>
        <b>{messages.failureRefused}</b> {toRefusal(problem)}
      </p>
      {problem.detail !== undefined && <p>{problem.detail}</p>}
      {retryAfterSeconds !== undefined && <p>{messages.failureRetryAfter(retryAfterSeconds)}</p>}
      <p className={styles.id}>
        <code>{problem.code}</code> <code>{problem.requestId}</code>
      </p>
    </>
  );
}

function toRefusal({code, title, detail}: Refusal['problem']): ReactNode {
  if (!Object.hasOwn(REFUSALS, code)) return title;
  // With its own reason, the address is one that the document names.
  if (REFUSALS[code] === messages.failureNotAllowed && detail !== undefined) return null;
  return REFUSALS[code];
}

/** Failures whose message has no placeholder. */
const REASONS = {
  'mixed-content': messages.failureMixedContent,
  'hidden-redirect': messages.failureHiddenRedirect,
  timeout: messages.failureTimeout,
  cancelled: messages.failureCancelled,
};

/** Messages by the code of the proxy's problem. Other problems show the proxy's own message. */
const REFUSALS: {[code: string]: ReactNode} = {
  target_not_allowed: messages.failureNotAllowed,
  address_not_allowed: messages.failureNotAllowed,
  not_proxyable: messages.failureNotProxyable,
  discovery_off: messages.failureDiscoveryOff,
  rate_limited: messages.failureTooMany,
  busy: messages.failureTooMany,
  body_too_large: messages.failureTooLarge,
  header_too_large: messages.failureTooLarge,
  no_challenge: messages.failureNoChallenge,
  upstream_unreachable: messages.failureUnreachable,
  upstream_tls: messages.failureTls,
  upstream_timeout: messages.failureUpstreamTimeout,
};
