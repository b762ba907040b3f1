import React, {type ReactNode} from 'react';
import ApiBadge from '@theme/ApiBadge';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import {say} from 'docusaurus-plugin-api-reference/client';
import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly operations: readonly PropOperationCard[];
}

// A list of operations with links to their pages.
export default function ApiOverviewOperations({operations}: Props): ReactNode {
  return (
    <ul className={`theme-api-overview-operations theme-api-kinds ${styles.operations}`}>
      {operations.map(({title, permalink, method, path, description: words, deprecated, badge}) => (
        <li key={permalink}>
          <ApiMethod method={method} />
          <div>
            <ApiPageLink to={permalink} className={deprecated && styles.deprecated}>
              {title}
            </ApiPageLink>{' '}
            <code className="theme-api-path">{path}</code>
            {badge !== undefined && (
              <>
                {' '}
                <ApiBadge label={badge} />
              </>
            )}
            {deprecated && <span className={styles.flag}> {say('deprecated')}</span>}
            {words !== undefined && <div className={styles.words}>{words}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
