import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useConsole, type SendFailure} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
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
              description="Button that sends a request directly from the browser to the API"
            >
              Send from the browser
            </Translate>
          </ApiButton>
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
      return <NoProxy status={failure.status} />;
    case 'foreign-origin':
      return <ForeignOrigin origin={failure.origin} />;
    case 'network':
      return <p>{failure.via === 'direct' ? DIRECT_NETWORK : NETWORK}</p>;
    default:
      return <p>{REASONS[failure.kind]}</p>;
  }
}

function Refused({failure: {problem, retryAfterSeconds}}: {failure: Refusal}): ReactNode {
  return (
    <>
      <p>
        <b>
          <Translate
            id="theme.api.console.failure.refused"
            description="The proxy, not the API, refused the request or got no response"
          >
            No response from the API.
          </Translate>
        </b>{' '}
        {toRefusal(problem)}
      </p>
      {problem.detail !== undefined && <p>{problem.detail}</p>}
      {retryAfterSeconds !== undefined && (
        <p>
          <Translate
            id="theme.api.console.failure.retryAfter"
            description="When the proxy accepts requests again"
            values={{seconds: retryAfterSeconds}}
          >
            {'Try again in {seconds} seconds.'}
          </Translate>
        </p>
      )}
      <p className={styles.id}>
        <code>{problem.code}</code> <code>{problem.requestId}</code>
      </p>
    </>
  );
}

function toRefusal({code, title, detail}: Refusal['problem']): ReactNode {
  if (!Object.hasOwn(REFUSALS, code)) return title;
  // With its own reason, the address is one that the document names.
  if (REFUSALS[code] === NOT_ALLOWED && detail !== undefined) return null;
  return REFUSALS[code];
}

function NoProxy({status}: {status: number}): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.failure.noProxy"
        description="There is no proxy at the path or URL that the site configures"
        values={{status}}
      >
        {'This site’s request proxy is unavailable ({status}). Nothing was sent.'}
      </Translate>
    </p>
  );
}

function ForeignOrigin({origin}: {origin: string}): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.failure.foreignOrigin"
        description="The request has credentials that were entered for another server"
        values={{origin: <code>{origin}</code>}}
      >
        {'Your credentials were entered for another server, so nothing was sent to {origin}.'}
      </Translate>
    </p>
  );
}

const DIRECT_NETWORK = (
  <Translate
    id="theme.api.console.failure.direct.network"
    description="A request directly from the browser failed"
  >
    The browser received no response that it may show. Either the API cannot be reached, or it does
    not allow this site through CORS. If the API is up, the cURL command works in both cases.
  </Translate>
);

const NETWORK = (
  <Translate id="theme.api.console.failure.network" description="The site itself cannot be reached">
    No connection to this site, so nothing is known about the API. Check your network and try again.
  </Translate>
);

/** Failures whose message has no placeholder. */
const REASONS = {
  'mixed-content': (
    <Translate
      id="theme.api.console.failure.mixedContent"
      description="A page loaded over https may not call http"
    >
      The API uses http, which browsers do not allow from a page that was loaded over https.
    </Translate>
  ),
  'hidden-redirect': (
    <Translate
      id="theme.api.console.failure.hiddenRedirect"
      description="The API redirects, and the browser hides where"
    >
      The API redirects to a URL that the browser does not reveal. The cURL command shows it.
    </Translate>
  ),
  timeout: (
    <Translate id="theme.api.console.failure.timeout" description="No response in time">
      No response in time.
    </Translate>
  ),
  cancelled: (
    <Translate
      id="theme.api.console.failure.cancelled"
      description="The reader cancelled the request"
    >
      Cancelled before a response arrived. The API may have received the request.
    </Translate>
  ),
};

const NOT_ALLOWED = (
  <Translate
    id="theme.api.console.failure.notAllowed"
    description="The proxy forwards only to what the document names"
  >
    This site forwards requests only to URLs in the document.
  </Translate>
);

const TOO_MANY = (
  <Translate id="theme.api.console.failure.tooMany" description="The proxy has too many requests">
    This site is handling too many requests at the moment.
  </Translate>
);

const TOO_LARGE = (
  <Translate
    id="theme.api.console.failure.tooLarge"
    description="The request is larger than the proxy's limit"
  >
    The request is too large for this site’s proxy.
  </Translate>
);

/** Messages by the code of the proxy's problem. Other problems show the proxy's own message. */
const REFUSALS: {[code: string]: ReactNode} = {
  target_not_allowed: NOT_ALLOWED,
  address_not_allowed: NOT_ALLOWED,
  not_proxyable: (
    <Translate
      id="theme.api.console.failure.notProxyable"
      description="The document leaves the host of the server open"
    >
      The document leaves the host of the server open, so this site does not forward requests to it.
    </Translate>
  ),
  discovery_off: (
    <Translate
      id="theme.api.console.failure.discoveryOff"
      description="The operator of the proxy has switched off discovery of OAuth and OpenID Connect"
    >
      This site does not use the metadata of authorization servers. Enter a token that you got
      elsewhere.
    </Translate>
  ),
  rate_limited: TOO_MANY,
  busy: TOO_MANY,
  body_too_large: TOO_LARGE,
  header_too_large: TOO_LARGE,
  no_challenge: (
    <Translate
      id="theme.api.console.failure.noChallenge"
      description="The API did not ask for Digest credentials, and the request may have been carried out"
    >
      The API responded without asking for Digest credentials, so the request was not sent again.
      The API may have processed it without a body.
    </Translate>
  ),
  upstream_unreachable: (
    <Translate
      id="theme.api.console.failure.unreachable"
      description="The proxy cannot reach the API"
    >
      The API could not be reached, or its response is not HTTP.
    </Translate>
  ),
  upstream_tls: (
    <Translate
      id="theme.api.console.failure.tls"
      description="The TLS certificate of the API is not valid"
    >
      The certificate of the API is not valid.
    </Translate>
  ),
  upstream_timeout: (
    <Translate
      id="theme.api.console.failure.upstreamTimeout"
      description="The API did not answer the proxy in time"
    >
      The API did not respond in time.
    </Translate>
  ),
};
