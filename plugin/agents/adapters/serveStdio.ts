import type {Files} from '../library';
import {createAgents} from '../createAgents';
import {createServers, loadPackage} from './createServers';

/** The tools over standard input and output, until the input ends. */
export async function serveStdio(files: Files): Promise<{close: () => Promise<void>}> {
  const makeServer = await createServers(await createAgents(files));
  const {serveStdio: serve} = await loadPackage(() => import('@modelcontextprotocol/server/stdio'));
  return serve(makeServer);
}
