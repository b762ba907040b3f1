import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  clearCredentials,
  setRemember,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
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
        <Translate
          id="theme.api.console.authorization.remember"
          description="Label of the choice to keep credentials in the tab's storage"
        >
          Remember in this browser tab
        </Translate>
      </label>
      {credentials.credentials.length > 0 && (
        <button
          type="button"
          className="button button--link button--sm"
          onClick={() => clearCredentials(credentialStore)}
        >
          <Translate
            id="theme.api.console.authorization.clear"
            description="Button that forgets all credentials of a document"
          >
            Clear all credentials
          </Translate>
        </button>
      )}
    </div>
  );
}
