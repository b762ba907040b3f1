import {toHex} from '../toHex';

/** 64 bits: enough that two clients of a log never share a name. */
const NAME_BYTES = 8;

/** Names clients in the log as Node's proxy does, with the runtime's Web Crypto. */
export function createNames(key: string | undefined): (client: string) => Promise<string> {
  let raw: Uint8Array<ArrayBuffer> | undefined;
  let imported: CryptoKey | undefined;
  return async (client) => {
    // Some runtimes have no random numbers before the first request.
    raw ??=
      key === undefined
        ? crypto.getRandomValues(new Uint8Array(32))
        : new TextEncoder().encode(key);
    // A request that waits for what another one has begun may wait forever where it is cancelled.
    imported ??= await crypto.subtle.importKey('raw', raw, {name: 'HMAC', hash: 'SHA-256'}, false, [
      'sign',
    ]);
    const signed = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(client));
    return toHex(new Uint8Array(signed, 0, NAME_BYTES));
  };
}
