import {HOSTS} from '../../../plugin/cli/init/hosts';
import type {HostSite} from '../../../plugin/cli/init/hosts/types';
import {NPM} from '../../../plugin/cli/init/packageManager';
import {present} from '../../../plugin/document/present';

/** The files that `init --host` writes for a site, for all hosts; `mcp`: with `--mcp`. */
export const planHostFiles = (baseUrl: string, mcp?: HostSite['mcp']) =>
  [...HOSTS.values()].flatMap((host) => [
    ...host.plan({
      siteDir: '/site',
      baseUrl,
      trailingSlash: undefined,
      routeBasePath: 'api',
      manager: NPM,
      isModule: true,
      name: 'docs',
      ...present({mcp}),
    }).files,
  ]);
