import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

// The space around a fragment among the other blocks of an authored page.
export default function ApiFragmentFrame({children}: Props): ReactNode {
  return <div className={`theme-api-fragment ${styles.fragment}`}>{children}</div>;
}
