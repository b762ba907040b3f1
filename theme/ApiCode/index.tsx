import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHighlight} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  /** The code. */
  readonly children: string;
  /** Name of a Prism grammar, or of a language. */
  readonly language: string;
  /** Name for assistive technology. */
  readonly label?: string;
  readonly className?: string;
  /** Offsets of numbers and booleans that only fill a gap of an example. */
  readonly made?: readonly number[];
}

// Code as one text node: a page has many examples, and a span for each token would make up most of
// it.
export default function ApiCode({
  children,
  language,
  label,
  className,
  made = [],
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  useHighlight(code, children, language);
  // Code may be wider and higher than its box: it scrolls, also by keyboard.
  const scrollable = {role: 'group', tabIndex: 0, 'aria-label': label};
  return (
    <pre dir="ltr" className={clsx('theme-api-code', styles.code, className)} {...scrollable}>
      <code ref={code} data-made={made.length > 0 ? made.join(' ') : undefined}>
        {children}
      </code>
    </pre>
  );
}
