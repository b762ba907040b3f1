import {spawn} from 'child_process';
import path from 'path';
import {createInterface} from 'readline';

/** A request that the provider received. */
export type ProviderRequest = {method: string; url: string; origin?: string; agent?: string};

/** Starts an OpenID provider on a port of this machine, with an API at `/v1/things`. */
export async function startOpenIdProvider(
  port: number,
  redirectUri: string,
): Promise<{requests: ProviderRequest[]; stop: () => Promise<void>}> {
  const child = spawn(
    process.execPath,
    [path.join(__dirname, 'openIdProviderServer.mjs'), String(port), redirectUri],
    {stdio: ['ignore', 'pipe', 'pipe']},
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const requests: ProviderRequest[] = [];
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      // The provider also prints its own notices.
      if (!line.startsWith('{')) return;
      const entry = JSON.parse(line) as ProviderRequest | {ready: true};
      if ('ready' in entry) resolve();
      else requests.push(entry);
    });
    void ended.then(() =>
      reject(new Error(`The OpenID provider ended before it listened: ${complaints}`)),
    );
  });
  return {
    requests,
    stop() {
      child.kill();
      return ended;
    },
  };
}
