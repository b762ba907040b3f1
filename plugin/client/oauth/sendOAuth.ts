import type {HttpRequest} from '../../request/types';
import {toHeaderBytes} from '../../request';
import {encodeForm} from '../../request/percent';
import type {OAuthClient} from '../credentials/types';
import {chooseTarget} from '../send/chooseTarget';
import {send} from '../send/send';
import type {OAuthResult, OAuthServer} from './types';
import {parseUrl} from '../../proxy/protocol';

export type OAuthRequest = {
  purpose: 'token' | 'refresh' | 'device' | 'discovery';
  url: string;
  /** Fields of the form; without them the request is a GET. */
  form?: {[name: string]: string | undefined};
  client?: OAuthClient;
  /** Origins that a stored token and the client's secret may be sent to. */
  boundTo?: readonly string[];
  signal: AbortSignal;
};

/** More than any response of an authorization server needs. */
const MAX_BYTES = 1024 * 1024;

/** Sends a request to an authorization server and parses its JSON object, whatever the status. */
export async function sendOAuth(
  {scheme, documentId, proxyPath}: OAuthServer,
  {purpose, url, form, client, boundTo, signal}: OAuthRequest,
): Promise<OAuthResult<{[name: string]: unknown}>> {
  if (!/^https?:\/\//i.test(url) || !parseUrl(url))
    return {ok: false, failure: {kind: 'no-endpoint'}};
  const request: HttpRequest = {...toHttpRequest(url, form, client), ...(boundTo && {boundTo})};
  const target = chooseTarget({
    request,
    operation: `auth ${scheme} ${purpose}`,
    document: documentId,
    proxyPath,
    siteOrigin: window.location.origin,
  });
  const chunks: BlobPart[] = [];
  let size = 0;
  let status: number | undefined;
  const outcome = await send({
    request,
    target,
    signal,
    onHead: (head) => {
      status = head.status;
    },
    onBytes(bytes) {
      size += bytes.length;
      if (size <= MAX_BYTES) chunks.push(bytes as BlobPart);
    },
  });
  if (outcome.kind === 'failed')
    return {
      ok: false,
      failure:
        outcome.failure.kind === 'cancelled'
          ? {kind: 'cancelled'}
          : {kind: 'send', failure: outcome.failure},
    };
  const value = readJson(await new Blob(chunks).text());
  return value ? {ok: true, value} : {ok: false, failure: {kind: 'malformed', status}};
}

function toHttpRequest(
  url: string,
  form: OAuthRequest['form'],
  client: OAuthClient | undefined,
): HttpRequest {
  const rest = {url, cookies: [], problems: [], sendable: true};
  if (!form)
    return {
      ...rest,
      method: 'GET',
      headers: [['Accept', 'application/json']],
      body: {kind: 'none'},
    };
  const isConfidential = client?.clientSecret !== undefined && client.clientSecret !== '';
  const inHeader = isConfidential && client.authentication === 'header';
  const fields = {
    ...form,
    ...(client &&
      !inHeader && {
        client_id: client.clientId,
        ...(isConfidential && {client_secret: client.clientSecret}),
      }),
  };
  return {
    ...rest,
    method: 'POST',
    headers: [
      ['Accept', 'application/json'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ...(inHeader ? [['Authorization', `Basic ${toBasic(client)}`] as [string, string]] : []),
    ],
    body: {
      kind: 'form-urlencoded',
      text: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      ).toString(),
    },
  };
}

/** The client's ID and secret are form-encoded first (RFC 6749 section 2.3.1). */
function toBasic({clientId, clientSecret = ''}: OAuthClient): string {
  return btoa(toHeaderBytes(`${encodeForm(clientId)}:${encodeForm(clientSecret)}`));
}

function readJson(text: string): {[name: string]: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as {[name: string]: unknown})
      : undefined;
  } catch {
    return undefined;
  }
}
