import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useChapter} from 'docusaurus-plugin-api-reference/client/internal';
import OriginalRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';

export type {Props};

// The sidebar around a page of the docs: for a page that a tab lists, the sidebar of that tab.
// Others are Docusaurus's own.
export default function ApiGuideRoot(props: Props): ReactNode {
  const chapter = useChapter();
  if (!chapter) return <OriginalRoot {...props} />;
  const {Layout, tab} = chapter;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <Layout {...tab}>{renderRoutes(props.route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}
