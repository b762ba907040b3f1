import type {HttpBody, HttpPart, HttpRequest} from '../types';
import {chooseBoundary, formatMultipart} from '../multipartText';
import {hasCurlForm, toCurlPart} from './curlForm';
import {quoteShell} from './quoteShell';

/** The request as a `curl` command for any POSIX shell. What has no header, digest and client certificates, has options. */
export function toCurl(request: HttpRequest): string {
  const {method, url, headers, cookies, body, authentication, clientCertificate} = request;
  const hasBody = body.kind !== 'none';
  const isOwnHeader = (name: string) => authentication?.scheme === 'basic' && name.toLowerCase() === 'authorization';
  const lines = [
    toMethod(method, hasBody),
    `--url ${quoteShell(url)}`,
    ...(authentication ? [`${authentication.scheme === 'digest' ? '--digest ' : ''}--user ${quoteShell(`${authentication.username}:${authentication.password}`)}`] : []),
    ...(clientCertificate ? [`--cert ${quoteShell('<client_certificate>')}`, `--key ${quoteShell('<private_key>')}`] : []),
    // A header without a value is written with a semicolon.
    ...headers.filter(([name]) => !isOwnHeader(name)).map(([name, value]) => `--header ${quoteShell(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(cookies.length > 0 ? [`--cookie ${quoteShell(cookies.map((cookie) => cookie.join('=')).join('; '))}`] : []),
    ...toBodyLines(body),
  ];
  return `${toInput(body)}curl ${lines.filter((line) => line !== '').join(' \\\n  ')}`;
}

/** GET needs no word. HEAD has an option of its own: `--request HEAD` would wait for a body. */
function toMethod(method: string, hasBody: boolean): string {
  if (method === 'GET' && !hasBody) return '';
  return method === 'HEAD' && !hasBody ? '--head' : `--request ${quoteShell(method)}`;
}

function toBodyLines(body: HttpBody): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'binary':
      return [`--data-binary ${quoteShell(`@${body.file.name}`)}`];
    case 'multipart':
      return toMultipartLines(body.mediaType, body.parts);
    default:
      return [body.text.includes('\0') ? '--data-binary @-' : `--data-raw ${quoteShell(body.text)}`];
  }
}

/** No argument of a command can hold a zero byte: such a body goes through a pipe. */
function toInput(body: HttpBody): string {
  if ((body.kind !== 'text' && body.kind !== 'form-urlencoded') || !body.text.includes('\0')) return '';
  return `printf ${quoteShell(body.text.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000'))} | `;
}

/** `--form` for what it can express; text that it can not is written out with a boundary. */
function toMultipartLines(mediaType: string, parts: readonly HttpPart[]): string[] {
  const hasFiles = parts.some(({content}) => content.kind === 'file');
  const isForm = mediaType === 'multipart/form-data';
  if (hasFiles || (isForm && parts.length > 0 && parts.every(hasCurlForm))) {
    return [...(isForm ? [] : [`--header ${quoteShell(`Content-Type: ${mediaType}`)}`]), ...parts.map(toCurlPart)];
  }
  const boundary = chooseBoundary(parts);
  return [`--header ${quoteShell(`Content-Type: ${mediaType}; boundary=${boundary}`)}`, `--data-raw ${quoteShell(formatMultipart(parts, boundary))}`];
}
