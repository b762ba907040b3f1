import React, {type ReactNode} from 'react';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props extends Readonly<
  Pick<PropOperationCard, 'title' | 'permalink' | 'method' | 'path' | 'kind' | 'deprecated'>
> {
  /** In place of the title of the operation. */
  readonly children?: ReactNode;
}

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
