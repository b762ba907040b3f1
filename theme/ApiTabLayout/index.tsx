import React, {type ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Noop from '@docusaurus/Noop';
import {
  useGuideSidebar,
  useSearchOpener,
  useSidebar,
  useSidebarVersions,
  type ApiTab,
  type PropGuides,
} from 'docusaurus-plugin-api-reference/client/internal';
import DocRootLayout from '@theme/DocRoot/Layout';
import SearchBar from '@theme/SearchBar';

export interface Props extends ApiTab {
  /** Absent where no sidebar of docs lists pages that the tab does not list. */
  readonly guides?: PropGuides;
  readonly children: ReactNode;
}

const loadSearch = () => import('@theme/ApiSearch');

/** On a site without a search of its own, keyboard shortcuts open ours. */
const HAS_SHORTCUT = SearchBar === Noop || 'isOfReference' in SearchBar;

// The sidebar of a tab and the search that its button opens, around a page of the tab or a page of
// the docs that the tab lists.
export default function ApiTabLayout({
  tabId,
  overview,
  search,
  sidebar,
  sidebarLinks,
  guides,
  children,
}: Props): ReactNode {
  const {button, close, Dialog, typed} = useSearchOpener(
    search === undefined ? undefined : loadSearch,
    HAS_SHORTCUT,
    overview,
  );
  const versions = useSidebarVersions(sidebar);
  const own = useSidebar(sidebar, sidebarLinks, overview, button, versions);
  const guide = useGuideSidebar(guides, overview, own !== undefined);
  return (
    <DocsSidebarProvider name={tabId} items={guide ?? own?.shown}>
      <DocRootLayout>
        {/* Breadcrumbs of a doc are those of its sidebar. */}
        <DocsSidebarProvider name={tabId} items={guide ?? own?.all}>
          {children}
        </DocsSidebarProvider>
        {Dialog && search !== undefined && <Dialog folder={search} typed={typed} onClose={close} />}
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
