import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiExternalDocs';
import ApiAddress from '@theme/ApiAddress';
import ApiMarkdown from '@theme/ApiMarkdown';
import styles from './styles.module.css';

export default function ApiExternalDocs({externalDocs: {url, description}}: Props): ReactNode {
  return (
    <div className={`theme-api-external-docs ${styles.docs}`}>
      <ApiAddress address={url}>
        {typeof description === 'string' ? description : say('externalDocs')}
      </ApiAddress>
      {typeof description === 'object' && <ApiMarkdown>{description}</ApiMarkdown>}
    </div>
  );
}
