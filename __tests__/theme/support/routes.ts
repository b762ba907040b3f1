import type {RouteConfig} from '@docusaurus/types';

/** The routes of the site, which tests may add to. */
const routes: Pick<RouteConfig, 'path'>[] = [];

export default routes;
