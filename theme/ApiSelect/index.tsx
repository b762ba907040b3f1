import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ApiSelect';
import styles from './styles.module.css';

// A native select: with an edge among the fields of a form, without one in the bar of a card. Where
// nothing can be chosen, without JavaScript and on paper, it is not there.
export default function ApiSelect({isField = false, className, ...props}: Props): ReactNode {
  return (
    <select
      className={clsx(
        'theme-api-select',
        isField && 'theme-api-select--field',
        styles.select,
        isField ? styles.field : styles.quiet,
        className,
      )}
      {...props}
    />
  );
}
