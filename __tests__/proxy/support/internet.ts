import net from 'net';
import type {LookupAddress} from 'dns';
import type {LookupFunction} from 'net';
import {closeAfterTest} from './closing';

export type Internet = {
  /** The `lookup` option for the proxy. */
  lookup: LookupFunction;
  /** Names that the proxy looked up. */
  lookups: string[];
  /** `address:port` of every connection beyond loopback that passed the checks of the proxy. */
  dialled: string[];
};

type World = {
  /**
   * Addresses of host names, or a function that returns them for each lookup. Other names do not
   * exist.
   */
  names?: {[name: string]: string[] | (() => string[])};
  /**
   * The loopback port that receives connections to `host:port`. All other connections are refused.
   */
  hosts?: {[hostAndPort: string]: number};
};

type Options = net.TcpSocketConnectOpts;

const connect = Reflect.get(net.Socket.prototype, 'connect') as (
  this: net.Socket,
  ...parameters: unknown[]
) => net.Socket;

/**
 * Replaces DNS and the network beyond loopback. Names are resolved from a table, and a connection
 * to any other address than loopback reaches a server of the test, so that the proxy runs unchanged
 * and nothing leaves the machine.
 */
export function fakeInternet({names = {}, hosts = {}}: World): Internet {
  const lookups: string[] = [];
  const dialled: string[] = [];

  const lookup: LookupFunction = (hostname, _options, callback) => {
    lookups.push(hostname);
    const answer = Object.hasOwn(names, hostname) ? names[hostname] : undefined;
    const addresses: LookupAddress[] = (
      typeof answer === 'function' ? answer() : (answer ?? [])
    ).map((address) => ({address, family: net.isIP(address)}));
    const error =
      addresses.length === 0
        ? Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {code: 'ENOTFOUND'})
        : null;
    setImmediate(() =>
      (callback as (error: Error | null, addresses: LookupAddress[]) => void)(error, addresses),
    );
  };

  net.Socket.prototype.connect = function reroute(
    this: net.Socket,
    ...parameters: unknown[]
  ): net.Socket {
    const [given, callback] = (Array.isArray(parameters[0]) ? parameters[0] : parameters) as [
      Options,
      (() => void) | undefined,
    ];
    const host = given.host ?? 'localhost';
    if (isLoopback(host)) return connect.apply(this, parameters);
    const port = hosts[`${host}:${given.port}`] ?? 1;
    if (net.isIP(host) !== 0) {
      dialled.push(`${host}:${given.port}`);
      return connect.call(this, {port, host: '127.0.0.1'}, callback);
    }
    // A runtime that resolves names itself has no lookup of ours.
    const guarded = given.lookup ?? lookup;
    const rerouted: LookupFunction = (hostname, options, done) =>
      guarded(hostname, options, (error, found) => {
        if (error) return done(error, '');
        const addresses = (Array.isArray(found) ? found : [{address: found}]) as LookupAddress[];
        dialled.push(...addresses.map(({address}) => `${address}:${given.port}`));
        return options.all
          ? done(null, [{address: '127.0.0.1', family: 4}])
          : done(null, '127.0.0.1', 4);
      });
    return connect.call(this, {...given, port, lookup: rerouted}, callback);
  };
  closeAfterTest(() => {
    net.Socket.prototype.connect = connect;
  });
  return {lookup, lookups, dialled};
}

function isLoopback(host: string): boolean {
  return host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
