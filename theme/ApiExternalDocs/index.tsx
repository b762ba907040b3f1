import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiAddress from '@theme/ApiAddress';
import ApiMarkdown from '@theme/ApiMarkdown';
import type {ExternalDocs} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly externalDocs: ExternalDocs;
}

export default function ApiExternalDocs({externalDocs: {url, description}}: Props): ReactNode {
  return (
    <div className={`theme-api-external-docs ${styles.docs}`}>
      <ApiAddress address={url}>
        {typeof description === 'string' ? (
          description
        ) : (
          <Translate
            id="theme.api.externalDocs"
            description="Link to documentation elsewhere that has no description"
          >
            Learn more
          </Translate>
        )}
      </ApiAddress>
      {typeof description === 'object' && <ApiMarkdown>{description}</ApiMarkdown>}
    </div>
  );
}
