import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import {
  PageProvider,
  toAttributeText,
  toVersionMetadata,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiOverview';
import ApiAnnouncer from '@theme/ApiAnnouncer';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiFormats from '@theme/ApiFormats';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiOverviewAuthentication from '@theme/ApiOverview/Authentication';
import ApiOverviewFacts from '@theme/ApiOverview/Facts';
import ApiOverviewGroup from '@theme/ApiOverview/Group';
import ApiOverviewLogo from '@theme/ApiOverview/Logo';
import ApiOverviewOtherApis from '@theme/ApiOverview/OtherApis';
import ApiOverviewServers from '@theme/ApiOverview/Servers';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiVersions from '@theme/ApiVersions';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

// The first page of a document: what it is about, how to reach it, and the way to all of its
// operations.
export default function ApiOverview({overview, documents: Documents}: Props): ReactNode {
  const {
    info,
    externalDocs,
    specification,
    servers,
    security,
    securitySchemes,
    groups,
    download,
    documents = [],
    formats,
    changelog,
    deprecations,
    schemas,
    extensions,
  } = overview;
  const document = useApiDocument();
  const {overview: permalink} = document;
  const {version: searched, tag, canonical, noIndex} = toVersionMetadata(document);
  const {title, version, summary, description, descriptionText, logo} = info;
  return (
    <PageProvider>
      <div className={`theme-api-overview ${styles.overview}`}>
        <ApiPageMetadata
          title={title}
          description={summary ?? descriptionText}
          permalink={permalink}
          noIndex={noIndex}
          canonical={canonical}
        />
        {searched !== '' && <SearchMetadata version={toAttributeText(searched)} tag={tag} />}
        <ApiVersions />
        <header className="theme-api-head">
          {logo && <ApiOverviewLogo logo={logo} name={title} />}
          <div className="theme-api-head-line">
            <Heading as="h1" className={styles.heading}>
              {title}
            </Heading>
            <ApiFormats formats={formats} />
          </div>
          <div className={styles.version}>
            {version === '' ? (
              specification
            ) : (
              <Translate
                id="theme.api.overview.version"
                description="Version of an API, and the specification that its description follows, such as OpenAPI 3.1.1 or Swagger 2.0"
                values={{version, specification}}
              >
                {'Version {version} · {specification}'}
              </Translate>
            )}
          </div>
          {summary !== undefined && <p className={styles.summary}>{summary}</p>}
          {description !== undefined && <ApiMarkdown headingLevel={2}>{description}</ApiMarkdown>}
          {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
          <ApiOverviewFacts
            info={info}
            download={download}
            changelog={changelog}
            deprecations={deprecations}
            schemas={schemas}
          />
          {extensions && <ApiExtensions extensions={extensions} />}
          <ApiOverviewOtherApis />
        </header>
        {Documents && <Documents documents={documents} />}
        <ApiOverviewServers servers={servers} />
        <ApiOverviewAuthentication security={security} schemes={securitySchemes} />
        {groups.map((group) => (
          <ApiOverviewGroup key={group.id} group={group} level={2} />
        ))}
        <ApiAnnouncer />
      </div>
    </PageProvider>
  );
}
