import type {Agent} from 'http';
import type {Access} from '../address/isAllowedAddress';
import {createAgents} from '../createAgents';
import type {Agents, Protocol} from '../createAgents';
import type {ResolvedOptions} from '../options';
import type {Forwarder} from './createForwarder';

/** How Node connects. */
export type Connections = {
  agent: Agents;
  forwarder: (protocol: Protocol, access: Access) => Forwarder;
};

/** The agents, and one forwarder for each. */
export function createConnections(
  {lookup, certificateAuthorities}: Pick<ResolvedOptions, 'lookup' | 'certificateAuthorities'>,
  createForwarder: (agent: Agent) => Forwarder,
): Connections {
  const agent = createAgents(lookup, certificateAuthorities);
  const forwarders = new Map<string, Forwarder>();
  return {
    agent,
    forwarder: (protocol, access) => {
      const key = `${protocol}${access}`;
      const forwarder = forwarders.get(key) ?? createForwarder(agent(protocol, access));
      forwarders.set(key, forwarder);
      return forwarder;
    },
  };
}
