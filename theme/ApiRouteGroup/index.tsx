import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import ApiNotFound from '@theme/ApiNotFound';
import type {Props} from '@theme/ApiRoot';

export type {Props};

const NOT_FOUND = {path: '*', component: ApiNotFound};

// Renders the page of this group at the current address, or the message that there is none. Pages
// whose paths begin alike are below one route, so that the router finds them quickly.
export default function ApiRouteGroup({route}: Props): ReactNode {
  return renderRoutes([...(route.routes ?? []), NOT_FOUND]);
}
