import React, {useId, useState, type ReactNode} from 'react';
import {useValueProperty} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  /** The id of the security scheme in the document. */
  readonly scheme?: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

// Secrets are covered, password managers are asked not to save them, and the page's HTML never has
// them: extensions and error reports read it.
export default function ApiConsoleSecret({
  label,
  scheme,
  hint = '',
  value,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const field = useValueProperty(value);
  const [shown, setShown] = useState(false);
  return (
    <div className="theme-api-console-line">
      <div>
        <label htmlFor={id}>
          <b>{label}</b>
          {scheme !== undefined && (
            <>
              {' '}
              <code className={styles.scheme}>{scheme}</code>
            </>
          )}
        </label>{' '}
        {hint !== '' && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type={shown ? 'text' : 'password'}
          aria-describedby={hint === '' ? undefined : `${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          onChange={(event) => onChange(event.target.value)}
        />
        <ApiButton
          // Contains the text of the button: readers who speak commands say what they see.
          aria-label={
            shown ? messages.authorizationHideLabel(label) : messages.authorizationShowLabel(label)
          }
          onClick={() => setShown(!shown)}
        >
          {shown ? messages.authorizationHide : messages.authorizationShow}
        </ApiButton>
      </div>
    </div>
  );
}
