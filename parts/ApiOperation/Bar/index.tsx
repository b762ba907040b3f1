import React, {useRef, type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiMethod from '@theme/ApiMethod';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  /** Of the samples. */
  readonly samples: string;
}

// At the bottom of a small screen: what the page is about, its samples and its console, which the
// button of the samples opens.
export default function ApiOperationBar({samples}: Props): ReactNode {
  const {method, path, page} = useApiOperation().operation;
  const bar = useRef<HTMLDivElement>(null);
  const open = () =>
    bar.current?.parentElement
      ?.querySelector<HTMLElement>('.theme-api-samples .theme-api-console-button')
      ?.click();
  return (
    <div ref={bar} className={`theme-api-bar ${styles.bar}`}>
      <ApiMethod method={method} />
      <code dir="ltr" className="theme-api-path">
        {path}
      </code>
      <a href={`#${samples}`} className="theme-api-button">
        {messages.barCode}
      </a>
      {page?.tryIt !== false && (
        <button
          type="button"
          className="button button--primary button--sm theme-api-primary"
          aria-haspopup="dialog"
          onClick={open}
        >
          {messages.consoleButton}
        </button>
      )}
    </div>
  );
}
