import React, {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Exchange} from 'docusaurus-plugin-api-reference/client/internal';
import Redirect from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Redirect';
import type {Props as ResponseProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response';
import styles from './styles.module.css';

export interface Props extends ResponseProps {}

type Head = NonNullable<Exchange['head']>;

// The result of the request, in one line. Screen readers announce it when it changes, without the
// running clock.
export default function ApiConsoleResponseSummary({exchange}: Props): ReactNode {
  const {head, outcome, startedAt} = exchange;
  return (
    <div className={styles.summary}>
      <div role="status" className={styles.status}>
        {head ? (
          <b dir="ltr" className={styles[toClass(head.status)]}>
            {head.status} {head.statusText}
          </b>
        ) : (
          !outcome && (
            <Translate
              id="theme.api.console.response.waiting"
              description="Shown while the API has not answered"
            >
              Waiting for a response…
            </Translate>
          )
        )}
        {outcome?.kind === 'cut' && <Cut reason={outcome.reason} />}
      </div>
      {!outcome && <Elapsed since={startedAt} />}
      {head && <Facts exchange={exchange} head={head} />}
      {head?.redirect !== undefined && <Redirect head={head} />}
    </div>
  );
}

// What is known of the response once its head has arrived.
function Facts({
  exchange: {size, startedAt, headAt, endedAt},
  head,
}: Props & {head: Head}): ReactNode {
  return (
    <dl className={styles.facts}>
      {headAt !== undefined && (
        <Fact
          name={translate({
            id: 'theme.api.console.response.time',
            message: 'Time',
            description: 'Label of the time an answer took',
          })}
          value={formatMilliseconds((endedAt ?? headAt) - startedAt)}
        />
      )}
      <Fact
        name={translate({
          id: 'theme.api.console.response.size',
          message: 'Size',
          description: 'Label of the size of an answer',
        })}
        value={formatBytes(size)}
      />
      {head.timings &&
        Object.entries(head.timings).map(([name, value]) => (
          <Fact key={name} name={TIMINGS[name]?.() ?? name} value={formatMilliseconds(value)} />
        ))}
      <Fact
        name={translate({
          id: 'theme.api.console.response.route',
          message: 'Sent',
          description: 'Label of the way a request went',
        })}
        value={toRoute(head.via)}
      />
    </dl>
  );
}

function toRoute(via: Head['via']): string {
  return via === 'proxy'
    ? translate({
        id: 'theme.api.console.response.viaProxy',
        message: 'through this site',
        description: 'The request went through the proxy of the documentation site',
      })
    : translate({
        id: 'theme.api.console.response.direct',
        message: 'directly from the browser',
        description: 'The request went directly from the browser to the API',
      });
}

const TIMINGS: {[name: string]: (() => string) | undefined} = {
  dns: () =>
    translate({
      id: 'theme.api.console.response.dns',
      message: 'Name lookup',
      description: 'Label of the time of the DNS lookup',
    }),
  connect: () =>
    translate({
      id: 'theme.api.console.response.connect',
      message: 'Connection',
      description: 'Label of the time to connect',
    }),
  tls: () =>
    translate({
      id: 'theme.api.console.response.tls',
      message: 'TLS',
      description: 'Label of the time of the TLS handshake',
    }),
  firstByte: () =>
    translate({
      id: 'theme.api.console.response.firstByte',
      message: 'First byte',
      description: 'Label of the time until the first byte of the answer',
    }),
};

function Fact({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Elapsed({since}: {since: Exchange['startedAt']}): ReactNode {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className={styles.elapsed}>
      {((now - since) / 1000).toFixed(1)} s
    </span>
  );
}

function Cut({
  reason,
}: {
  reason: Extract<NonNullable<Exchange['outcome']>, {kind: 'cut'}>['reason'];
}): ReactNode {
  switch (reason) {
    case 'stopped':
      return (
        <Translate
          id="theme.api.console.response.stopped"
          description="The reader stopped the answer"
        >
          Stopped. The part that arrived is shown.
        </Translate>
      );
    case 'size':
      return (
        <Translate
          id="theme.api.console.response.cutSize"
          description="The answer is larger than the proxy passes on, or the page keeps"
        >
          Cut off: the response is too large for this site.
        </Translate>
      );
    case 'deadline':
    case 'idle':
      return (
        <Translate
          id="theme.api.console.response.cutTime"
          description="The answer took longer than the proxy waits"
        >
          Cut off: the response took longer than this site waits.
        </Translate>
      );
    case 'upstream':
    case 'connection':
      return (
        <Translate
          id="theme.api.console.response.cutConnection"
          description="The connection broke in the middle of the answer"
        >
          Cut off: the connection broke.
        </Translate>
      );
  }
}

function toClass(status: number): 'success' | 'redirect' | 'clientError' | 'serverError' {
  if (status < 300) return 'success';
  if (status < 400) return 'redirect';
  return status < 500 ? 'clientError' : 'serverError';
}

function formatMilliseconds(value: number): string {
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}

function formatBytes(value: number): string {
  if (value < 1024) return `${value} B`;
  return value < 1024 * 1024
    ? `${(value / 1024).toFixed(1)} KB`
    : `${(value / 1024 / 1024).toFixed(1)} MB`;
}
