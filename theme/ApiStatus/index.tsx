import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly className?: string;
}

const CLASSES: {[firstDigit: string]: string | undefined} = {
  2: styles.success,
  3: styles.redirect,
  4: styles.clientError,
  5: styles.serverError,
};

// `200`, `4XX` or `default`, as written in the document.
export default function ApiStatus({status, className}: Props): ReactNode {
  return (
    <span className={clsx('theme-api-status', styles.status, CLASSES[status.charAt(0)], className)}>
      {status}
    </span>
  );
}
