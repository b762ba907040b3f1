import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {type PropSchemaIndex} from 'docusaurus-plugin-api-reference/client/internal';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiListPage from 'docusaurus-plugin-api-reference/parts/ApiListPage';
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
    <ApiListPage
      className={`theme-api-schema-index ${styles.index}`}
      title={title}
      permalink={permalink}
      formats={formats}
      versions={versions}
    >
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
    </ApiListPage>
  );
}
