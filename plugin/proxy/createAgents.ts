import type {Agent} from 'http';
import type {LookupFunction} from 'net';
import {RequestFilteringHttpAgent, RequestFilteringHttpsAgent} from 'request-filtering-agent';
import {rootCertificates} from 'tls';
import {guardLookup} from './address/guardLookup';
import type {Access} from './address/isAllowedAddress';

export type Protocol = 'http:' | 'https:';

/** The agent of a protocol, for targets of an access. */
export type Agents = (protocol: Protocol, access: Access) => Agent;

/**
 * Agents that check every address at the moment of connecting, twice: by our own lookup, and by
 * request-filtering-agent around it, which also checks literal addresses. No connection is kept
 * alive, so no name is reused with an old address.
 */
export function createAgents(lookup: LookupFunction, certificateAuthorities: string[]): Agents {
  const agents = new Map<string, Agent>();
  return (protocol, access) => {
    const key = `${protocol}${access}`;
    const agent = agents.get(key) ?? createAgent(protocol, access, lookup, certificateAuthorities);
    agents.set(key, agent);
    return agent;
  };
}

function createAgent(
  protocol: Protocol,
  access: Access,
  lookup: LookupFunction,
  certificateAuthorities: string[],
): Agent {
  const options = {
    keepAlive: false,
    lookup: guardLookup(lookup, access),
    allowPrivateIPAddress: access !== 'public',
  };
  if (protocol === 'http:') return new RequestFilteringHttpAgent(options);
  const ca =
    certificateAuthorities.length > 0 ? {ca: [...rootCertificates, ...certificateAuthorities]} : {};
  // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED=0 changes Node's default.
  return new RequestFilteringHttpsAgent({...options, ...ca, rejectUnauthorized: true});
}
