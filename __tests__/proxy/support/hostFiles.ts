import {HOSTS} from '../../../plugin/cli/init/hosts';
import {NPM} from '../../../plugin/cli/init/packageManager';

/** The files that `init --host` writes for a site, for all hosts. */
export const planHostFiles = (baseUrl: string) =>
  [...HOSTS.values()].flatMap((host) => [
    ...host.plan({
      siteDir: '/site',
      baseUrl,
      trailingSlash: undefined,
      routeBasePath: 'api',
      manager: NPM,
      isModule: true,
      name: 'docs',
    }).files,
  ]);
