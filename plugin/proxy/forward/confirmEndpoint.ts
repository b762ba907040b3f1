import http, {type Agent, type IncomingMessage} from 'http';
import https from 'https';
import type {Vouched} from '../allowlist/endpoints';
import type {DeadlineScope} from '../limits/withinDeadline';
import {isIssuerOfMetadata, parseUrl} from '../protocol';
import {Refusal} from '../refusal';
import {readText} from '../envelope/readText';
import {USER_AGENT, VIA} from '../request/headerRules';
import {limitInterim} from './limitInterim';
import {toRefusal} from './toRefusal';

/** Larger than any metadata of an authorization server, in bytes. */
const MAX_BYTES = 256 * 1024;
/** Within that of the exchange. */
const DEADLINE = {totalMs: 5000, idleMs: 5000};

/**
 * Reads an authorization server's metadata and refuses a URL that it does not name, or metadata of
 * another issuer. It is read for each request, so that nothing is kept or trusted for longer than
 * one. Redirects are not followed.
 */
export async function confirmEndpoint(
  url: URL,
  {metadata, field}: Vouched,
  agent: Agent,
  scope: DeadlineScope,
): Promise<void> {
  const fields = readObject(
    await scope.within(DEADLINE, (own) => fetchText(metadata, agent, MAX_BYTES, own)),
  );
  if (!isIssuerOfMetadata(fields.get('issuer'), metadata))
    throw new Refusal(
      'target_not_allowed',
      'The issuer in the metadata of the authorization server does not match the URL of the metadata.',
      'issuer of the metadata',
    );
  if (toHref(fields.get(field)) !== url.href)
    throw new Refusal('target_not_allowed', undefined, 'not an endpoint of the metadata');
}

/** Values other than objects have no fields. */
function readObject(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

const toHref = (url: unknown): string | undefined =>
  typeof url === 'string' ? parseUrl(url)?.href : undefined;

/**
 * Fetches a small JSON text for the proxy itself. Follows no redirects. Rejects with a Refusal if
 * there is none, whatever the reason.
 */
function fetchText(
  url: URL,
  agent: Agent,
  maxBytes: number,
  scope: DeadlineScope,
): Promise<string> {
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
