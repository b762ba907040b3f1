import React, {type ReactNode} from 'react';
import ApiAddress from 'docusaurus-plugin-api-reference/parts/ApiAddress';
import ApiImage from '@theme/ApiImage';
import type {Info} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly logo: NonNullable<Info['logo']>;
  /** Of the API. */
  readonly name: string;
}

// The logo of an API. If it is a link, its alternative text defaults to the name of the API.
export default function ApiOverviewLogo({logo: {url, altText, href}, name}: Props): ReactNode {
  if (typeof href !== 'string')
    return (
      <ApiImage className={styles.logo} src={url} alt={altText ?? ''} fallback={messages.logo} />
    );
  return (
    <ApiAddress address={href}>
      <ApiImage className={styles.logo} src={url} alt={altText ?? name} isLink />
    </ApiAddress>
  );
}
