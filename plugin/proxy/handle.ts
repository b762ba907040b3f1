import {randomUUID} from 'crypto';
import type {IncomingMessage, ServerResponse} from 'http';
import {toInternal} from './answerFault';
import {isAllowedHost} from './address/isAllowedHost';
import type {Access} from './address/isAllowedAddress';
import type {Target} from './allowlist/createAllowlist';
import {checkCaller} from './checks/checkCaller';
import {checkMessage} from './checks/checkMessage';
import {readEnvelope} from './envelope/readEnvelope';
import {ask} from './forward/ask';
import type {Answer} from './forward/ask';
import {confirmEndpoint} from './forward/confirmEndpoint';
import {askForChallenge} from './digest/askForChallenge';
import {askByDigest} from './digest/askByDigest';
import type {DigestCredentials} from './digest/digestAuthorization';
import {passOn} from './forward/passOn';
import {toClient} from './limits/toClient';
import {withinDeadline} from './limits/withinDeadline';
import type {Scope} from './limits/withinDeadline';
import type {LogEntry} from './log';
import type {Proxy} from './createProxy';
import {ReaderLeft, Refusal} from './refusal';
import type {Envelope, NameValue} from './protocol';
import {buildHeaders} from './request/buildHeaders';
import type {RequestHeaders} from './request/buildHeaders';
import {createBody} from './request/createBody';
import type {RequestBody} from './request/createBody';
import {ruleName} from './request/headerRules';
import {flush} from './response/finish';
import {sendProblem} from './response/sendProblem';

const ignore = (): void => undefined;

/** Handles one request from beginning to end. Rejects only if the log or the metrics throw. */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  proxy: Proxy,
): Promise<void> {
  const {options} = proxy;
  const started = performance.now();
  options.metrics.begin();
  const client = toClient(request, options.trustProxy);
  const entry: LogEntry = {
    time: new Date().toISOString(),
    id: randomUUID(),
    client: proxy.nameClient(client),
    outcome: 'answered',
    sent: 0,
    received: 0,
    ms: 0,
  };
  // Without this listener, streams would end the process when the reader's connection breaks.
  request.on('error', ignore);
  response.on('error', ignore);
  passOnClose(request, response);
  try {
    await holdPlace(request, response, client, proxy, (scope) =>
      exchange({request, response, client, proxy, entry, scope}),
    );
  } catch (error) {
    refuse(response, entry, error);
    void flush(request, response);
  }
  proxy.drain(request, response, client);
  entry.ms = Math.round(performance.now() - started);
  options.log(entry);
  options.metrics.end(entry);
}

/**
 * Closes a response that waits behind another one when their connection closes: Node closes only
 * the first.
 */
function passOnClose({socket}: IncomingMessage, response: ServerResponse): void {
  const closeWaiting = (): void => {
    // Once it is a response's turn, it has a socket, and Node closes it.
    if (response.socket === null && !response.destroyed) response.destroy().emit('close');
  };
  socket.once('close', closeWaiting);
  response.once('close', () => socket.off('close', closeWaiting));
}

/**
 * Says nothing that the caller has not written: a name that only points to such an address is
 * refused without it.
 */
const LOOPBACK =
  'This server is an address of the machine itself, so it works only in development. In production, the operator of this site must allow it with --allow-private-targets.';

/**
 * The only way to an exchange. From before the first byte of the request is read until after the
 * last byte of the response is written, it holds a slot and has one deadline; it frees the slot
 * however it ends. Callers that get no slot are counted for the rate limit too.
 */
async function holdPlace(
  request: IncomingMessage,
  response: ServerResponse,
  client: string,
  proxy: Proxy,
  work: (scope: Scope) => Promise<void>,
): Promise<void> {
  const release = proxy.slots.take(client);
  if (typeof release === 'string') {
    // Nobody waits for the count: a caller without a slot holds nothing.
    proxy.rateLimit.countClient(client).catch(ignore);
    throw new Refusal('busy', undefined, release, {'Retry-After': '1'});
  }
  try {
    await withinDeadline(proxy.times(), response, async (scope) => {
      scope.expect('limiter_unavailable');
      response.setHeaders(new Map(Object.entries(await proxy.rateLimit.countClient(client))));
      await work(scope);
    });
    await flush(request, response);
  } finally {
    release();
  }
}

/** A request in progress. */
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  client: string;
  proxy: Proxy;
  entry: LogEntry;
  scope: Scope;
};

/**
 * The steps in their order. Each lets the request go on or refuses it; nothing leaves this server
 * before the last ones.
 */
async function exchange(passage: Exchange): Promise<void> {
  const {request, response, client, proxy, entry, scope} = passage;
  const {limits, origins} = proxy.options;
  checkCaller(request, origins);
  const form = checkMessage(request, limits.maxRequestBytes);
  scope.expect('request_timeout');
  const {envelope, nextPart} = await readEnvelope(request, form, scope);
  if (envelope.timeoutMs !== undefined) scope.change(proxy.times(envelope.timeoutMs));

  const target = proxy.allowlist()(envelope);
  Object.assign(entry, {document: target.document, operation: target.operation});
  const access = accessOf(target, proxy);
  if (!isAllowedHost(target.url.hostname, access))
    throw new Refusal('address_not_allowed', explainAddress(target), 'host');
  const credentials = chooseDigest(envelope, target);
  const body = createBody({
    body: envelope.body,
    method: target.method,
    contentType: envelope.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1],
    nextPart,
    maxBytes: limits.maxRequestBytes,
  });
  const send = prepare({envelope, target, access, credentials, body}, passage);

  scope.expect('limiter_unavailable');
  // The metadata URL is checked first, whatever host the caller names.
  await proxy.rateLimit.countTarget(client, (target.vouched?.metadata ?? target.url).host);
  scope.expect('upstream_timeout');
  scope.onOver(() => {
    entry.sent = body.sent();
  });
  if (target.vouched) await confirm(target.url, target.vouched, proxy, scope);
  const answer = await send();
  entry.status = answer.upstream.statusCode;
  const end = await passOn({
    scope,
    answer,
    response,
    url: target.url,
    streamTimes: proxy.streamTimes(envelope.timeoutMs),
    maxBytes: limits.maxResponseBytes,
  });
  if (!end.complete) entry.cut = end.reason;
  entry.received = end.bytes;
}

type Prepared = {
  envelope: Envelope;
  target: Target;
  access: Access;
  credentials: DigestCredentials | undefined;
  body: RequestBody;
};

/**
 * Checks what will be sent. The returned function sends it, with Digest if the envelope asks for
 * it.
 */
function prepare(
  {envelope, target, access, credentials, body}: Prepared,
  {request, response, proxy, scope}: Exchange,
): () => Promise<Answer> {
  const {method, url} = target;
  const toHeaders = (headers: NameValue[], framing: NameValue[]): RequestHeaders =>
    buildHeaders({
      headers,
      cookies: envelope.cookies,
      documented: target.documented,
      strict: access !== 'public',
      framing,
    });
  const plain = toHeaders(envelope.headers, body.framing);
  const protocol = url.protocol as 'http:' | 'https:';
  const send = (sent: RequestBody, authorization?: string): Promise<Answer> =>
    ask({
      scope,
      request,
      response,
      target,
      headers:
        authorization === undefined
          ? plain
          : toHeaders([...envelope.headers, ['Authorization', authorization]], sent.framing),
      body: sent,
      forwarder: proxy.forwarder(protocol, access),
    });
  if (!credentials) return () => send(body);
  // The API is asked for its challenge under the same rules as for the request itself.
  const probe = () =>
    askForChallenge({
      method,
      url,
      headers: toHeaders(
        envelope.headers.filter(([name]) => !/^content-/i.test(name)),
        body.framing.length > 0 ? [['Content-Length', '0']] : [],
      ),
      agent: proxy.agent(protocol, access),
      scope,
    });
  return () => askByDigest({credentials, method, url, body, probe, send});
}

/**
 * Credentials for an operation that documents them. A redirect may lead to one that does not: it
 * gets the request without them.
 */
function chooseDigest(
  {digest, headers}: Envelope,
  {takesDigest, documented}: Target,
): DigestCredentials | undefined {
  if (!digest || (!takesDigest && documented.unknownToCaller)) return undefined;
  if (!takesDigest) throw new Refusal('bad_envelope', 'The operation takes no Digest credentials.');
  if (headers.some(([name]) => ruleName(name) === 'authorization'))
    throw new Refusal('bad_envelope', 'With digest, the proxy writes Authorization.');
  return digest;
}

const ONLY_PUBLIC =
  'This endpoint is only in the metadata of the authorization server, and is not at a public address. To allow it, write its URL into the document.';

/**
 * What a reader can do about a host that is refused for its name alone. Addresses that DNS returns
 * are never mentioned.
 */
function explainAddress({url, vouched}: Target): string | undefined {
  if (vouched) return ONLY_PUBLIC;
  return isAllowedHost(url.hostname, 'loopback') ? LOOPBACK : undefined;
}

/** The metadata is fetched under the same rules as everything else. */
async function confirm(
  url: URL,
  vouched: NonNullable<Target['vouched']>,
  proxy: Proxy,
  scope: Scope,
): Promise<void> {
  const access = accessOf({url: vouched.metadata}, proxy);
  if (!isAllowedHost(vouched.metadata.hostname, access))
    throw new Refusal('address_not_allowed', undefined, 'host');
  await confirmEndpoint(
    url,
    vouched,
    proxy.agent(vouched.metadata.protocol as 'http:' | 'https:', access),
    scope,
  );
}

/**
 * Targets that the operator has named may be private; all others have the access of the whole
 * proxy. A URL that only metadata names must be public.
 */
function accessOf({url, vouched}: Pick<Target, 'url' | 'vouched'>, {options}: Proxy): Access {
  if (vouched) return 'public';
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return options.privateTargets.has(`${url.hostname}:${port}`) ? 'private' : options.access;
}

function refuse(response: ServerResponse, entry: LogEntry, error: unknown): void {
  // There is no caller left to respond to.
  if (response.destroyed || error instanceof ReaderLeft) {
    entry.outcome = 'left';
    return;
  }
  const refusal = error instanceof Refusal ? error : toInternal(error);
  entry.outcome = 'refused';
  entry.code = refusal.code;
  if (refusal.reason !== undefined) entry.reason = refusal.reason;
  // The reader has received part of a response, which must not look complete.
  if (response.headersSent) response.destroy();
  else sendProblem(response, refusal, entry.id);
}
