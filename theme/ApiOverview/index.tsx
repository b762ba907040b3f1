import React, {type ReactNode, type ComponentType} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiDocument, useIsImageShown} from 'docusaurus-plugin-api-reference/client';
import {
  PageProvider,
  useOldLinks,
  type LoadAddresses,
  type PropEdit,
  type PropOverview,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiFeedback from '@theme/ApiFeedback';
import ApiFormats from '@theme/ApiFormats';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiOverviewAuthentication from 'docusaurus-plugin-api-reference/parts/ApiOverview/Authentication';
import ApiOverviewCard from 'docusaurus-plugin-api-reference/parts/ApiOverview/Card';
import ApiOverviewGroup from 'docusaurus-plugin-api-reference/parts/ApiOverview/Group';
import ApiOverviewLogo from 'docusaurus-plugin-api-reference/parts/ApiOverview/Logo';
import ApiOverviewOtherApis from 'docusaurus-plugin-api-reference/parts/ApiOverview/OtherApis';
import ApiFormerly from 'docusaurus-plugin-api-reference/parts/ApiFormerly';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import ApiOverviewServers from 'docusaurus-plugin-api-reference/parts/ApiOverview/Servers';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiVersions from '@theme/ApiVersions';
import Heading from '@theme/Heading';
import type {Props as DocumentsProps} from 'docusaurus-plugin-api-reference/parts/ApiOverview/Documents';
import styles from './styles.module.css';

export interface Props {
  readonly overview: PropOverview;
  /** Needed only for links of other tools. */
  readonly loadAddresses?: LoadAddresses;
  /** Of a tab with several documents alone. */
  readonly documents?: ComponentType<DocumentsProps>;
  /** `parts/ApiEdit`; absent where the page says nothing about its file. */
  readonly edit?: ComponentType<PropEdit>;
}

// The first page of a document: what it is about, how to reach the API, and links to all
// operations.
export default function ApiOverview({
  overview,
  loadAddresses,
  documents: Documents,
  edit: Edit,
}: Props): ReactNode {
  useOldLinks(loadAddresses);
  const {info, servers, security, securitySchemes, groups, documents = []} = overview;
  const {overview: permalink} = useApiDocument();
  const {title, summary, descriptionText} = info;
  return (
    <PageProvider>
      <div className="theme-api-overview">
        <ApiPageMetadata
          title={title}
          description={summary ?? descriptionText}
          permalink={permalink}
          formats={overview.formats}
        />
        <ApiVersions />
        {overview.formerly && <ApiFormerly subjects={overview.formerly} />}
        <article className="theme-api-columns theme-api-columns--two">
          <div>
            <Head overview={overview} />
          </div>
          <div className="theme-api-columns-side">
            <ApiOverviewCard overview={overview} />
          </div>
          <div>
            {Documents && <Documents documents={documents} />}
            <ApiOverviewServers servers={servers} />
            <ApiOverviewAuthentication security={security} schemes={securitySchemes} />
            {groups.map((group) => (
              <ApiOverviewGroup key={group.id} group={group} level={2} />
            ))}
          </div>
        </article>
        <ApiFeedback title={title} permalink={permalink} />
        {Edit && overview.edit && <Edit {...overview.edit} />}
        <ApiAnnouncer />
      </div>
    </PageProvider>
  );
}

function Head({overview}: Pick<Props, 'overview'>): ReactNode {
  const {info, externalDocs, specification, formats, extensions} = overview;
  const {title, summary, description, logo} = info;
  const isLogoShown = useIsImageShown(logo?.url ?? '');
  return (
    <header className="theme-api-head">
      {logo && isLogoShown && <ApiOverviewLogo logo={logo} name={title} />}
      <Version info={info} specification={specification} />
      <div className="theme-api-head-line">
        <Heading as="h1">
          {title}
          <ApiTitlePlace title={title} />
        </Heading>
        <ApiFormats formats={formats} />
      </div>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {description !== undefined && (
        <ApiMarkdown headingLevel={2} anchor="">
          {description}
        </ApiMarkdown>
      )}
      {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
      {extensions && <ApiExtensions extensions={extensions} />}
      <ApiOverviewOtherApis />
    </header>
  );
}

function Version({
  info: {version},
  specification,
}: Pick<Props['overview'], 'info' | 'specification'>): ReactNode {
  return (
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
  );
}
