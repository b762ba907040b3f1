import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import ApiNotFound from '@theme/ApiNotFound';
import type {Props} from '@theme/ApiRouteGroup';

const NOT_FOUND = {path: '*', component: ApiNotFound};

// The page among these that the address means, or the word that there is none. Pages whose paths
// begin alike are below one route, so that the router finds them quickly.
export default function ApiRouteGroup({route}: Props): ReactNode {
  return renderRoutes([...(route.routes ?? []), NOT_FOUND]);
}
