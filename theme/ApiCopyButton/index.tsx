import React, {type ReactNode} from 'react';
import {useCopy} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  readonly label: string;
}

export default function ApiCopyButton({text, label}: Props): ReactNode {
  const {copied, copy} = useCopy(text);
  return (
    <button
      type="button"
      className={`theme-api-copy-button clean-btn ${styles.button}`}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={copied ? 'M3 8.5l3.2 3.2L13 5' : 'M6 5V2.5h7.5V10H11M2.5 6H10v7.5H2.5z'} />
      </svg>
    </button>
  );
}
