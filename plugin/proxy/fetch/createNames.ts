import {toHex} from '../toHex';

/** 64 bits: enough that two clients of a log never share a name. */
const NAME_BYTES = 8;

/** Names clients in the log as Node's proxy does, with the runtime's Web Crypto. */
export function createNames(key: string | undefined): (client: string) => Promise<string> {
  let imported: Promise<CryptoKey> | undefined;
  // Some runtimes have no random numbers before the first request.
  const importKey = (): Promise<CryptoKey> =>
    crypto.subtle.importKey(
      'raw',
      key === undefined
        ? crypto.getRandomValues(new Uint8Array(32))
        : new TextEncoder().encode(key),
      {name: 'HMAC', hash: 'SHA-256'},
      false,
      ['sign'],
    );
  return async (client) => {
    imported ??= importKey();
    const signed = await crypto.subtle.sign(
      'HMAC',
      await imported,
      new TextEncoder().encode(client),
    );
    return toHex(new Uint8Array(signed, 0, NAME_BYTES));
  };
}
