import {randomBytes} from 'crypto';
import type {UpstreamResponse} from '../forward/ask';
import {Refusal} from '../refusal';
import type {UpstreamBody} from '../request/createBody';
import type {askForChallenge, Unauthorized} from './askForChallenge';
import {chooseChallenge, type DigestChallenge, toDigestAuthorization} from './digestAuthorization';
import type {DigestCredentials} from './digestAuthorization';
import {readChallenges} from './parseChallenges';

/** Methods that change nothing, so such a request may be sent twice. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE']);

type ProbedRequest = {
  credentials: DigestCredentials;
  method: string;
  url: URL;
  body: UpstreamBody;
  /** Asks the API without credentials. */
  probe: () => ReturnType<typeof askForChallenge>;
  /** Sends the request, with a value of `Authorization` if there is one. */
  send: (body: UpstreamBody, authorization?: string) => Promise<UpstreamResponse>;
};

/**
 * Sends a request to an API that asks for Digest. Like curl, it first asks once without body and
 * credentials, so that a streaming body is sent only once. If the API does not ask for credentials,
 * the request is sent as it is. Nothing is kept: each request asks for a new challenge.
 */
export async function askByDigest({
  credentials,
  method,
  url,
  body,
  probe,
  send,
}: ProbedRequest): Promise<UpstreamResponse> {
  const authorize = (challenge: DigestChallenge): string =>
    toDigestAuthorization(challenge, {
      credentials,
      method,
      uri: `${url.pathname}${url.search}`,
      cnonce: randomBytes(16).toString('hex'),
    });
  const asked = await probe();
  const challenge = asked.status === 401 ? chooseChallenge(asked.challenges) : undefined;
  // The API may have carried it out: do not send it again.
  if (!challenge && !isRefused(asked) && !SAFE.has(method))
    throw new Refusal('no_challenge', `The API answered ${asked.status}.`, 'no challenge');
  const answer = await send(body, challenge && authorize(challenge));
  const newer = challenge && findNewer(answer);
  const again = newer && body.again?.();
  if (!newer || !again) return answer;
  answer.upstream.destroy();
  return send(again, authorize(newer));
}

/** Whether the API has surely carried out nothing: it asks for the same request elsewhere, or fails. */
function isRefused({status}: Unauthorized): boolean {
  return status === 307 || status === 308 || status >= 400;
}

/**
 * The challenge of an API that asks for the same credentials with another nonce (RFC 7616 section
 * 3.3, `stale`).
 */
function findNewer({upstream}: UpstreamResponse): DigestChallenge | undefined {
  if (upstream.statusCode !== 401) return undefined;
  const challenge = chooseChallenge(readChallenges(upstream));
  return challenge?.parameters.get('stale')?.toLowerCase() === 'true' ? challenge : undefined;
}
