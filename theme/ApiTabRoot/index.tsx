import React, {type ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {
  ApiDocumentProvider,
  useGuideSidebar,
  useSidebar,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import type {Props} from '@theme/ApiTabRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

export default function ApiTabRoot({
  document,
  sidebar,
  sidebarLinks,
  guides,
  loadSchemas,
  diagnostics: Diagnostics,
  route,
}: Props): ReactNode {
  const own = useSidebar(sidebar, sidebarLinks, document.overview);
  const guide = useGuideSidebar(guides, document.overview);
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <DocsSidebarProvider name={document.tabId} items={guide ?? own}>
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
