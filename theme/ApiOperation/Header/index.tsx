import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isSaidBy, useApiDocument, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiBadge from '@theme/ApiBadge';
import ApiBadges from 'docusaurus-plugin-api-reference/parts/ApiBadges';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiFormats from '@theme/ApiFormats';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiOperationExtensions from 'docusaurus-plugin-api-reference/parts/ApiOperation/Extensions';
import ApiOperationRequestLine from '@theme/ApiOperation/RequestLine';
import ApiOperationSecurityLine from 'docusaurus-plugin-api-reference/parts/ApiOperation/SecurityLine';
import ApiOperationServers from 'docusaurus-plugin-api-reference/parts/ApiOperation/Servers';
import ApiOperationVersionNotes from 'docusaurus-plugin-api-reference/parts/ApiOperation/VersionNotes';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

// The title, address and description of the operation, as the document gives them.
export default function ApiOperationHeader(): ReactNode {
  const {
    page: {title, description, formats, download: own},
    operation,
    headingLevel,
    toId,
  } = useApiOperation();
  const {download = own} = useApiDocument();
  const {operationId, deprecated, pathSummary, pathDescription, externalDocs} = operation;
  return (
    <header className="theme-api-operation-header theme-api-head">
      <div className="theme-api-head-line">
        <Title />
        <ApiFormats formats={formats} download={download} operationId={operationId} />
      </div>
      {deprecated && (
        <div className={styles.deprecated}>
          <Deprecated />
          <ApiDeprecation deprecation={deprecated} />
        </div>
      )}
      <ApiOperationRequestLine />
      <ApiOperationServers />
      {description !== undefined && !isSaidBy(description, title) && <p>{description}</p>}
      {pathSummary !== undefined && !isSaidBy(pathSummary, title) && <p>{pathSummary}</p>}
      {pathDescription !== undefined && !isSaidBy(pathDescription, operation.description) && (
        <ApiMarkdown headingLevel={headingLevel} anchor={toId('path-section-')}>
          {pathDescription}
        </ApiMarkdown>
      )}
      {operation.description !== undefined && !isSaidBy(operation.description, title) && (
        <ApiMarkdown headingLevel={headingLevel} anchor={toId('section-')}>
          {operation.description}
        </ApiMarkdown>
      )}
      {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
      <ApiOperationExtensions as="row" />
      <ApiOperationSecurityLine />
      <ApiOperationExtensions as="line" />
    </header>
  );
}

// With its labels.
function Title(): ReactNode {
  const {page, operation, isEmbedded, isListed} = useApiOperation();
  const {title, permalink, badge, labels = []} = page;
  const {method, path, badges, versionNotes} = operation;
  return (
    <div className={styles.title}>
      <ApiBadges badges={badges} position="before" />
      <Heading as={isEmbedded ? 'h2' : 'h1'} className={styles.heading}>
        {isListed ? (
          <ApiPageLink to={permalink}>
            <ApiName>{title}</ApiName>
          </ApiPageLink>
        ) : (
          <ApiName>{title}</ApiName>
        )}
        {!isEmbedded && <ApiTitlePlace title={title} address={`${method} ${path}`} />}
      </Heading>
      {badge !== undefined && <ApiBadge label={badge} />}
      <ApiBadges badges={badges} position="after" />
      {labels.map(({label, kind}) => (
        <ApiBadge key={label} label={kind === 'badge' ? label : `${kind}: ${label}`} />
      ))}
      {versionNotes && <ApiOperationVersionNotes notes={versionNotes} />}
    </div>
  );
}

function Deprecated(): ReactNode {
  return (
    <b>
      <Translate
        id="theme.api.operation.deprecated"
        description="Begins the band below the title of an operation that should not be used any more"
      >
        Deprecated
      </Translate>
    </b>
  );
}
