import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/ApiRoot';
import Layout from '@theme/Layout';

export default function ApiRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>{renderRoutes(route.routes ?? [])}</Layout>
    </HtmlClassNameProvider>
  );
}
