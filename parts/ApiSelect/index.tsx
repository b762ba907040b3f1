import React, {type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'select'> {
  /** Among the fields of a form, with an edge; without one by default. */
  isField?: boolean;
}

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
