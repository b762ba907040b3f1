import React, {type ReactNode} from 'react';
import {useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

// Shown before anything is sent: a request that bypasses the proxy requires more of the API, and
// may differ.
export default function ApiConsoleRoute(): ReactNode {
  const {direct, request, state} = useConsole();
  const isOwn = state.values.server.own !== undefined;
  if (!direct && isOwn && request.sendable)
    return (
      <div className={`theme-api-console-route ${styles.route}`}>
        <p>{messages.routeOwnServer(<code>{new URL(request.url).origin}</code>)}</p>
      </div>
    );
  if (!direct) return null;
  const {reason, origin, unsendable} = direct;
  return (
    <div className={`theme-api-console-route ${styles.route}`}>
      <p>
        {reason === 'own-site'
          ? messages.routeOwnSite
          : messages.routeDirect(<code>{origin}</code>)}
      </p>
      {unsendable.length > 0 && <p>{messages.routeUnsendable(unsendable)}</p>}
    </div>
  );
}
