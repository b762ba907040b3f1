import React, {lazy, Suspense, type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/ApiRoot';
import Layout from '@theme/Layout';
import './styles.module.css';

const Content = lazy(() => import('@theme/NotFound/Content'));

// No page of the site is one: its code is loaded where an address leads nowhere.
function NotFound(): ReactNode {
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

const NOT_FOUND = {path: '*', component: NotFound};

// The layout around all pages of the plugin, and around the word that there is no such document.
export default function ApiRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={`theme-api-pages ${ThemeClassNames.wrapper.docsPages}`}>
      <Layout>{renderRoutes([...(route.routes ?? []), NOT_FOUND])}</Layout>
    </HtmlClassNameProvider>
  );
}
