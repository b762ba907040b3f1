import React, {type ReactNode} from 'react';
import {say, type ExternalDocs} from 'docusaurus-plugin-api-reference/client';
import ApiAddress from '@theme/ApiAddress';
import ApiMarkdown from '@theme/ApiMarkdown';
import styles from './styles.module.css';

export interface Props {
  readonly externalDocs: ExternalDocs;
}

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
