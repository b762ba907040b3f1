import React, {lazy, Suspense, type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/ApiRouteGroup';

const Content = lazy(() => import('@theme/ApiNotFound'));

// No page of the site is one: its code is loaded where an address leads nowhere.
function NotFound(): ReactNode {
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

const NOT_FOUND = {path: '*', component: NotFound};

// The page among these that the address means, or the word that there is none. Pages whose paths begin alike stand below
// one route, so that the router finds them quickly.
export default function ApiRouteGroup({route}: Props): ReactNode {
  return renderRoutes([...(route.routes ?? []), NOT_FOUND]);
}
