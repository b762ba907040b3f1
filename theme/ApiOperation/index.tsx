import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {toAttributeText} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiOperation';
import ApiOperationBreadcrumbs from '@theme/ApiOperation/Breadcrumbs';
import ApiOperationContent from '@theme/ApiOperation/Content';
import DocPaginator from '@theme/DocPaginator';

// The page of one operation: what search engines read, the way here, the content, the way on.
export default function ApiOperation({chunk, shared, route: {operationId}}: Props): ReactNode {
  const page = chunk.operations[operationId];
  if (!page) throw new Error(`There is no operation “${operationId}” among the data of this page.`);
  const {operation, title, description, hidden, breadcrumbs, previous, next} = page;
  return (
    <div className="theme-api-operation">
      <PageMetadata title={toAttributeText(title)} description={toAttributeText(description ?? operation.descriptionText ?? `${operation.method} ${operation.path}`)} />
      {hidden && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <ApiOperationBreadcrumbs breadcrumbs={breadcrumbs} title={title} />
      <ApiOperationContent chunk={chunk} shared={shared} operationId={operationId} />
      <DocPaginator className="margin-top--lg" previous={previous} next={next} />
    </div>
  );
}
