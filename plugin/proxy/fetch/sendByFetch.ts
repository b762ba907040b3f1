import type {OutgoingRequest} from '../exchange';
import {toRefusal} from '../forward/toRefusal';
import type {DeadlineScope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';
import type {RequestHeaders} from '../request/buildHeaders';
import type {UpstreamBody} from '../request/createBody';
import type {Received} from './createFrame';
import {toPairs} from './toPairs';

/** The runtime writes these itself. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);
/** Statuses without a body, whatever their headers say about one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Encodings that runtimes undo; they pass on others as they are. */
const DECODED: ReadonlySet<string> = new Set(['gzip', 'x-gzip', 'deflate', 'br']);
/** Cloudflare undoes a single one of these, in this spelling. */
const DECODED_BY_CLOUDFLARE: ReadonlySet<string> = new Set(['gzip', 'br']);

const isCloudflare = (): boolean =>
  typeof navigator === 'object' && navigator.userAgent === 'Cloudflare-Workers';

/** Prepares a request for the runtime's `fetch`. The returned function sends it. */
export function sendByFetch(
  {target: {method, url}, credentials, body, headers, toHeaders}: OutgoingRequest,
  scope: DeadlineScope,
  send: typeof fetch,
): () => Promise<Received> {
  if (credentials)
    throw new Refusal('bad_envelope', 'This site’s proxy cannot answer Digest challenges.');
  const sent = toFetchHeaders(toHeaders(headers, body.framing));
  const isWithoutBody = method === 'GET' || method === 'HEAD';
  const isEmpty = body.content instanceof Uint8Array && body.content.length === 0;
  if ((isWithoutBody && !isEmpty) || method === 'TRACE')
    throw new Refusal(
      'bad_envelope',
      isWithoutBody
        ? `This site’s proxy cannot send a body with ${method}.`
        : `This site’s proxy cannot send ${method}.`,
    );
  return async () => {
    const content = isEmpty ? undefined : await collect(body);
    const started = performance.now();
    const abort = new AbortController();
    scope.onOver(() => abort.abort());
    const response = await send(url.href, {
      method,
      headers: sent,
      // Never followed: the reader's click is a new request, which is checked like any other.
      redirect: 'manual',
      signal: abort.signal,
      // Cloudflare caches some responses of APIs by their URL alone, and gives them to the next
      // reader, whoever that is.
      ...(isCloudflare() && {cache: 'no-store' as const}),
      ...(content === undefined ? {} : {body: content}),
    }).catch((error: unknown) => {
      throw toRefusal(causeOf(error));
    });
    // In browsers' terms, a redirect that was not followed has status 0.
    if (response.status < 200)
      throw new Refusal('upstream_unreachable', undefined, 'no final status');
    const firstByte = Math.round((performance.now() - started) * 10) / 10;
    return {head: toHead(response, method), body: response.body, timings: {firstByte}};
  };
}

/** The runtime gives a Blob, whose size is known, a Content-Length. */
async function collect({content}: UpstreamBody): Promise<Blob> {
  const pieces: BlobPart[] = [];
  if (content instanceof Uint8Array) pieces.push(content as Uint8Array<ArrayBuffer>);
  else for await (const chunk of content) pieces.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(pieces);
}

function toFetchHeaders(built: RequestHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(built)) {
    if (FRAMING.has(name.toLowerCase())) continue;
    for (const each of typeof value === 'string' ? [value] : value) headers.append(name, each);
  }
  return headers;
}

/**
 * Runtimes decompress by themselves: then the headers that describe the compressed bytes describe
 * nothing that the reader gets.
 */
function toHead(response: Response, method: string): Received['head'] {
  const encoding = response.headers.get('content-encoding') ?? '';
  const isDecoded =
    (isCloudflare()
      ? DECODED_BY_CLOUDFLARE.has(encoding)
      : encoding.split(/[\s,]+/).every((each) => DECODED.has(each.toLowerCase()))) &&
    method !== 'HEAD' &&
    !WITHOUT_BODY.has(response.status);
  return {
    status: response.status,
    statusText: response.statusText,
    httpVersion: '',
    headers: toPairs(response.headers).filter(
      ([name]) => !isDecoded || !/^content-(?:encoding|length)$/.test(name),
    ),
    location: response.headers.get('location'),
  };
}

/** Node's `fetch` hides the error of the connection. */
function causeOf(error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause : new Error('not an error');
}
