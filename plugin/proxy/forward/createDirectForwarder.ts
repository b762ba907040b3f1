import http, {type Agent, type OutgoingHttpHeaders} from 'http';
import https from 'https';
import {urlToHttpOptions} from 'url';
import type {Forwarder} from './createForwarder';

/**
 * Sends a request with Node's own client, for hosts without the response of a server that
 * http-proxy-middleware could write to. The agent checks addresses.
 */
export function createDirectForwarder(agent: Agent): Forwarder {
  return (body) => {
    const {events, headers, method, origin, url: path} = body;
    const {request: open} = origin.startsWith('https:') ? https : http;
    const sent = open({
      ...urlToHttpOptions(new URL(origin)),
      path,
      method,
      agent,
      headers: headers as OutgoingHttpHeaders,
    });
    // Node writes methods in upper case, but an API may distinguish them.
    sent.method = method as string;
    sent.once('socket', () => {
      events.onRequest(sent);
      body.pipe(sent);
    });
    sent.on('response', events.onResponse);
    sent.on('error', events.onError);
    body.on('error', (error) => {
      events.onError(error);
      sent.destroy();
    });
  };
}
