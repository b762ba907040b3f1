import React, {type ReactNode, type ComponentType} from 'react';
import {
  ApiDocumentProvider,
  type LoadErrors,
  type LoadSchemas,
  type PropApiDocument,
  type PropApiSidebar,
  type PropGuides,
  type SidebarLinks,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import ApiTabLayout from '@theme/ApiTabLayout';
import type renderRoutes from '@docusaurus/renderRoutes';

export interface Props {
  readonly document: PropApiDocument;
  readonly sidebar: PropApiSidebar;
  /** Links of a sidebar too long to inline on every page. */
  readonly sidebarLinks?: SidebarLinks;
  /** Absent where no sidebar of docs lists pages that the tab does not list. */
  readonly guides?: PropGuides;
  /** Absent where the pages carry all schemas. */
  readonly loadSchemas?: LoadSchemas;
  /** Absent where the tab has no page of errors. */
  readonly loadErrors?: LoadErrors;
  /** `@theme/ApiDiagnostics`, in development. */
  readonly diagnostics?: ComponentType<Pick<PropApiDocument, 'diagnostics'>>;
  readonly route: {readonly routes?: Parameters<typeof renderRoutes>[0]};
}

export default function ApiTabRoot({
  document,
  loadSchemas,
  loadErrors,
  diagnostics: Diagnostics,
  route,
  ...rest
}: Props): ReactNode {
  const {tabId, overview, search, diagnostics} = document;
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas} loadErrors={loadErrors}>
      <ApiTabLayout {...rest} tabId={tabId} overview={overview} search={search}>
        {Diagnostics && diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} />}
        <ApiRouteGroup route={route} />
      </ApiTabLayout>
    </ApiDocumentProvider>
  );
}
