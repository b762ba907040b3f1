import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiFragment/Frame';
import styles from './styles.module.css';

// The space around a fragment among the other blocks of an authored page.
export default function ApiFragmentFrame({children}: Props): ReactNode {
  return <div className={`theme-api-fragment ${styles.fragment}`}>{children}</div>;
}
