import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {usePage} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

// Announces the result of an action, on the page and to screen readers.
export default function ApiAnnouncer(): ReactNode {
  const {message} = usePage();
  return (
    <div role="status" className={`theme-api-announcer ${styles.announcer}`}>
      {message && (
        <span className={styles.message}>
          {message === 'copied' && (
            <Translate
              id="theme.api.announcer.copied"
              description="Said after a text was copied to the clipboard"
            >
              Copied
            </Translate>
          )}
          {message === 'link-copied' && (
            <Translate
              id="theme.api.announcer.linkCopied"
              description="Said after the link to a parameter or property was copied to the clipboard"
            >
              Link copied
            </Translate>
          )}
          {message === 'copy-failed' && (
            <Translate
              id="theme.api.announcer.copyFailed"
              description="Said when copying to the clipboard did not work"
            >
              The browser blocked copying
            </Translate>
          )}
        </span>
      )}
    </div>
  );
}
