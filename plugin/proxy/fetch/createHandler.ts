import type {Hosts} from '../address/isAllowedHost';
import {createCore} from '../createCore';
import {toClientKey} from '../limits/toClientKey';
import {createNames} from './createNames';
import {handleFetch, type FetchProxy} from './handleFetch';
import type {ResolvedFetchOptions} from './options';

/** Responds to a request at the proxy's path; to all others with 404. */
export type TryItFetch = (request: Request) => Promise<Response>;

/** What a runtime can reach, and how. */
type Runtime = Pick<FetchProxy, 'prepare' | 'confirm'> & {
  hosts: Hosts;
  access: 'public' | 'loopback';
  privateTargets: ReadonlySet<string>;
  discovery: boolean;
};

export function createHandler(
  options: ResolvedFetchOptions,
  {hosts, access, privateTargets, discovery, prepare, confirm}: Runtime,
): TryItFetch {
  const {manifest, rateLimitStore = noStore} = options;
  const proxy: FetchProxy = {
    core: createCore(
      {
        ...options,
        manifest: () => manifest,
        access,
        privateTargets,
        discovery,
        rateLimitStore,
        mayVanish: true,
      },
      hosts,
    ),
    path: options.path,
    log: options.log,
    clientOf: (request: Request) => toClientKey(options.client(request) ?? ''),
    nameClient: createNames(options.logKey),
    prepare,
    confirm,
  };
  return (request) => handleFetch(request, proxy);
}

/** Never called: without a store, the limits are 0. */
function noStore(): never {
  throw new Error('no store');
}
