import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import type {PropOperation} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly breadcrumbs: PropOperation['breadcrumbs'];
}

// The way to a page; its title is right below. Docusaurus builds its breadcrumbs from the sidebar;
// these also cover an operation that no sidebar lists.
export default function ApiOperationBreadcrumbs({breadcrumbs}: Props): ReactNode {
  const {label, overview} = useApiDocument();
  const items = [{label, href: overview}, ...breadcrumbs];
  return (
    <nav
      className={`theme-api-breadcrumbs ${ThemeClassNames.docs.docBreadcrumbs} ${styles.breadcrumbs}`}
      aria-label={messages.breadcrumbsNavAriaLabel}
    >
      <ul className="breadcrumbs">
        {items.map((item, index) => (
          <li key={index} className="breadcrumbs__item">
            {item.href === undefined ? (
              <span className="breadcrumbs__link">{item.label}</span>
            ) : (
              <ApiPageLink className="breadcrumbs__link" to={item.href}>
                {item.label}
              </ApiPageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
