import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiFragment/Link';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from '@theme/ApiPageLink';
import styles from './styles.module.css';

// A link to the page of an operation, with its method, for use inside a text.
export default function ApiFragmentLink({
  title,
  permalink,
  method,
  path,
  deprecated,
  children,
}: Props): ReactNode {
  return (
    <ApiPageLink to={permalink} className={`theme-api-fragment-link ${styles.link}`} title={path}>
      <ApiMethod method={method} />{' '}
      <span className={deprecated && styles.deprecated}>{children ?? title}</span>
    </ApiPageLink>
  );
}
