import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ApiSelect';
import styles from './styles.module.css';

// A native select: with a border among the fields of a form, without one in the bar of a card. It
// is hidden without JavaScript and on paper, where nothing can be chosen.
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
