import React, {type ReactNode} from 'react';
import {useApiOperation, useCopy} from 'docusaurus-plugin-api-reference/client';
import {isUnfilled, useConsole, toShareLink} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
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
  const {masked} = useConsole();
  return (
    <header className={styles.header}>
      <div className={`${styles.row} ${styles.head}`}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {messages.title(<ApiName>{page.title}</ApiName>)}
        </h2>
        <span className={styles.space} />
        <Share />
        <Close onClose={onClose} />
      </div>
      <div className={styles.row}>
        <code className={styles.request} {...SCROLLABLE} aria-label={messages.request}>
          <ApiMethod method={masked.method} /> {masked.url}
        </code>
        <Send onSend={onSend} />
      </div>
    </header>
  );
}

function Close({onClose}: Pick<Props, 'onClose'>): ReactNode {
  return (
    <button type="button" className={styles.close} onClick={onClose} aria-label={messages.close}>
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

// Sends, then cancels: a single element, which keeps the focus. A held key presses it once.
function Send({onSend}: Pick<Props, 'onSend'>): ReactNode {
  const {request, sending, cancel} = useConsole();
  const isBlocked = request.problems.some((problem) => problem.blocking && !isUnfilled(problem));
  return (
    <button
      type="button"
      className={
        sending ? 'theme-api-button' : 'button button--primary button--sm theme-api-primary'
      }
      disabled={!sending && isBlocked}
      aria-keyshortcuts={sending ? undefined : 'Control+Enter Meta+Enter'}
      onClick={sending ? cancel : onSend}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {sending ? messages.cancel : messages.send}
    </button>
  );
}

// A link that fills in the form with the same values, and a button that restores the document's
// values.
function Share(): ReactNode {
  const {context, state, reset} = useConsole();
  const {page, isEmbedded} = useApiOperation();
  // An authored page may have several consoles, so the link opens the operation's own page.
  const pageUrl = isEmbedded ? window.location.origin + page.permalink : window.location.href;
  const link = toShareLink(pageUrl, state.values, context);
  const {copied, copy} = useCopy(link ?? '');
  return (
    <span className={styles.share}>
      <ApiButton onClick={reset}>{messages.reset}</ApiButton>
      {link !== undefined && (
        <ApiButton onClick={copy}>{copied ? messages.shareCopied : messages.share}</ApiButton>
      )}
    </span>
  );
}
