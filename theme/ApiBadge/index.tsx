import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  /** A colour of the document; shown as a dot, so that the label stays readable. */
  readonly color?: string;
}

const KINDS: {[label: string]: string | undefined} = {
  stable: styles.good,
  new: styles.good,
  beta: styles.early,
  alpha: styles.early,
  experimental: styles.early,
  preview: styles.early,
  deprecated: styles.leaving,
  destructive: styles.dangerous,
  internal: styles.inside,
};

// Known labels have their own colour; every label is also written out.
export default function ApiBadge({label, color}: Props): ReactNode {
  const name = label.trim().toLowerCase();
  return (
    <span
      className={clsx('theme-api-badge', styles.badge, Object.hasOwn(KINDS, name) && KINDS[name])}
    >
      {color !== undefined && <span className={styles.dot} style={{color}} aria-hidden="true" />}
      {label}
    </span>
  );
}
