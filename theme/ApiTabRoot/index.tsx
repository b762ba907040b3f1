import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {ApiDocumentProvider} from 'docusaurus-plugin-api-reference/client';
import ApiDiagnostics from '@theme/ApiDiagnostics';
import type {Props} from '@theme/ApiTabRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

export default function ApiTabRoot({document, sidebar, loadSchemas, route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
        <DocsSidebarProvider name={document.tabId} items={sidebar.length > 0 ? sidebar : undefined}>
          <DocRootLayout>
            {document.diagnostics.length > 0 && <ApiDiagnostics diagnostics={document.diagnostics} />}
            {renderRoutes(route.routes ?? [])}
          </DocRootLayout>
        </DocsSidebarProvider>
      </ApiDocumentProvider>
    </HtmlClassNameProvider>
  );
}
