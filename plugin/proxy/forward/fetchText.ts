import type {Agent, IncomingMessage} from 'http';
import http from 'http';
import https from 'https';
import {readText} from '../envelope/readText';
import type {Scope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';
import {USER_AGENT, VIA} from '../request/headerRules';
import {limitInterim} from './limitInterim';
import {toRefusal} from './toRefusal';

/**
 * Fetches a small JSON text for the proxy itself. Follows no redirects. Rejects with a Refusal if
 * there is none, whatever the reason.
 */
export function fetchText(url: URL, agent: Agent, maxBytes: number, scope: Scope): Promise<string> {
  return new Promise((resolve, reject) => {
    const {get} = url.protocol === 'https:' ? https : http;
    const request = get(
      url,
      {
        agent,
        headers: {
          Accept: 'application/json',
          'Accept-Encoding': 'identity',
          'User-Agent': USER_AGENT,
          Via: VIA,
        },
      },
      (response: IncomingMessage) => {
        // Without this listener, a stream would end the process when the connection is reset.
        response.on('error', () => undefined);
        if (response.statusCode !== 200)
          return reject(
            new Refusal('upstream_unreachable', undefined, `status ${response.statusCode}`),
          );
        readText(response, maxBytes, scope).then(resolve, () =>
          reject(new Refusal('upstream_unreachable', undefined, 'broken off or too large')),
        );
      },
    );
    scope.onOver(() => request.destroy());
    limitInterim(request);
    request.on('error', (error) => reject(toRefusal(error)));
    // Node ends a request that is answered with 101 without an error or a response.
    request.on('close', () => reject(new Refusal('upstream_unreachable', undefined, 'closed')));
  });
}
