import React, {type ReactNode} from 'react';
import {useOtherApis} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import * as messages from '../messages';
import styles from './styles.module.css';

// Links to the other documents of the site, if there are any.
export default function ApiOverviewOtherApis(): ReactNode {
  const apis = useOtherApis();
  if (apis.length === 0) return null;
  const label = messages.otherApis;
  return (
    <nav className={`theme-api-overview-other-apis ${styles.others}`} aria-label={label}>
      <b aria-hidden="true">{label}</b>
      <ul className={styles.list}>
        {apis.map(({label: name, overview}) => (
          <li key={overview}>
            <ApiPageLink to={overview}>{name}</ApiPageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
