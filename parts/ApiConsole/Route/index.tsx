import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useConsole, type DirectReason} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

// Shown before anything is sent: a request that bypasses the proxy requires more of the API, and
// may differ.
export default function ApiConsoleRoute(): ReactNode {
  const {direct} = useConsole();
  if (!direct) return null;
  const {reason, origin, unsendable} = direct;
  return (
    <div className={`theme-api-console-route ${styles.route}`}>
      <p>
        <Reason reason={reason} origin={origin} />
      </p>
      {unsendable.length > 0 && (
        <p>
          <Translate
            id="theme.api.console.route.unsendable"
            description="Names the headers that a browser does not let a page send"
            values={{names: unsendable.join(', ')}}
          >
            {'Browsers do not let pages send these: {names}. The code below sends them.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

function Reason({reason, origin}: {reason: DirectReason; origin: string}): ReactNode {
  return reason === 'own-site' ? (
    <Translate
      id="theme.api.console.route.ownSite"
      description="Says why a request goes directly from the browser"
    >
      The server is this site itself: your browser sends requests to it directly.
    </Translate>
  ) : (
    <Translate
      id="theme.api.console.route.direct"
      description="Says that a request goes directly from the browser to a server, and what that needs"
      values={{origin: <code>{origin}</code>}}
    >
      {
        'Requests go directly from your browser to {origin}; the API must allow this site through CORS.'
      }
    </Translate>
  );
}
