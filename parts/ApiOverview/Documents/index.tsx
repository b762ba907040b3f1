import React, {type ReactNode} from 'react';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiOverviewFacts from 'docusaurus-plugin-api-reference/parts/ApiOverview/Facts';
import ApiOverviewServerList from 'docusaurus-plugin-api-reference/parts/ApiOverview/ServerList';
import ApiSection from '@theme/ApiSection';
import type {PropDocumentPart} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly documents: readonly PropDocumentPart[];
}

// What each of several documents says about itself.
export default function ApiOverviewDocuments({documents}: Props): ReactNode {
  return documents.map(
    ({id, label, info, specification, externalDocs, servers, download, extensions}) => (
      <ApiSection
        key={id}
        id={id}
        title={label}
        note={info.version === '' ? specification : messages.version(info.version, specification)}
      >
        <div className={`theme-api-overview-document ${styles.document}`}>
          {info.summary !== undefined && <p>{info.summary}</p>}
          {info.description !== undefined && (
            <ApiMarkdown headingLevel={3} anchor="">
              {info.description}
            </ApiMarkdown>
          )}
          {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
          {servers.length > 0 && <ApiOverviewServerList servers={servers} />}
          <ApiOverviewFacts info={info} download={download} />
          {extensions && <ApiExtensions extensions={extensions} />}
        </div>
      </ApiSection>
    ),
  );
}
