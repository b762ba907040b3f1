import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/ApiRoot';
import ApiRouteGroup from '@theme/ApiRouteGroup';
import Layout from '@theme/Layout';

export default function ApiRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout><ApiRouteGroup route={route} /></Layout>
    </HtmlClassNameProvider>
  );
}
