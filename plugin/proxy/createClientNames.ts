import {createHmac, randomBytes} from 'crypto';

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
