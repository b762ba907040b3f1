import type {Access} from './address/isAllowedAddress';
import type {Target} from './allowlist/createAllowlist';
import type {Vouched} from './allowlist/endpoints';
import {checkCaller} from './checks/checkCaller';
import {checkMessage} from './checks/checkMessage';
import type {MessageForm} from './checks/checkMessage';
import type {RequestHead} from './checks/requestHead';
import type {Core} from './createCore';
import type {DigestCredentials} from './digest/digestAuthorization';
import type {EnvelopeMessage} from './envelope/part';
import type {DeadlineTimes} from './limits/createDeadline';
import {withinDeadline} from './limits/withinDeadline';
import type {Leaving, DeadlineScope} from './limits/withinDeadline';
import type {LogEntry} from './log';
import type {Envelope, FrameEnd, NameValue} from './protocol';
import {Refusal} from './refusal';
import {buildHeaders, checkSize} from './request/buildHeaders';
import type {RequestHeaders} from './request/buildHeaders';
import {createBody} from './request/createBody';
import type {UpstreamBody} from './request/createBody';
import {ruleName} from './request/headerRules';

/** A request in progress, and what only its runtime can do: read, connect and write. */
export type Passage = {
  head: RequestHead;
  response: Leaving;
  client: string;
  core: Core;
  entry: LogEntry;
  /** Sets headers of the response, before it begins. */
  setHeaders: (headers: {[name: string]: string}) => void;
  /** Resolves when the response has left this process. */
  flush: () => Promise<void>;
  readMessage: (form: MessageForm, scope: DeadlineScope) => Promise<EnvelopeMessage>;
  /** Checks what only the runtime knows. The returned function sends the request. */
  prepare: (sending: OutgoingRequest, scope: DeadlineScope) => () => Promise<Answer>;
  /** Refuses a URL that an authorization server's metadata does not name. */
  confirm: (url: URL, vouched: Vouched, access: Access, scope: DeadlineScope) => Promise<void>;
};

/** A request to an API that has passed every check. */
export type OutgoingRequest = {
  target: Target;
  access: Access;
  credentials: DigestCredentials | undefined;
  body: UpstreamBody;
  /** The reader's headers. */
  headers: NameValue[];
  /** Checks headers and adds those that the proxy writes. */
  toHeaders: (headers: NameValue[], framing: NameValue[]) => RequestHeaders;
};

/** The response of an API has begun. */
export type Answer = {
  status: number | undefined;
  /** Writes it as a frame. Resolves with how the frame ended. */
  passOn: (options: {streamTimes: DeadlineTimes; maxBytes: number}) => Promise<FrameEnd>;
};

const ignore = (): void => undefined;

/**
 * The only way to an exchange, in every runtime. From before the first byte of the request is read
 * until after the last byte of the response is written, it holds a slot and has one deadline; it
 * frees the slot however it ends. Callers that get no slot are counted for the rate limit too.
 */
export async function exchange(passage: Passage): Promise<void> {
  await admit(passage, (scope) => pass(passage, scope));
}

/** What it takes to let a request in. */
export type Admission = Pick<Passage, 'response' | 'client' | 'setHeaders' | 'flush'> & {
  core: Pick<Core, 'slots' | 'rateLimit' | 'times'>;
};

/** Runs the work of a request that gets a slot and is within its limits. */
export async function admit(
  {response, client, core, setHeaders, flush}: Admission,
  work: (scope: DeadlineScope) => Promise<void>,
): Promise<void> {
  const release = core.slots.take(client);
  if (typeof release === 'string') {
    // Nobody waits for the count: a caller without a slot holds nothing.
    core.rateLimit.countClient(client).catch(ignore);
    throw new Refusal('busy', undefined, release, {'Retry-After': '1'});
  }
  try {
    await withinDeadline(core.times(), response, async (scope) => {
      scope.expect('limiter_unavailable');
      setHeaders(await core.rateLimit.countClient(client));
      await work(scope);
    });
    await flush();
  } finally {
    release();
  }
}

/**
 * The steps in their order. Each lets the request go on or refuses it; nothing leaves this server
 * before the last ones.
 */
async function pass(passage: Passage, scope: DeadlineScope): Promise<void> {
  const {head, client, core, entry} = passage;
  const {limits, origins} = core.options;
  checkCaller(head, origins);
  const form = checkMessage(head, limits.maxRequestBytes);
  scope.expect('request_timeout');
  const {envelope, nextPart} = await passage.readMessage(form, scope);
  if (envelope.timeoutMs !== undefined) scope.change(core.times(envelope.timeoutMs));

  const target = core.allowlist()(envelope);
  Object.assign(entry, {document: target.document, operation: target.operation});
  const access = accessOf(target, core);
  if (!core.hosts.isAllowed(target.url.hostname, access))
    throw new Refusal(
      'address_not_allowed',
      target.vouched ? ONLY_PUBLIC : core.hosts.explain(target.url.hostname),
      'host',
    );
  const credentials = chooseDigest(envelope, target);
  checkSize(envelope.headers, envelope.cookies);
  const body = createBody({
    body: envelope.body,
    method: target.method,
    contentType: envelope.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1],
    nextPart,
    maxBytes: limits.maxRequestBytes,
  });
  const toHeaders = (headers: NameValue[], framing: NameValue[]): RequestHeaders =>
    buildHeaders({
      headers,
      cookies: envelope.cookies,
      documented: target.documented,
      strict: access !== 'public',
      framing,
    });
  const send = passage.prepare(
    {target, access, credentials, body, headers: envelope.headers, toHeaders},
    scope,
  );

  scope.expect('limiter_unavailable');
  // The metadata URL is checked first, whatever host the caller names.
  await core.rateLimit.countTarget(client, (target.vouched?.metadata ?? target.url).host);
  scope.expect('upstream_timeout');
  scope.onOver(() => {
    entry.sent = body.sent();
  });
  if (target.vouched) await confirm(target.url, target.vouched, passage, scope);
  const answer = await send();
  entry.status = answer.status;
  const end = await answer.passOn({
    streamTimes: core.streamTimes(envelope.timeoutMs),
    maxBytes: limits.maxResponseBytes,
  });
  if (!end.complete) entry.cut = end.reason;
  entry.received = end.bytes;
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

/** The metadata is fetched under the same rules as everything else. */
async function confirm(
  url: URL,
  vouched: Vouched,
  {core, confirm: confirmEndpoint}: Passage,
  scope: DeadlineScope,
): Promise<void> {
  const access = accessOf({url: vouched.metadata}, core);
  if (!core.hosts.isAllowed(vouched.metadata.hostname, access))
    throw new Refusal('address_not_allowed', undefined, 'host');
  await confirmEndpoint(url, vouched, access, scope);
}

/**
 * Targets that the operator has named may be private; all others have the access of the whole
 * proxy. A URL that only metadata names must be public.
 */
function accessOf({url, vouched}: Pick<Target, 'url' | 'vouched'>, {options}: Core): Access {
  if (vouched) return 'public';
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return options.privateTargets.has(`${url.hostname}:${port}`) ? 'private' : options.access;
}
