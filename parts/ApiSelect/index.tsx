import React, {useEffect, useRef, type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<'select'>, 'ref'> {
  /** Among the fields of a form, with an edge; without one by default. */
  isField?: boolean;
}

// A native select: with a border among the fields of a form, without one in the bar of a card. It
// is hidden without JavaScript and on paper, where nothing can be chosen.
export default function ApiSelect({isField = false, className, ...props}: Props): ReactNode {
  const ref = useRef<HTMLSelectElement>(null);

  // React does not notice what a reader has chosen before the page was hydrated.
  useEffect(() => {
    const select = ref.current;
    const inHtml = select?.querySelector<HTMLOptionElement>('option[selected]');
    if (inHtml?.selected === false) select?.dispatchEvent(new Event('change', {bubbles: true}));
  }, []);

  return (
    <select
      ref={ref}
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
