import {randomUUID} from 'crypto';
import type {Request, Response} from 'express';
import {isAllowedHost} from './address/isAllowedHost';
import type {Access} from './address/isAllowedAddress';
import type {Target} from './allowlist/createAllowlist';
import {checkCaller} from './checks/checkCaller';
import {checkMessage} from './checks/checkMessage';
import {readEnvelope} from './envelope/readEnvelope';
import {confirmEndpoint} from './forward/confirmEndpoint';
import {forward} from './forward/forward';
import type {Forwarded} from './forward/forward';
import {toClient} from './limits/toClient';
import type {LogEntry} from './log';
import type {Proxy} from './createProxy';
import {Refusal} from './refusal';
import {buildHeaders} from './request/buildHeaders';
import {createBody} from './request/createBody';
import {sendProblem} from './response/sendProblem';

/** One request from beginning to end. Never rejects. */
export async function handle(request: Request, response: Response, proxy: Proxy): Promise<void> {
  const started = performance.now();
  proxy.options.metrics.begin();
  const entry: LogEntry = {time: new Date().toISOString(), id: randomUUID(), outcome: 'answered', sent: 0, received: 0, ms: 0};
  // Streams without this listener would end the process when the reader's connection breaks.
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  try {
    describeForwarded(entry, await exchange(request, response, proxy, entry));
  } catch (error) {
    refuse(request, response, entry, error instanceof Refusal ? error : new Refusal('internal', undefined, describeFault(error)));
  }
  entry.ms = Math.round(performance.now() - started);
  proxy.options.log(entry);
  proxy.options.metrics.end(entry);
}

/** The passes in their order. Each lets the request go on or refuses it; nothing leaves this server before the last one. */
async function exchange(request: Request, response: Response, proxy: Proxy, entry: LogEntry): Promise<Forwarded> {
  const {options} = proxy;
  checkCaller(request, options.origins);
  const {envelope, nextPart} = await readEnvelope(request, checkMessage(request, options.limits.maxRequestBytes));

  const target = proxy.allowlist()(envelope);
  Object.assign(entry, {document: target.document, operation: target.operation});
  const access = accessOf(target, proxy);
  if (!isAllowedHost(target.url.hostname, access)) throw new Refusal('address_not_allowed', undefined, 'host');

  const contentType = envelope.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const body = createBody({body: envelope.body, method: target.method, contentType, nextPart, maxBytes: options.limits.maxRequestBytes});
  const headers = buildHeaders({headers: envelope.headers, cookies: envelope.cookies, documentedHeaders: target.documentedHeaders, framing: body.framing});

  const client = toClient(request, options.trustProxy);
  // The metadata is asked first, whatever host the caller names.
  await proxy.countRequest(request, response, client, (target.vouched?.metadata ?? target.url).host);
  const release = proxy.takePlace(client);
  try {
    if (target.vouched) await confirm(target.url, target.vouched, proxy);
    return await forward({request, response, target, headers, body, forwarder: proxy.forwarder(target.url.protocol as 'http:' | 'https:', access), limits: proxy.forwardLimits(envelope.timeoutMs)});
  } finally {
    entry.sent = body.sent();
    release();
  }
}

/** The metadata is asked under the same rules as everything else. */
async function confirm(url: URL, vouched: NonNullable<Target['vouched']>, proxy: Proxy): Promise<void> {
  const access = accessOf({url: vouched.metadata}, proxy);
  if (!isAllowedHost(vouched.metadata.hostname, access)) throw new Refusal('address_not_allowed', undefined, 'host');
  await confirmEndpoint(url, vouched, proxy.agent(vouched.metadata.protocol as 'http:' | 'https:', access));
}

/** Targets that the operator has named may be private; all others are as the whole proxy is. */
function accessOf({url}: Pick<Target, 'url'>, {options}: Proxy): Access {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return options.privateTargets.has(`${url.hostname}:${port}`) ? 'private' : options.access;
}

function describeForwarded(entry: LogEntry, {status, end, left}: Forwarded): void {
  if (left) entry.outcome = 'left';
  if (status !== undefined) entry.status = status;
  if (end?.complete === false) entry.cut = end.reason;
  entry.received = end?.bytes ?? 0;
}

/** A fault of the proxy itself, for the log: which error, and where; its message may repeat what a reader sent. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const place = /^\s+at .*$/m.exec((error.stack ?? '').replace(error.message, ''))?.[0].trim() ?? '';
  return `${error.name} ${place}`.trim();
}

function refuse(request: Request, response: Response, entry: LogEntry, refusal: Refusal): void {
  entry.outcome = response.destroyed ? 'left' : 'refused';
  entry.code = refusal.code;
  if (refusal.reason !== undefined) entry.reason = refusal.reason;
  if (response.destroyed) return;
  sendProblem(response, refusal, entry.id);
  drain(request);
}

/** What is still on its way of a refused request, read and dropped so that the answer reaches a browser that is still sending; then the connection ends. */
function drain(request: Request): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), DRAIN_MS);
  request.once('close', () => clearTimeout(timer));
}

const DRAIN_MS = 5000;

