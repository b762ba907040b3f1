import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import Heading from '@theme/Heading';
import ApiMissing from 'docusaurus-plugin-api-reference/parts/ApiMissing';
import styles from './styles.module.css';

// The page for an address below a document that has no page. It is beside the sidebar, inside the
// `main` of the other pages.
export default function ApiNotFound(): ReactNode {
  const {title, overview} = useApiDocument();
  return (
    <ApiMissing>
      <div className={`theme-api-not-found ${styles.page}`}>
        <PageMetadata
          title={translate({
            id: 'theme.NotFound.title',
            message: 'Page Not Found',
            description: 'The title of the 404 page',
          })}
        />
        <Heading as="h1">
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Page Not Found
          </Translate>
        </Heading>
        <p>
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>
        </p>
        <p>
          <Link to={overview}>{title}</Link>
        </p>
      </div>
    </ApiMissing>
  );
}
