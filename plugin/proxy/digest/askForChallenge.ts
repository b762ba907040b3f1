import type {Agent, IncomingMessage, OutgoingHttpHeaders} from 'http';
import http from 'http';
import https from 'https';
import {limitInterim} from '../forward/limitInterim';
import {toRefusal} from '../forward/toRefusal';
import type {DeadlineScope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';
import type {RequestHeaders} from '../request/buildHeaders';
import {readChallenges} from './parseChallenges';
import type {Challenge} from './parseChallenges';

/** An API's response to a request without credentials. Its body is not read. */
export type Unauthorized = {status: number; challenges: Challenge[]};

export type Probe = {
  method: string;
  url: URL;
  headers: RequestHeaders;
  agent: Agent;
  scope: DeadlineScope;
};

/**
 * Sends a request without body and credentials, to get the API's challenge. Rejects with a Refusal
 * if there is no response, whatever the reason. It shares the deadline of the exchange.
 */
export function askForChallenge({
  method,
  url,
  headers,
  agent,
  scope,
}: Probe): Promise<Unauthorized> {
  return new Promise((resolve, reject) => {
    const {request: open} = url.protocol === 'https:' ? https : http;
    const sent = open(url, {method, agent, headers: headers as OutgoingHttpHeaders});
    // Node writes methods in upper case, but an API may distinguish them.
    sent.method = method;
    scope.onOver(() => sent.destroy());
    limitInterim(sent);
    sent.on('error', (error) => reject(toRefusal(error)));
    // Node ends a request that is answered with 101 without an error.
    sent.on('close', () => reject(new Refusal('upstream_unreachable', undefined, 'closed')));
    sent.on('response', (received: IncomingMessage) => {
      received.on('error', () => undefined);
      resolve({status: received.statusCode ?? 0, challenges: readChallenges(received)});
      // The body is not read.
      sent.destroy();
    });
    sent.end();
  });
}
