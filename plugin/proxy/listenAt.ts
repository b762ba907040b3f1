import type {AddressInfo, Server} from 'net';

export type Listening = {
  /** Rejects when the address is not available. */
  listen: (port: number, host: string) => Promise<AddressInfo>;
  close: () => Promise<void>;
};

export function listenAt(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
