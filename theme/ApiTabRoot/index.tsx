import React, {type ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {ApiDocumentProvider, useSidebar} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import type {Props} from '@theme/ApiTabRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

export default function ApiTabRoot({
  document,
  sidebar,
  sidebarLinks,
  loadSchemas,
  diagnostics: Diagnostics,
  route,
}: Props): ReactNode {
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <DocsSidebarProvider
        name={document.tabId}
        items={useSidebar(sidebar, sidebarLinks, document.overview)}
      >
        <DocRootLayout>
          {Diagnostics && document.diagnostics.length > 0 && (
            <Diagnostics diagnostics={document.diagnostics} />
          )}
          <ApiRouteGroup route={route} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </ApiDocumentProvider>
  );
}
