import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ApiSelect';
import styles from './styles.module.css';

// A quiet choice in the bar of a card: a native select without a frame. Without JavaScript, and on
// paper, it is not there.
export default function ApiSelect({className, ...props}: Props): ReactNode {
  return <select className={clsx(styles.select, className)} {...props} />;
}
