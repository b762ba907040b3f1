import type {DocusaurusConfig} from '@docusaurus/types';
import {findRouteClash} from '../../site/routeClash';
import type {OldApi, OldPages} from './types';

/** Candidate roots of the new pages, the usual one first. */
const ROOTS = ['api', 'api-reference', 'reference', 'api-docs'];

/**
 * Other pages may use the usual root. An old page of all operations may, too, if it was about the
 * first document, which the root opens.
 */
export function chooseRoot(
  config: DocusaurusConfig,
  apis: readonly OldApi[],
  keepsUrls: boolean,
): string {
  const taken = new Set([
    ...listLaterRoutes(apis).map(({route}) => route),
    ...apis.flatMap(({versions}) =>
      versions.flatMap(({pages}) =>
        pages.kind === 'files' || (keepsUrls && hasPagesBelow(pages))
          ? (pages.route?.split('/')[0] ?? [])
          : [],
      ),
    ),
  ]);
  return (
    ROOTS.find((root) => !taken.has(root) && findRouteClash(config, root) === undefined) ??
    'openapi'
  );
}

/** Whether old pages are below the first segment of their address: no address below the root is kept. */
function hasPagesBelow(pages: OldPages): boolean {
  return pages.kind === 'titles' || pages.route?.includes('/') === true;
}

/** The addresses of documents other than the first, apart from those in the same folder as it. */
function listLaterRoutes(apis: readonly OldApi[]): {label: string; route: string}[] {
  const [first, ...others] = apis.flatMap(({label, versions}) =>
    versions.map(({pages}) => ({
      label,
      route: pages.kind === 'files' ? undefined : pages.route,
      isShared: pages.kind === 'titles',
    })),
  );
  return others.flatMap(({label, route, isShared}) =>
    route === undefined || (isShared && route === first?.route) ? [] : {label, route},
  );
}

/** Old pages at the root that the plugin's entry names: the root opens the first document. */
export function listCovered(apis: readonly OldApi[], root: string): string[] {
  return listLaterRoutes(apis)
    .filter(({route}) => route === root)
    .map(
      ({label}) =>
        `\`/${root}\` was the page of “${label}”, and is the root of the new pages now: it opens the first tab.`,
    );
}
