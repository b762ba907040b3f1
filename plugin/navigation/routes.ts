import type {OperationOverride} from '../config/types';
import {toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Operation, OperationId} from '../model/types';
import {isElsewhere} from './permalinks';
import {toRouteSegments} from './segments';
import {toAddresses} from './toAddresses';
import type {NavigationContext} from './types';

/** How findings describe a route that no page may have. */
const OWN = 'the name of a file of the site';

/** Route of each operation below its tab, e.g. `pets/petId/get`, or its address elsewhere. */
export type Routes = ReadonlyMap<OperationId, string>;

/**
 * Gives every operation its own route. The site owner's slugs take precedence, otherwise the order
 * of the document.
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
      route: slug?.join('/') ?? toWanted(operation, context.published),
    }),
  );
  const published = claims.map(({operation, slug}) =>
    slug ? undefined : context.published?.ofOperation(operation),
  );
  const addresses = toAddresses(
    claims.map(({route}) => route),
    [],
    published,
  );
  const owners = new Map<string, Operation>();
  const routes = new Map<OperationId, string>();
  for (const [index, {operation, slug, route}] of claims.entries()) {
    const numbered = addresses[index] ?? route;
    routes.set(operation.id, numbered);
    const key = route.toLowerCase();
    if (numbered === route) owners.set(key, operation);
    // The number of a published address no longer depends on the order of the document.
    else if (numbered !== published[index])
      reportCollision({operation, owner: owners.get(key), route, numbered, slug}, context);
  }
  return routes;
}

/** An address elsewhere stays what it is; others follow method and path. */
function toWanted(operation: Operation, published: NavigationContext['published']): string {
  const own = published?.ofOperation(operation);
  if (own !== undefined && isElsewhere(own)) return own;
  const fresh = own === undefined ? published?.ofNew(operation) : undefined;
  return fresh ?? toRouteSegments(operation).join('/');
}

type Collision = {
  operation: Operation;
  /** Absent where it is a file of the build. */
  owner: Operation | undefined;
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
    const reason = owner ? `which \`${owner.key}\` already has` : OWN;
    const message = `The slug of \`${operation.key}\` gives the route \`${route}\`, ${reason}.`;
    report(
      toDiagnostic('config-slug', {
        tabId: tab.tabId,
        source,
        message,
        help: owner
          ? 'Give one of the two another slug.'
          : `Give it another slug, such as ${JSON.stringify(numbered.split('/'))}.`,
      }),
    );
    return;
  }
  const free = isElsewhere(numbered) ? toRouteSegments(operation) : numbered.split('/');
  const proposal = {[operation.key]: {slug: free}};
  report(
    toDiagnostic('route-collision', {
      tabId: tab.tabId,
      source: locate(toSettingPointer(tab, 'source')),
      message: owner
        ? `\`${operation.key}\` and \`${owner.key}\` have the same route \`${route}\`; \`${operation.key}\` got \`${numbered}\`.`
        : `The route \`${route}\` of \`${operation.key}\` is ${OWN}; it got \`${numbered}\`.`,
      help: `Give it its own route, for example "overrides": ${JSON.stringify(proposal)}.`,
    }),
  );
}
