import React, {type ReactNode} from 'react';
import ApiSection from '@theme/ApiSection';
import ApiSecurity from 'docusaurus-plugin-api-reference/parts/ApiSecurity';
import ApiSecurityScheme from '@theme/ApiSecurityScheme';
import {say, type Anchor, type SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import type {SecurityRequirement} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
  /** Of the section; `authentication` by default. */
  readonly id?: Anchor;
  /** Whether its title is a heading; true by default. */
  readonly hasHeading?: boolean;
}

// The credentials for all operations without their own rule, and every scheme that some operation
// may require.
export default function ApiOverviewAuthentication({
  security,
  schemes,
  id = 'authentication',
  hasHeading,
}: Props): ReactNode {
  if (schemes.length === 0 && security.length === 0) return null;
  const named = new Set(
    security.flatMap((requirement) => requirement.schemes.map(({name}) => name)),
  );
  const others = schemes.filter(({name}) => !named.has(name));
  return (
    <ApiSection id={id} hasHeading={hasHeading} title={say('section.authentication')}>
      {security.length > 0 && <ApiSecurity requirements={security} schemes={schemes} />}
      {others.length > 0 && (
        <>
          {security.length > 0 && <p className={styles.others}>{messages.otherSchemes}</p>}
          <ul className={`theme-api-overview-authentication ${styles.list}`}>
            {others.map((scheme) => (
              <li key={scheme.name}>
                <ApiSecurityScheme name={scheme.name} scheme={scheme} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ApiSection>
  );
}
