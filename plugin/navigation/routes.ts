import {createNames} from '../document/createNames';
import type {OperationOverride} from '../config/types';
import {toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Operation, OperationId} from '../model/types';
import {toRouteSegments} from './segments';
import type {NavigationContext} from './types';

/** Route of each operation below its tab, e.g. `pets/petId/get`. */
export type Routes = ReadonlyMap<OperationId, string>;

/**
 * Gives every operation its own route. The site owner's slugs take precedence. Of equal routes
 * (compared without case) the first in document order is unchanged, later ones get `-2`, `-3`. A
 * numbered route never takes an unnumbered one.
 */
export function toRoutes(
  context: NavigationContext,
  overrides: ReadonlyMap<OperationId, OperationOverride>,
): Routes {
  const {operations} = context.reference;
  const wanted = operations.map((operation) => ({
    operation,
    slug: overrides.get(operation.id)?.slug,
  }));
  const claims = [...wanted.filter(({slug}) => slug), ...wanted.filter(({slug}) => !slug)].map(
    ({operation, slug}) => ({
      operation,
      slug,
      route: (slug ?? toRouteSegments(operation)).join('/'),
    }),
  );
  const owners = new Map<string, Operation>();
  const routes = new Map<OperationId, string>();
  const late: ((typeof claims)[number] & {owner: Operation})[] = [];
  for (const claim of claims) {
    const key = claim.route.toLowerCase();
    const owner = owners.get(key);
    if (owner) late.push({...claim, owner});
    else {
      owners.set(key, claim.operation);
      routes.set(claim.operation.id, claim.route);
    }
  }
  const toFree = createNames(owners.keys());
  for (const {operation, owner, slug, route} of late) {
    const numbered = toFree(route);
    routes.set(operation.id, numbered);
    reportCollision({operation, owner, route, numbered, slug}, context);
  }
  return routes;
}

type Collision = {
  operation: Operation;
  owner: Operation;
  route: string;
  numbered: string;
  slug: string[] | undefined;
};

function reportCollision(
  {operation, owner, route, numbered, slug}: Collision,
  {tab, locate, report}: NavigationContext,
): void {
  if (slug) {
    const source = locate(toSettingPointer(tab, 'overrides', operation.key, 'slug'));
    const message = `The slug of \`${operation.key}\` gives the route \`${route}\`, which \`${owner.key}\` already has.`;
    report(
      toDiagnostic('config-slug', {
        tabId: tab.tabId,
        source,
        message,
        help: 'Give one of the two another slug.',
      }),
    );
    return;
  }
  const proposal = {[operation.key]: {slug: numbered.split('/')}};
  report(
    toDiagnostic('route-collision', {
      tabId: tab.tabId,
      source: locate(toSettingPointer(tab, 'source')),
      message: `\`${operation.key}\` and \`${owner.key}\` have the same route \`${route}\`; \`${operation.key}\` got \`${numbered}\`.`,
      help: `Give it its own route, for example "overrides": ${JSON.stringify(proposal)}.`,
    }),
  );
}
