import React, {useEffect, useState, type ReactNode} from 'react';
import {
  type Exchange,
  toRedirectedRequest,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props as ResponseProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props extends ResponseProps {}

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
          !outcome && messages.responseWaiting
        )}
        {outcome?.kind === 'cut' && <Cut reason={outcome.reason} />}
      </div>
      {!outcome && <Elapsed since={startedAt} />}
      {head && <Facts exchange={exchange} />}
      <Redirect exchange={exchange} />
    </div>
  );
}

// What is known of the response once its head has arrived.
function Facts({exchange: {size, startedAt, headAt, endedAt}}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {headAt !== undefined && (
        <Fact
          name={messages.responseTime}
          value={formatMilliseconds((endedAt ?? headAt) - startedAt)}
        />
      )}
      <Fact name={messages.responseSize} value={formatBytes(size)} />
    </dl>
  );
}

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
      return messages.responseStopped;
    case 'size':
      return messages.responseCutSize;
    case 'deadline':
    case 'idle':
      return messages.responseCutTime;
    case 'upstream':
    case 'connection':
      return messages.responseCutConnection;
  }
}

function toClass(status: number): 'success' | 'redirect' | 'clientError' | 'serverError' {
  if (status < 300) return 'success';
  if (status < 400) return 'redirect';
  return status < 500 ? 'clientError' : 'serverError';
}

/** A duration in words: `92 ms`, `1.20 s`. */
export function formatMilliseconds(value: number): string {
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}

function formatBytes(value: number): string {
  if (value < 1024) return `${value} B`;
  return value < 1024 * 1024
    ? `${(value / 1024).toFixed(1)} KB`
    : `${(value / 1024 / 1024).toFixed(1)} MB`;
}

// Redirects are shown, and followed only after a click: all checks run again, and another origin
// gets no credentials. What follows is the request that was answered, not the form: the last of
// several redirects would otherwise bring back a body or credentials that one before it dropped.
function Redirect({exchange: {request, head}}: Props): ReactNode {
  const {send, sending} = useConsole();
  if (head?.redirect === undefined) return null;
  return (
    <div>
      {messages.responseRedirect(<code>{head.redirect}</code>)}{' '}
      {request && (
        <ApiButton
          disabled={sending}
          onClick={() => send({request: toRedirectedRequest(request, head)})}
        >
          {messages.responseFollow}
        </ApiButton>
      )}
    </div>
  );
}
