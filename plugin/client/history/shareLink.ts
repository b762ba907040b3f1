import type {RequestContext, RequestValues} from '../../request/types';
import {withoutSecrets} from './withoutSecrets';

/** In the fragment, which no server and no log ever sees. */
const PREFIX = '#try-it=';
/** Longer links are cut by many programs that people share them with. */
const MAX_LENGTH = 8000;

/** A link to this page that fills in the form in the same way, without secrets. `undefined`: too long to be shared. */
export function toShareLink(pageUrl: string, values: RequestValues, context: RequestContext): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(withoutSecrets(values, context)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const link = `${pageUrl.replace(/#.*$/s, '')}${PREFIX}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return link.length > MAX_LENGTH ? undefined : link;
}

export function isShareLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * The values in a link. `undefined` for anything that is not of their form: a link may come from anyone. Credentials and a server
 * that the document does not name are never taken from it, so that a link cannot lead a reader's key elsewhere.
 */
export function readShareLink(hash: string): RequestValues | undefined {
  if (!isShareLink(hash) || hash.length > MAX_LENGTH) return undefined;
  let value: unknown;
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(text, (character) => character.charCodeAt(0))));
  } catch {
    return undefined;
  }
  return toValues(value);
}

function toValues(value: unknown): RequestValues | undefined {
  if (!isRecord(value) || !isRecord(value.server) || !isRecord(value.security) || !Array.isArray(value.parameters)) return undefined;
  const {server, security, parameters, body} = value;
  const variables = Array.isArray(server.variables) ? server.variables.filter(isVariable) : [];
  if (!parameters.every(isParameter) || (body !== undefined && !isBody(body))) return undefined;
  return {
    server: {index: isIndex(server.index) ? server.index : 0, variables},
    parameters,
    ...(body !== undefined && {body}),
    security: {credentials: [], ...(isIndex(security.alternative) && {alternative: security.alternative})},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isVariable(value: unknown): value is {name: string; value: string} {
  return isRecord(value) && typeof value.name === 'string' && typeof value.value === 'string';
}

function isParameter(value: unknown): value is RequestValues['parameters'][number] {
  return isRecord(value) && typeof value.name === 'string' && typeof value.in === 'string' && ['path', 'query', 'querystring', 'header', 'cookie'].includes(value.in) && (value.raw === undefined || typeof value.raw === 'string');
}

function isBody(value: unknown): value is NonNullable<RequestValues['body']> {
  if (!isRecord(value) || typeof value.mediaType !== 'string' || (value.contentType !== undefined && typeof value.contentType !== 'string')) return false;
  switch (value.kind) {
    case 'value':
      return value.value !== undefined;
    case 'text':
      return typeof value.text === 'string';
    case 'file':
      return value.file === undefined || isFile(value.file);
    case 'parts':
      return Array.isArray(value.parts) && value.parts.every(isPart);
    default:
      return false;
  }
}

function isPart(value: unknown): boolean {
  if (!isRecord(value) || (value.name !== undefined && typeof value.name !== 'string') || (value.contentType !== undefined && typeof value.contentType !== 'string')) return false;
  return value.kind === 'value' ? value.value !== undefined : value.kind === 'file' && (value.file === undefined || isFile(value.file));
}

function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && typeof value.type === 'string' && value.content === undefined;
}
