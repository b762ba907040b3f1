import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {isUnfilled, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Share from 'docusaurus-plugin-api-reference/parts/ApiConsole/Share';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import styles from './styles.module.css';

export interface Props {
  readonly titleId: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** A long URL scrolls, also by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0};

// The request that would be sent, its target, and the Send button. It stays visible while
// scrolling.
export default function ApiConsoleHeader({titleId, onSend, onClose}: Props): ReactNode {
  const {page} = useApiOperation();
  const {masked, sending, cancel} = useConsole();
  return (
    <header className={styles.header}>
      <div className={`${styles.row} ${styles.head}`}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <Translate
            id="theme.api.console.title"
            description="Title of the console; the operation is the title of its page"
            values={{operation: <ApiName>{page.title}</ApiName>}}
          >
            {'Try it: {operation}'}
          </Translate>
        </h2>
        <span className={styles.space} />
        <Share />
        <Close onClose={onClose} />
      </div>
      <div className={styles.row}>
        <code
          className={styles.request}
          {...SCROLLABLE}
          aria-label={translate({
            id: 'theme.api.console.request',
            message: 'Request',
            description: 'Accessible name of the method and URL in the console',
          })}
        >
          <ApiMethod method={masked.method} /> {masked.url}
        </code>
        {sending ? (
          <ApiButton onClick={cancel}>
            <Translate
              id="theme.api.console.cancel"
              description="Button that cancels a pending request"
            >
              Cancel
            </Translate>
          </ApiButton>
        ) : (
          <Send onSend={onSend} />
        )}
      </div>
    </header>
  );
}

function Close({onClose}: Pick<Props, 'onClose'>): ReactNode {
  return (
    <button
      type="button"
      className={styles.close}
      onClick={onClose}
      aria-label={translate({
        id: 'theme.api.console.close',
        message: 'Close',
        description: 'Button that closes the console',
      })}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M3 3l10 10M13 3L3 13"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

function Send({onSend}: Pick<Props, 'onSend'>): ReactNode {
  const {problems} = useConsole().request;
  const isBlocked = problems.some((problem) => problem.blocking && !isUnfilled(problem));
  return (
    <button
      type="button"
      className="button button--primary button--sm theme-api-primary"
      disabled={isBlocked}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onSend}
    >
      <Translate id="theme.api.console.send" description="Button that sends the request">
        Send
      </Translate>
    </button>
  );
}
