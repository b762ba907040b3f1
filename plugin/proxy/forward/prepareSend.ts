import type {IncomingMessage, ServerResponse} from 'http';
import type {Protocol} from '../createAgents';
import {askByDigest} from '../digest/askByDigest';
import {askForChallenge} from '../digest/askForChallenge';
import type {OutgoingRequest} from '../exchange';
import type {DeadlineScope} from '../limits/withinDeadline';
import type {UpstreamBody} from '../request/createBody';
import {ask} from './ask';
import type {UpstreamResponse} from './ask';
import type {Connections} from './createConnections';

type SendContext = Connections & {request?: IncomingMessage; response?: ServerResponse};

/**
 * Checks the headers of a request. The returned function sends it, with Digest if the envelope asks
 * for it.
 */
export function prepareSend(
  {target, access, credentials, body, headers, toHeaders}: OutgoingRequest,
  scope: DeadlineScope,
  {agent, forwarder, request, response}: SendContext,
): () => Promise<UpstreamResponse> {
  const {method, url} = target;
  const plain = toHeaders(headers, body.framing);
  const protocol = protocolOf(url);
  const send = (sent: UpstreamBody, authorization?: string): Promise<UpstreamResponse> =>
    ask({
      scope,
      request,
      response,
      target,
      headers:
        authorization === undefined
          ? plain
          : toHeaders([...headers, ['Authorization', authorization]], sent.framing),
      body: sent,
      forwarder: forwarder(protocol, access),
    });
  if (!credentials) return () => send(body);
  // The API is asked for its challenge under the same rules as for the request itself.
  const probe = () =>
    askForChallenge({
      method,
      url,
      headers: toHeaders(
        headers.filter(([name]) => !/^content-/i.test(name)),
        body.framing.length > 0 ? [['Content-Length', '0']] : [],
      ),
      agent: agent(protocol, access),
      scope,
    });
  return () => askByDigest({credentials, method, url, body, probe, send});
}

export const protocolOf = ({protocol}: URL): Protocol => protocol as Protocol;
