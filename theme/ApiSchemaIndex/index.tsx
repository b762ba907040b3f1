import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageProvider, type PropSchemaIndex} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormats from '@theme/ApiFormats';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiOperationBreadcrumbs from 'docusaurus-plugin-api-reference/parts/ApiOperation/Breadcrumbs';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import ApiVersions from '@theme/ApiVersions';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly schemas: PropSchemaIndex;
}

// The schemas of a document that have pages, in the order of their names.
export default function ApiSchemaIndex({
  schemas: {permalink, versions = {}, schemas, formats},
}: Props): ReactNode {
  const title = translate({
    id: 'theme.api.schemas.title',
    message: 'Schemas',
    description: 'Title of the list of the schemas of a document, and of links to it',
  });
  return (
    <PageProvider>
      <div className={`theme-api-schema-index ${styles.index}`}>
        <ApiPageMetadata title={title} permalink={permalink} links={versions} formats={formats} />
        <ApiVersions links={versions} />
        <ApiOperationBreadcrumbs breadcrumbs={[]} />
        <header className="theme-api-head">
          <div className="theme-api-head-line">
            <Heading as="h1">
              {title}
              <ApiTitlePlace title={title} />
            </Heading>
            <ApiFormats formats={formats} />
          </div>
        </header>
        <ul className={styles.list}>
          {schemas.map(({name, permalink: to, count, description}) => (
            <li key={to}>
              <ApiPageLink to={to}>
                <ApiName>{name}</ApiName>
              </ApiPageLink>{' '}
              {translate(
                {
                  id: 'theme.api.schemas.count',
                  message: 'operations: {count}',
                  description: 'How many operations use a schema, beside its name',
                },
                {count},
              )}
              {description !== undefined && <div>{description}</div>}
            </li>
          ))}
        </ul>
        <ApiAnnouncer />
      </div>
    </PageProvider>
  );
}
