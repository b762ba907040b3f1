import React, {type ReactNode} from 'react';
import ApiCode from '@theme/ApiCode';
import ApiCopyButton from '@theme/ApiCopyButton';
import styles from './styles.module.css';

export interface Props {
  /** The code. */
  readonly children: string;
  /** Name of a Prism grammar, or of a language. */
  readonly language: string;
  /** Name of the code for assistive technology. */
  readonly label?: string;
  /** Of the button. */
  readonly copyLabel: string;
  readonly className?: string;
}

// A piece of code among other content, with a button that copies it.
export default function ApiCopyCode({
  children,
  language,
  label,
  copyLabel,
  className = '',
}: Props): ReactNode {
  return (
    <div className={`${styles.code} ${className}`}>
      <ApiCode language={language} label={label}>
        {children}
      </ApiCode>
      <ApiCopyButton text={children} label={copyLabel} />
    </div>
  );
}
