import {Readable} from 'stream';
import {HOSTS} from '../address/hosts';
import {parseConnectionOptions} from '../connectionOptions';
import type {ConnectionOptions} from '../connectionOptions';
import {createHandler} from '../fetch/createHandler';
import type {TryItFetch} from '../fetch/createHandler';
import {parseFetchOptions} from '../fetch/options';
import type {TryItFetchOptions} from '../fetch/options';
import {confirmEndpoint} from '../forward/confirmEndpoint';
import {createConnections} from '../forward/createConnections';
import {createDirectForwarder} from '../forward/createDirectForwarder';
import {prepareSend, protocolOf} from '../forward/prepareSend';
import {toAnswerHead} from '../response/writeFrame';

export type TryItNodeFetchOptions = Omit<TryItFetchOptions, 'fetch'> & ConnectionOptions;

const NAMES: readonly (keyof ConnectionOptions)[] = [
  'allowLoopbackTargets',
  'allowPrivateTargets',
  'discovery',
  'certificateAuthorities',
  'lookup',
];

/**
 * The proxy for functions of Node that take a `Request` and return a `Response`, such as those of
 * Netlify, Azure, Next.js and Hono. Node makes the connections, so every address is checked.
 * Throws a TypeError on wrong options.
 */
export function createTryItFetch(given: TryItNodeFetchOptions): TryItFetch {
  const options = parseFetchOptions(given, NAMES);
  const {access, privateTargets, discovery, ...connecting} = parseConnectionOptions(given);
  const connections = createConnections(connecting, createDirectForwarder);
  return createHandler(options, {
    hosts: HOSTS,
    access,
    privateTargets,
    discovery,
    prepare: (sending, scope) => {
      const send = prepareSend(sending, scope, connections);
      return async () => {
        const {upstream, timings} = await send();
        return {
          head: toAnswerHead(upstream),
          body: Readable.toWeb(upstream) as ReadableStream<Uint8Array>,
          timings,
        };
      };
    },
    confirm: (url, vouched, target, scope) =>
      confirmEndpoint(url, vouched, connections.agent(protocolOf(vouched.metadata), target), scope),
  });
}
