import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiFeedback from '@theme/ApiFeedback';
import ApiFormats from '@theme/ApiFormats';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import ApiOperationBreadcrumbs from 'docusaurus-plugin-api-reference/parts/ApiOperation/Breadcrumbs';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiVersions from '@theme/ApiVersions';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import type {PropTagPage} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly tag: PropTagPage;
  readonly className?: string;
  readonly children: ReactNode;
}

// The parts of a tag's page around its operations: the tag's description, the breadcrumbs and the
// links to the neighbouring pages.
export default function ApiTagFrame({tag, className, children}: Props): ReactNode {
  const {
    kind,
    permalink,
    group,
    summary,
    breadcrumbs,
    previous,
    next,
    formats,
    versions = {},
  } = tag;
  const {title} = useApiDocument();
  const {label, description, externalDocs} = group;
  return (
    <div className={clsx('theme-api-tag', className)}>
      <ApiPageMetadata
        title={label}
        description={summary}
        fallback={`${label}, ${title}`}
        permalink={permalink}
        links={versions}
        breadcrumbs={breadcrumbs}
        formats={formats}
        // Search engines list the pages of its operations, which have the same content.
        noIndex={kind === 'scroll'}
      />
      <ApiVersions links={versions} />
      <ApiOperationBreadcrumbs breadcrumbs={breadcrumbs} />
      <header className={`theme-api-head ${styles.header}`}>
        <div className="theme-api-head-line">
          <Heading as="h1" className={styles.heading}>
            <ApiName>{label}</ApiName>
            <ApiTitlePlace title={label} />
          </Heading>
          <ApiFormats formats={formats} />
        </div>
        {description !== undefined && (
          <ApiMarkdown headingLevel={2} anchor="section-">
            {description}
          </ApiMarkdown>
        )}
        {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
      </header>
      {children}
      <ApiFeedback title={label} permalink={permalink} />
      <DocPaginator className="margin-top--lg" previous={previous} next={next} />
    </div>
  );
}
