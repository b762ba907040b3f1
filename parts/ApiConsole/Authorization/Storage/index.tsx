import React, {type ReactNode} from 'react';
import {
  clearCredentials,
  setRemember,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../../messages';
import styles from './styles.module.css';

// Readers choose how long credentials are kept; one button forgets them all.
export default function ApiConsoleStorage(): ReactNode {
  const {credentials, credentialStore} = useConsole();
  return (
    <div className={styles.storage}>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={credentials.remember}
          onChange={(event) => setRemember(credentialStore, event.target.checked)}
        />{' '}
        {messages.authorizationRemember}
      </label>
      {credentials.credentials.length > 0 && (
        <ApiButton onClick={() => clearCredentials(credentialStore)}>
          {messages.authorizationClear}
        </ApiButton>
      )}
    </div>
  );
}
