import React, {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {say, type SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import ApiSecurityScheme from '@theme/ApiSecurityScheme';
import type {SecurityRequirement} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  /** Alternatives; none at all: no authentication. */
  readonly requirements: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
}

// The ways to authorize: one alternative is enough, with all of its schemes.
export default function ApiSecurity({requirements, schemes}: Props): ReactNode {
  if (requirements.length === 0) {
    return <p className={`theme-api-security ${styles.none}`}>{say('security.none')}</p>;
  }
  return (
    <ul className={`theme-api-security ${styles.list}`}>
      {requirements.map(({schemes: wanted}, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <li className={styles.word}>
              <Translate
                id="theme.api.security.or"
                description="Between alternatives of authorization"
              >
                or
              </Translate>
            </li>
          )}
          <li>
            {wanted.length === 0 && say('security.none')}
            {wanted.map(({name, scopes}, position) => (
              <Fragment key={name}>
                {position > 0 && <span className={styles.word}>{say('security.and')}</span>}
                <ApiSecurityScheme
                  name={name}
                  scheme={schemes.find((scheme) => scheme.name === name)}
                  scopes={scopes}
                />
              </Fragment>
            ))}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
