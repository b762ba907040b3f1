import type {Agent, IncomingMessage} from 'http';
import http from 'http';
import https from 'https';
import type {Vouched} from '../allowlist/endpoints';
import {Refusal} from '../refusal';
import {USER_AGENT, VIA} from '../request/headerRules';
import {toRefusal} from './toRefusal';

/** More than any metadata of an authorization server. */
const MAX_BYTES = 256 * 1024;
const DEADLINE_MS = 5000;

/**
 * Reads the metadata of an authorization server and refuses a URL that it does not name. Asked each time, so that nothing has
 * to be kept or trusted for longer than one request. Redirects are not followed.
 */
export async function confirmEndpoint(url: URL, {metadata, field}: Vouched, agent: Agent): Promise<void> {
  const named = readEndpoint(await readText(metadata, agent), field);
  if (named !== url.href) throw new Refusal('target_not_allowed', undefined, 'not an endpoint of the metadata');
}

function readEndpoint(text: string, field: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const endpoint = typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? (value as {[name: string]: unknown})[field] : undefined;
    return typeof endpoint === 'string' ? new URL(endpoint).href : undefined;
  } catch {
    return undefined;
  }
}

function readText(url: URL, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const {get} = url.protocol === 'https:' ? https : http;
    const refuse = (reason: string): void => {
      request.destroy();
      reject(new Refusal('upstream_unreachable', undefined, reason));
    };
    const request = get(url, {agent, headers: {'Accept': 'application/json', 'Accept-Encoding': 'identity', 'User-Agent': USER_AGENT, 'Via': VIA}}, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('error', () => refuse('metadata broken off'));
      if (response.statusCode !== 200) return refuse('no metadata');
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BYTES) refuse('metadata too large');
      });
      response.on('end', () => (response.complete ? resolve(Buffer.concat(chunks).toString()) : refuse('metadata broken off')));
    });
    const timer = setTimeout(() => refuse('metadata too slow'), DEADLINE_MS);
    request.on('close', () => clearTimeout(timer));
    request.on('error', (error) => reject(toRefusal(error)));
  });
}
