import React, {type ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Noop from '@docusaurus/Noop';
import {
  ApiDocumentProvider,
  useGuideSidebar,
  useSearchOpener,
  useSidebar,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import type {Props} from '@theme/ApiTabRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import SearchBar from '@theme/SearchBar';

const loadSearch = () => import('@theme/ApiSearch');

/** On a site without a search, keyboard shortcuts open ours. */
const HAS_SHORTCUT = SearchBar === Noop;

export default function ApiTabRoot({
  document,
  sidebar,
  sidebarLinks,
  guides,
  loadSchemas,
  diagnostics: Diagnostics,
  route,
}: Props): ReactNode {
  const {overview, search} = document;
  const {button, close, Dialog, typed} = useSearchOpener(
    search === undefined ? undefined : loadSearch,
    HAS_SHORTCUT,
    overview,
  );
  const own = useSidebar(sidebar, sidebarLinks, overview, button);
  const guide = useGuideSidebar(guides, overview);
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <DocsSidebarProvider name={document.tabId} items={guide ?? own}>
        <DocRootLayout>
          {Diagnostics && document.diagnostics.length > 0 && (
            <Diagnostics diagnostics={document.diagnostics} />
          )}
          <ApiRouteGroup route={route} />
          {Dialog && search !== undefined && (
            <Dialog folder={search} typed={typed} onClose={close} />
          )}
        </DocRootLayout>
      </DocsSidebarProvider>
    </ApiDocumentProvider>
  );
}
