import React, {type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import {
  ApiSchemaProvider,
  toResponseExamples,
  type PropEdit,
  type PropSchemaChunk,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiFormats from '@theme/ApiFormats';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiFormerly from 'docusaurus-plugin-api-reference/parts/ApiFormerly';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import ApiOperationBreadcrumbs from 'docusaurus-plugin-api-reference/parts/ApiOperation/Breadcrumbs';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiResponseExample from '@theme/ApiResponseExample';
import ApiSchemaPageUses from 'docusaurus-plugin-api-reference/parts/ApiSchemaPage/Uses';
import ApiSchemaTree from '@theme/ApiSchema/Tree';
import ApiVersions from '@theme/ApiVersions';
import ApiFeedback from '@theme/ApiFeedback';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly chunk: PropSchemaChunk;
  /** `parts/ApiEdit`; absent where the page says nothing about its file. */
  readonly edit?: ComponentType<PropEdit>;
  /** Its path is the permalink of the page. */
  readonly route: {readonly path: string};
}

// The page of a named schema: its parts, its examples, and its uses.
export default function ApiSchemaPage({chunk, edit: Edit, route}: Props): ReactNode {
  const document = useApiDocument();
  return (
    <ApiSchemaProvider chunk={chunk} permalink={route.path}>
      {({page, root}) => {
        const {
          name,
          type,
          description,
          permalink,
          index,
          formats,
          previous,
          next,
          versions = {},
        } = page;
        const breadcrumbs = [{label: toListTitle(), href: index}];
        const {content, examples} = toResponseExamples(page.content);
        return (
          <div className="theme-api-schema-page">
            <ApiPageMetadata
              title={name}
              description={description}
              fallback={`${name}, ${type}`}
              permalink={permalink}
              links={versions}
              breadcrumbs={breadcrumbs}
              formats={formats}
            />
            <ApiVersions links={versions} />
            {page.formerly && <ApiFormerly subjects={page.formerly} />}
            <ApiOperationBreadcrumbs breadcrumbs={breadcrumbs} />
            <article
              className={clsx('theme-api-columns', examples.length > 0 && 'theme-api-columns--two')}
            >
              <header className="theme-api-head">
                <div className="theme-api-head-line">
                  <Heading as="h1" className={styles.heading}>
                    <ApiName>{name}</ApiName>
                    <ApiTitlePlace title={name} />
                  </Heading>
                  <ApiFormats formats={formats} download={document.download} />
                </div>
              </header>
              <div id={root.id}>
                <ApiSchemaTree {...root} />
              </div>
              {examples.length > 0 && (
                <section className="theme-api-columns-side" aria-label={toExamplesLabel()}>
                  <div className={styles.card}>
                    <ApiResponseExample
                      id={root.id}
                      status={name}
                      content={content}
                      examples={examples}
                    />
                  </div>
                </section>
              )}
              <div>
                <ApiSchemaPageUses page={page} operations={chunk.operations} />
              </div>
            </article>
            <ApiFormatNotes />
            <ApiAnnouncer />
            <ApiFeedback title={name} permalink={permalink} />
            {Edit && page.edit && <Edit {...page.edit} />}
            <DocPaginator className="margin-top--lg" previous={previous} next={next} />
          </div>
        );
      }}
    </ApiSchemaProvider>
  );
}

function toListTitle(): string {
  return translate({
    id: 'theme.api.schemas.title',
    message: 'Schemas',
    description: 'Title of the list of the schemas of a document, and of links to it',
  });
}

function toExamplesLabel(): string {
  return translate({
    id: 'theme.api.schemas.examples',
    message: 'Examples',
    description: 'Name of the card that shows examples of a schema',
  });
}
