import {createHmac, randomBytes} from 'crypto';

/** 64 bits: enough that two clients of a log never share a name. */
const NAME_BYTES = 8;

/**
 * Names clients in the log: a client always gets the same name, and nobody can derive its address
 * from the name without the key.
 *
 * @param key shared by instances and by runs whose logs are read together; without it, one is made
 *   for this process
 */
export function createClientNames(key: string | undefined): (client: string) => string {
  const secret = key ?? randomBytes(32);
  return (client) =>
    createHmac('sha256', secret).update(client).digest().toString('hex', 0, NAME_BYTES);
}
