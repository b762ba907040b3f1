import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiConsole/Response/Failure';
import ApiButton from '@theme/ApiButton';
import styles from './styles.module.css';

// Why there is no answer: never to be mistaken for an answer of the API.
export default function ApiConsoleFailure({failure, withoutRetry}: Props): ReactNode {
  const {directOffer, send} = useConsole();
  return (
    <div role="alert" className={styles.failure}>
      <Words failure={failure} />
      {directOffer !== undefined && !withoutRetry && (
        <p>
          <Translate
            id="theme.api.console.failure.directTo"
            description="Offers a request that does not go through the proxy, and names the server"
            values={{origin: <code>{directOffer}</code>}}
          >
            {
              'Your browser can send it directly to {origin}. The API must allow this site through CORS.'
            }
          </Translate>{' '}
          <ApiButton onClick={() => send({direct: true})}>
            <Translate
              id="theme.api.console.failure.sendDirectly"
              description="Button that sends a request from the browser straight to the API"
            >
              Send from the browser
            </Translate>
          </ApiButton>
        </p>
      )}
    </div>
  );
}

function Words({failure}: Props): ReactNode {
  switch (failure.kind) {
    case 'refused':
      return (
        <>
          <p>
            <b>
              <Translate
                id="theme.api.console.failure.refused"
                description="The proxy, and not the API, refused the request or got no answer"
              >
                No answer of the API.
              </Translate>
            </b>{' '}
            <Refusal failure={failure} />
          </p>
          {failure.problem.detail !== undefined && <p>{failure.problem.detail}</p>}
          {failure.retryAfterSeconds !== undefined && (
            <p>
              <Translate
                id="theme.api.console.failure.retryAfter"
                description="When the proxy takes requests again"
                values={{seconds: failure.retryAfterSeconds}}
              >
                {'Try again in {seconds} seconds.'}
              </Translate>
            </p>
          )}
          <p className={styles.id}>
            <code>{failure.problem.code}</code> <code>{failure.problem.requestId}</code>
          </p>
        </>
      );
    case 'no-proxy':
      return (
        <p>
          <Translate
            id="theme.api.console.failure.noProxy"
            description="Nothing that is a proxy answers where the site says the proxy is"
            values={{status: failure.status}}
          >
            {
              'This site has no proxy for requests where it should be (it answered {status}), so nothing was sent to the API.'
            }
          </Translate>
        </p>
      );
    case 'network':
      return failure.via === 'direct' ? (
        <p>
          <Translate
            id="theme.api.console.failure.direct.network"
            description="A request straight from the browser failed"
          >
            The browser got no answer that it may show. Either the API cannot be reached, or it does
            not allow pages of other sites to call it (CORS). The cURL command works either way when
            the API is up.
          </Translate>
        </p>
      ) : (
        <p>
          <Translate
            id="theme.api.console.failure.network"
            description="The site itself cannot be reached"
          >
            No connection to this site, so nothing is known about the API. Check your network and
            try again.
          </Translate>
        </p>
      );
    case 'foreign-origin':
      return (
        <p>
          <Translate
            id="theme.api.console.failure.foreignOrigin"
            description="The request has credentials that were entered for another server"
            values={{origin: <code>{failure.origin}</code>}}
          >
            {'Your credentials were entered for another server, so nothing was sent to {origin}.'}
          </Translate>
        </p>
      );
    case 'mixed-content':
      return (
        <p>
          <Translate
            id="theme.api.console.failure.mixedContent"
            description="A page loaded over https may not call http"
          >
            The address of the API begins with http, and browsers do not let a page that was loaded
            over https call it.
          </Translate>
        </p>
      );
    case 'hidden-redirect':
      return (
        <p>
          <Translate
            id="theme.api.console.failure.hiddenRedirect"
            description="The API redirects, and the browser hides where"
          >
            The API redirects to another address, and the browser does not say which. The cURL
            command shows it.
          </Translate>
        </p>
      );
    case 'timeout':
      return (
        <p>
          <Translate id="theme.api.console.failure.timeout" description="No answer in time">
            No answer in time.
          </Translate>
        </p>
      );
    case 'cancelled':
      return (
        <p>
          <Translate
            id="theme.api.console.failure.cancelled"
            description="The reader cancelled the request"
          >
            Cancelled before an answer came. The API may have received the request.
          </Translate>
        </p>
      );
  }
}

function Refusal({failure}: {failure: Extract<Props['failure'], {kind: 'refused'}>}): ReactNode {
  switch (failure.problem.code) {
    case 'target_not_allowed':
    case 'address_not_allowed':
      // With its own reason, the address is one that the document names.
      return failure.problem.detail !== undefined ? null : (
        <Translate
          id="theme.api.console.failure.notAllowed"
          description="The proxy forwards only to what the document names"
        >
          This site only passes on requests to addresses that the document names.
        </Translate>
      );
    case 'not_proxyable':
      return (
        <Translate
          id="theme.api.console.failure.notProxyable"
          description="The document leaves the host of the server open"
        >
          The document leaves the host of the server open, so this site does not pass on requests to
          it.
        </Translate>
      );
    case 'discovery_off':
      return (
        <Translate
          id="theme.api.console.failure.discoveryOff"
          description="The operator of the proxy has switched off discovery of OAuth and OpenID Connect"
        >
          This site does not ask authorization servers what they offer. Enter a token that you got
          elsewhere.
        </Translate>
      );
    case 'rate_limited':
    case 'busy':
      return (
        <Translate
          id="theme.api.console.failure.tooMany"
          description="The proxy has too many requests"
        >
          Too many requests go through this site at the moment.
        </Translate>
      );
    case 'body_too_large':
    case 'header_too_large':
      return (
        <Translate
          id="theme.api.console.failure.tooLarge"
          description="The request is larger than the proxy takes"
        >
          The request is larger than this site passes on.
        </Translate>
      );
    case 'no_challenge':
      return (
        <Translate
          id="theme.api.console.failure.noChallenge"
          description="The API did not ask for Digest credentials, and the request may have been carried out"
        >
          The API answered without asking for Digest credentials, so the request was not sent again.
          It may have been carried out without a body.
        </Translate>
      );
    case 'upstream_unreachable':
      return (
        <Translate
          id="theme.api.console.failure.unreachable"
          description="The proxy cannot reach the API"
        >
          The API could not be reached, or its answer is not HTTP.
        </Translate>
      );
    case 'upstream_tls':
      return (
        <Translate
          id="theme.api.console.failure.tls"
          description="The TLS certificate of the API is not valid"
        >
          The certificate of the API is not valid.
        </Translate>
      );
    case 'upstream_timeout':
      return (
        <Translate
          id="theme.api.console.failure.upstreamTimeout"
          description="The API did not answer the proxy in time"
        >
          The API did not answer in time.
        </Translate>
      );
    default:
      return failure.problem.title;
  }
}
