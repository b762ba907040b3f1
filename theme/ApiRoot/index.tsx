import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import ApiMissing from 'docusaurus-plugin-api-reference/parts/ApiMissing';
import ApiPageScript from 'docusaurus-plugin-api-reference/parts/ApiPageScript';
import './styles.module.css';

export interface Props {
  readonly route: {readonly routes?: Parameters<typeof renderRoutes>[0]};
}

const NOT_FOUND = {path: '*', component: NotFound};

// The layout around all pages of the plugin, and around the message that a page does not exist.
export default function ApiRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={`theme-api-pages ${ThemeClassNames.wrapper.docsPages} ${ThemeClassNames.page.docsDocPage}`}
    >
      <Layout>
        {renderRoutes([...(route.routes ?? []), NOT_FOUND])}
        <ApiPageScript />
      </Layout>
    </HtmlClassNameProvider>
  );
}

// The title is not part of the content, which the theme shows inside its own layout.
function NotFound(): ReactNode {
  return (
    <ApiMissing>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <NotFoundContent />
    </ApiMissing>
  );
}
