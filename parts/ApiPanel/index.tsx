import React, {useEffect, useRef, type ReactNode, type ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<'div'>, 'ref' | 'hidden'> {
  /** Shown above it where all panels are visible: on paper and without JavaScript. */
  readonly label?: ReactNode;
  readonly isShown: boolean;
  /** The browser's own search has found text in it. */
  readonly onFound: () => void;
}

// One of several contents in the same place, of which the reader sees the chosen one. The browser's
// own search also finds text in the others, and shows it. On paper and without JavaScript they are
// listed one below the other, each below its label.
export default function ApiPanel({
  label,
  isShown,
  onFound,
  className,
  children,
  ...props
}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = ref.current;
    if (!panel || isShown) return undefined;
    // React accepts only true or false for `hidden`.
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', onFound);
    return () => panel.removeEventListener('beforematch', onFound);
  }, [isShown, onFound]);

  return (
    <div ref={ref} className={clsx(styles.panel, className)} hidden={!isShown} {...props}>
      {label !== undefined && <div className={styles.label}>{label}</div>}
      {children}
    </div>
  );
}
