import {FRAME_MEDIA_TYPE, TRY_IT_HEADER, createFrameDecoder} from '../../proxy/protocol';
import type {FrameHead, Problem} from '../../proxy/protocol';
import {toHeaderBytes} from '../../request';
import type {HttpRequest} from '../../request/types';
import {findForeignOrigin} from './boundOrigins';
import {findRefused} from './chooseTarget';
import {buildMultipart, packEnvelope, toBlob} from './packEnvelope';
import type {ResponseHead, SendFailure, SendOutcome, SendTarget} from './types';

export type SendOptions = {
  request: HttpRequest;
  target: SendTarget;
  signal: AbortSignal;
  onHead: (head: ResponseHead) => void;
  /** Called with the next bytes of the body as they arrive. */
  onBytes: (bytes: Uint8Array) => void;
};

/** As many bytes of a response as the proxy passes on: they stay in memory during the visit. */
const MAX_DIRECT_BYTES = 25 * 1024 * 1024;
/** Longest wait for the first byte of a response. The proxy's own deadlines are shorter. */
const PATIENCE_MS = 90_000;

/**
 * Sends a request and reports the response as it arrives. The browser adds nothing: no cookies of
 * this site, no referrer, no cache. Redirects are not followed. Credentials go only to the origins
 * that they are bound to. Never rejects: every failure is an outcome.
 */
export async function send(options: SendOptions): Promise<SendOutcome> {
  const foreign = findForeignOrigin(options.request);
  if (foreign !== undefined) return failed({kind: 'foreign-origin', origin: foreign});
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PATIENCE_MS);
  const cancel = () => timeout.abort();
  options.signal.addEventListener('abort', cancel);
  let answered = false;
  const attempt: SendOptions = {
    ...options,
    signal: timeout.signal,
    onHead(head) {
      answered = true;
      clearTimeout(timer);
      options.onHead(head);
    },
  };
  try {
    return await (options.target.via === 'proxy'
      ? sendThroughProxy(attempt, options.target)
      : sendDirectly(attempt));
  } catch {
    // `fetch` only reports that it failed; details appear only in the browser's own console.
    if (answered) return {kind: 'cut', reason: options.signal.aborted ? 'stopped' : 'connection'};
    if (options.signal.aborted) return failed({kind: 'cancelled'});
    return failed(
      timeout.signal.aborted ? {kind: 'timeout'} : {kind: 'network', via: options.target.via},
    );
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', cancel);
  }
}

async function sendThroughProxy(
  options: SendOptions,
  {proxyPath, document, operation}: {proxyPath: string; document: string; operation: string},
): Promise<SendOutcome> {
  const {body, contentType} = packEnvelope(options.request, document, operation);
  const response = await fetch(proxyPath, {
    method: 'POST',
    headers: {
      [TRY_IT_HEADER.name]: TRY_IT_HEADER.value,
      ...(contentType !== undefined && {'Content-Type': contentType}),
    },
    body,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    signal: options.signal,
  });
  const mediaType = response.headers.get('Content-Type')?.split(';', 1)[0];
  if (mediaType === 'application/problem+json')
    return failed(toRefusal((await response.json()) as Problem, response));
  if (mediaType !== FRAME_MEDIA_TYPE || !response.body)
    return failed({kind: 'no-proxy', status: response.status});
  return readFrame(response.body, options);
}

async function readFrame(
  stream: ReadableStream<Uint8Array>,
  {onHead, onBytes}: SendOptions,
): Promise<SendOutcome> {
  const decoder = createFrameDecoder();
  let announced = false;
  await readAll(stream, (chunk) => {
    const bytes = decoder.push(chunk);
    const head = decoder.head();
    if (head && !announced) {
      announced = true;
      onHead(toHead(head));
    }
    if (bytes.length > 0) onBytes(bytes);
  });
  const end = decoder.end();
  if (!announced) return failed({kind: 'network', via: 'proxy'});
  if (!end) return {kind: 'cut', reason: 'connection'};
  return end.complete ? {kind: 'complete'} : {kind: 'cut', reason: end.reason};
}

function toHead({status, statusText, headers, url, redirect, timings}: FrameHead): ResponseHead {
  return {
    status,
    statusText,
    headers,
    url,
    ...(redirect !== undefined && {redirect}),
    timings,
    via: 'proxy',
  };
}

function toRefusal(problem: Problem, response: Response): SendFailure {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return {kind: 'refused', problem, ...(Number.isFinite(seconds) && {retryAfterSeconds: seconds})};
}

async function sendDirectly({request, signal, onHead, onBytes}: SendOptions): Promise<SendOutcome> {
  if (isMixedContent(request.url)) return failed({kind: 'mixed-content'});
  const names = findRefused(request);
  if (names.length > 0) return failed({kind: 'unsendable', names});
  const {body, contentType} = packDirectBody(request.body);
  const headers = new Headers();
  for (const [name, value] of request.headers) headers.append(name, toHeaderBytes(value));
  if (contentType !== undefined) headers.set('Content-Type', contentType);
  const response = await fetch(request.url, {
    method: request.method,
    headers,
    body,
    credentials: 'omit',
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (response.type === 'opaqueredirect') return failed({kind: 'hidden-redirect'});
  onHead({
    status: response.status,
    statusText: response.statusText,
    headers: Array.from(response.headers),
    url: response.url || request.url,
    via: 'direct',
  });
  return (await readSome(response.body, onBytes))
    ? {kind: 'complete'}
    : {kind: 'cut', reason: 'size'};
}

/** Resolves to false if the body is larger than a page keeps. */
async function readSome(
  stream: ReadableStream<Uint8Array> | null,
  onBytes: (bytes: Uint8Array) => void,
): Promise<boolean> {
  const reader = stream?.getReader();
  let left = MAX_DIRECT_BYTES;
  for (let result = await reader?.read(); result && !result.done; result = await reader?.read()) {
    onBytes(result.value.subarray(0, left));
    left -= result.value.length;
    if (left < 0) {
      await reader?.cancel();
      return false;
    }
  }
  return true;
}

function packDirectBody(body: HttpRequest['body']): {body?: BodyInit; contentType?: string} {
  if (body.kind === 'none') return {};
  if (body.kind === 'binary') return {body: toBlob(body.file)};
  if (body.kind !== 'multipart') return {body: new Blob([body.text])};
  const boundary = `----${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  return {
    body: buildMultipart(body.parts, boundary),
    contentType: `${body.mediaType}; boundary=${boundary}`,
  };
}

/** Browsers block http from https pages, except to this machine. */
function isMixedContent(url: string): boolean {
  const {protocol, hostname} = new URL(url, window.location.href);
  return (
    window.location.protocol === 'https:' &&
    protocol === 'http:' &&
    !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  );
}

async function readAll(
  stream: ReadableStream<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = stream.getReader();
  for (let result = await reader.read(); !result.done; result = await reader.read())
    onChunk(result.value);
}

function failed(failure: SendFailure): SendOutcome {
  return {kind: 'failed', failure};
}
