import type {Files} from '../library';
import {createAgents, type AgentChoice} from '../createAgents';
import {createServers, loadPackage} from './createServers';

/** The tools over standard input and output, until the input ends. */
export async function serveStdio(
  files: Files,
  choice: AgentChoice,
): Promise<{close: () => Promise<void>}> {
  const makeServer = await createServers(await createAgents(files, choice));
  const {serveStdio: serve} = await loadPackage(() => import('@modelcontextprotocol/server/stdio'));
  return serve(makeServer);
}
