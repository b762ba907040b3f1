import React, {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {deliverCallback} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

// The page to which authorization servers redirect. It passes the response to the console, and does
// nothing else.
export default function ApiOAuthCallback(): ReactNode {
  useEffect(() => {
    deliverCallback();
    window.close();
  }, []);
  return (
    <main className={`container theme-api-oauth-callback ${styles.callback}`}>
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      <h1>
        <Translate
          id="theme.api.oauthCallback.title"
          description="Heading of the page that authorization servers redirect to"
        >
          Back from the authorization server
        </Translate>
      </h1>
      <p>
        <Translate
          id="theme.api.oauthCallback.text"
          description="Text of the page that authorization servers redirect to"
        >
          You can close this window and continue in the console.
        </Translate>
      </p>
    </main>
  );
}
