import React, {type ReactNode} from 'react';
import {ApiDocumentProvider} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import ApiTabLayout from '@theme/ApiTabLayout';
import type {Props} from '@theme/ApiTabRoot';

export default function ApiTabRoot({
  document,
  loadSchemas,
  diagnostics: Diagnostics,
  route,
  ...rest
}: Props): ReactNode {
  const {tabId, overview, search, diagnostics} = document;
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <ApiTabLayout {...rest} tabId={tabId} overview={overview} search={search}>
        {Diagnostics && diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} />}
        <ApiRouteGroup route={route} />
      </ApiTabLayout>
    </ApiDocumentProvider>
  );
}
