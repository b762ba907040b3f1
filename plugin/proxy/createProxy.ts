import {createHmac, randomBytes} from 'crypto';
import {createCore, type Core} from './createCore';
import {createConnections, type Connections} from './forward/createConnections';
import {createForwarder} from './forward/createForwarder';
import type {ResolvedOptions} from './options';
import {HOSTS} from './address/hosts';
import {createDrain, type Drain} from './response/finish';

/** The state shared by all requests. */
export type Proxy = Core &
  Connections & {
    options: ResolvedOptions;
    drain: Drain;
    /** The name of a client in the log. */
    nameClient: (client: string) => string;
  };

export function createProxy(options: ResolvedOptions): Proxy {
  return {
    ...createCore(options, HOSTS),
    ...createConnections(options, createForwarder),
    options,
    drain: createDrain(2 * options.limits.maxRequestBytes),
    nameClient: createClientNames(options.logKey),
  };
}

/** 64 bits: enough that two clients of a log never share a name. */
const NAME_BYTES = 8;

/**
 * Names clients in the log. A client always gets the same name, and nobody can derive its address
 * from the name without the key.
 * @param key shared by instances and runs whose logs are read together; by default, each process
 * makes a new one
 */
export function createClientNames(key: string | undefined): (client: string) => string {
  const secret = key ?? randomBytes(32);
  return (client) =>
    createHmac('sha256', secret).update(client).digest().toString('hex', 0, NAME_BYTES);
}
